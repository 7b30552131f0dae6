### Draft: French, written by people whose first language it is not. To be looked at by native readers: tutoiement,
### « grille » for the cards in front of you, and the castors.

## Le jeu et ses options

title = Biber Gang
tagline = Débarrasse-toi des cartes fortes : les paires en colonne comptent zéro, et les castors vont avec tout.
option-players = Joueurs
    .help = De deux à six joueurs.
option-discard-take-must-swap = Pris, c'est pris
    .help = Une carte prise dans la défausse doit aller dans ta grille ; pas question de la défausser aussitôt.
option-beaver-swap-out = Castors remplaçables
    .help = Tu peux aussi remplacer un castor visible par une carte qui ne le fait pas nager.
option-exhausted-deck = Pioche vide
    .help = Ce qui se passe quand la pioche est vide. Si l'on compte la manche, c'est tout de suite, même s'il reste des derniers tours à jouer.
    .reshuffle = Mélanger la défausse
    .score = Compter la manche
option-turn-limit = Nombre maximal de tours
    .help = Si personne ne finit, on compte la manche dès que tout le monde a joué ce nombre de tours.
option-highest = Plus grand nombre
    .help = Le paquet : les nombres vont de 0 jusqu'ici. Dans la boîte, jusqu'à 12.
option-copies = Exemplaires de chaque nombre
    .help = Le paquet : combien il y a de chaque nombre. Huit dans la boîte.
option-beavers = Castors
    .help = Le paquet : combien il y a de castors. Quatre dans la boîte.
coach-1 = Pioche une carte et mets-la à la place d'une de tes huit, ou défausse-la et retourne une des tiennes.
coach-2 = Les petits nombres sont bons. Deux cartes égales l'une au-dessus de l'autre, c'est mieux : elles comptent 0. Les castors vont avec tout.
coach-3 = Quand quelqu'un a toutes ses cartes visibles, les autres jouent encore un tour. Celui qui a le moins de points gagne.

## Les règles en une phrase ; « called » : de quoi elles parlent ; le premier nom est affiché, on peut les taper tous

rule-deck = La carte que tu prends à la pioche, toi seul la vois, jusqu'à ce que tu la poses quelque part.
    .called = Pioche
rule-pile = De la défausse, tu prends la carte du dessus ; tout le monde l'a vue.
    .called = Défausse
rule-swap = La carte piochée va face visible à la place d'une des tiennes, qui part à la défausse. Si celle-ci est cachée, tu ne peux pas la regarder avant.
    .called = Remplacer
rule-discard = Si tu défausses la carte piochée, tu dois retourner une carte cachée. Seule ta toute dernière peut rester cachée.
    .called = Défausser
rule-beaver = Un castor vaut autant que la carte visible au-dessus ou au-dessous de lui, et les deux forment une paire.
    .called = Castor, castors
rule-swim = Mets à la place du castor une carte d'exactement sa valeur, et il nage jusqu'à une de tes cartes cachées, qui part à la défausse.
    .called = Nager
rule-beaver-pair = Deux castors l'un au-dessus de l'autre restent ensemble et comptent comme une paire de la valeur qui t'arrange le plus.
    .called = Paire de castors
rule-pair = Deux cartes égales l'une au-dessus de l'autre comptent 0 à elles deux. Côte à côte, elles comptent normalement.
    .called = Paire, paires
rule-bonus = Deux, trois ou quatre paires de la même valeur enlèvent 10, 15 ou 20 points.
    .called = Bonus
rule-end = Quand quelqu'un n'a plus de carte cachée, tous les autres jouent encore un tour, et on compte la manche. Après cinq manches, celui qui a le moins de points gagne.
    .called = Fin

## Cartes : { $article -> [a] un [none] sans article, [it] un pronom ; sinon « le »

card-number = { $article ->
    [a] un { $n }
    [none] { $n }
    [it] le
   *[the] le { $n }
 }
card-beaver = { $article ->
    [a] un castor
    [none] castor
    [it] le
   *[the] le castor
 }
drawn-card = la carte piochée
place = { nth } { $row ->
    [top] en haut
   *[bottom] en bas
 }
card-at = { NOUN($card, article: "a") } ({ $place })
how-many = { $count ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $count }
 }

## Ce qui est demandé

ask-flips = Choisis deux de tes cartes à retourner.
ask-second-flip = Choisis la seconde carte.
ask-draw = Pioche, ou prends { $top } dans la défausse.
ask-use = Remplace une de tes cartes par { $drawn }, ou défausse-{ NOUN($drawn, article: "it") }.
ask-use-back = Remplace une de tes cartes par { $drawn }, ou remets-{ NOUN($drawn, article: "it") } sur la défausse.
ask-use-must = Remplace une de tes cartes par { $drawn }.
ask-turn-one = Retourne une carte cachée.
ask-turn-or-leave = Retourne ta dernière carte, ou laisse-la cachée.
ask-swim = Où nage le castor ? Choisis une carte cachée.
ask-look-back = Manche { $n } sur { $rounds } : { points } pour toi. On passe à la suivante ?
ask-last-turn = Ton dernier tour : { SMALL($ask) }
wait-choose-flips = { $who } choisit deux cartes à retourner.
wait-draw-card = { $who } réfléchit : pioche ou défausse ?
wait-use-card = { $who } se demande où mettre { $drawn }.
wait-turn-one = { $who } va retourner une carte.
wait-swim-to = { $who } choisit où nage le castor.
wait-look-back = On attend encore { $who }.

## Ce qu'on peut faire

label-flip = Retourner ({ $place })
label-draw-deck = Piocher
label-draw-discard = Prendre { $top } dans la défausse
label-place = Remplacer { $old } ({ $place })
label-place-down = Remplacer la cachée ({ $place })
label-place-swim = Faire nager le castor ({ $place })
label-discard = Défausser { $drawn }
label-put-back = Remettre { $drawn }
label-leave = La laisser cachée
label-swim = Nager ici ({ $place })
label-next = Manche suivante

## Ce que ça apporte

brings-secret-flip = Elle reste cachée jusqu'à ce que tout le monde ait choisi.
brings-together = Ensuite tout le monde retourne ses cartes en même temps, et la plus grande somme commence.
brings-looks = Tu regardes la carte du dessus ; personne d'autre ne la voit encore.
brings-counted = Ensuite, on compte la manche.
brings-next = On distribue la manche suivante.
brings-wait = La manche suivante commence dès que tout le monde est d'accord.
brings-then = Ensuite : { SMALL($ask) }

## Pourquoi quelque chose n'est pas possible

why-picked-already = Cette carte, tu l'as déjà choisie ; prends-en une autre.
why-face-up-already = Cette carte est déjà visible ; on ne retourne que les cartes cachées.
why-discard-and-turn = Tu ne peux retourner une carte qu'après avoir défaussé celle que tu as piochée.
why-draw-first = Prends d'abord une carte : à la pioche ou dans la défausse.
why-drawn-already = Tu as déjà pioché, et c'est une seule carte par tour.
why-nothing-to-shuffle = La pioche est vide, et il n'y a rien à mélanger. Tu peux seulement prendre { $top } dans la défausse (G27).
why-locked = Deux castors l'un au-dessus de l'autre restent ensemble jusqu'à la fin de la manche (G16).
why-beaver-stays = À cette table, un castor ne cède sa place qu'à une carte de sa propre valeur (G8), et en ce moment c'est { $value }.
why-beaver-waits = À cette table, un castor ne cède sa place qu'à une carte de sa propre valeur (G8), et celle-ci est encore cachée.
why-must-swap = À cette table, une carte prise dans la défausse doit aller dans ta grille (G5).
why-not-the-last = Seule ta toute dernière carte peut rester cachée ; il t'en reste { $count }.
why-discard-and-leave = Défausse d'abord la carte piochée. Ensuite tu pourras laisser la dernière cachée.
why-swims-to-face-down = Cette carte est visible. Un castor ne nage que vers une carte cachée (G11).
why-swims-for-its-value = Un castor ne nage que si tu mets à sa place une carte de sa valeur.
why-round-not-counted = Cette manche n'est pas encore finie.
why-decides-otherwise = { nobody-first }

## Ce qui se passe

round = Manche { $n } sur { $rounds } : huit cartes pour chacun.
opens = La défausse commence avec { NOUN($card, article: "a") }.
swaps-blind = Tu échanges à l'aveugle : tout le monde voit l'ancienne carte.
swims = Le castor nage vers une carte cachée ({ $place }) : c'était { NOUN($old, article: "a") }.
swims-blind = Le castor nage jusque-là, et tout le monde voit l'ancienne carte.
turns-up-blind = Tout le monde verra ce que c'est.
reshuffles = La pioche est vide : on mélange { cards } de la défausse pour en faire une nouvelle.
deck-ends = La pioche est vide : on compte la manche en l'état.
limit-ends = Tout le monde a joué { $n } tours : on compte la manche en l'état.
pair = Ça fait une paire de { $v }.
pairs = Ça fait { how-many } paires de { $v } : { $off } points en moins.
beaver-pair = Deux castors l'un au-dessus de l'autre : maintenant, ils restent ensemble.
pair-gone = La paire de { $v } n'est plus là.
chooses = { $who ->
    [you] Tu as choisi deux cartes.
   *[other] { $who } a choisi deux cartes.
 }
turns-up = { $who ->
    [you] Tu retournes { NOUN($cards, article: "a") }.
   *[other] { $who } retourne { NOUN($cards, article: "a") }.
 }
begins = { $who ->
    [you] Tu as la plus grande somme, { $sum }, et tu commences.
   *[other] { $who } a la plus grande somme, { $sum }, et commence.
 }
begins-by-lot = { $who ->
    [you] { how-many } joueurs ont { $sum } ; le sort décide : tu commences.
   *[other] { how-many } joueurs ont { $sum } ; le sort décide : { $who } commence.
 }
draws = { $who ->
    [you] Tu pioches.
   *[other] { $who } pioche.
 }
draws-card = { $who ->
    [you] Tu pioches { NOUN($card, article: "a") }.
   *[other] { $who } pioche { NOUN($card, article: "a") }.
 }
takes = { $who ->
    [you] Tu prends { $card } dans la défausse.
   *[other] { $who } prend { $card } dans la défausse.
 }
discards = { $who ->
    [you] Tu défausses { $card }.
   *[other] { $who } défausse { $card }.
 }
puts-back = { $who ->
    [you] Tu remets aussitôt { $card }.
   *[other] { $who } remet aussitôt { $card }.
 }
swaps = { $who ->
    [you] Tu remplaces { $old } ({ $place }) par { $new }.
   *[other] { $who } remplace { $old } ({ $place }) par { $new }.
 }
swaps-down = { $who ->
    [you] Tu remplaces une carte cachée ({ $place }) par { $new } : c'était { NOUN($old, article: "a") }.
   *[other] { $who } remplace une carte cachée ({ $place }) par { $new } : c'était { NOUN($old, article: "a") }.
 }
sets-off = { $who ->
    [you] Tu mets { $new } à la place du castor ({ $place }) : le voilà qui nage.
   *[other] { $who } met { $new } à la place du castor ({ $place }) : le voilà qui nage.
 }
leaves = { $who ->
    [you] Tu laisses ta dernière carte cachée.
   *[other] { $who } laisse sa dernière carte cachée.
 }
closes = { $who ->
    [you] Toutes tes cartes sont visibles : tous les autres ont un dernier tour.
   *[other] Chez { $who }, toutes les cartes sont visibles : tous les autres ont un dernier tour.
 }
reveals = { $who ->
    [you] Tu retournes le reste : { NOUN($cards, article: "a") }.
   *[other] { $who } retourne le reste : { NOUN($cards, article: "a") }.
 }
scored = { $who ->
    [you] { $points } pour toi
   *[other] { $points } pour { $who }
 }{ $bonus ->
    [0] { "" }
   *[other] { " " }(bonus { $bonus })
 }
scores = Points de cette manche : { COMMAS($scores) }.
ends = C'était la dernière manche : la partie est finie.

## La table dans le navigateur

table-holds = En main chez { $name }
table-you-hold = Dans ta main
table-swims = En train de nager
table-closed = tout visible
table-so-far = { $pairs ->
    [0] visible : { $points }
    [one] visible : { $points }, une paire
   *[other] visible : { $points }, { $pairs } paires
 }
table-last-turns = derniers tours
table-paired = dans une paire
table-chosen = va être retournée
table-beaver = Castor

## La table dans le terminal

terminal-round = Manche { $n } sur { $rounds }
terminal-over = Les { $rounds } manches sont jouées
terminal-deck = pioche
terminal-pile = défausse
terminal-drawn = piochée
terminal-places = places : 1 à 4 en haut, 5 à 8 en bas
terminal-points = manches
terminal-total = total

## Ce que montrent des manches jouées jusqu'au bout

fact-display = À la fin, ta grille compte { $n } points en moyenne (« { $instead } » : { $than }).
fact-others = La meilleure grille des autres compte { $n } points en moyenne (« { $instead } » : { $than }).
fact-pairs = Paires que tu as à la fin, en moyenne : { $n } (« { $instead } » : { $than }).
fact-bonus = Ton bonus enlève { $n } points en moyenne (« { $instead } » : { $than }).
fact-closes = Dans { $n } manches sur 100, c'est toi qui mets fin à la manche (« { $instead } » : { $than }).

## Ce qui se passe, comme les rapports du laboratoire le comptent

happens-round-starts = On distribue une manche.
happens-opens-pile = Une carte ouvre la défausse.
happens-chooses = Quelqu'un a choisi une carte à retourner.
happens-turns-up = Une carte est retournée.
happens-begins = On sait qui commence.
happens-draws = Quelqu'un pioche.
happens-takes = Quelqu'un prend la carte du dessus de la défausse.
happens-discards = Une carte va à la défausse.
happens-places = Une carte entre dans une grille.
happens-swims = Un castor nage.
happens-leaves = Quelqu'un laisse sa dernière carte cachée.
happens-closes = Quelqu'un a tout retourné, les derniers tours commencent.
happens-reshuffles = La défausse est mélangée.
happens-deck-ends = La pioche est vide, on compte la manche.
happens-limit-ends = Personne n'a fini à temps, on compte la manche.
happens-reveals = À la fin de la manche, une carte cachée est retournée.
happens-scores = Quelqu'un reçoit les points d'une manche.
happens-goes-on = Quelqu'un est prêt pour la manche suivante.
happens-game-ends = La partie est finie.
