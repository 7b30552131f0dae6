### Draft: French, written by people whose first language it is not and without the French rulebook at hand. To be
### looked at by native readers: the cards' own names (« Porte du Paradis », « C'EST FINI », « Nouvelles Bêtes »),
### the sentences of the story, and the tutoiement.

## Le jeu et ses options

title = Beasty Bar : de nouvelles bêtes en ville
tagline = Deux entrent, un se fait jeter dehors : pousse tes animaux jusqu'à la Porte du Paradis.
option-players = Joueurs
    .help = De deux à quatre joueurs.
option-set = Animaux
    .help = Qui fait la queue : les Nouvelles Bêtes, le jeu de base, ou l'un des deux pour chaque valeur.
    .new = Nouvelles Bêtes
    .base = Jeu de base
    .chosen = Mélangés, chacun choisit
    .random = Mélangés, au hasard
option-advanced = Variante pour experts
    .help = Chacun écarte en secret quatre animaux ; à la fin, ce sont les points qui comptent, pas les invités.
option-return-game = Match retour
    .help = Seulement avec les animaux mélangés : une seconde partie avec tous ceux qui sont restés à la maison pendant la première.
option-pile-order = Ordre sur C'EST FINI
    .help = Ce que tu peux ranger sur la pile à la fin de ton tour. Avec le jeu de base seul, personne n'en revient, il n'y a donc rien à ranger.
    .sent = Ranger les animaux chassés
    .whole-turn = Ranger tous ceux du tour
    .as-fallen = Comme ils tombent
option-tie-break = En cas d'égalité
    .help = Ce qui départage ceux qui ont le même nombre d'invités.
    .points = Plus de points
    .values = Plus petite somme des cartes
option-penguin-may-decline = Le pingouin peut renoncer
    .help = Le pingouin n'est pas obligé d'imiter, même s'il le peut.
option-penguin-as-vulture = Pingouin en vautour
    .help = Le pingouin peut aussi imiter un vautour que tu as en main.
option-types-edition = Singes des éditions suivantes
    .help = Outre l'hippopotame et le crocodile, la bande de singes chasse aussi le rhinocéros, l'ours, le tigre et le guépard.
option-animals = Animaux par couleur
    .help = Douze, c'est le jeu entier. Avec moins, les plus forts et les plus faibles restent à la maison : une petite partie pour s'exercer ou pour calculer.
option-hand = Cartes en main
    .help = Normalement quatre ; avec moins, tu as moins de choix.
option-low-points = Un animal à 2 points compte
    .help = Ce que comptent les animaux qui en comptent deux d'habitude.
option-middle-points = Un animal à 3 points compte
    .help = Ce que comptent les animaux qui en comptent trois d'habitude.
option-high-points = Un animal à 4 points compte
    .help = Ce que comptent les animaux qui en comptent quatre d'habitude.
coach-1 = Joue un animal de ta main : il se met au bout de la file et fait aussitôt ce qu'il sait faire.
coach-2 = Quand cinq animaux font la queue, la Porte du Paradis s'ouvre : les deux premiers font la fête, le dernier se fait jeter dehors.
coach-3 = Celui qui a le plus d'animaux à lui dans le bar gagne. Avant chaque coup, tu peux lire ce qui va se passer.

## Animaux et cartes : avec « le », « la », « l' » quand la phrase ne demande pas « un » (a) ou rien (none) ;
## « it » : comment on les appelle la fois suivante

le = { $article ->
    [none] {""}
    [a] un{" "}
   *[the] le{" "}
 }
la = { $article ->
    [none] {""}
    [a] une{" "}
   *[the] la{" "}
 }
l-masculine = { $article ->
    [none] {""}
    [a] un{" "}
   *[the] l'
 }
l-feminine = { $article ->
    [none] {""}
    [a] une{" "}
   *[the] l'
 }
colour = { $colour ->
    [none] {""}
    [red] {" "}rouge
    [blue] {" "}bleu
    [green] {" "}vert
   *[yellow] {" "}jaune
 }
colour-feminine = { $colour ->
    [none] {""}
    [red] {" "}rouge
    [blue] {" "}bleue
    [green] {" "}verte
   *[yellow] {" "}jaune
 }
he = { $case ->
    [like] lui
   *[nom] il
 }
she = elle
animal-bat = { la }chauve-souris{ colour-feminine }
    .it = { she }
animal-vulture = { le }vautour{ colour }
    .it = { he }
animal-peacock = { le }paon{ colour }
    .it = { he }
animal-dog = { le }chien{ colour }
    .it = { he }
animal-penguin = { le }pingouin{ colour }
    .it = { he }
animal-ostrich = { l-feminine }autruche{ colour-feminine }
    .it = { she }
animal-porcupine = { le }porc-épic{ colour }
    .it = { he }
animal-llama = { le }lama{ colour }
    .it = { he }
animal-cheetah = { le }guépard{ colour }
    .it = { he }
animal-tiger = { le }tigre{ colour }
    .it = { he }
animal-bear = { l-masculine }ours{ colour }
    .it = { he }
animal-rhino = { le }rhinocéros{ colour }
    .it = { he }
animal-skunk = { la }mouffette{ colour-feminine }
    .it = { she }
animal-parrot = { le }perroquet{ colour }
    .it = { he }
animal-kangaroo = { le }kangourou{ colour }
    .it = { he }
animal-monkey = { le }singe{ colour }
    .it = { he }
animal-chameleon = { le }caméléon{ colour }
    .it = { he }
animal-seal = { le }phoque{ colour }
    .it = { he }
animal-zebra = { le }zèbre{ colour }
    .it = { he }
animal-giraffe = { la }girafe{ colour-feminine }
    .it = { she }
animal-snake = { le }serpent{ colour }
    .it = { he }
animal-crocodile = { le }crocodile{ colour }
    .it = { he }
animal-hippo = { l-masculine }hippopotame{ colour }
    .it = { he }
animal-lion = { le }lion{ colour }
    .it = { he }
it-again = { CAP($it) }
some-animal = un animal
acting-as = { $card } (en { NOUN($role, article: "none") })
then-next = { $first }, puis { $rest }

## Ce que fait un animal

rule-of = { CAP($animal, article: "none") } ({ $strength }) : { $rule }
rule-bat = Mord l'animal de ton choix, qui s'en va, et prend sa place ; en tête, juste devant la porte, elle brûle aussitôt.
rule-vulture = Ne fait jamais la queue : il ramène l'animal du dessus de C'EST FINI et exécute son action, puis y atterrit lui-même ; si c'est un vautour qui est dessus, tous deux s'envolent dans le bar.
rule-peacock = Se place devant l'animal le plus fort de la file.
rule-dog = Range toute la file : les plus faibles devant, les plus forts derrière.
rule-penguin = Imite un autre animal de ta main, que tu montres et que tu gardes ; pendant ce temps, il a sa force.
rule-ostrich = Dépasse soit les animaux pairs, soit les impairs, et s'arrête au premier de l'autre sorte.
rule-porcupine = Quand un plus fort veut le chasser, il pique : l'agresseur est éliminé, lui reste.
rule-llama = Crache sur l'animal juste devant lui si celui-ci vaut 7 au plus : il s'enfuit au bout de la file. À chaque tour.
rule-cheetah = Mange l'animal le plus faible de la file, s'il est plus faible que lui, et prend sa place.
rule-tiger = Saute par-dessus l'animal devant lui et mange le suivant, s'il est plus faible que lui. À chaque tour.
rule-bear = Traîne au bout de la file les deux espèces les plus faibles, si elles sont plus faibles que lui.
rule-rhino = Éjecte de la file l'animal le plus fort et prend sa place.
rule-skunk = Chasse les deux espèces les plus fortes de la file ; les autres mouffettes s'en moquent.
rule-parrot = Fait fuir l'animal de ton choix.
rule-kangaroo = Saute par-dessus le dernier animal ou les deux derniers, peu importe leur force.
rule-monkey = Seul, il est inoffensif ; à partir de deux, la bande chasse hippopotames et crocodiles et file en tête.
rule-chameleon = Imite une fois un animal de la file ; pendant ce temps, il a sa force.
rule-seal = Échange la Porte du Paradis et la sortie : celui qui était dernier est maintenant premier.
rule-zebra = Hippopotames et crocodiles ne le dépassent pas ; les animaux devant lui sont à l'abri.
rule-giraffe = Enjambe l'animal juste devant elle, s'il est plus faible. À chaque tour, d'une place.
rule-snake = Range toute la file : les plus forts devant, les plus faibles derrière.
rule-crocodile = Dévore tous les plus faibles devant lui, jusqu'à ce qu'un zèbre, un animal aussi fort (le tigre, par exemple) ou plus fort l'arrête. À chaque tour.
rule-hippo = Dépasse en poussant tous les plus faibles, jusqu'à ce qu'un zèbre, un animal aussi fort (l'ours, par exemple) ou plus fort l'arrête. À chaque tour.
rule-lion = S'il y a déjà un lion dans la file, le nouveau s'en va ; sinon il chasse tous les singes et s'avance en tête.
rule-gate = Chaque fois que cinq attendent, les deux premiers entrent par ici et sont invités du bar.
    .called = { table-gate }, porte
rule-exclusion = Chaque fois que cinq attendent, le dernier est jeté dehors ici et finit sur C'EST FINI.
    .called = { table-exclusion }
rule-line = Cinq places. Un animal qui arrive se met au bout ; quand tout est pris, les deux premiers entrent au bar et le dernier est jeté dehors.
    .called = { table-line }, file
rule-pile = Ici finissent les animaux mangés, chassés ou jetés dehors. Seul le vautour en ramène un.
    .called = { table-pile }
rule-end = Les invités, aux couleurs de leurs propriétaires. Quand toutes les cartes sont jouées, celui qui a le plus d'invités gagne, dans la variante pour experts celui qui a le plus de points.
    .called = { table-bar }, bar, fin

## Ce qui est demandé

ask-play = Joue un animal de ta main.
ask-parity = Choisis qui { $a } dépasse : les animaux pairs ou les impairs.
ask-jump = Choisis jusqu'où saute { $a }.
ask-penguin = Choisis dans ta main l'animal que { $a } imite.
ask-no-model = { CAP($a) } ne peut rien imiter de ta main.
ask-chameleon = Choisis dans la file l'animal que { $a } imite.
ask-order = Choisis qui va maintenant sur C'EST FINI : le dernier posé est dessus.
ask-sort-out = Laisse { $n } animaux à la maison : encore { $left }.
ask-take = Valeur { $value } sur { $last } : lequel des deux animaux emmènes-tu ?
whom-rhino = Choisis qui { $a } éjecte.
whom-cheetah = Choisis qui { $a } mange.
whom-bat = Choisis qui { $a } mord.
whom-parrot = Choisis qui { $a } fait fuir.
whom-peacock = Choisis devant qui { $a } se place.

wait-play-card = { $who } choisit une carte.
wait-choose-animal = { $who } choisit sa cible.
wait-choose-parity = { $who } choisit qui { $a } dépasse.
wait-choose-jump = { $who } choisit jusqu'où saute { $a }.
wait-imitate = { $who } choisit qui { $a } imite.
wait-order-pile = { $who } range C'EST FINI.
wait-sort-out = { $who } écarte des animaux.
wait-choose-set = { $who } compose son équipe d'animaux.

## Boutons

label-play = Jouer { $animal }
label-play-value = Jouer la valeur { $value }
label-at = { CAP($card, article: "none") } (place { $place })
label-at-empty = Place { $place }
label-as = En { NOUN($animal, article: "none") }
label-odd = Dépasser les impairs
label-even = Dépasser les pairs
label-decline = N'imiter personne
label-no-model = Montrer ta main
label-jump = Par-dessus { $cards }
label-jump-one = Par-dessus un animal
label-jump-two = Par-dessus deux animaux
label-stack = Poser { $card }
label-stack-none = Poser la carte { $place }
label-out = Laisser { $animal } à la maison
label-out-value = Laisser la valeur { $value } à la maison
label-take = { CAP($animal, article: "none") } ({ $set })
label-take-new = Nouvelle Bête
label-take-base = animal du jeu de base

## Ce qu'une action apporte

brings-queues = { CAP($a) } se met au bout de la file, à la place { $place }.
brings-beside = { CAP($a) } se pose à côté de C'EST FINI.
brings-stacks = { CAP($a) } va maintenant sur C'EST FINI.
brings-on-top = { CAP($a) } se retrouve dessus.
brings-at-home = { CAP($a) } reste à la maison pour cette partie ; personne ne le saura.
brings-takes = Tu joues avec { $yours } ; { $other } reste dans la boîte.
brings-takes-return = Tu joues avec { $yours } ; { $other } attend le match retour.
brings-then = Ensuite : { SMALL($ask) }
brings-nothing = Il ne se passe rien d'autre.

## Pourquoi pas

why-decides-otherwise = { nobody-first }
why-not-in-hand = Tu n'as pas d'animal de valeur { $value } en main ; tu ne peux jouer que des cartes de ta main.
why-nobody-there = Il n'y a personne à la place { $place }.
why-not-itself = Il faut un autre animal que { $a }.
why-not-the-strongest = Il faut le plus fort des autres animaux ; en ce moment, sa force est { $strength }.
why-not-the-weakest = Il faut le plus faible des autres animaux ; en ce moment, sa force est { $strength }.
why-no-penguin-as-vulture = À cette table, le pingouin n'imite pas le vautour.
why-not-its-own-species = Il faut une autre espèce que { $a }.
why-no-circle = Pingouin et caméléon ne tournent pas en rond à s'imiter l'un l'autre.
why-not-held = Le pingouin n'imite que ce que tu as en main ; { NOUN($animal, article: "the") } n'y est pas.
why-not-in-line = Le caméléon n'imite que ceux de la file ; { NOUN($animal, article: "the") } n'y est pas.
why-penguin-imitates = Le pingouin doit imiter si tu as un autre animal en main.
why-chameleon-imitates = Seul le pingouin peut renoncer ; le caméléon imite toujours quelqu'un.
why-not-waiting = Il n'y a pas autant de cartes qui attendent : il y en a { $count }.
why-sorted-out-already = Tu laisses déjà la valeur { $value } à la maison.
why-not-in-play = À cette table, on joue sans la valeur { $value }.

## Ce qui se passe

starts = { $who ->
    [you] Tu commences.
   *[other] { $who } commence.
 }
starts-again = { $who ->
    [you] Match retour avec les animaux restés à la maison : tu commences.
   *[other] Match retour avec les animaux restés à la maison : { $who } commence.
 }
takes = { $who ->
    [you] Tu emmènes { $cards }.
   *[other] { $who } emmène { $cards }.
 }
sorts-out = { $who ->
    [you] Tu laisses { $cards } à la maison.
   *[other] { $who } laisse { $cards } à la maison.
 }
draws = { $who ->
    [you] Tu pioches { $cards }.
   *[other] { $who } pioche { $cards }.
 }
plays = { $who ->
    [you] Tu joues { $cards }.
   *[other] { $who } joue { $cards }.
 }
imitates = { $who ->
    [you] Tu montres { $model } de ta main : { $actor } fait comme { NOUN($it, case: "like") }.
   *[other] { $who } montre { $model } de sa main : { $actor } fait comme { NOUN($it, case: "like") }.
 }
shows = { $who ->
    [you] Tu montres { $cards } comme preuve.
   *[other] { $who } montre { $cards } comme preuve.
 }
stacks = { $who ->
    [you] Tu poses { $cards } sur C'EST FINI.
   *[other] { $who } pose { $cards } sur C'EST FINI.
 }

attack-rhino = { $a } éjecte { $v } de la file.
attack-tiger = { $a } bondit et mange { $v }.
attack-cheetah = { $a } mange { $v }.
attack-bat = { $a } mord { $v } : dehors.
attack-parrot = { $a } fait fuir { $v }.
attack-skunk = { $a } empeste et chasse { $v }.
attack-monkey = { $a } et sa bande chassent { $v }.
attack-crocodile = { $a } mange { $v }.
attack-lion = { $a } rugit et chasse { $v } de la file.

nothing-bat = { $a } ne trouve personne à mordre.
nothing-vulture = { $a } ne trouve rien à ramener de C'EST FINI.
nothing-peacock = { $a } reste là, beau et seul.
nothing-penguin = { $a } n'a aucun modèle en main.
nothing-ostrich = { $a } fait du surplace.
nothing-porcupine = { $a } dresse ses piquants et attend.
nothing-llama = { $a } n'a personne sur qui cracher.
nothing-cheetah = { $a } ne trouve pas de proie.
nothing-tiger = { $a } ne trouve pas de proie.
nothing-bear = { $a } ne trouve personne à traîner.
nothing-rhino = { $a } ne trouve personne à éjecter.
nothing-skunk = { $a } empeste pour rien.
nothing-parrot = { $a } ne trouve personne à faire fuir.
nothing-kangaroo = { $a } n'a personne par-dessus qui sauter.
nothing-monkey = { $a } est seul et se tient bien.
nothing-chameleon = { $a } ne trouve pas de modèle.
nothing-zebra = { $a } ne bouge pas d'un sabot.
nothing-giraffe = { $a } ne peut pas passer.
nothing-crocodile = { $a } n'atteint aucune proie.
nothing-hippo = { $a } ne peut pas passer.

forward-ostrich = { $a } dépasse en courant { $v }.
forward-kangaroo = { $a } saute par-dessus { $v }.
forward-giraffe = { $a } enjambe { $v }.
forward-hippo = { $a } dépasse en poussant { $v }.
forward-peacock = { $a } se place devant { $v }.

attack = { $a } envoie { $v } sur C'EST FINI.
leap = { $a } saute par-dessus { $over } et mange { $v }.
one-lion = { $v } tombe sur { $a } et s'en va.
stings = { $a } dresse ses piquants : C'EST FINI pour { $v }.
spits = { $a } crache : { $v } s'enfuit au bout de la file.
drags = { $a } traîne { $v } au bout de la file.
gang = { $a } file en tête avec sa bande.
strides = { $a } s'avance en tête.
forward = { $a } avance à la place { $place }.
back = { $a } recule à la place { $place }.
to-end = { $a } va au bout de la file.
weakest-first = { $a } range la file : les plus faibles devant.
strongest-first = { $a } range la file : les plus forts devant.
swaps = { $a } échange la Porte du Paradis et la sortie.
imitates-in-line = { $a } imite { $v }.
declines = { $a } n'imite personne.
fetches = { $a } ramène { $v } de C'EST FINI.
comes-back = { $a } revient de C'EST FINI.
burns = { $a } arrive dans la lumière de la Porte du Paradis et brûle.
vultures = { $v } s'envolent ensemble dans le bar.
vulture = { $v } s'envole dans le bar.
enter = { $v } entrent dans le bar.
enters = { $v } entre dans le bar.
enter-excluded = La Porte du Paradis s'ouvre : { $v } entrent dans le bar, { $x } se fait jeter dehors.
excluded = { $a } se fait jeter dehors.
lands = { $a } atterrit sur C'EST FINI.
nothing = { $a } ne produit aucun effet.
ends = La dernière carte est jouée : la fête est finie.

## L'issue

verdict-points = Égalité d'invités : les points décident ({ COMMAS($sums) }).
verdict-values = Égalité d'invités : la plus petite somme des cartes décide ({ COMMAS($sums) }).

## La table dans le navigateur

table-line = La file
table-gate = Porte du Paradis
table-exclusion = Sortie
table-pile = C'EST FINI
table-bar = Beasty Bar
table-beside = À côté de la pile
table-sent = Vers C'EST FINI
table-in = entre
table-out = dehors
table-guests = invités
table-points = points
table-hand = en main
table-deck = dans la pioche
table-empty-pile = Il n'y a encore personne ici.
table-top = dessus
table-acts-as = joue { NOUN($animal, article: "the") }
table-your-hand = Ta main
table-return = Match retour
table-offer = Tes animaux

## La table dans le terminal

terminal-gate = Porte du Paradis
terminal-out = sortie
terminal-pile = C'EST FINI (le dessus d'abord)
terminal-deck-of = Pioche, { $name } (le dessus d'abord)
terminal-sent = en route vers C'EST FINI
terminal-beside = à côté de C'EST FINI
terminal-bar = dans le bar
terminal-player = qui
terminal-hand = main
terminal-deck = pioche
terminal-guests = invités
terminal-points = points
terminal-at-home = à la maison
terminal-earlier = match retour ; acquis à la première partie

## Ce que montrent des parties jouées jusqu'au bout

fact-gets-in = Dans { $n } parties sur 100, { $animal } est au bar à la fin (« { $instead } » : { $than }).
fact-thrown-out = Dans { $n } parties sur 100, { $animal } finit dehors (« { $instead } » : { $than }).
fact-opens = Animaux des autres à qui tu ouvres la porte, en moyenne : { $n } (« { $instead } » : { $than }).
fact-ousts = Animaux des autres que tu mets dehors, en moyenne : { $n } (« { $instead } » : { $than }).
fact-loses = Animaux que tu perds d'ici ton prochain tour, en moyenne : { $n } (« { $instead } » : { $than }).
fact-guests = Animaux que tu as au bar à la fin, en moyenne : { $n } (« { $instead } » : { $than }).

## Ce qui se passe, comme les rapports du laboratoire le comptent

happens-game-starts = Une partie commence.
happens-takes-set = Quelqu'un choisit un des deux animaux de même valeur.
happens-sorts-out = Un animal reste à la maison.
happens-draws = Quelqu'un pioche une carte.
happens-plays = Un animal est joué.
happens-brought-back = Un animal revient de C'EST FINI.
happens-imitates = Un animal en imite un autre.
happens-declines = Un animal n'imite personne.
happens-shows = Quelqu'un montre qu'il n'a rien à imiter en main.
happens-moves = Un animal change de place dans la file.
happens-sent = Un animal est mangé ou chassé et va sur C'EST FINI.
happens-burns = Une chauve-souris devant la porte brûle.
happens-defends = Un porc-épic pique son agresseur.
happens-sorts-line = Toute la file est rangée.
happens-swaps-gates = La porte et la sortie changent de côté.
happens-no-effect = Une action ne trouve rien à faire.
happens-enters = Un animal entre au bar.
happens-excluded = Le dernier de la file se fait jeter dehors.
happens-lands = Un vautour se pose sur C'EST FINI.
happens-stacked = Quelqu'un range un animal sur C'EST FINI.
happens-game-ends = La partie est finie.
