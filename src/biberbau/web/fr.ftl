### Draft: French, written by people whose first language it is not. To be looked at by native readers: all of it;
### above all the words about seal and deal, which have to be exact.

language = Français (brouillon)
draft = Le français de ces pages est un brouillon : les personnes qui l'ont écrit ont une autre langue maternelle. Corrections bienvenues.
not-spoken = Ce jeu ne parle pas encore français : sa table est en anglais.

## Le cadre de chaque page

to-the-table = À la table
to-the-content = Au contenu
to-the-games = biberbau, vers les jeux
settings = Réglages
choose-language = Choisir la langue
light-or-dusk = Jour ou crépuscule

## Ce qui se décide

dock-silence = Se taire { $num } secondes veut dire « non », pour tout le monde.
dock-answered = Ta réponse : { $answer }. Elle compte quand le temps est écoulé ; d'ici là, tu peux en donner une autre.
dock-nudge = Touche pour lire ce qui va se passer ; touche deux fois pour le faire.
dock-what-do-they-make = Que donnent-elles ?
dock-forced = Il n'y a qu'une possibilité : la table le fait pour toi.
dock-spared-unable = Tu n'as aucune carte pour répondre : tu passes.
dock-spared-round = Tu passes pendant cette manche, comme tu l'as voulu.
dock-pass-round = Passer toute la manche
dock-ask-again = Demande-moi de nouveau
how-you-play = Ta façon de jouer
taps = Toucher une fois ou deux
taps-one = Toucher une fois suffit
taps-some = Une fois s'il n'y a rien à lire ; sinon la première fois on lit, la deuxième on joue
taps-two = La première fois on lit, la deuxième on joue
reactions = Quand quelqu'un peut réagir
asked-able = Demande-moi quand je pourrais répondre
asked-always = Demande-moi chaque fois
asked-never = Passe pour moi pendant cette manche
asked-help = Personne d'autre ne l'apprend : comme toujours, on répond quand le temps est écoulé.
take-back = Reprendre
you-watch = Tu regardes. Tu vois ce que tout le monde voit à la table.
hint = Conseil
hint-thinking = réfléchit …

## Comment une table a été donnée

fair-verdict-good = Tout concorde.
fair-verdict-bad = Cela ne concorde pas ! Quelque chose a été changé après la donne.
fair-seal-good = La graine dévoilée a bien le sceau publié.
fair-seal-bad = La graine dévoilée n'a pas le sceau publié.
fair-kept-seal-good = Ce navigateur avait vu le même sceau avant les cartes.
fair-kept-seal-bad = Ce navigateur avait vu un autre sceau avant les cartes : { $seal }
fair-kept-seal-open = Ce navigateur n'a rien gardé de cette table, il ne peut donc pas dire quel sceau a été montré avant les cartes.
fair-own-words-good = Tes mots sont ceux que tu as envoyés.
fair-own-words-bad = Tes mots ne sont pas ceux que tu as envoyés : { $words }
fair-kept-words-good = Les mots de chacun sont encore ceux qui étaient là pendant la partie.
fair-kept-words-bad = Pendant la partie, il y avait d'autres mots.
fair-kept-words-open = Ce navigateur n'a pas vu quels mots étaient là pendant la partie.
fair-packs-good = On a pioché dans le paquet dont ce navigateur avait été informé.
fair-packs-bad = Au coup { $move }, les cartes dans lesquelles on a pioché ne sont pas celles du paquet.
fair-packs-open = On a pioché d'un bout à l'autre dans un seul paquet ; ce navigateur n'en avait pas été informé.
fair-draws-good = Les { $count } tirages et cartes prises sur les piles sont tous comme le disent la graine et les mots.
fair-draws-bad = Le tirage { $number } sur { $count } donne autre chose que ce que dit le serveur.
fair-cards-good = { $count } cartes données ou montrées sont celles qui ont été tirées.
fair-cards-bad = Au coup { $move }, une carte a été montrée qui n'avait pas été tirée : { $card }.
fair-learned-good = Les { $count } cartes que ce navigateur t'a vu apprendre sont celles de ce procès-verbal.
fair-learned-bad = Dans ce procès-verbal, tu as appris d'autres cartes que celles que ce navigateur a vues.
fair-learned-open = Ce navigateur n'a pas vu la partie, il ne peut donc pas comparer tes cartes.
fair-step-below = Un sort parmi { $ways } : numéro { $result }
fair-step-take = { $place }, une carte parmi { $ways } : { $result }
fair-step-shuffle = { $place }, mélange : { $result }
fair-step-off = { $place }, prise à la fin : { $result }
fair-place-deck = pioche
fair-place-hand = main
fair-place-aside = cartes mises de côté
fair-step-wrong = – ce devrait être : { $right }
dealt-fairly = Une donne honnête
back-to-the-table = Retour à la table
sealed-before-words = Le serveur a scellé sa graine secrète avant de connaître les mots de qui que ce soit. Toutes les cartes viennent de la graine et de ces mots ; après la partie, la graine est dévoilée, et ton navigateur redonne les cartes.
fair-opened-seed = Graine dévoilée
fair-late-words = Des mots qui viennent tard ne peuvent rien orienter : la graine reste secrète jusqu'à la fin, et quand les cartes sont données, tous les mots sont fixés.
fair-dealt-again = Redonné
fair-scriptless = Aucun script ne tourne ici, cette page ne peut donc pas redonner les cartes. Emporte l'enregistrement, et laisse faire biberbau :
fair-dealing = Les cartes sont redonnées …
fair-command = Cette page sait comment les cartes sont tirées, mais ne connaît les règles d'aucun jeu. Que chaque carte soit aussi allée là où les règles l'envoient, cette commande le vérifie :
fair-take-along = Emporter l'enregistrement
watch-it-again = Revoir la partie
fair-deal = La donne, tirage par tirage
fair-later = Ce qui a été tiré plus tard

## Derrière une invitation

join-the-table = Rejoindre la table
join-kept = { $name } t'a gardé une place
join-full = Toutes les places à la table de { $name } sont prises
join-running = À la table de { $name }, la partie a commencé
join-over = À la table de { $name }, la partie est finie
join-watch = Tu peux regarder : tu vois ce qui est découvert, et les cartes cachées de personne.
join-look-back = Tu peux tout revoir, par les yeux de n'importe qui à la table.
join-own = Ouvrir ta propre table
watch = Regarder
your-name = Ton nom
your-colour = Ta couleur
sit-down = S'asseoir

## La première page

landing-title = jeux de cartes au bord de l'eau
landing-welcome = Entre, assieds-toi, donne.
landing-lead = Des jeux de cartes avec des secrets, à une table au bord de l'eau : entre amis par un lien, ou avec des bots qui ne trichent jamais. Sans compte.
your-tables = Tes tables
status-lobby = attend des joueurs
status-warming = se prépare
status-playing = en cours
status-over = finie
games = Jeux
landing-players = de { $low } à { $high } joueurs
landing-play-now = Jouer tout de suite avec des bots
landing-with-friends = Entre amis
landing-set-up = Régler soi-même
landing-credit = Un jeu de { $credit }. Version non officielle ; s'il te plaît, achète le vrai.
how-you-know = Comment savoir que la donne est honnête
landing-sealed = La prochaine donne est déjà scellée : voici le sceau de la graine secrète du serveur. Toutes les cartes viennent de la graine et de tes mots, personne ne peut donc les choisir ; après la partie, la graine est dévoilée, et ton navigateur redonne les cartes.
your-words-for-the-deal = Tes mots pour la donne
landing-scriptless = Sans script, le serveur choisit tes mots ; règle une table pour écrire les tiens.
seal = Sceau
landing-open-source = biberbau est un logiciel libre. Les règles sont racontées avec nos mots, les images sont de nous ; les jeux appartiennent à leurs auteurs et éditeurs.

## Avant la partie

lobby-fill-and-begin = { $seats ->
    [one] Donner la place libre à un bot et commencer
   *[other] Donner les places libres à des bots et commencer
 }
the-table-is-set = La table est mise
lobby-free = encore libre
level-relaxed = bot, détendu
level-keen = bot, éveillé
level-strong = bot, fort
not-sat-down = pas encore assis
lobby-you = toi
lobby-here = présent
lobby-away = absent
lobby-send-link = Envoie ce lien à tes amis
lobby-send-address = Envoie l'adresse de cette page à tes amis.
copied = Copié
copy = Copier
lobby-change = Les changer
lobby-begin-without = Commencer avec des bots à la place de ceux qui manquent
lobby-begin = Commencer
lobby-all-sit-down = Cela commence dès que tout le monde est assis.
lobby-host-begins = Cela commence dès que l'hôte le dit.
stand-up = Se lever

## Mots et sceau d'une donne

words-help = Ils entrent dans la donne avec les mots de tous et la graine du serveur, déjà scellée, si bien que personne ne peut choisir les cartes. Écris ce que tu veux.
words-by-browser = Ceux-ci ont été tirés par ton navigateur.
words-by-server = Ceux-ci viennent du serveur, car aucun script ne tourne ici : écris plutôt les tiens.
deal-words-of-all = Les mots de tous
deal-bot = un bot n'en ajoute pas
deal-none = n'en a pas ajouté

## Un message

back = Retour

## La fin d'une partie

over-wins = { $winners ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
 }
over-you-win = Tu gagnes !
to-the-rematch = Vers la revanche
play-again = Rejouer
other-games = Autres jeux
over-take-along = Enregistrer la partie dans un fichier
over-check = La donne était-elle honnête ? Vérifie-la.
over-next-deal = La prochaine donne est déjà scellée

## Les places

at-the-table = À la table
pods-bot = (bot)
pods-decides = décide maintenant
pods-leads = mène

## Pendules et absents

pods-clock = Temps restant :
pods-gone = un bot joue en attendant
pods-out = sortie, un bot continue
clock-days = { $num ->
    [one] encore { $num } jour
   *[other] encore { $num } jours
 }
clock-hours = { $num ->
    [one] encore { $num } heure
   *[other] encore { $num } heures
 }
clock-minutes = { $num ->
    [one] encore { $num } minute
   *[other] encore { $num } minutes
 }
clock-seconds = { $num ->
    [one] encore { $num } seconde
   *[other] encore { $num } secondes
 }
bot-for-you = Un bot joue pour toi
bot-for-you-help = Ton temps était écoulé, ou tu étais loin trop longtemps. La place est encore à toi.
over-bot = un bot a joué jusqu'à la fin
i-am-back = Me revoilà
bot-for-gone = Un bot joue pour { $name } en attendant son retour.
bot-for-left = { $name } ne joue plus ; un bot continue.
you-left = Tu ne joues plus cette partie
you-left-help = Un bot continue pour toi ; tu peux regarder jusqu'à la fin.
leave-game = Quitter la partie
leave-title = Quitter cette partie ?
leave-lead = Un bot joue pour toi jusqu'à la fin, et tu ne peux plus reprendre ta place.
leave-alone = Personne d'autre ne joue ici : la partie se termine tout de suite, sans résultat.
leave-stay = Continuer
left-title = Cette partie s'est arrêtée avant la fin
left-lead = Tout le monde est parti, donc personne ne gagne. La graine est ouverte : tu peux tout regarder.
status-left = arrêtée avant la fin
is-left = Tout le monde a quitté cette table, donc la partie est finie.
is-out = Tu ne joues plus cette partie ; un bot continue pour toi.
bot-plays = Un bot joue pour toi en ce moment. Appuie d'abord sur « Me revoilà » ; la place est encore à toi.
clock-no-undo = Quand une pendule tourne, rien n'est repris.
clock-no-pause = Quand une pendule tourne, personne n'attend.

## Une donne honnête

look-closer = Regarder de près

## Ce qui s'est passé

cards-to-come = { $num ->
    [one] encore { $num } carte
   *[other] encore { $num } cartes
 }
just-now = À l'instant
recent-how-far = Où en est la partie
all-of-it = Tout
again = Encore
again-long = Revoir ce qui vient de se passer
wait = Pause
go-on = Reprendre
bots-wait = Faire attendre les bots
bots-go-on = Laisser jouer les bots
bots-are-waiting = Les bots t'attendent.
looking-back = Retour en arrière
back-to-the-game = Retour au jeu
what-happened = Ce qui s'est passé
close = Fermer

## La partie revue

replay = Partie revue
to-the-start = Au début
one-step-back = Un pas en arrière
play-on = Dérouler
one-step-on = Un pas en avant
to-the-end = À la fin
replay-step = Pas { $at } sur { $last }
go-there = Y aller
through-whose-eyes = Par les yeux de :
replay-spectator = un spectateur

## Une nouvelle table

new-table = Nouvelle table
set-the-table = Mets la table
who-plays = Qui joue
setup-you = Toi
setup-seat = Place { $number }
setup-friend = un ami, par un lien
setup-wrong = { $num ->
    [one] Une chose ne va pas encore ; elle est marquée plus bas.
   *[other] { $num } choses ne vont pas encore ; elles sont marquées plus bas.
 }
setup-seats-beyond = Les places au-delà du nombre de joueurs ne comptent pas.
about-friend = s'assied par le lien que la table te donne.
about-relaxed = ne regarde que l'instant d'après, et se trompe de temps en temps.
about-keen = joue 400 parties d'avance dans sa tête avant chaque coup.
about-strong = joue 20 000 parties d'avance ; cela peut prendre un moment. Aucun bot ne voit plus qu'une personne à sa place.
house-rules = Règles de la maison
house-rules-help = Là où la règle laisse une chose ouverte, nous avons décidé. Ici, votre table peut décider autrement.
house-rules-changed = { $num } changées
how-to-play = Comment jouer
as-usual = Comme d'habitude
open-the-table = Ouvrir la table

## La table

one-moment = Un instant
title-yours = À toi de jouer – { $game }
title-turn = { $name } joue – { $game }
title-over = Terminé – { $game }

## Autour de la table

rules = Règles
ruling = règle { $number }
contents = Sommaire
rules-search = Chercher dans les règles
rules-nothing-found = Les règles n'en disent rien.
rules-loading = Les règles arrivent …
rules-more = Lire la suite dans les règles
sound = Son
sound-ask = Jouer avec les sons ?
sound-yes = Oui, avec les sons
sound-no = Non
pace = Rythme
pace-calm = Tranquille
pace-brisk = Vif
pace-instant = Immédiat
connection-gone = La connexion est perdue ; nouvel essai …
not-sent = Ce n'est pas arrivé. Réessaie dans un instant.
again-by-itself = Cette page se recharge toute seule dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }.
again-now = Recharger maintenant
again-never = Ne plus recharger
keys = Touches
keys-choose = choisir une carte ou un animal
keys-do-it = le faire
keys-let-go = lâcher, fermer
keys-what-happened = ce qui s'est passé
keys-again = revoir ce qui vient de se passer
keys-pause = les bots attendent ou reprennent
keys-rules = les règles
keys-these = ces touches
your-first-game = Ta première partie
got-it = Compris
skip = Passer

## Titres des refus

title-400 = Ce formulaire n'est pas juste
title-403 = Ce n'est pas pour toi
title-404 = Il n'y a rien ici
title-405 = On n'entre pas par ici
title-408 = Trop lent
title-409 = Pas maintenant
title-413 = C'est trop
title-415 = Pas ce genre de formulaire
title-421 = Pas sous ce nom
title-429 = Trop vite
title-500 = Quelque chose a cassé
title-503 = Pas en ce moment

## Refus

no-page = Cette page n'existe pas.
no-method = Cette adresse n'accepte pas ce genre de demande.
broken = Une erreur de notre côté. Rien de ce qui a été confirmé n'est perdu ; recharge la page.
no-game = Il n'y a pas de jeu « { $game } ».
no-table = Cette table n'existe pas. Vérifie le lien, ou ouvres-en une nouvelle.
odd-address = Cette adresse contient un caractère qu'aucune adresse n'a ici. Vérifie le lien.
broken-table = Cette table ne peut pas être lue dans notre base de données, elle reste donc fermée. Toutes les autres continuent.
no-file = Ce fichier n'existe pas.
cross-site = Ceci a été envoyé depuis un autre site, donc cela ne compte pas. Joue depuis la page de la table.
unknown-host = Ce serveur ne s'appelle pas « { $host } ». Qui le fait tourner peut autoriser ce nom : biberbau serve --allow-host { $host }
forged = Ton cookie n'a pas été fait ici, nous ne savons donc pas qui tu es. Il est effacé : recharge la page.
too-large = Ici, les formulaires font moins de { $limit } octets.
too-slow = Un formulaire doit arriver en { $seconds } secondes, et celui-ci n'est pas arrivé. Rien n'en a été retenu : envoie-le de nouveau.
some-seconds = { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }
limit-tables = Tu as ouvert beaucoup de tables en peu de temps. Joue à l'une d'elles, ou attends { some-seconds } avant d'ouvrir la suivante.
limit-posts = Tant de réponses d'une seule personne ne peuvent pas être voulues. Attends { some-seconds } ; ensuite, la prochaine comptera de nouveau.
limit-pages = Tu as chargé beaucoup de pages en peu de temps. Attends { some-seconds } et recharge celle-ci.
limit-hints = Tu as demandé beaucoup de conseils en peu de temps. Attends { some-seconds } et demande de nouveau.
limit-streams = Tu as plus de tables ouvertes qu'une personne ne peut en regarder. Fermes-en quelques-unes, puis recharge cette page.
limit-network = De là où tu es, on demande beaucoup à la fois. Attends { some-seconds } et essaie de nouveau. Là où beaucoup partagent une connexion, la personne qui gère ce serveur peut permettre davantage : BIBERBAU_LIMITS.
server-full = Il y a tant de monde qu'il n'y a plus de place pour l'instant. Attends quelques secondes, puis recharge la page.
not-a-form = Envoie un formulaire ordinaire.
missing = Il manque « { $field } » dans le formulaire.
not-seated = Tu regardes cette partie ; seuls ceux qui sont assis à la table peuvent faire cela.
not-your-turn = C'est le tour de { $name }, pas le tien.
not-yours = Seule la personne qui a agi en dernier peut reprendre son action.
not-host = Seule la personne qui a ouvert la table, { $name }, peut faire cela.
not-alone = Seul quelqu'un qui joue uniquement avec des bots peut les faire attendre.
host-stays = Tu as ouvert cette table, tu ne peux donc pas la quitter avant la partie.
stale = La partie a avancé depuis que ta page a été dessinée. Regarde à nouveau, puis décide.
illegal = « { $action } » n'est pas possible maintenant.
illegal-why = { $why } Possible maintenant : { $legal }.
possible = C'est possible maintenant.
title-selection = Ce que donnent ces cartes
selection = { $why }
no-choice = Choisis d'abord une carte ou une réponse.
no-action = « { $action } » n'est pas une action de ce jeu.
not-together = On ne peut envoyer plusieurs cartes à la fois que si elles se posent ensemble et vont ensemble. Envoie une action après l'autre.
in-lobby = La partie n'a pas encore commencé.
has-begun = La partie a déjà commencé.
is-over = La partie est finie.
not-over = La partie se revoit quand elle est finie : toutes les cartes y sont visibles.
no-rematch = Finis d'abord cette partie, puis rejoue.
stays-final = D'après les règles de ce jeu, c'est définitif, donc cela reste.
stays-shown = Cela a montré une carte cachée à quelqu'un, donc cela reste.
stays-drawn = Le hasard y a déjà répondu, donc cela reste.
stays-looked = Cela a changé les cartes que quelqu'un regarde, donc cela reste.
stays-answered = Tout le monde attendait cette réponse, donc cela reste.
nothing-to-undo = Il n'y a rien à reprendre.
seat-open = Il manque encore quelqu'un : la place { $seat } est libre. Invite un ami ou laisse s'asseoir un bot.
seat-taken = Cette place est prise.
table-full = Toutes les places sont prises ; tu peux regarder.
no-seat = Cette place n'existe pas.
no-ply = La partie a les positions 0 à { $last }, pas { $at }.
no-moment = Dans cette partie, tu peux revoir les positions { $first } à { $last }.
other-rules = Cette table a été jouée selon d'autres règles que celles de cette version, on ne peut donc plus la montrer. Ouvre une nouvelle table ; qui fait tourner ce serveur trouve la raison dans son journal.
no-hint = Pas de conseil maintenant : ce n'est pas ton tour.
hints-busy = Trop de conseils sont demandés en ce moment : redemande dans quelques secondes.
no-database = Le serveur n'atteint pas sa base de données pour l'instant. Ta dernière action n'est peut-être pas enregistrée : regarde la table de nouveau dans quelques secondes.
no-language = Ici, les pages sont en allemand, en anglais ou en français.

## Ce qui ne va pas dans un formulaire

name-empty = Écris un nom, de 20 caractères au plus.
name-long = Ce nom est trop long : 20 caractères au plus.
name-odd = Ce nom a des caractères que personne ne voit. Prends des lettres, des chiffres et des signes de ponctuation.
name-reserved = « { $name } » est ce que chacun lit de soi-même à la table. Prends un autre nom.
name-taken = Quelqu'un ici a déjà ce nom, ou un nom qui lui ressemble à s'y méprendre.
seat-kind = Une place est libre ou a un bot : { $levels }.
words-long = Tes mots pour la donne : 200 caractères au plus.
words-odd = Tes mots pour la donne ont des caractères que personne ne voit. Prends des lettres, des chiffres et des signes de ponctuation.
words-first = Des mots ne comptent qu'une fois que tu as vu le sceau de la table : envoie-les depuis sa page, avec le sceau.
words-missing = { $name } n'est pas encore à table, ses mots pour la donne manquent donc. Attends, ou donne la place à un bot.
seal-used = Ce sceau a déjà servi à une table. En voici un nouveau ; regarde-le, puis ouvre la table.
seal-foreign = Ce sceau ne vient pas d'ici, ou il est trop vieux. Recharge la page : elle montre celui qui compte.
option-number = Ici, il faut un nombre entier de { $low } à { $high }.
option-choice = Choisis parmi ce qui est proposé ici.
option-clash = Cela ne va pas avec le reste de tes choix ; avec « { $usual } », cela va.
option-clashes = Cela ne va pas avec le reste de tes choix. Comme d'habitude, tout va ensemble.
guest = Invité

## La première compilation

warm-waiting = { $title } : les règles seront compilées dans un instant, cette fois seulement.
warm-rules = Compilation des règles de { $title } : jusqu'à quelques minutes, cette fois seulement.
warm-bots = { $title } : les bots s'échauffent.
warm-loading = { $title } : presque prêt.
warm-again = Les règles de { $title } n'ont pas pu être compilées ({ $reason }). Nouvel essai dans un instant.
warm-failed = Les règles de { $title } n'ont pas pu être compilées : { $reason }
