### Draft: French, written by people whose first language it is not and without the French rulebook at hand. To be
### looked at by native readers: what is played and asked for (« demander du bleu », « sortir une carte »), the calls of
### the events, and that printed titles are masculine (« un Gift rouge »), but for « une 2nd Chance ».

## Le jeu et ses options

title = Frantic
tagline = Débarrasse-toi de tes cartes, refile-les aux autres, et attends-toi à la fin du monde à tout moment.
option-players = Joueurs
    .help = De deux à huit joueurs.
option-deck = Cartes
    .help = Les 147 cartes ; seulement les 135 du livret allemand (sans Fantastic ni Curse) ; ou le jeu de base, avec 125 cartes et 20 événements.
    .complete = les 147
    .rulebook = les 135 du livret
    .base = jeu de base (125)
option-scoring = Score
    .help = Avec une feuille de score, on joue jusqu'à une limite. Sans feuille, on ne note pas de points : celui qui a le moins de points en main gagne la manche, et quelques événements font autre chose.
    .sheet = avec feuille de score
    .none = sans feuille de score
option-length = Durée
    .help = La limite : 137, 154 ou 179 points, à partir de cinq joueurs 113, 137 ou 154 ; ou la vôtre.
    .short = courte
    .medium = moyenne
    .long = longue
    .number = votre propre limite
option-limit = Votre propre limite
    .help = Si la durée est « votre propre limite », la partie s'arrête quand quelqu'un a ce nombre de points.
option-rounds = Manches sans feuille
    .help = Le nombre de manches qu'on joue sans feuille de score.
option-counter-takes-all = Le contre prend tout
    .help = Contrer un Fantastic Four qui vise plusieurs joueurs, c'est distribuer soi-même les quatre cartes, pas seulement sa part.
option-counter-wishes = Le contre peut demander
    .help = En contrant, on peut aussi demander une couleur.
option-any-empty-hand = Toute main vide compte
    .help = La manche finit aussi quand d'autres ont vidé la main de quelqu'un, pas seulement quand quelqu'un joue sa dernière carte.
option-favours-take-all = Special Favours prend tout
    .help = Special Favours échange aussi la carte qui vaut 42 points.
option-exchange-mixed = Exchange mélangé
    .help = Avec Exchange, tes cartes vont d'abord dans l'autre main ; ensuite, tu y pioches deux cartes.
option-mimicry-by-symbol = Mimicry d'après le symbole
    .help = Un Mimicry qui devient la carte spéciale de couleur posée en haut de la défausse peut avoir n'importe quelle couleur.
option-family = Table familiale
    .help = La carte au titre grossier s'appelle « Sans commentaire » à cette table. Activé d'office quand d'autres peuvent venir par un lien.
option-countered-acts-again = Carte contrée : on rejoue
    .help = Après un Counterattack, c'est de nouveau à celui qui a joué la carte contrée, pas au suivant.
option-chance-at-exhaustion = Last Chance et pioche vide
    .help = Last Chance amène aussi son événement quand la pioche se vide au moment même où quelqu'un joue sa dernière carte.
option-gambling-man = Gambling Man
    .help = Comme dans le livret : un chiffre de la dernière couleur, face cachée, et le plus haut ramasse tout. Ou comme l'éditeur l'a changé en 2020 : n'importe quelle carte, et la deuxième plus petite valeur ramasse tout.
    .rulebook = comme dans le livret
    .edition-2020 = version de 2020
option-limit-ends = Fin à la limite
    .help = La partie s'arrête quand la limite est atteinte. Dans certaines éditions, seulement quand elle est dépassée.
    .reached = quand elle est atteinte
    .exceeded = quand elle est dépassée
coach-1 = Même couleur, même chiffre ou même symbole ; une carte sans couleur va toujours. Choisis-en une, et la table te dit ce qu'elle fait.
coach-2 = Une carte noire déclenche un événement, et là, tout peut basculer.
coach-3 = Dès que quelqu'un n'a plus de cartes, la manche finit. Ce que tu as encore en main compte alors contre toi.

## Couleurs, cartes, joueurs : une carte a « un » si la phrase ne demande pas « le » (the) ou rien (none), une couleur
## a « du » si la phrase ne demande pas rien ; « gender » : si un titre est féminin

adjective = { $colour ->
    [blue] bleu
    [red] rouge
    [green] vert
    [yellow] jaune
   *[black] noir
 }
adjective-feminine = { $colour ->
    [blue] bleue
    [green] verte
   *[other] { adjective }
 }
# La couleur du moment.
colour = { $article ->
    [none] { adjective }
   *[some] du { adjective }
 }
number = { $article ->
    [none] { $n }
   *[a] un { $n }
 }
le = { $article ->
    [none] {""}
    [the] le{" "}
   *[a] un{" "}
 }
la = { $article ->
    [none] {""}
    [the] la{" "}
   *[a] une{" "}
 }
card-number = { le }{ $n } { adjective }
card-special = { NOUN($kind, case: "gender") ->
    [feminine] { la }{ $kind } { adjective-feminine }
   *[masculine] { le }{ $kind } { adjective }
 }
card-colour-swap = { le }{ $kind } { NOUN($first, article: "none") }-{ NOUN($second, article: "none") }
card-curse = { $article ->
    [none] Curse
   *[the] le Curse
 }
several = { $n }× { NOUN($card, article: "none") }
# « any » : s'il y en a.
how-many = { $case ->
    [any] { $n ->
        [0] no
       *[other] yes
     }
   *[nom] { $n ->
        [0] aucune carte
        [1] une carte
        [2] deux cartes
        [3] trois cartes
        [4] quatre cartes
        [5] cinq cartes
        [6] six cartes
        [7] sept cartes
        [8] huit cartes
        [9] neuf cartes
        [10] dix cartes
        [11] onze cartes
        [12] douze cartes
       *[other] { cards }
     }
 }
either = { COMMAS($first) } ou { $last }
change = { $more ->
    [yes] +{ points }
   *[no] { points }
 }
# Quelqu'un dont on parle ; « person » : si c'est la personne qui lit.
player = { $who ->
    [you] { $case ->
        [person] you
       *[nom] toi
     }
   *[other] { $case ->
        [person] other
       *[nom] { $who }
     }
 }

## Les cartes spéciales telles qu'elles sont imprimées ; « family » : à une table familiale

kind-fantastic = Fantastic
kind-fantastic-four = Fantastic Four
kind-counterattack = Counterattack
kind-equality = Equality
kind-nice-try = Nice Try
kind-inequality = Inequality
kind-special-favours = Special Favours
kind-lucky-bastard = Lucky Bastard
kind-mimicry = Mimicry
kind-fuck-you = Fuck You
    .family = Sans commentaire
kind-curse = Curse
kind-2nd-chance = { $case ->
    [gender] feminine
   *[nom] 2nd Chance
 }
kind-exchange = Exchange
kind-gift = Gift
kind-skip = Skip
kind-thief = Thief
kind-troublemaker = Troublemaker
kind-colour-swap = Colour Swap

## Les événements tels qu'ils sont imprimés ; « call » : ce qu'on crie alors, avec ou sans feuille de score

event-charity = Charity
    .call = À votre bon cœur, vous qui avez trop !
event-communism = Communism
    .call = Autant pour tous, trop pour tous !
event-doomsday = Doomsday
    .call = La fin du monde, pour tout le monde !
event-earthquake = Earthquake
    .call = Tout glisse vers la droite !
event-expansion = Expansion
    .call = Une, deux, trois : les mains grossissent !
event-finish-line = Finish Line
    .call = L'arrivée, on compte les cartes !
event-friday-the-13th = Friday the 13th
    .call = Bouh ! Ah non, rien.
event-gambling-man = Gambling Man
    .call = Qui vise trop haut ramasse tout !
event-market = Market
    .call = Tout frais de la pioche, servez-vous !
event-mating-season = Mating Season
    .call = Tous les couples s'éclipsent !
event-merry-christmas = Merry Christmas
    .call = Des cadeaux pour tout le monde, même sans souliers !
event-mexican-standoff = Mexican Standoff
    .call = Lâchez tout, trois nouvelles pour chacun !
event-recession = Recession
    .call = Serrons-nous la ceinture !
event-robin-hood = Robin Hood
    .call = Prenons aux riches !
event-surprise-party = Surprise Party
    .call = Surprise, un cadeau !
event-the-all-seeing-eye = The All-Seeing Eye
    .call = Plus de secrets, cartes sur table !
event-third-time-lucky = Third Time Lucky
    .call = Jamais deux sans trois, pour tout le monde !
event-time-bomb = Time Bomb
    .call = Encore trois tours, tic, tac, tic !
event-tornado = Tornado
    .call = Tout tourbillonne !
event-vandalism = Vandalism
    .call = Une couleur vole en éclats !
event-black-hole = Black Hole
    .call = Il avale tout ce qui est noir !
event-capitalism = Capitalism
    .call = On ne prête qu'aux riches !
event-crowdfunding = Crowdfunding
    .call = Cotisons-nous pour les pauvres !
event-distributor = Distributor
    .call = Haut les mains, on redistribue !
event-double-taxation = Double Taxation
    .call = Le fisc vous salue bien !
event-event-manager = Event Manager
    .call = Trois au choix, un seul pour de vrai !
event-identity-theft = Identity Theft
    .call = Tu es qui, déjà ?
event-last-chance = Last Chance
    .call = On ne sort plus d'ici si facilement !
event-plague = Plague
    .call = Un malheur n'arrive jamais seul !
event-plus-one = Plus One
    .call = Et désormais, une de plus pour la route !
event-repeat = Repeat
    .call = Bis !
event-russian-roulette = Russian Roulette
    .call = Un seul barillet, beaucoup de cartes !
event-seppuku = Seppuku
    .call = Qui ose ?
event-trust-fall = Trust Fall
    .call = Laisse-toi tomber, on te rattrape !

## Les règles en une ou deux phrases ; « called » : de quoi elles parlent, le premier nom est écrit au-dessus, on peut
## taper n'importe lequel. Aucune ne nomme la carte au titre grossier : à une table familiale, personne ne le lit.

rule-number = Un chiffre de couleur se pose sur la même couleur ou sur le même chiffre.
    .called = Chiffres, chiffre
rule-black = Un chiffre noir se pose seulement sur le même chiffre, ou quand quelqu'un l'a demandé, et jamais sur du noir. Il déclenche un événement, et sur lui ne va que le même chiffre, ou une carte sans couleur.
    .called = Cartes noires, noir, carte noire
rule-fantastic = Va toujours. Demande une couleur ou un chiffre.
    .called = { kind-fantastic }
rule-fantastic-four = Va toujours. Distribue quatre cartes de la pioche à un ou plusieurs autres, et demande une couleur ou un chiffre.
    .called = { kind-fantastic-four }
rule-counterattack = Sors cette carte quand une carte spéciale te vise : l'attaque tombe à l'eau, et tu t'en sers toi-même, contre qui tu veux. À ton propre tour, c'est une demande de couleur.
    .called = { kind-counterattack }
rule-equality = Va toujours. Quelqu'un qui a moins de cartes que toi doit piocher jusqu'à en avoir autant. Demande une couleur en plus, ou à la place.
    .called = { kind-equality }
rule-nice-try = Sors cette carte quand quelqu'un n'a plus de cartes : toutes les mains vides en piochent trois, et la manche continue. À ton propre tour, c'est une demande de couleur.
    .called = { kind-nice-try }
rule-inequality = Va toujours. Quelqu'un doit piocher à l'aveugle dans ta main jusqu'à avoir plus de cartes que toi. Demande une couleur en plus, ou à la place.
    .called = { kind-inequality }
rule-special-favours = Va toujours. Toi et quelqu'un d'autre échangez toutes vos cartes spéciales, donc tout sauf les chiffres. Demande une couleur en plus, ou à la place.
    .called = { kind-special-favours }
rule-lucky-bastard = Sors cette carte avant qu'un événement ne soit révélé, et il ne te concerne pas. À ton propre tour, c'est une demande de couleur.
    .called = { kind-lucky-bastard }
rule-mimicry = Devient la carte spéciale que tu veux, mais une carte de couleur seulement dans la couleur du moment.
    .called = { kind-mimicry }
rule-fuck-you = Va sur tout, mais seulement si tu as exactement dix cartes, celle-ci comprise. La carte du dessous compte toujours. Elle vaut 42 points, et aucune carte spéciale ne permet de la refiler exprès.
    .called = { kind-fuck-you }, { kind-fuck-you.family }
rule-curse = Ne se joue jamais, ne se jette jamais : ça se refile. Vaut 13 points.
    .called = { kind-curse }
rule-2nd-chance = Tu dois jouer tout de suite une autre carte. Si tu ne peux pas, tu en pioches une, et tu peux alors jouer.
    .called = 2nd Chance
rule-exchange = Donne à quelqu'un deux cartes de ton choix, et pioches-en deux des siennes à l'aveugle.
    .called = { kind-exchange }
rule-gift = Offre à quelqu'un deux cartes de ta main.
    .called = { kind-gift }
rule-skip = Quelqu'un passe son prochain tour. D'ici là, on ne peut pas lui refaire le coup.
    .called = { kind-skip }
rule-thief = Regarde les cartes de quelqu'un, et prends-en deux.
    .called = { kind-thief }
rule-troublemaker = Déclenche aussitôt un événement.
    .called = { kind-troublemaker }
rule-colour-swap = A deux couleurs et va sur les deux ; on continue avec l'autre.
    .called = { kind-colour-swap }
rule-charity = Chacun pioche une carte à l'aveugle chez chaque joueur qui en a le plus. Les riches, eux, ne piochent rien.
    .called = { event-charity }
rule-communism = Tout le monde pioche jusqu'à avoir autant de cartes que celui qui en a le plus.
    .called = { event-communism }
rule-doomsday = { rule-doomsday.sheet } Sans feuille de score : { rule-doomsday.no-sheet }
    .called = { event-doomsday }
    .sheet = La manche est finie tout de suite, et chacun reçoit 50 points, peu importe ce qu'il a en main.
    .no-sheet = La manche est finie tout de suite, et tous ont le même nombre de points, peu importe ce qu'ils ont en main. Tous gagnent donc la manche, à moins que quelqu'un soit à l'abri : alors la victoire est pour lui seul.
rule-earthquake = Chacun passe toute sa main à son voisin de droite.
    .called = { event-earthquake }
rule-expansion = On pioche à tour de rôle : le premier une carte, le deuxième deux, le troisième trois, et ainsi de suite.
    .called = { event-expansion }
rule-finish-line = La manche est finie tout de suite, et chacun compte ce qu'il a encore en main.
    .called = { event-finish-line }
rule-friday-the-13th = Un vendredi comme les autres : il ne se passe rien du tout.
    .called = { event-friday-the-13th }
rule-gambling-man = Chacun pose face cachée un chiffre de la dernière couleur. Le plus haut ramasse tout. Tu n'en as pas ? Pioche deux cartes. Si aucune couleur n'a encore été jouée, il ne se passe rien.
    .called = { event-gambling-man }
    .any-card = Chacun pose n'importe quelle carte face cachée. On les retourne, et la deuxième plus petite valeur en points ramasse tout.
rule-market = On retourne autant de cartes de la pioche qu'il y a de joueurs. À tour de rôle, chacun en prend une.
    .called = { event-market }
rule-mating-season = Chacun jette tous les chiffres qu'il a en plusieurs exemplaires, quelle que soit la couleur, les noirs aussi.
    .called = { event-mating-season }
rule-merry-christmas = Chacun offre toutes ses cartes aux autres, réparties comme il veut.
    .called = { event-merry-christmas }
rule-mexican-standoff = Tout le monde jette ses cartes et en pioche trois nouvelles, à tour de rôle.
    .called = { event-mexican-standoff }
rule-recession = On jette à tour de rôle : le premier une carte, le deuxième deux, le troisième trois, et ainsi de suite.
    .called = { event-recession }
rule-robin-hood = Celui qui a le moins de cartes échange sa main avec celui qui en a le plus.
    .called = { event-robin-hood }
rule-surprise-party = À tour de rôle, chacun offre une carte à qui il veut.
    .called = { event-surprise-party }
rule-the-all-seeing-eye = Toutes les cartes restent sur table jusqu'à ce que chacun en ait assez vu.
    .called = { event-the-all-seeing-eye }
rule-third-time-lucky = Tout le monde pioche trois cartes.
    .called = { event-third-time-lucky }
rule-time-bomb = Chacun a encore trois tours. Si tu n'as plus de cartes à temps, tu as dix points de moins, et les autres dix de plus. Si personne n'y arrive, tout compte double.
    .called = { event-time-bomb }
rule-tornado = On met toutes les mains en un tas, on mélange, et on redonne carte par carte.
    .called = { event-tornado }
rule-vandalism = Tout le monde jette toutes ses cartes de la dernière couleur. Si aucune couleur n'a encore été jouée, il ne se passe rien.
    .called = { event-vandalism }
rule-black-hole = Celui qui l'a déclenché prend toutes les cartes noires des autres.
    .called = { event-black-hole }
rule-capitalism = Les riches s'enrichissent : chacun pioche autant de cartes qu'il en a déjà.
    .called = { event-capitalism }
rule-crowdfunding = Chacun offre une carte à chaque joueur qui en a le moins. Les pauvres, eux, ne donnent rien.
    .called = { event-crowdfunding }
rule-distributor = Celui qui l'a déclenché regarde toutes les mains et les redistribue, chacune en entier. Il ne peut pas garder la sienne.
    .called = { event-distributor }
rule-double-taxation = { rule-double-taxation.sheet } Sans feuille de score : { rule-double-taxation.no-sheet }
    .called = { event-double-taxation }
    .sheet = Les points de tes trois plus hautes cartes vont tout de suite sur ton compte, et la partie continue.
    .no-sheet = Chacun montre ses trois plus hautes cartes. Celui dont elles valent le moins pioche une carte, le suivant deux, et ainsi de suite ; à égalité, on pioche autant.
rule-event-manager = Trois événements sont révélés, et celui qui l'a déclenché en choisit un.
    .called = { event-event-manager }
rule-identity-theft = { rule-identity-theft.sheet } Sans feuille de score : { rule-identity-theft.no-sheet }
    .called = { event-identity-theft }
    .sheet = Celui qui a le plus de points sur son compte échange son score avec celui qui en a le moins.
    .no-sheet = Celui qui l'a déclenché désigne deux joueurs, peut-être lui-même, qui échangent cartes et places.
rule-last-chance = Jusqu'à la fin de la manche, chaque fois que quelqu'un se défait de sa dernière carte, il y a d'abord encore un événement.
    .called = { event-last-chance }
rule-plague = Deux autres événements arrivent tout de suite, l'un après l'autre, même si le premier met fin à la manche.
    .called = { event-plague }
rule-plus-one = Jusqu'à la fin de la manche, chaque fois qu'on pioche, c'est une carte de plus.
    .called = { event-plus-one }
rule-repeat = Celui qui l'a déclenché choisit un événement de cette manche, et il a lieu encore une fois. S'il n'y en a pas eu, il ne se passe rien.
    .called = { event-repeat }
rule-russian-roulette = Chacun pose une carte face cachée. On les mélange, et elles vont sur la pioche.
    .called = { event-russian-roulette }
rule-seppuku = { rule-seppuku.sheet } Sans feuille de score : { rule-seppuku.no-sheet }
    .called = { event-seppuku }
    .sheet = À tour de rôle, chacun peut retourner la carte du dessus de la pioche. Un chiffre enlève 21 points à ton compte, tout le reste en ajoute 42. Se dégonfler en coûte 21.
    .no-sheet = À tour de rôle, chacun peut retourner la carte du dessus de la pioche. Pour un chiffre, tu peux jeter deux cartes ; pour tout le reste, tu en pioches quatre. Se dégonfler coûte deux cartes.
rule-trust-fall = À tour de rôle, chacun désigne quelqu'un qui doit lui donner deux cartes.
    .called = { event-trust-fall }
rule-aim = Débarrasse-toi de tes cartes. Ce que tu as encore en main à la fin de la manche compte contre toi, et celui qui a le moins de points gagne.
    .called = But
rule-turn = Joue une carte qui va, ou pioches-en une. Après avoir pioché, tu peux encore jouer, la carte piochée ou une autre.
    .called = Tour, piocher
rule-match = Couleur sur couleur, chiffre sur chiffre, symbole sur symbole. Une carte sans couleur va toujours.
    .called = Ce qui va, aller
rule-wish = Une demande tient jusqu'à ce qu'une carte y réponde. Personne ne peut demander du noir.
    .called = Demande, demander
rule-attack = Les cartes spéciales visent toujours quelqu'un d'autre, jamais toi.
    .called = Attaque, cartes spéciales
rule-event = Les cartes noires et Troublemaker déclenchent un événement. Il commence à droite de celui qui l'a déclenché, et arrive à lui en dernier.
    .called = Événement, événements
rule-reaction = On interroge tous ceux qui pourraient avoir la carte, et tous ont le même temps : se taire ne trahit donc rien.
    .called = Sortir une carte, réaction
rule-end = La manche finit quand quelqu'un n'a plus de cartes, ou quand il faut piocher et que la pioche est vide.
    .called = Fin de la manche, fin
rule-points = Un chiffre compte sa valeur, une carte spéciale sept points, le Curse 13, et une carte en compte 42.
    .called = Points

## Ce qui compte en ce moment

demand-any = n'importe quelle carte
demand-colourless = seulement une carte sans couleur
status-demand = Il faut : { $demand }, ou une carte sans couleur.
status-demand-all = Tu peux jouer : { $demand }.
status-next = On joue vers la droite : après { $whom }, c'est à { $next }.
status-limit = { $ends ->
    [exceeded] La partie s'arrête au-dessus de { $n } points.
   *[reached] La partie s'arrête à { $n } points.
 }
status-rounds = Manche { $n } sur { $all }.
status-bomb = Time Bomb, tours restants : { COMMAS($tally) }.
status-bomb-safe = { $who ->
    [you] tu es à l'abri
   *[other] { $who } est à l'abri
 }
status-last-chance = Last Chance : encore un événement avant que la manche ne finisse{ but }.
status-plus-one = Plus One : chaque fois qu'on pioche, une carte de plus{ but }.
but = { $spared ->
    [0] {""}
   *[other] , sauf pour { $whom }
 }
status-skipped = Un tour à passer : { $who }.
status-protected = À l'abri de l'événement : { $who }.

## Ce qui est demandé ; « whom » : contre qui, « threat » : ce qui menace la victime

ask-turn = À toi : joue ou pioche. { $goes }
ask-turn-draw = À toi, mais aucune de tes cartes ne va : pioche. { $goes }
ask-turn-play = La pioche est vide : joue une carte. { $goes }
ask-drawn = Tu as pioché. Joue maintenant une carte, ou passe. { $goes }
ask-drawn-pass = Tu as pioché, et toujours aucune de tes cartes ne va : passe.
ask-chance = 2nd Chance : joue tout de suite une autre carte. { $goes }
ask-chance-draw = 2nd Chance, mais aucune de tes cartes ne va : pioche. { $goes }
ask-must-wish = Quelle couleur demandes-tu ?
ask-may-wish = Demandes-tu une couleur ? Sinon, il faut toujours : { $demand }.
ask-may-wish-or-attack = Demandes-tu une couleur ? Sinon, tu dois viser quelqu'un, et il faut toujours : { $demand }.
ask-colour-or-number = Demande une couleur ou un chiffre.
ask-colouring = Avec quelle couleur continue-t-on ?
ask-mimic = Que devient ton Mimicry ?
ask-four = Fantastic Four : qui pioche ? Encore { $cards } à distribuer.
ask-target = { CAP($kind) } : { SMALL($whom) }
ask-or-not = Ou ne vise personne.
ask-counter = { CAP($attacker) } : { $kind } contre toi ! { $threat } Tu réponds par Counterattack ?
ask-lucky = Un événement va être révélé. Tu t'en protèges avec Lucky Bastard ?
ask-nice = Main vide : { $whom }. Tu sors Nice Try ?
ask-giving = Donne { $cards } à { $to }.
ask-exchanging = Exchange : donne { $cards } à { $to } ; ensuite, tu pioches à l'aveugle.
ask-giving-none = Les cartes qui te restent, tu n'as pas le droit de les donner.
ask-stealing = Prends { $cards } à { $to }.
ask-stealing-none = Il n'y a rien que tu puisses voler à { $to }.
ask-discarding = Jette { $cards }.
ask-may-discard = Tu peux encore jeter { $cards }.
ask-discarding-none = On ne se débarrasse pas du Curse comme ça.
ask-gambling = Pose face cachée un chiffre { adjective }, petit si possible : le plus haut ramasse tout.
ask-gambling-none = Tu n'as pas de chiffre { adjective } : à la place, tu pioches { $cards }.
ask-gambling-any = Pose n'importe quelle carte face cachée : la deuxième plus petite valeur ramasse tout.
ask-roulette = Pose une carte face cachée. On les mélange toutes, et elles vont sur la pioche.
ask-scattering = Joyeux Noël ! Que donnes-tu à { $to } ?
ask-buying = Choisis une carte au marché.
ask-distributor = { $who ->
    [you] Quelles cartes sont pour toi ?
   *[other] Quelles cartes sont pour { $who } ?
 }
ask-surprise = À qui donnes-tu une carte ?
ask-trust = Qui doit te donner { $cards } ?
ask-identity = À qui vole-t-on l'identité ? Choisis le premier des deux.
ask-identity-second = Qui échange cartes et place avec { $first } ?
ask-daring = Seppuku ? Un chiffre sur la pioche t'enlève 21 points, tout le reste t'en ajoute 42. Se dégonfler en coûte 21.
ask-daring-cards = Seppuku ? S'il y a un chiffre sur la pioche, tu peux jeter deux cartes, sinon tu pioches { $four }. Si tu te dégonfles, tu pioches { $two }.
ask-watching = Toutes les cartes sont sur table. Assez vu ?
ask-manager = Lequel de ces événements doit avoir lieu ?
ask-repeat = Quel événement doit avoir lieu encore une fois ?
ask-deal = { $counted } Distribue la suivante quand tu veux.
ask-next = { $counted } On passe à la manche suivante ?
ask-counted = Manche { $n } : { points } pour toi, { $sum } en tout.
ask-counted-won = Tu gagnes la manche { $n } avec { points }. Manches gagnées : { $wins }.
ask-counted-lost = Manche { $n } : { points } dans ta main. Manches gagnées : { $wins }.
whom-equality = Qui doit piocher jusqu'à avoir { $mine } ?
whom-inequality = Qui doit piocher dans ta main jusqu'à avoir plus de cartes que toi ?
whom-special-favours = Qui échange toutes ses cartes spéciales avec toi ?
whom-exchange = Avec qui fais-tu l'échange ?
whom-gift = À qui vont les cadeaux ?
whom-skip = Qui passe son tour ?
whom-thief = Qui voles-tu ?
threat-fantastic-four = Tu piocherais { $cards }.
threat-equality = Tu piocherais jusqu'à avoir autant de cartes que l'autre.
threat-inequality = Tu piocherais à l'aveugle chez { $attacker }.
threat-special-favours = Vous échangeriez toutes vos cartes spéciales.
threat-exchange = Vous échangeriez des cartes.
threat-gift = Tu recevrais des cadeaux.
threat-skip = Tu passerais ton tour.
threat-thief = On te volerait des cartes.

## Ce que les autres attendent

wait-turn = C'est à { $who } de jouer. { $goes }
wait-wishing = { $who } réfléchit à sa demande.
wait-colouring = { $who } choisit une couleur.
wait-mimic = { $who } décide ce que devient Mimicry.
wait-target = { $who } cherche une victime pour { $kind }.
wait-counter = { $kind } contre { $who } : y aura-t-il une réponse ?
wait-lucky = Un événement va être révélé. { $who } va s'en protéger ?
wait-nice = Main vide : { $whom }. { $who } s'y oppose ?
wait-giving = { $who } choisit des cartes pour { $to }.
wait-stealing = { NOUN($to, case: "person") ->
    [you] { $who } fouille dans tes cartes.
   *[other] { $who } fouille chez { $to }.
 }
wait-discarding = { $who } choisit les cartes à jeter.
wait-laying = { $who } pose une carte face cachée.
wait-choosing-person = { $who } choisit quelqu'un.
wait-scattering = { $who } emballe des cadeaux.
wait-buying = { $who } fait son marché.
wait-daring = { $who } va tenter Seppuku ?
wait-watching = Toutes les cartes sont sur table. { $who } regarde encore.
wait-choosing-event = { $who } choisit un événement.
wait-deal-next = La manche { $n } est comptée. On attend encore { $who }.

## Comment cela s'est décidé

verdict-sheet = La limite de { $limit } points est { $ends ->
    [exceeded] dépassée
   *[reached] atteinte
 }, et le plus petit total gagne : { COMMAS($tally) }.
verdict-rounds = Manches gagnées : { COMMAS($tally) }.
verdict-shared = À égalité, la victoire est partagée : { $winners }.

## Boutons

label-play = Jouer { NOUN($card, article: "the") }
label-throw-in = Sortir { NOUN($card, article: "the") }
label-pick = Prendre { NOUN($card, article: "the") }
label-give = Donner { NOUN($card, article: "the") }
label-discard = Jeter { NOUN($card, article: "the") }
label-lay = Poser { NOUN($card, article: "the") } face cachée
label-seat = { CAP($name) }
label-hit = { CAP($kind) } contre { $name }
label-one-card = Une carte pour { $name }
label-hand-of = { NOUN($name, case: "person") ->
    [you] Tes cartes
   *[other] Cartes : { $name }
 }
label-wish = Demander { $wish }
label-colour = Continuer en { NOUN($wish, article: "none") }
label-as = En { $kind }
label-event = Choisir { $event }
label-draw = Piocher
label-pass = Continuer
label-no-play = Passer
label-no-wish = Ne rien demander
label-no-target = Ne viser personne
label-no-reaction = Ne pas réagir
label-enough = Assez pour { $name }
label-no-discard = Ne plus rien jeter
label-shrink = Se dégonfler
label-dare = Tenter Seppuku
label-ok = Assez vu
label-deal = Distribuer la manche
label-next = Manche suivante

## Ce qu'une action apporte ; « effect » : ce qui est imprimé sur une carte, pour qui l'a en main

effect-fantastic = Tu demandes une couleur ou un chiffre.
effect-fantastic-four = Tu demandes une couleur ou un chiffre, et tu peux distribuer quatre cartes de la pioche.
effect-counterattack = À ton propre tour, c'est une simple demande de couleur (F43).
effect-nice-try = { effect-counterattack }
effect-lucky-bastard = { effect-counterattack }
effect-equality = Tu demandes une couleur, quelqu'un pioche jusqu'à avoir autant de cartes que toi, ou les deux.
effect-inequality = Tu demandes une couleur, quelqu'un pioche à l'aveugle dans ta main jusqu'à avoir plus de cartes que toi, ou les deux.
effect-special-favours = Tu demandes une couleur, tu échanges toutes les cartes spéciales avec quelqu'un, ou les deux.
effect-mimicry = Tu dis quelle carte spéciale il devient.
effect-fuck-you = Adieu, les 42 points ! La carte d'avant compte toujours ; il faut : { $demand }.
effect-2nd-chance = Tu dois jouer tout de suite une autre carte ; si tu ne peux pas, tu pioches.
effect-exchange = { NOUN($gift, case: "any") ->
    [no] Tu n'as rien à donner, mais tu pioches à l'aveugle chez quelqu'un.
   *[yes] Tu donnes { $gift } à quelqu'un et tu pioches à l'aveugle en retour.
 }
effect-gift = { NOUN($gift, case: "any") ->
    [no] Tu n'as rien à offrir.
   *[yes] Tu offres { $gift } à quelqu'un.
 }
effect-skip = Quelqu'un passe son prochain tour.
effect-thief = Tu regardes les cartes de quelqu'un, et tu lui en prends.
effect-troublemaker = Cela déclenche un événement.
effect-black = { effect-troublemaker }
effect-colour-swap = Tu choisis avec laquelle de ses couleurs on continue.
no-target-equality = Personne n'a alors moins de cartes que toi ; c'est donc une simple demande de couleur (F47).
no-target-skip = Tous les autres ont déjà un tour à passer ; Skip ne vise donc personne (F60).
brings-after = Il faudra ensuite : { $after }.
brings-hits = Tu peux viser : { $hit }.
brings-swaps = On continue en { adjective }.
brings-last = C'est ta dernière carte.
brings-last-nice = C'est ta dernière carte : s'il n'y a pas de Nice Try, la manche est finie.
brings-last-over = C'est ta dernière carte, et la manche est finie.
brings-last-effect = C'est ta dernière carte, mais elle fait d'abord son effet (F29).
brings-last-chance = C'est ta dernière carte. Last Chance : il y a encore un événement avant que la manche ne finisse.
brings-emptied = Ta main est alors vide.
brings-nice-window = S'il n'y a pas de Nice Try, la manche est finie.
brings-over = La manche est alors finie.
brings-counter = L'attaque tombe à l'eau, et tu peux toi-même jouer { $kind } contre quelqu'un.
brings-counter-none = L'attaque tombe à l'eau, mais tu ne peux jouer { $kind } contre personne.
brings-may-wish = Tu peux aussi demander une couleur.
brings-lucky = Le prochain événement ne te concerne pas.
brings-goes-on = La manche continue.
brings-nice-self = Mais c'est aussi ta dernière carte (F79).
brings-counter-not = Tu laisses faire.
brings-lucky-not = Quoi qu'il arrive, tu n'y échappes pas.
brings-nice-not = Tu ne t'y opposes pas.
brings-draw = Tu pioches { $cards }, et tu peux encore jouer ensuite.
brings-draw-end = La pioche ne suffit plus : la manche finit tout de suite (F31).
brings-no-play = Tu ne joues rien.
brings-next = { $who ->
    [you] Ensuite, c'est encore à toi.
   *[other] Ensuite, c'est à { $who }.
 }
brings-wish = Il faudra du { adjective } ou une carte sans couleur.
brings-wish-number = Il faudra { $wish }, peu importe la couleur, noir compris, ou une carte sans couleur.
brings-no-wish = Il faut toujours : { $demand }.
brings-must-hit = Pour cela, tu dois viser quelqu'un.
brings-no-target = { CAP($kind) } reste sans effet.
brings-four = Une des quatre cartes va à { $name }.
brings-four-all = En tout pour { $name } : { $cards }.
brings-inequality-none = { CAP($name) } a déjà plus de cartes que toi : il ne se passe rien (F49).
brings-favours = { NOUN($cards, case: "any") ->
    [no] Tu ne donnes rien à { $name }, et tu reçois toutes ses cartes spéciales.
   *[yes] Tu donnes { $cards } à { $name }, et tu reçois toutes ses cartes spéciales.
 }
brings-exchange = { NOUN($cards, case: "any") ->
    [no] Tu n'as rien à donner à { $name }.
   *[yes] Tu donnes { $cards } à { $name }.
 }
brings-thief = Tu jettes un œil chez { $name } et tu prends jusqu'à { $cards }.
brings-unless = À moins d'un Counterattack.
brings-was-inequality-none = Tu as déjà plus de cartes : il ne se passe rien (F49).
brings-was-exchange = { CAP($attacker) } choisit des cartes pour toi, puis pioche à l'aveugle dans ta main.
brings-was-gift = { CAP($attacker) } choisit des cartes pour toi.
brings-was-thief = { CAP($attacker) } voit tes cartes et prend jusqu'à { $cards }.
brings-giving = { CAP($name) } reçoit { NOUN($card, article: "the") } ; cela reste entre vous.
brings-stealing = Tu prends { NOUN($card, article: "the") }.
brings-discarding = { CAP($card, article: "the") } va, face visible, sous la carte du dessus de la défausse. Ce qu'il faut jouer ne change pas.
brings-gambling = Tu poses { NOUN($card, article: "the") } face cachée. Le plus haut chiffre ramasse tout, à égalité le premier.
brings-gambling-any = Tu poses { NOUN($card, article: "the") } face cachée. La deuxième plus petite valeur ramasse tout, à égalité la première carte.
brings-roulette = { CAP($card, article: "the") } rejoint les autres face cachée, et se retrouve quelque part en haut de la pioche.
brings-buying = Tu prends { NOUN($card, article: "the") } ; tout le monde le voit.
brings-nothing-fits = Il n'y a rien à prendre ici.
brings-enough = { CAP($name) } ne reçoit plus rien. Au suivant.
brings-no-discard = Tu gardes le reste.
brings-distributor = { NOUN($name, case: "person") ->
    [you] Toutes tes cartes vont à { $receiver }.
   *[other] Toute la main passe : { $name } → { $receiver }.
 }
brings-surprise = { CAP($name) } reçoit une carte de ta part.
brings-trust = { CAP($name) } choisit { $cards } pour toi.
brings-trust-none = { CAP($name) } n'a rien à donner.
brings-identity = { $who ->
    [you] Ensuite, tu choisis avec qui tu échanges cartes et place.
   *[other] Ensuite, tu choisis avec qui { $who } échange cartes et place.
 }
brings-identity-second = Échange de cartes et de places : { $first } et { $name }.
brings-dare = La carte du dessus est retournée.
brings-if-number = Un chiffre : { SMALL($brings) }
brings-if-other = Tout le reste : { SMALL($brings) }
brings-may-discard = Tu peux jeter jusqu'à { $cards }.
brings-dare-nothing = Il ne t'arrive rien.
brings-dare-empty = La pioche est vide : il n'y a rien à retourner, et la manche finit après l'événement (F147).
brings-shrink = Se dégonfler a un prix : { SMALL($brings) }
brings-points = { change }, ce qui fait { $sum }.
brings-ok = On continue quand tout le monde en a assez vu.
brings-deal = On distribue la manche suivante.
brings-all-go-on = La manche suivante commence quand tout le monde a dit oui.

## Pourquoi pas

why-decides-otherwise = { nobody-first }
why-not-on-your-hand = Tu n'as pas cette carte : { NOUN($card, article: "none") }.
why-not-in-the-box = À cette table, cette carte n'est pas dans le jeu : { NOUN($card, article: "none") }.
why-curse-never-played = Le Curse ne se joue pas, il se refile (F74).
why-fuck-you-with-ten = Il faut pour cela exactement dix cartes, celle-ci comprise ; tu as { $cards } (F72).
why-black-on-its-number = Un { $n } noir se pose seulement sur ce chiffre, ou quand quelqu'un l'a demandé (F19). Pour l'instant, il faut : { $demand }.
why-number-on-number = Il faut la même couleur ou le même chiffre, c'est-à-dire : { $demand }.
why-symbol-on-symbol = Il faut la même couleur ou le même symbole, c'est-à-dire : { $demand }.
why-only-the-reaction = Seul { $kind } peut t'aider, ou un Mimicry à sa place (F68).
why-drawn-already = Tu as déjà pioché : joue une carte, ou passe (F13, F14).
why-second-chance-must-lay = Après 2nd Chance, tu dois jouer une carte si tu peux (F64).
why-used-up-must-lay = La pioche est vide, et une de tes cartes va : joue-la (F32).
why-no-time-to-draw = Ce n'est pas le moment de piocher. { $ask }
why-play-or-draw = Joue une carte ou pioches-en une : on ne passe qu'après avoir pioché (F14).
why-wish-is-a-must = Ici, tu dois demander quelque chose (F25, F26).
why-all-four-are-dealt-out = Une fois que tu as commencé, il faut distribuer les quatre cartes (F36).
why-somebody-is-hit = Cette carte doit viser quelqu'un.
why-wish-or-effect = Si tu ne demandes rien, tu dois viser quelqu'un : la carte doit faire l'un des deux (F25).
why-card-is-due = Tu n'y coupes pas : choisis une carte.
why-no-card-to-choose = Il n'y a pas de carte à choisir maintenant. { $ask }
why-not-on-their-hand = { CAP($name) } n'a pas cette carte : { NOUN($card, article: "none") }.
why-not-on-the-market = Ce n'est pas au marché : { NOUN($card, article: "none") }.
why-rude-card-not-on-purpose = Personne ne peut refiler cette carte exprès. Elle ne change de main qu'à l'aveugle ou par un événement (F53, F59).
why-curse-not-discarded = Le Curse ne se jette pas (F74).
why-number-of-last-colour = Il faut un chiffre { adjective } : c'est la dernière couleur jouée (F101).
why-nobody-to-name = Il n'y a personne à choisir maintenant. { $ask }
why-empty-seat = Il n'y a personne à cette place.
why-not-oneself = Tu ne peux pas te viser toi-même (F28).
why-somebody-else = Il faut quelqu'un d'autre.
why-equality-for-fewer-cards = Equality ne vise que quelqu'un qui a moins de cartes que toi (F47).
why-skipped-already = { CAP($name) } a déjà un tour à passer ; on ne peut recommencer qu'après (F60).
why-protected = Lucky Bastard : cet événement ne peut rien contre { $name } (F75).
why-hand-not-free = Cette main est déjà donnée, ou doit rester pour quelqu'un d'autre (F90).
why-own-hand-not-kept = Tu n'as pas le droit de garder tes propres cartes (F90).
why-two-victims = Il faut deux joueurs différents.
why-no-wish-now = Tu ne peux rien demander maintenant. { $ask }
why-no-number-wish = Seuls Fantastic et Fantastic Four demandent un chiffre (F26).
why-colour-not-open = On ne peut pas continuer avec cette couleur ici (F33, F70).
why-no-mimicry-now = Pour cela, il faut un Mimicry. { $ask }
why-mimicry-needs-a-colour = Pour devenir une carte de couleur, un Mimicry a besoin d'une couleur, et il n'y en a pas en ce moment (F69).
why-imitates-existing-cards = Cette carte n'existe pas à cette table : { $kind }.
why-no-event-to-choose = Il n'y a pas d'événement à choisir ici. { $ask }
why-repeat-not-itself = Repeat ne se répète pas lui-même (F116).
why-not-uncovered-yet = { CAP($event) } n'a pas encore été révélé dans cette manche (F116).
why-not-offered = { CAP($event) } n'est pas au choix.
why-no-seppuku-now = Seppuku n'existe que comme événement. { $ask }
why-no-open-hands = Les cartes ne sont pas sur table maintenant. { $ask }
why-deal-when-counted = Cette manche n'est pas encore finie. On distribue la suivante une fois celle-ci comptée.
why-round-is-on = Cette manche n'est pas encore finie.
why-somebody-else-deals = Quelqu'un d'autre distribue la manche suivante.
why-you-deal = C'est toi qui distribues la manche suivante.

## Ce qui se passe

deals = { $who ->
    [you] Manche { $n } : tu distribues { $cards } à chacun.
   *[other] Manche { $n } : { $who } distribue { $cards } à chacun.
 }
turns-up = { $who ->
    [you] On retourne { $card } : c'est comme si tu venais de jouer cette carte.
   *[other] On retourne { $card } : c'est comme si { $who } venait de jouer cette carte.
 }
plays = { $who ->
    [you] Tu joues { $card }.
   *[other] { $who } joue { $card }.
 }
rude = { $who ->
    [you] Tu le dis tout haut : { $card } !
   *[other] { $who } le dit tout haut : { $card } !
 }
counters = { $who ->
    [you] Tu sors { $card } : { $kind } contré, c'est raté pour { $whom } !
   *[other] { $who } sort { $card } : { $kind } contré, c'est raté pour { $whom } !
 }
protects = { $who ->
    [you] Tu sors { $card } : l'événement ne te concerne pas.
   *[other] { $who } sort { $card } et reste en dehors de l'événement.
 }
nice = { $who ->
    [you] Pas si vite ! Tu sors { $card } : toutes les mains vides piochent trois cartes.
   *[other] Pas si vite ! { $who } sort { $card } : toutes les mains vides piochent trois cartes.
 }
draws = { $who ->
    [you] Tu pioches { $cards }.
   *[other] { $who } pioche { $cards }.
 }
wishes = { $who ->
    [you] Tu demandes { $wish }.
   *[other] { $who } demande { $wish }.
 }
no-wish = { $who ->
    [you] Tu ne demandes rien.
   *[other] { $who } ne demande rien.
 }
mimics = { $who ->
    [you] Ton Mimicry devient { $kind }.
   *[other] Pour { $who }, Mimicry devient { $kind }.
 }
attacks = { $who ->
    [you] Tu joues { $kind } contre { $whom }.
   *[other] { $who } joue { $kind } contre { $whom }.
 }
share = { $n } pour { $whom }
deals-out = { $who ->
    [you] Tu distribues { $kind } : { COMMAS($shares) }.
   *[other] { $who } distribue { $kind } : { COMMAS($shares) }.
 }
declines = { $who ->
    [you] Tu renonces à { $kind }.
   *[other] { $who } renonce à { $kind }.
 }
gives = { $who ->
    [you] Tu donnes { $cards } à { $whom }.
   *[other] { NOUN($whom, case: "person") ->
        [you] { $who } te donne { $cards }.
       *[other] { $who } donne { $cards } à { $whom }.
     }
 }
draws-blindly = { $who ->
    [you] Tu pioches à l'aveugle { $cards } chez { $whom }.
   *[other] { NOUN($whom, case: "person") ->
        [you] { $who } pioche à l'aveugle { $cards } dans ta main.
       *[other] { $who } pioche à l'aveugle { $cards } chez { $whom }.
     }
 }
looks = { $who ->
    [you] Tu jettes un œil chez { $whom }.
   *[other] { NOUN($whom, case: "person") ->
        [you] { $who } jette un œil à tes cartes.
       *[other] { $who } jette un œil chez { $whom }.
     }
 }
sees = { $who ->
    [you] Tu jettes un œil chez { $whom } : { $cards }.
   *[other] { NOUN($whom, case: "person") ->
        [you] { $who } jette un œil à tes cartes : { $cards }.
       *[other] { $who } jette un œil chez { $whom } : { $cards }.
     }
 }
shows = { $who ->
    [you] Tu montres { $cards }.
   *[other] { $who } montre { $cards }.
 }
discards-none = { $who ->
    [you] Tu ne jettes rien.
   *[other] { $who } ne jette rien.
 }
lays = { $who ->
    [you] Tu poses { $cards } face cachée.
   *[other] { $who } pose { $cards } face cachée.
 }
lays-for = { $who ->
    [you] Tu poses { $cards } pour { $whom }.
   *[other] { $who } pose { $cards } pour { $whom }.
 }
gets = { $who ->
    [you] { $whom } te passe { $cards }.
   *[other] { NOUN($whom, case: "person") ->
        [you] Tu passes { $cards } à { $who }.
       *[other] { $whom } passe { $cards } à { $who }.
     }
 }
takes = { $who ->
    [you] Tu prends { $cards }.
   *[other] { $who } prend { $cards }.
 }
discards = { $who ->
    [you] Tu jettes { $cards }.
   *[other] { $who } jette { $cards }.
 }
opens-number = { $who ->
    [you] Tu tentes Seppuku et tu retournes { $card } : ouf, de justesse !
   *[other] { $who } tente Seppuku et retourne { $card } : ouf, de justesse !
 }
opens-other = { $who ->
    [you] Tu tentes Seppuku et tu retournes { $card } : aïe.
   *[other] { $who } tente Seppuku et retourne { $card } : aïe.
 }
gets-dealt = { $who ->
    [you] Tu reçois { $cards }.
   *[other] { $who } reçoit { $cards }.
 }
skips = { $who ->
    [you] Tu passeras ton prochain tour.
   *[other] { $who } passera son prochain tour.
 }
is-skipped = { $who ->
    [you] Tu passes ton tour.
   *[other] { $who } passe son tour.
 }
executes = { $who ->
    [you] Tu choisis { $call }
   *[other] { $who } choisit { $call }
 }
last-turn = { $who ->
    [you] La bombe fait tic-tac : c'est ton dernier tour.
   *[other] La bombe fait tic-tac : c'est le dernier tour pour { $who }.
 }
exhausts = { $who ->
    [you] Tu devrais piocher, mais la pioche est vide : la manche s'arrête là.
   *[other] { $who } devrait piocher, mais la pioche est vide : la manche s'arrête là.
 }
puts-back = Aucune manche ne commence par le Curse : il retourne dans la pioche.
goes-on = On continue en { adjective }.
hands-over = { $who ->
    [you] tu en donnes { $n }
   *[other] { $who } en donne { $n }
 }
favours = Échange de cartes spéciales : { COMMAS($tally) }.
puts-on-stack = Bien mélangé, et sur la pioche : { $cards }.
market = Au marché : { $cards }.
gambled = On retourne : { COMMAS($tally) }.
gambled-with = { $who ->
    [you] { NOUN($card, article: "none") } pour toi
   *[other] { NOUN($card, article: "none") } pour { $who }
 }
goes-to = { $owner } → { $whom }
hands-gone = Les mains voyagent : { COMMAS($tally) }.
hands-stay = Toutes les mains restent où elles sont.
pools = Toutes les cartes en un tas, on mélange et on redonne : { $who }.
called-out = { $event } : { $call }
uncovers = { $call }
offers = Au choix : { $events }.
ticks = Time Bomb, tours restants : { COMMAS($tally) }.
account = { CAP($who) } : { change }, ce qui fait { $sum }.
swaps-points = Échange de comptes : { $who } et { $whom }.
swaps-places = Échange de places : { $who } et { $whom }.
scores = Points de cette manche : { COMMAS($scores) }.
so-far = Jusqu'ici : { COMMAS($scores) }.
ends = La partie est finie.
round-ends-empty-hand = Plus de cartes, la manche est finie !
round-ends-exhausted = La pioche est vide : la manche est finie.
round-ends-bomb-goes-off = Boum ! Le temps est écoulé, et tous les points comptent double.
round-ends-finishes = La ligne d'arrivée : la manche est finie.
round-ends-doomed = C'est la fin du monde, et de la manche avec.

## La table dans le navigateur

table-stack = Pioche
table-discard = Défausse
table-mine = Ta main
table-hand = en main
table-hand-short = cartes
table-points = points
table-rounds = manches gagnées
table-this-round = dans cette manche
table-in-force = Il faut
table-any = peu importe
table-colourless = une carte sans couleur
table-event = Événement
table-running = Toujours en cours
table-skipped = passe un tour
table-safe = à l'abri
table-bomb = tours restants (Time Bomb)
table-turn = c'est son tour
table-hand-of = Cartes : { $name }
table-market = Au marché
table-laid = Face cachée
table-down = face cachée
table-more = et { $n } de plus
table-sort = Ranger la main
table-by-colour = Couleurs
table-by-number = Chiffres
table-by-newest = Récentes

## La table dans le terminal

terminal-round = Manche { $n } · pioche : { $stack } · événements : { $events }
terminal-top = dessus
terminal-market = face visible
terminal-offer = au choix
terminal-mine = ta main
terminal-theirs = main ({ $name })
terminal-hand = main
terminal-points = points
terminal-wins = manches
terminal-dealer = donne
terminal-skipped = passe un tour
terminal-shield = à l'abri
terminal-bomb = encore { $n }

## Ce que des manches jouées jusqu'au bout montrent d'une action

fact-empties = Dans { $n } manches sur 100, tu te défais de toutes tes cartes (« { $instead } » : { $than }).
fact-points = Il te reste { $n } points en moyenne à la fin de la manche (« { $instead } » : { $than }).
fact-others = Le mieux placé des autres garde { $n } points en moyenne (« { $instead } » : { $than }).
fact-plays-next = Dans { $n } manches sur 100, tu peux jouer une carte dès le début de ton prochain tour (« { $instead } » : { $than }).
fact-cards = Tu commences ton prochain tour avec { $n } cartes en moyenne (« { $instead } » : { $than }).
fact-hurts = { $who ->
    [you] Cartes que ce tour ajoute à ta main, en moyenne : { $n } (« { $instead } » : { $than }).
   *[other] Cartes que ce tour ajoute à la main chez { $who }, en moyenne : { $n } (« { $instead } » : { $than }).
 }

## Ce qui se passe, comme les rapports du laboratoire le comptent

happens-round-starts = Une manche commence.
happens-deals = Quelqu'un reçoit une carte à la donne.
happens-turns-up = La première carte de la défausse est retournée.
happens-puts-back = Un Curse retourne dans la pioche.
happens-plays = Quelqu'un joue une carte.
happens-draws = Quelqu'un pioche une carte.
happens-wishes = Quelqu'un demande une couleur ou un chiffre.
happens-goes-on = Une carte spéciale fixe la couleur pour la suite.
happens-mimics = Un Mimicry devient une autre carte.
happens-attacks = Quelqu'un en attaque un autre.
happens-declines = Quelqu'un renonce à l'effet d'une carte.
happens-counters = Une carte est contrée.
happens-hands = Une carte passe d'une main à une autre.
happens-looks = Quelqu'un regarde une main.
happens-sees = Quelqu'un voit une carte dans une main.
happens-shows = Une carte est montrée à tous.
happens-counts = Quelqu'un dit combien de cartes d'une sorte il a.
happens-lays = Une carte est posée face cachée.
happens-gets = Quelqu'un prend une carte posée.
happens-puts-on-stack = Des cartes posées sont mélangées et mises sur la pioche.
happens-offers = Une carte est proposée à tous.
happens-takes = Quelqu'un prend une des cartes proposées.
happens-discards = Quelqu'un jette une carte.
happens-opens-stack = La carte du dessus de la pioche est retournée.
happens-goes-to = Une main entière va changer de propriétaire.
happens-hands-gone = Des mains sont échangées.
happens-pools = Des mains sont réunies.
happens-skips = Quelqu'un passera son tour.
happens-is-skipped = Quelqu'un passe son tour.
happens-turns = Un tour commence.
happens-uncovers = Un événement est révélé.
happens-executes = Quelqu'un choisit un événement.
happens-protects = Quelqu'un est protégé d'un événement.
happens-ticks = Une bombe fait tic-tac : il reste moins de tours.
happens-account = Les points de quelqu'un changent aussitôt.
happens-switches = Deux joueurs échangent leurs points ou leurs places.
happens-exhausts = Quelqu'un doit piocher, et la pioche est vide.
happens-round-ends = La manche est finie.
happens-scores = On compte les points d'une manche.
happens-game-ends = La partie est finie.
happens-lacks = On sait qu'il manque à quelqu'un une sorte de cartes.
happens-differs = On sait que quelqu'un n'a aucun chiffre en double.

## Sortes de cartes auxquelles on pense devant des cartes cachées

sort-special = Une carte spéciale
sort-blue = Une carte bleue
sort-red = Une carte rouge
sort-green = Une carte verte
sort-yellow = Une carte jaune
sort-black = Une carte noire
