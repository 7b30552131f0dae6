### Draft: French, written by people whose first language it is not. To be looked at by native readers: the names of the
### special cards (« Échange », « Coup d'œil », « Double pioche »), « toquer », and the tutoiement.

## Le jeu et ses options

title = Biberbande
tagline = Quatre cartes cachées, deux coups d'œil : retiens ce que tu as, et toque au bon moment.
option-players = Joueurs
    .help = De deux à six joueurs.
option-fixed-dealer = Toujours le même donneur
    .help = C'est le même joueur qui distribue à chaque manche, donc le même qui commence.
option-keep-top = Le dessus de la défausse reste
    .help = Quand on mélange la défausse, sa carte du dessus reste où elle est.
option-special-first = Carte spéciale défaussée d'abord
    .help = Une carte spéciale que tu utilises va à la défausse avant son action, pas après.
option-turn-guard = Nombre maximal de tours
    .help = Si personne ne toque, une manche s'arrête après ce nombre de tours, ceux de tout le monde comptés ensemble.
option-memory-aid = Aide-mémoire
    .help = Pour apprendre : la table continue de te montrer les cartes que tu as vues.
option-bots-forget = Les bots oublient (pour cent)
    .help = Le risque qu'un bot oublie, à chaque tour, une carte qu'il a vue. À 0, ils n'oublient jamais.
option-highest = Plus grand nombre
    .help = Le paquet : les nombres vont de 0 jusqu'ici. Dans la boîte, jusqu'à 9.
option-copies = Exemplaires des autres nombres
    .help = Le paquet : combien il y a de chaque nombre, sauf le plus grand. Quatre dans la boîte.
option-highest-copies = Exemplaires du plus grand nombre
    .help = Le paquet : combien il y a de cartes du plus grand nombre. Neuf dans la boîte.
option-swaps = Cartes Échange
    .help = Le paquet : combien il y a de cartes Échange. Neuf dans la boîte.
option-peeks = Cartes Coup d'œil
    .help = Le paquet : combien il y a de cartes Coup d'œil. Sept dans la boîte.
option-draw-twos = Cartes Double pioche
    .help = Le paquet : combien il y a de cartes Double pioche. Cinq dans la boîte.
coach-1 = Tu as vu tes deux cartes du bord. Maintenant elles sont cachées, et la table ne te les montrera plus.
coach-2 = Prends la carte visible ou pioche, et remplace les plus fortes de tes quatre cartes.
coach-3 = Assez bas ? Alors toque. Celui qui a le moins de points gagne.

## Cartes et places : avec « le », « la », « l' » quand la phrase ne demande pas « un » (a) ou rien (none) ;
## counted : dans une rangée que l'on compte

card-number = { $article ->
    [none] { $n }
    [counted] { $n }
    [a] un { $n }
   *[the] le { $n }
 }
card-swap = { $article ->
    [none] Échange
    [counted] un Échange
    [a] un Échange
   *[the] l'Échange
 }
card-peek = { $article ->
    [none] Coup d'œil
    [counted] un Coup d'œil
    [a] un Coup d'œil
   *[the] le Coup d'œil
 }
card-draw-two = { $article ->
    [none] Double pioche
    [counted] une Double pioche
    [a] une Double pioche
   *[the] la Double pioche
 }
place = { $who ->
    [you] ta { nth } carte
   *[other] la { nth } chez { $who }
 }
from-pile = { $card } de la défausse
top-of-pile = la carte du dessus de la défausse
drawn = la carte piochée

## Les règles en une phrase ; « called » : de quoi elles parlent ; le premier nom est affiché, on peut les taper tous

rule-swap = Une de tes cartes change de place avec celle de quelqu'un d'autre ; personne ne les regarde.
    .called = Échange, échanger
rule-peek = Regarde une de tes quatre cartes, puis remets-la.
    .called = Coup d'œil
rule-draw-two = Pioche une carte. Si elle ne te plaît pas, défausse-la et pioches-en une autre ; celle-là, il faut l'utiliser ou la défausser.
    .called = Double pioche
rule-special = Les cartes spéciales n'agissent que si tu les tires de la pioche ; personne ne peut les prendre dans la défausse. Celles que tu as encore à la fin sont remplacées par le prochain nombre de la pioche.
    .called = Cartes spéciales, spéciale
rule-deck = Pioche la carte du dessus et regarde-la. Défausse-la, mets-la à la place d'une de tes quatre ou, si c'est une carte spéciale, utilise-la.
    .called = Pioche, piocher
rule-discard = Si tu prends la carte du dessus de la défausse, elle doit remplacer une de tes quatre.
    .called = Défausse, prendre
rule-knock = À la fin de ton tour, tu peux toquer si tout le monde a déjà joué une fois. Tous les autres ont alors encore un tour, et on retourne toutes les cartes.
    .called = Toquer
rule-memory = Tu ne regardes une carte qu'une fois. Après, il faut t'en souvenir.
    .called = Mémoire
rule-end = Tes quatre nombres sont tes points. On joue autant de manches qu'il y a de joueurs (quatre si l'on est deux), et celui qui a le moins de points gagne.
    .called = Fin

## Ce qui est demandé

ask-look = Retiens bien : { $seen }.
look-nth = ta { nth } carte est { NOUN($card, article: "a") }
ask-turn = Pioche, ou prends { $top } dans la défausse.
ask-turn-special = Il y a une carte spéciale sur la défausse : pioche.
ask-turn-empty = La défausse est vide : pioche.
last-turn = Ton dernier tour : { SMALL($ask) }
ask-number = Remplace une de tes cartes par { $drawn }, ou défausse-le{ and-second }.
ask-swap = Un Échange : choisis laquelle de tes cartes tu donnes, ou défausse l'Échange{ and-second }.
ask-peek = Un Coup d'œil : choisis laquelle de tes cartes tu regardes, ou défausse le Coup d'œil{ and-second }.
ask-draw-two = Une Double pioche : continue de piocher, ou défausse la Double pioche{ and-second }.
and-second = { $first ->
    [yes] {" "}et pioche une seconde carte
   *[no] {""}
 }
ask-swapping = La carte de qui veux-tu pour ta { nth } ?
ask-end-of-turn = Tu toques ? Alors tous les autres ont encore un tour, mais pas toi.
ask-deal = Manche { $n } : { points } pour toi. Distribue la suivante quand tu veux.
ask-next = Manche { $n } : { points } pour toi. On passe à la suivante ?

wait-look = { $who } mémorise encore ses cartes.
wait-turn = { $who } réfléchit : pioche ou défausse ?
wait-drawn = { $who } a en main une carte de la pioche.
wait-swapping = { $who } choisit à qui prendre une carte.
wait-end-of-turn = { $who } réfléchit : toquer ou pas ?
wait-deal-next = La manche { $n } est comptée. On attend encore { $who }.

## Boutons

label-hide = C'est noté
label-take = Prendre { $top } pour ta { nth } carte
label-draw = Piocher
label-discard = Défausser { $drawn }
label-put = Remplacer ta { nth } carte
label-give = Échanger ta { nth } carte
label-get = { CAP($place) }
label-peek = Regarder ta { nth } carte
label-use = Piocher deux fois
label-knock = Toquer
label-pass = Ne pas toquer
label-deal = Distribuer la manche suivante
label-next = Manche suivante

## Ce qu'une action apporte

brings-hide = Les cartes sont de nouveau cachées. À toi de t'en souvenir.
brings-hide-one = La carte est de nouveau cachée. À toi de t'en souvenir.
brings-hide-aided = Ce que tu as regardé est de nouveau caché.
brings-put = Tu remplaces ta { nth } carte par { $new }, et tout le monde voit l'ancienne.
brings-draw = Tu regardes la carte du dessus ; personne d'autre ne la voit.
brings-discard = Tu défausses { $drawn }.
brings-no-effect = Tu défausses { $drawn }, sans aucun effet.
brings-second = Ensuite tu pioches une seconde carte, qu'il faut utiliser ou défausser.
brings-give = Tu donnes ta { nth } carte. Tu choisis ensuite ce que tu prends en échange.
brings-get = Ta { nth } carte et { $place } changent de place ; personne ne regarde.
brings-peek = Tu regardes ta { nth } carte, puis tu la remets.
brings-use = Tu pioches encore une carte. Si elle ne te plaît pas, tu la défausses et tu en pioches une autre.
brings-knock = Dernier tour : tous les autres jouent encore une fois, puis on retourne toutes les cartes.
brings-pass = La manche continue.
brings-deal = On distribue la manche suivante.
brings-next = La manche suivante commence dès que tout le monde est d'accord.
brings-counted = Ensuite on retourne toutes les cartes.

## Pourquoi pas

why-decides-otherwise = { nobody-first }
why-takes-no-special = Personne ne peut prendre une carte spéciale dans la défausse : pioche.
why-nothing-to-take = La défausse est vide parce qu'on vient de la mélanger (E4) : pioche.
why-has-drawn = Tu as déjà pioché : utilise { $drawn } ou défausse la carte.
why-discards-the-first = Tu n'as la seconde carte que si tu défausses la première (E12).
why-draws-first = Pioche d'abord une carte.
why-no-special-in-row = Une carte spéciale ne va jamais parmi tes quatre (E9) : utilise-la ou défausse-la.
why-no-swap-drawn = Tu ne peux échanger avec les autres que si tu as pioché un Échange.
why-gives-first = Choisis d'abord laquelle de tes cartes tu donnes.
why-swaps-with-another = On échange avec quelqu'un d'autre, pas avec soi-même (E17).
why-nobody-there = Il n'y a personne à cette place.
why-no-peek-drawn = Tu ne peux regarder tes cartes que si tu as pioché un Coup d'œil. Sinon, il faut t'en souvenir.
why-no-draw-two-drawn = Tu ne peux piocher deux fois qu'avec la carte spéciale Double pioche.
why-has-been-knocked = Quelqu'un a déjà toqué, et on ne toque qu'une fois (E23).
why-not-everyone-had-a-turn = Tu ne peux toquer que lorsque tout le monde a joué une fois (E22).
why-knocks-after-action = On toque à la fin de son tour, après son action (E21).
why-lays-back-first = Remets d'abord la carte que tu regardes.
why-looks-at-nothing = Tu ne regardes aucune carte en ce moment.
why-action-over = Ton action est faite. Il ne reste qu'à décider si tu toques.
why-deals-after-counting = Cette manche n'est pas encore finie. On distribue la suivante une fois celle-ci comptée.
why-goes-on-after-counting = Cette manche n'est pas encore finie.

## Ce qui se passe

round = Manche { $n } : quatre cartes pour chacun. { begins }
begins = { $who ->
    [you] Tu commences.
   *[other] { $who } commence.
 }
turns-up = La défausse commence avec { NOUN($card, article: "a") }.
looks = { $who ->
    [you] Tu regardes ta { nth } carte.
   *[other] { $who } regarde sa { nth } carte.
 }
all-look = Chacun regarde ses deux cartes du bord.
peeks = { $who ->
    [you] Tu jettes un coup d'œil à ta { nth } carte.
   *[other] { $who } jette un coup d'œil à sa { nth } carte.
 }
sees = { $who ->
    [you] Tu vois { NOUN($card, article: "a") }.
   *[other] { $who } voit { NOUN($card, article: "a") }.
 }
draws = { $who ->
    [you] Tu pioches.
   *[other] { $who } pioche.
 }
draws-first = { $who ->
    [you] Tu pioches la première de deux cartes.
   *[other] { $who } pioche la première de deux cartes.
 }
draws-second = { $who ->
    [you] Tu pioches la seconde carte.
   *[other] { $who } pioche la seconde carte.
 }
discards = { $who ->
    [you] Tu défausses { NOUN($card, article: "a") }.
   *[other] { $who } défausse { NOUN($card, article: "a") }.
 }
swaps-in = { $who ->
    [you] Tu remplaces ta { nth } carte par { $new }
   *[other] { $who } remplace sa { nth } carte par { $new }
 }
swaps-in-unseen = { swaps-in }.
swaps-in-seen = { swaps-in } : c'était { NOUN($out, article: "a") }.
uses-swap = { $who ->
    [you] Tu utilises l'Échange pour ta { nth } carte.
   *[other] { $who } utilise un Échange pour sa { nth } carte.
 }
uses-two = { $who ->
    [you] Tu utilises la Double pioche.
   *[other] { $who } utilise une Double pioche.
 }
swaps = { $who ->
    [you] Tu échanges ta { nth } carte contre { $place } ; personne ne regarde.
   *[other] { $who } échange sa { nth } carte contre { $place } ; personne ne regarde.
 }
knocks = { $who ->
    [you] Tu toques : dernier tour ! Tous les autres jouent encore une fois.
   *[other] { $who } toque : dernier tour ! Tous les autres jouent encore une fois.
 }
reshuffles = La pioche est vide : on mélange { cards } de la défausse pour en faire une nouvelle.
round-ends = La manche est finie : on retourne toutes les cartes.
guard-ends = Personne n'a toqué à temps, les tours sont épuisés : on retourne toutes les cartes.
opens = { $who ->
    [you] Tu retournes : { NOUN($row, article: "counted") }.
   *[other] { $who } retourne : { NOUN($row, article: "counted") }.
 }
replaces = { $who ->
    [you] Tu mets de côté { NOUN($old, article: "a") } et tu pioches { NOUN($new, article: "a") } à la place.
   *[other] { $who } met de côté { NOUN($old, article: "a") } et pioche { NOUN($new, article: "a") } à la place.
 }
scores = Points de cette manche : { COMMAS($scores) }.
ends = C'était la dernière manche : la partie est finie.

## La table dans le navigateur

table-holds = En main chez { $name }
table-you-hold = Dans ta main
table-in-use = En jeu
table-knocked = a toqué
table-last-turns = derniers tours
table-yours = ta { nth } carte
table-theirs = { $name }, { nth } carte
table-take-how = Pour prendre { $card }, touche celle de tes cartes à remplacer.
table-looked = regardée
table-chosen = en cours d'échange
table-round = Manche { $number }/{ $of }
table-over = Toutes les manches sont jouées
table-round-short = Manche
table-this-round = dans cette manche
table-left = Manches restantes : { $left }

## La table dans le terminal

terminal-round = Manche { $n } sur { $rounds }
terminal-deck = pioche
terminal-discard = défausse
terminal-drawn = piochée
terminal-knocked = a toqué
terminal-points = manches
terminal-total = total

## Ce que montrent des manches jouées jusqu'au bout

fact-row = À la fin, ta rangée compte { $n } points en moyenne (« { $instead } » : { $than }).
fact-others = La meilleure rangée des autres compte { $n } points en moyenne (« { $instead } » : { $than }).
fact-lowest = Dans { $n } manches sur 100, aucune rangée n'est plus basse que la tienne (« { $instead } » : { $than }).
fact-knocks = Dans { $n } manches sur 100, c'est toi qui toques (« { $instead } » : { $than }).
fact-turns = Tours que chacun joue encore, en moyenne : { $n } (« { $instead } » : { $than }).

## Ce qui se passe, comme les rapports du laboratoire le comptent

happens-round-starts = Une manche commence.
happens-deals = Quelqu'un reçoit une carte cachée.
happens-turns-up = Une carte ouvre la défausse.
happens-looks = Quelqu'un regarde une de ses cartes.
happens-hides = Quelqu'un repose ce qu'il a regardé.
happens-takes = Quelqu'un prend la carte du dessus de la défausse.
happens-draws = Quelqu'un pioche.
happens-puts = Une carte piochée en remplace une de la rangée.
happens-discards = Une carte va à la défausse.
happens-uses = Une carte spéciale est utilisée.
happens-swaps = Deux cartes cachées sont échangées.
happens-lays = Une carte spéciale utilisée va à la défausse.
happens-reshuffles = La défausse est mélangée.
happens-knocks = Quelqu'un toque.
happens-round-ends = La manche est finie.
happens-opens = À la fin de la manche, une carte est retournée.
happens-sets-aside = Une carte spéciale dans une rangée ne compte pas.
happens-replaces = Une carte de la pioche remplace une carte spéciale.
happens-scores = On compte les points d'une manche.
happens-game-ends = La partie est finie.

## Sortes de cartes auxquelles on pense devant des cartes cachées

sort-low = Un 3 ou moins
sort-special = Une carte spéciale
