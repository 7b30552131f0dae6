### Draft: French, written by people whose first language it is not. To be looked at by native readers: « battre » for
### what the German game calls « stechen », the names of the action cards, and the tutoiement.

## Le jeu et ses options

title = Biber-Mania
tagline = Pose, bats et vole : à la fin, il faut une pile haute et une main vide.
option-players = Joueurs
    .help = De deux à cinq joueurs.
option-highest = Plus grand nombre
    .help = Le paquet : les nombres vont de 1 jusqu'ici. Dans le paquet maison, jusqu'à 10 ; le vrai n'a jamais été publié.
option-copies = Exemplaires de chaque nombre
    .help = Le paquet : combien il y a de chaque nombre. Huit dans le paquet maison, c'est une supposition.
option-action-copies = Exemplaires de chaque carte Action
    .help = Le paquet : combien il y a de chacune des huit cartes Action. Trois dans le paquet maison, c'est une supposition.
option-jokers = Jokers
    .help = Le paquet : combien il y a de Jokers. Six dans le paquet maison, c'est une supposition.
option-collect = Points à atteindre
    .help = On joue des manches jusqu'à ce que quelqu'un ait ce nombre de points, par exemple 250. À 0, on joue une seule manche.
option-professionals = Règle des pros
    .help = Personne ne peut finir avec une suite de Hippie, ni mettre fin à la manche en battant avec elle.
option-display-exact = Nombre exact dans l'étalage
    .help = Dans l'étalage, on ne bat un nombre que s'il y est exactement autant de fois que tu poses de cartes.
option-display-actions = Le Joker bat dans l'étalage
    .help = Un Joker seul bat aussi une carte Action dans l'étalage.
option-stab-again = Battre encore
    .help = Si un groupe battu en découvre un autre que l'on peut battre, celui-là est battu aussi.
option-hippie-with-equals = Hippie et nombres identiques
    .help = Le Hippie va aussi avec des nombres identiques, comme toute autre carte Action.
option-plain-stabbed = Toute suite peut être battue
    .help = Une suite sans Hippie sur le dessus d'une pile peut aussi être battue par une autre de même longueur.
option-bodyguard-stays = La protection reste
    .help = Les cartes posées avec un Garde du corps restent protégées même si on le vole.
option-steal-jokers = Voler les Jokers
    .help = Le Voleur et le Supercastor peuvent aussi voler des Jokers.
option-memory-aid = Aide-mémoire
    .help = La table continue de montrer les cartes des autres que tout le monde a vues.
option-rounds = Nombre maximal de manches
    .help = Quand on accumule les points, la partie s'arrête après ce nombre de manches, même si personne n'a assez de points.
option-hand = Cartes en main
    .help = Normalement treize, ou dix si l'on est cinq ; avec moins, la partie finit plus vite.
option-display = Cartes dans l'étalage
    .help = Normalement neuf ; avec moins, il y a moins à battre.
option-stock = Cartes au marché
    .help = Normalement cinq ; avec moins, tu as moins de choix quand tu pioches.
coach-1 = Choisis des cartes de ta main : la table te dit ce qu'elles font ensemble et ce qu'elles battent. Plus il y en a, mieux c'est.
coach-2 = Les cartes que tu bats ou que tu voles vont dans ta main : tu pourras les poser plus tard.
coach-3 = À la fin, chaque carte de ta pile vaut un point, et chaque carte de ta main en coûte un. La manche finit quand quelqu'un joue sa dernière carte.

## Les règles en une phrase ; « called » : de quoi elles parlent ; le premier nom est affiché, on peut les taper tous

rule-equals = Pose un ou plusieurs nombres identiques : seuls, avec une carte Action ou avec des Jokers.
    .called = Nombres identiques, nombres
rule-sequence = Des nombres qui se suivent vont avec le Hippie, de trois à sept cartes en tout. Sans lui, tu ne peux poser une suite que pour en battre une avec Hippie, de même longueur, sur le dessus d'une pile.
    .called = Suite
rule-joker = Un Joker compte comme le nombre avec lequel tu le poses : deux 5 et un Joker font trois 5. Sans nombres, il a la plus haute valeur. Il ne va jamais avec une carte Action.
    .called = Joker
rule-action = Une carte Action par tour au plus. Seule, elle ne bat rien ; avec des nombres identiques, elle compte comme l'un d'eux.
    .called = Cartes Action, action
rule-superbeaver = Tu dois voler deux cartes : dans l'étalage, au marché ou sur le dessus des piles des autres, même à des endroits différents.
    .called = Supercastor
rule-thief = Tu dois voler une carte : dans l'étalage, au marché ou sur le dessus de la pile d'un autre.
    .called = Voleur
rule-fairy = Tu fais le vœu d'une carte de la main d'un autre. S'il ne l'a pas, le vœu est perdu.
    .called = Fée
rule-partybeaver = Le Castor fêtard fait la fête avec exactement trois nombres qui ne vont pas ensemble : ni égaux, ni voisins. Personne ne peut battre ces quatre cartes. Sinon, on le joue seul.
    .called = Castor fêtard, fêtard
rule-hippie = Fait une suite de deux à six nombres : il comble un trou ou allonge la rangée.
    .called = Hippie
rule-badguy = Pioche deux cartes pour quelqu'un d'autre, au marché ou à la pioche. Il est obligé de les prendre.
    .called = Méchant
rule-bodyguard = Personne ne peut battre les cartes posées avec un Garde du corps. On peut les voler, et lui aussi.
    .called = Garde du corps
rule-king = Quand on pose un Roi avec des nombres, tous les autres qui ont ce nombre doivent en ajouter un. Seul, il ne fait rien.
    .called = Roi
rule-stab = Des cartes d'un nombre plus grand battent autant de plus petites : deux 6 battent deux 3. Dans l'étalage, on bat exactement une fois et on prend les cartes. Ce que tu bats sur les piles des autres, tu le prends ou tu le refuses.
    .called = Battre
rule-steal = On peut voler toute carte visible : dans l'étalage, au marché ou sur le dessus de la pile d'un autre.
    .called = Voler
rule-display = Neuf cartes visibles à battre et à voler. Après le tour, il y en a de nouveau neuf.
    .called = Étalage
rule-stock = Cinq cartes visibles à piocher ou à voler ; ici, personne ne bat rien. On complète seulement quand un joueur a fini de piocher.
    .called = Marché
rule-draw = Si on a battu ou volé des cartes de ta pile, tu en pioches autant : au marché ou à la pioche. Pour les cartes qu'une Fée a prises, tu ne pioches rien.
    .called = Piocher, pioche
rule-deck = La composition du paquet n'a jamais été publiée. Notre paquet maison est une supposition : huit de chaque nombre de 1 à 10, trois de chacune des huit cartes Action, six Jokers ; une table peut en choisir un autre.
    .called = Paquet maison, paquet
rule-memory = Quand quelqu'un prend une carte visible en main, tout le monde la voit. Retiens-la, et tu pourras en faire le vœu.
    .called = Mémoire
rule-end = La manche finit dès que quelqu'un joue la dernière carte de sa main, ou que la pioche et le marché sont vides. Chaque carte de ta pile vaut un point, chaque carte de ta main, moins un.
    .called = Fin

## Cartes : { $article -> [the] le [no] aucun [none] sans article, [many] plusieurs, [it] un pronom ; sinon « un »

masculine = { $article ->
    [none] { "" }
    [the] le{ " " }
    [no] aucun{ " " }
   *[a] un{ " " }
 }
feminine = { $article ->
    [none] { "" }
    [the] la{ " " }
    [no] aucune{ " " }
   *[a] une{ " " }
 }
card-number = { $article ->
    [many] { $n }
    [it] le
   *[a] { masculine }{ $n }
 }
card-superbeaver = { $article ->
    [many] Supercastors
    [it] le
   *[a] { masculine }Supercastor
 }
card-thief = { $article ->
    [many] Voleurs
    [it] le
   *[a] { masculine }Voleur
 }
card-fairy = { $article ->
    [many] Fées
    [it] la
   *[a] { feminine }Fée
 }
card-partybeaver = { $article ->
    [many] Castors fêtards
    [it] le
   *[a] { masculine }Castor fêtard
 }
card-hippie = { $article ->
    [many] Hippies
    [it] le
   *[a] { masculine }Hippie
 }
card-badguy = { $article ->
    [many] Méchants
    [it] le
   *[a] { masculine }Méchant
 }
card-bodyguard = { $article ->
    [many] Gardes du corps
    [it] le
   *[a] { masculine }Garde du corps
 }
card-king = { $article ->
    [many] Rois
    [it] le
   *[a] { masculine }Roi
 }
card-joker = { $article ->
    [many] Jokers
    [it] le
   *[a] { masculine }Joker
 }
unknown-cards = cartes
number-word = { $count ->
    [0] zéro
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $count }
 }
several = { number-word } { NOUN($card, article: "many") }
either = { COMMAS($first) } ou { $last }
group = { $article ->
    [it] { $n ->
        [1] { NOUN($card, article: "it") }
       *[other] les
     }
   *[a] { $cards }
 }
one-more = encore une carte
at-most = { $n ->
    [1] une carte au plus
   *[other] { $cards } au plus
 }

## Où elles sont ([from] : où on les prend, [out] : d'où elles viennent), et de qui l'on parle

place-display = { $case ->
    [out] de l'étalage
   *[at] dans l'étalage
 }
place-stock = { $case ->
    [out] du marché
   *[at] au marché
 }
place-deck = { $case ->
    [from] à la pioche
    [out] de la pioche
   *[at] dans la pioche
 }
place-pile = { $case ->
    [from] chez { $whose }
    [out] de chez { $whose }
   *[at] sur le dessus chez { $whose }
 }
player = { $who ->
    [you] toi
   *[other] { $who }
 }

## Ce qui se passe

round = Manche { $n } : { $dealt } pour chacun.
fills-display = Nouveau dans l'étalage : { COMMAS($display, article: "none") }.
fills-stock = Nouveau au marché : { COMMAS($stock, article: "none") }.
fills-both = Nouveau dans l'étalage : { COMMAS($display, article: "none") } ; au marché : { COMMAS($stock, article: "none") }.
begins = { $who ->
    [you] Tu commences.
   *[other] { $who } commence.
 }
lays = { $who ->
    [you] Tu poses { $cards }.
   *[other] { $who } pose { $cards }.
 }
lays-equals = { $who ->
    [you] Tu poses { $cards } : en tout { $equals }.
   *[other] { $who } pose { $cards } : en tout { $equals }.
 }
lays-alone = { $who ->
    [you] Tu joues { $cards } sans rien d'autre.
   *[other] { $who } joue { $cards } sans rien d'autre.
 }
lays-sequence = { $who ->
    [you] Tu poses une suite : { $cards }.
   *[other] { $who } pose une suite : { $cards }.
 }
lays-party = { $who ->
    [you] Tu fais la fête : le Castor fêtard avec { $numbers }.
   *[other] { $who } fait la fête : le Castor fêtard avec { $numbers }.
 }
stabs-display = { $who ->
    [you] Tu bats { $cards } dans l'étalage et tu { NOUN($cards, article: "it") } prends.
   *[other] { $who } bat { $cards } dans l'étalage et { NOUN($cards, article: "it") } prend.
 }
stabs-takes = { $who ->
    [you] Tu bats { $cards } chez { $victim } et tu { NOUN($cards, article: "it") } prends.
   *[other] { $who } bat { $cards } chez { $victim } et { NOUN($cards, article: "it") } prend.
 }
stabs-refuses = { $who ->
    [you] Tu bats { $cards } chez { $victim } et tu { NOUN($cards, article: "it") } refuses : hors du jeu.
   *[other] { $who } bat { $cards } chez { $victim } et { NOUN($cards, article: "it") } refuse : hors du jeu.
 }
steals = { $who ->
    [you] Tu voles { $card } { NOUN($place, case: "from") }.
   *[other] { $who } vole { $card } { NOUN($place, case: "from") }.
 }
wish-granted = { $who ->
    [you] Tu cherches { $card } chez { $victim } et tu { NOUN($card, article: "it") } reçois.
   *[other] { $who } cherche { $card } chez { $victim } et { NOUN($card, article: "it") } reçoit.
 }
wish-expires = { $who ->
    [you] Tu cherches { $card } chez { $victim }, en vain.
   *[other] { $who } cherche { $card } chez { $victim }, en vain.
 }
passes = { $who ->
    [you] Tu ne fais aucun vœu.
   *[other] { $who } ne fait aucun vœu.
 }
picks = { $who ->
    [you] Tu envoies le Méchant chez { $victim }.
   *[other] { $who } envoie le Méchant chez { $victim }.
 }
draws = { $who ->
    [you] Tu prends { $cards } { NOUN($place, case: "from") }.
   *[other] { $who } prend { $cards } { NOUN($place, case: "from") }.
 }
gets = { $who ->
    [you] Tu reçois { $cards } { NOUN($place, case: "out") }.
   *[other] { $who } reçoit { $cards } { NOUN($place, case: "out") }.
 }
gives-king = { $who ->
    [you] Tu dois ajouter { $card } au Roi.
   *[other] { $who } doit ajouter { $card } au Roi.
 }
spared = { $who ->
    [you] Tu n'en as pas.
   *[other] { $who } n'en a pas.
 }
out-of-cards = { $who ->
    [you] Tu as joué ta dernière carte : la manche s'arrête aussitôt.
   *[other] { $who } a joué sa dernière carte : la manche s'arrête aussitôt.
 }
nothing-to-play = { $who ->
    [you] Tu devrais jouer, mais tu n'as plus de cartes : la manche est finie.
   *[other] { $who } devrait jouer, mais n'a plus de cartes : la manche est finie.
 }
used-up = La pioche et le marché sont vides : la manche s'arrête aussitôt.
scores = Points de cette manche : { COMMAS($scores) }.
collected = Points jusqu'ici : { COMMAS($scores) }.
ends = La partie est finie.

## Ce qui est demandé

ask-play = Pose une ou plusieurs cartes. Plus il y en a, mieux c'est.
ask-play-more = Jusqu'ici, { $chosen } : pose ça, ou ajoutes-en encore.
ask-play-on = Jusqu'ici, { $chosen } : il manque encore quelque chose.
ask-play-all = Plus rien ne va avec : pose { $chosen }.
ask-stab = Que bats-tu dans l'étalage : { $choice } ?
ask-stabbed = Tu bats { $group } chez { $victim }. Tu { NOUN($group, article: "it") } prends ou tu { NOUN($group, article: "it") } refuses ?
ask-steal = Vole { $count } dans l'étalage, au marché ou sur le dessus de la pile d'un autre.
ask-ask = Chez qui cherches-tu la carte de ton vœu ? Tu peux aussi n'en faire aucun.
ask-wish = Quelle carte cherches-tu chez { $victim } ?
ask-pick = Chez qui va le Méchant ?
ask-pull = Prends { $count } pour { $victim } : au marché ou à la pioche.
ask-draw = Prends { $count } pour ce que tu as perdu : au marché ou à la pioche.
ask-deal = { $counted } Distribue la suivante quand tu veux.
ask-next = { $counted } On passe à la suivante ?
counted-winner = Manche { $n } : { points } pour toi, et c'est noté.
counted = Manche { $n } : { points } pour toi, mais on ne note que pour { $winners }.
wait-play = { $who } réfléchit : que poser ?
wait-stab = { $who } choisit les cartes à battre.
wait-stabbed = { $who } réfléchit : prendre ou refuser ?
wait-steal = { $who } est en train de voler.
wait-ask = { $who } réfléchit à un vœu.
wait-wish = { $who } réfléchit à un vœu.
wait-pick = { $who } cherche une victime pour le Méchant.
wait-pull = { $who } pioche des cartes pour { $victim }.
wait-draw = { $who } pioche.
wait-deal-next = La manche { $n } est comptée. On attend encore { $who }.
verdict-counted = Pile moins main : { COMMAS($tally) }.
verdict-collected = On jouait jusqu'à { points } ; fini après { $n ->
    [one] une manche
   *[other] { $n } manches
 }.
verdict-shared = Égalité de points, la victoire est partagée : { $winners }.
pile-minus-hand = { $who ->
    [you] { $pile } − { $hand } = { $score } pour toi
   *[other] { $pile } − { $hand } = { $score } pour { $who }
 }

## Ce qu'on peut faire

label-add = Ajouter { $card }
label-add-first = Choisir { $card }
label-lay = Poser
label-lay-chosen = Poser { $chosen }
label-stab = Battre { $cards }
label-take = Prendre en main
label-refuse = Refuser
label-steal = Voler { NOUN($card, article: "the") } { NOUN($place, case: "from") }
label-ask = Chercher chez { $victim }
label-wish = Vœu : { $card }
label-pass = Aucun vœu
label-pick = Chez { $victim }
label-draw = { CAP($card, article: "the") } du marché
label-draw-pile = Une de la pioche
label-deal = Distribuer la manche suivante
label-next = Manche suivante

## Ce que ça apporte

makes-lays = { CAP($cards) }.
makes-equals = { CAP($cards) } : en tout { $equals }.
makes-jokers = { CAP($cards) } : la plus haute valeur.
makes-alone = { CAP($cards) } sans rien d'autre : ça ne bat rien.
makes-idle = { CAP($cards) } sans rien d'autre : ça ne bat rien et ne fait rien (B20).
makes-sequence = Une suite : { $cards }.
makes-party = Le Castor fêtard fait la fête avec { $numbers }.
makes-nothing = Ce n'est pas encore complet. { $reason }
makes-end = C'est la dernière carte de ta main : la manche finit aussitôt, sans rien battre et sans action (B53).
stabs = Bat { $targets }.
stabs-one-of = Dans l'étalage, tu choisis ce que tu bats : { $choice }.
stabs-also = Bat aussi { $targets }.
stabs-nothing = Ne bat rien.
target-display = { $cards } dans l'étalage
target-pile = { $cards } chez { $victim }
then-superbeaver = Ensuite tu voles { $count }.
then-thief = Ensuite tu voles { $count }.
then-fairy = Ensuite tu peux faire le vœu d'une carte.
then-partybeaver = Personne ne peut battre ça.
then-badguy = Ensuite tu pioches { $count } pour quelqu'un d'autre.
then-bodyguard = Personne ne peut battre ça, mais on peut y voler des cartes.
then-king = Ensuite, tous les autres qui ont { $card } doivent en ajouter un.
brings-stab = Tu prends { $cards } dans l'étalage.
brings-take = Tu prends { $group }.
brings-take-draws = Tu prends { $group }, et { $victim } pioche ensuite { $count }.
brings-refuse = { CAP($group) } : hors du jeu, sans points pour personne (B11).
brings-refuse-draws = { brings-refuse } { CAP($victim) } pioche quand même { $count }.
brings-steal = Tu prends { NOUN($card, article: "the") } { NOUN($place, case: "from") }.
brings-steal-draws = Tu prends { NOUN($card, article: "the") } { NOUN($place, case: "from") }, et { $victim } pioche ensuite { $count }.
brings-exposed = Dessous, on découvre { $group }.
brings-ask = Tu dis ensuite quelle carte tu cherches chez { $victim }.
brings-wish = Si { $victim } a { $card }, tu { NOUN($card, article: "it") } reçois ; sinon, le vœu est perdu.
brings-wish-sure = Tout le monde l'a vu : { $victim } a { $card }, et tu { NOUN($card, article: "it") } reçois.
brings-pass = La Fée ne fait aucun vœu.
brings-pick = Tu pioches { $count } pour { $victim }.
brings-pull = { CAP($victim) } reçoit { NOUN($card, article: "the") } du marché.
brings-pull-pile = { CAP($victim) } reçoit la carte du dessus de la pioche ; tu ne la vois pas.
brings-draw = Tu prends { NOUN($card, article: "the") } du marché ; tout le monde { NOUN($card, article: "it") } voit.
brings-draw-pile = Tu prends la carte du dessus de la pioche ; les autres ne la voient pas.
brings-deal = On distribue la manche suivante.
brings-next = La manche suivante commence dès que tout le monde est d'accord.

## Pourquoi quelque chose n'est pas possible

why-decides-otherwise = { nobody-first }
why-at-least-one-card = Choisis au moins une carte de ta main.
why-not-in-hand = Tu n'as { NOUN($card, article: "no") } en main.
why-too-few = Tu as seulement { $cards } en main.
why-one-action-card = Une seule carte Action par tour (B57), pas { $actions }.
why-action-without-joker = Un Joker ne va jamais avec une carte Action (B56).
why-party-not-equal = Le Castor fêtard veut des cartes qui ne vont pas ensemble (B22) : il y a plus d'un { $number }.
why-party-no-neighbours = Le Castor fêtard veut des cartes qui ne vont pas ensemble (B23) : { $number } et { $after } sont voisins.
why-party-of-three = Avec le Castor fêtard, il faut exactement trois nombres qui ne vont pas ensemble (B23), ou aucun.
why-hippie-not-with-equals = À cette table, avec le Hippie, il faut de deux à six nombres qui se suivent (B21), ou aucun.
why-sequence-number-once = Dans une suite, chaque nombre n'apparaît qu'une fois ; il y a plus d'un { $number }.
why-sequence-up-to-six = Le Hippie prend six nombres au plus (B26) ; tu en as choisi { $count }.
why-hippie-for-one-number = Le Hippie tient lieu d'un seul nombre (B27), et ça ne suffit pas pour { $numbers }.
why-not-out-by-sequence = À cette table, personne ne peut finir avec une suite de Hippie (B62).
why-no-end-by-sequence = Ça battrait tant de cartes que la pioche et le marché s'épuiseraient : à cette table, personne ne peut mettre fin à la manche avec une suite de Hippie (B67).
why-action-with-equals = { CAP($action, article: "the") } va avec des nombres identiques, pas avec { $numbers }.
why-joker-with-equals = Un Joker va avec des nombres identiques, pas avec { $numbers }. Il n'y a pas de Jokers dans les suites (B32).
why-plain-must-stab = Sans Hippie, tu ne peux poser une suite que si elle en bat une avec Hippie, de même longueur, sur le dessus de la pile d'un autre (B30).
why-numbers-differ = { $numbers } ne vont pas ensemble : des nombres différents ne vont qu'en suite avec le Hippie, ou à trois avec le Castor fêtard.
why-discard-in-order = Trop tard pour ça : d'abord la carte Action, puis les nombres du plus petit au plus grand, les Jokers en dernier.
why-stabs-what-was-laid = Dans l'étalage, on bat avec ce qu'on pose. On ne choisit que s'il y a plusieurs possibilités (B7).
why-stabs-lower = Tu ne peux pas battre ça. On bat autant de cartes qu'on en a posé, d'un nombre plus petit.
why-stabs-exactly-as-many = Tu ne peux pas battre ça. À cette table, il faut exactement autant de cartes, d'un nombre plus petit (B6).
why-takes-what-is-stabbed = On ne peut prendre ou refuser que ce qu'on bat sur les piles des autres.
why-steals-with-action = On ne peut voler qu'avec un Voleur ou un Supercastor.
why-steals-from-others = On ne peut rien voler sur sa propre pile (B37).
why-jokers-stay = À cette table, on ne vole pas les Jokers (B40).
why-fairy-wishes = On ne fait un vœu qu'avec la Fée.
why-wishes-from-others = On ne fait un vœu que chez les autres.
why-no-hand-to-wish-from = { CAP($victim) } n'a pas de cartes en main.
why-wishes-from-somebody = Choisis d'abord chez qui tu cherches une carte.
why-not-in-deck = Il n'y a { NOUN($card, article: "no") } dans ce paquet.
why-bad-guy-pulls = On ne pioche pour les autres qu'avec le Méchant.
why-pulls-for-others = Le Méchant est pour quelqu'un d'autre.
why-draws-for-lost = On ne pioche que pour ses propres cartes battues ou volées, et seulement après le tour.
why-draw-pile-empty = La pioche est vide.
why-deals-when-counted = Cette manche n'est pas encore finie. On distribue la suivante une fois celle-ci comptée.
why-goes-on-when-counted = Cette manche n'est pas encore finie.
why-not-there = Il n'y a { NOUN($card, article: "no") } { $place }.
why-nobody-there = Il n'y a personne à cette place.

## La table dans le navigateur

table-display = Étalage
table-stock = Marché
table-deck = Pioche
table-gone = Hors du jeu
table-mine = Ta main
table-hand = en main
table-pile = sur la pile
table-points = points
table-this-round = dans cette manche
table-empty = pas encore de cartes
table-top = Sur le dessus chez { $name }
table-own-top = Sur le dessus de ta pile
table-laying = en cours de pose
table-guarded = imbattable
table-sequence = suite de { $count }
table-party = fête
table-odd = reste : { $count }
table-equals = { $count }{ "\u00A0" }×{ "\u00A0" }{ $card }
table-round = Manche { $number } · jusqu'à { $of } points
table-wishes = Toutes les cartes dont tu peux faire le vœu
table-known = Tout le monde sait que cette main a
table-in-display = étalage : { $card }
table-in-stock = marché : { $card }
table-on-pile = { $name } : { $card }
table-wish = vœu : { $card }
table-lay = Poser { cards }
table-left = encore { cards }, marché compris
table-known-card = { $count } × { $card }
table-one-of = { $card }, { $nth } sur { $count }
table-can-stab = { $card }, peut battre
table-claws = Les cartes à griffe peuvent battre.
table-hand-short = main
table-pile-short = pile

## La table dans le terminal

terminal-round = Manche { $n }
terminal-deck = pioche
terminal-display = étalage
terminal-stock = marché
terminal-chosen = à poser
terminal-gone = hors du jeu
terminal-mine = ta main
terminal-theirs = main chez { $whose }
terminal-hand = main
terminal-pile = pile
terminal-top = dessus
terminal-points = points
terminal-written = notés
terminal-guarded = imbattable
terminal-known = en main, c'est connu
terminal-typing = plusieurs à la fois : pose 7 7 voleur

## Ce que montrent des manches jouées jusqu'au bout

fact-points = Tu marques { $n } points dans cette manche en moyenne (« { $instead } » : { $than }).
fact-others = Le meilleur des autres marque { $n } points dans cette manche en moyenne (« { $instead } » : { $than }).
fact-first = Dans { $n } manches sur 100, tu te débarrasses de toutes tes cartes avant les autres (« { $instead } » : { $than }).
fact-left = Cartes qui te restent en main à la fin de la manche, en moyenne : { $n } (« { $instead } » : { $than }).
fact-loses = Cartes que ta pile perd d'ici ton prochain tour, en moyenne : { $n } (« { $instead } » : { $than }).
fact-takes = Cartes que tu prends à ce tour sur les piles des autres, en moyenne : { $n } (« { $instead } » : { $than }).

## Ce qui se passe, comme les rapports du laboratoire le comptent

happens-round-starts = Une manche commence.
happens-deals = Quelqu'un reçoit une carte à la donne.
happens-fills = Une carte arrive dans l'étalage ou au marché.
happens-adds = Une carte s'ajoute à ce que quelqu'un pose.
happens-lays = Quelqu'un a posé ses cartes.
happens-stabs-display = On bat des cartes dans l'étalage.
happens-stabs = On bat le dessus de la pile de quelqu'un.
happens-takes = Une carte battue est prise en main.
happens-refuses = Une carte battue est refusée : hors du jeu.
happens-steals = Une carte est volée.
happens-wishes = Quelqu'un fait un vœu.
happens-grants = Un vœu est exaucé, ou la carte n'y est pas.
happens-passes = Quelqu'un ne fait aucun vœu.
happens-picks = Quelqu'un est choisi pour le Méchant.
happens-draws = Quelqu'un reçoit une carte du marché ou de la pioche.
happens-king-takes = Le Roi reçoit une carte de quelqu'un, ou n'en trouve pas.
happens-round-ends = La manche est finie.
happens-scores = On compte les points d'une manche.
happens-game-ends = La partie est finie.

## Sortes de cartes auxquelles on pense devant des cartes cachées

sort-action = Une carte Action
