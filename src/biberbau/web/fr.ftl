### Draft: French, written by people whose first language it is not. To be looked at by native readers: all of it;
### above all the words about seal and deal, which have to be exact.

language = Français (brouillon)
draft = Le français de ces pages est un brouillon : les personnes qui l'ont écrit ont une autre langue maternelle. Corrections bienvenues.
not-spoken = Ce jeu ne parle pas encore français : sa table est en anglais.

## Le cadre de chaque page

to-the-table = À la table
to-the-content = Aller au contenu
to-the-games = biberbau, vers les jeux
settings = Réglages
choose-language = Choisir la langue
light-or-dusk = Clair ou sombre
menu = Menu
menu-play = Jouer
menu-learn = Apprendre
which-learn = Quelques courtes leçons à une table, et tu sais jouer. Quel jeu ?
which-ranking = Qui joue le mieux, jeu par jeu.

## Ce qui se décide

dock-silence = { $num } secondes sans réponse valent « non », pour tout le monde.
dock-answered = Ta réponse : { $answer }. Elle compte quand le temps est écoulé ; d'ici là, tu peux en donner une autre.
dock-nudge = Touche pour lire ce qui va se passer ; touche deux fois pour le faire.
dock-what-do-they-make = Ça donne quoi ?
dock-forced = Il n'y a qu'une possibilité : la table s'en charge pour toi.
dock-spared-unable = Tu n'as aucune carte pour répondre : tu passes.
dock-spared-round = Tu passes pendant cette manche, comme tu l'as voulu.
dock-pass-round = Passer toute la manche
dock-ask-again = Demande-moi de nouveau
ahead-button = Ensuite : { $action }
ahead-says = Choisis-la maintenant : la table la joue dès que c'est ton tour, si c'est encore possible. Personne d'autre ne voit ton choix.
ahead-next = Ensuite : { $action }. La table le fait dès que c'est ton tour, si c'est encore possible.
ahead-drop = Finalement non
ahead-fallen-hand = Tes cartes ont changé : « { $action } » ne compte plus.
ahead-fallen-round = Une nouvelle manche a commencé : « { $action } » ne compte plus.
ahead-fallen-undone = Quelqu'un a annulé un coup : « { $action } » ne compte plus.
ahead-fallen-old = Il s'est passé trop de choses depuis : « { $action } » ne compte plus.
ahead-fallen-illegal = Tu avais choisi « { $action } » : ce n'est pas possible maintenant.
how-you-play = Ta façon de jouer
taps = Toucher une fois ou deux
taps-one = Toucher une fois suffit
taps-some = Une fois s'il n'y a rien à lire ; sinon la première fois on lit, la deuxième on joue
taps-two = La première fois on lit, la deuxième on joue
reactions = Quand quelqu'un peut réagir
asked-able = Demande-moi quand je peux répondre
asked-always = Demande-moi chaque fois
asked-never = Passe pour moi pendant cette manche
asked-help = Personne ne voit ce que tu choisis : comme toujours, les réponses ne comptent qu'une fois le temps écoulé.
take-back = Annuler
you-watch = Tu regardes. Tu vois ce que tout le monde voit à la table.
hint = Conseil
hint-thinking = réfléchit…

## Comment une table a été donnée

fair-verdict-good = Tout concorde.
fair-verdict-bad = Cela ne concorde pas ! Quelque chose a été changé après la donne.
fair-record-bad = L'enregistrement ne correspond pas à cette page, ou dit quelque chose qu'elle ne connaît pas.
fair-seal-good = La graine dévoilée a bien le sceau publié.
fair-seal-bad = La graine dévoilée n'a pas le sceau publié.
fair-kept-seal-good = Ce navigateur avait vu le même sceau avant les cartes.
fair-kept-seal-bad = Ce navigateur avait vu un autre sceau avant les cartes : { $seal }
fair-kept-seal-open = Ce navigateur n'a rien gardé de cette table, il ne peut donc pas dire quel sceau a été montré avant les cartes.
fair-own-words-good = Tes mots sont ceux que tu as envoyés.
fair-own-words-bad = Tes mots ne sont pas ceux que tu as envoyés : { $words }
fair-kept-words-good = Les mots de chacun n'ont pas changé depuis la partie.
fair-kept-words-bad = Pendant la partie, il y avait d'autres mots.
fair-kept-words-open = Ce navigateur n'a pas vu les mots pendant la partie.
fair-packs-good = On a pioché dans le paquet annoncé à ce navigateur.
fair-packs-bad = Au coup { $move }, les cartes dans lesquelles on a pioché ne sont pas celles du paquet.
fair-packs-open = On a toujours pioché dans le même paquet, mais ce navigateur ne le connaissait pas d'avance.
fair-draws-good = Les { $count } tirages sont exactement ceux que donnent la graine et les mots.
fair-draws-bad = Le tirage { $number } sur { $count } donne autre chose que ce que dit le serveur.
fair-cards-good = { $count } cartes données ou montrées sont celles qui ont été tirées.
fair-cards-bad = Au coup { $move }, on a montré une carte qui n'avait pas été tirée : { $card }.
fair-learned-good = Les { $count } cartes que ce navigateur t'a montrées sont celles de l'enregistrement.
fair-learned-bad = D'après l'enregistrement, tu as vu d'autres cartes que celles que ce navigateur t'a montrées.
fair-learned-open = Ce navigateur n'a pas vu la partie, il ne peut donc pas comparer tes cartes.
fair-step-below = Un tirage parmi { $ways } : numéro { $result }
fair-step-take = { $place }, une carte parmi { $ways } : { $result }
fair-step-shuffle = { $place }, mélange : { $result }
fair-step-off = { $place }, carte du bout : { $result }
fair-place-deck = pioche
fair-place-hand = main
fair-place-aside = cartes mises de côté
fair-step-wrong = – ce devrait être : { $right }
dealt-fairly = Une donne honnête
back-to-the-table = Retour à la table
sealed-before-words = Le serveur a scellé sa graine secrète avant de connaître les mots de qui que ce soit. Toutes les cartes viennent de la graine et de ces mots ; après la partie, la graine est dévoilée, et ton navigateur redonne les cartes.
fair-opened-seed = Graine dévoilée
fair-late-words = Des mots ajoutés tard ne peuvent rien truquer : la graine reste secrète jusqu'à la fin, et quand les cartes sont données, tous les mots sont fixés.
fair-dealt-again = Redonné
fair-scriptless = JavaScript ne tourne pas ici, cette page ne peut donc pas redonner les cartes. Télécharge la partie, et laisse faire biberbau :
fair-dealing = Les cartes sont redonnées…
fair-command = Cette page sait comment les cartes sont tirées, mais ne connaît les règles d'aucun jeu. Cette commande vérifie que chaque carte est allée là où les règles l'envoient :
fair-take-along = Télécharger la partie
watch-it-again = Revoir la partie
fair-deal = La donne, tirage par tirage
fair-later = Ce qui a été tiré plus tard

## Derrière une invitation

join-the-table = Rejoindre la table
join-kept = { $name } t'a gardé une place
join-kept-guest = Il y a une place pour toi ici
join-full = Toutes les places chez { $name } sont prises
join-running = Chez { $name }, la partie a commencé
join-over = Chez { $name }, la partie est finie
join-watch = Tu peux regarder : tu vois les cartes visibles, mais pas les cartes cachées.
join-look-back = Tu peux tout revoir, par les yeux de n'importe qui à la table.
join-own = Jouer aussi
watch = Regarder
watch-none = Aucune partie ouverte aux curieux n'est en cours. Aux tournois, tout le monde peut regarder ; et tu peux revoir tes propres parties quand tu veux.
your-name = Ton nom
sit-down = S'asseoir

## La première page

landing-title = jeux de cartes au bord de l'eau
landing-welcome = Entre, assieds-toi, joue.
landing-lead = Des jeux à cartes cachées, au bord de l'eau. Joue tout de suite avec des bots qui ne trichent jamais, envoie un lien à tes amis, ou rejoins une table ouverte. Sans compte.
your-tables = Tes tables
status-lobby = attend des joueurs
status-playing = en cours
status-over = finie
games = Jeux
landing-players = { $low }–{ $high } joueurs
landing-minutes = { $num } min
landing-with-bots = Jouer avec des bots
landing-with-friends = Jouer entre amis
landing-learn = Apprendre (4 min)
landing-set-up = Options
landing-credit = Un jeu de { $credit }. Version non officielle ; s'il te plaît, achète le vrai.
how-you-know = Comment la donne reste honnête
landing-sealed = La prochaine donne est déjà scellée : voici le sceau de la graine secrète du serveur. Toutes les cartes viennent de la graine et de tes mots, personne ne peut donc les choisir ; après la partie, la graine est dévoilée, et ton navigateur redonne les cartes.
your-words-for-the-deal = Tes mots pour la donne (facultatif)
landing-scriptless = Sans JavaScript, le serveur choisit tes mots ; pour écrire les tiens, prépare une partie.
seal = Sceau
landing-open-source = biberbau est un logiciel libre. Les règles sont racontées avec nos mots, les images sont de nous ; les jeux appartiennent à leurs auteurs et éditeurs.

## Un lieu de rencontre : tables ouvertes, codes, conditions

open-title = Tables ouvertes
open-filter = Seulement les tables d'un jeu
open-all = Tous les jeux
open-free = { $free ->
    [one] { $free } place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
 }
open-fill = Les places libres { $after }
open-yours = À ta table
open-none-of = Personne n'attend pour { $game } en ce moment. Ouvre une table : tout le monde ici peut la rejoindre.
open-again = Actualiser
play-lead = Personne avec toi ? Rejoins la table qui va commencer le plus tôt, quel que soit le jeu.
play-button = Trouve-moi une place
landing-with-others = Avec des inconnus
empty-seats = Les places libres
fill-never = attendent que quelqu'un vienne
fill-seconds = vont à des bots après { $seconds } secondes
fill-minutes = { $minutes ->
    [one] vont à des bots après une minute
   *[other] vont à des bots après { $minutes } minutes
 }
code-title = J'ai un code
code-help = Les six chiffres que t'a donnés un ami, ou les sept d'un tournoi. Le lien entier marche aussi.
code-go = Entrer
code-unknown = Aucune table ni aucun tournoi n'attend avec ce code. La partie a peut-être commencé : redemande le code, ou le lien.
code-length = Un code a six chiffres, par exemple 123 456 ; celui d'un tournoi en a sept, par exemple 123 4567.
limit-codes = Cela fait beaucoup de codes en peu de temps. Attends { some-seconds }, puis tape le suivant avec soin.
company-title = Qui peut venir
company-if-open = Cela ne compte que s'il y a une place libre.
listed-no = Des amis seulement : ceux qui ont le lien ou le code
listed-yes = Tout le monde : la table est à l'accueil, et commence quand elle est pleine
setup-level = Bots de remplacement
setup-clock = Temps de réflexion
setup-absent = Si quelqu'un part
clock-none = sans limite de temps
clock-live = { $minutes } minutes pour chacun, et { $seconds } secondes par coup
clock-days = { $days ->
    [one] un jour pour chaque coup
   *[other] { $days } jours pour chaque coup
 }
clock-help = Avec des jours pour chaque coup, rien n'oblige à rester : reviens quand c'est ton tour.
absent-bot = un bot joue jusqu'au retour
absent-out = hors jeu, et un bot joue jusqu'à la fin
invite-listed = Tout le monde trouve cette table à l'accueil et peut regarder. La partie commence dès que la dernière place est prise.
invite-private = Il faut le lien ou le code pour trouver cette table.
invite-code = Ou donne ce code :
invite-qr = Code QR de l'invitation
invite-share = Partager l'invitation
invite-to = Une place pour toi : { $game }
invite-fills = Les places libres vont à des bots dans
join-open = Il y a une place chez { $name }

## Avant la partie

lobby-fill-and-begin = { $seats ->
    [one] Donner la place libre à un bot et commencer
   *[other] Donner les places libres à des bots et commencer
 }
the-table-is-set = La table est prête
lobby-free = encore libre
level-relaxed = bot, détendu
level-keen = bot, éveillé
level-relaxed-1 = bot, détendu (1re version)
level-keen-1 = bot, éveillé (1re version)
level-strong = bot, fort
level-master = bot, maître
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
lobby-rules = Changer les règles
lobby-rules-ok = On joue comme ça
rules-small = { $people } personnes sont déjà assises : il faut au moins autant de places.
lobby-all-sit-down = La partie commence dès que tout le monde est assis.
lobby-host-begins = La partie commence quand l'hôte le décide.
stand-up = Se lever

## Mots et sceau d'une donne

words-help = Les mots de chacun sont mêlés à la graine du serveur, déjà scellée : personne ne peut choisir les cartes. Écris ce que tu veux.
words-by-browser = Ton navigateur a tiré ceux-ci au sort.
words-by-server = Ceux-ci viennent du serveur, car JavaScript ne tourne pas ici : écris plutôt les tiens.
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
over-place = Ta place : { $place } sur { $players }.
to-the-rematch = Vers la revanche
play-again = Revanche
other-games = Autres jeux
over-take-along = Enregistrer la partie dans un fichier
over-check = La donne était-elle honnête ? Vérifie-la.
over-next-deal = Prochaine donne : scellée

## Les places

at-the-table = À la table
pods-bot = (bot)
pods-decides = décide maintenant
pods-leads = mène

## Pendules et absents

pods-clock = Temps restant :
pods-gone = un bot joue en attendant
pods-waits = joue détendu pour l'instant : encore en préparation
pods-out = hors jeu, un bot finit
time-left-days = { $num ->
    [one] encore { $num } jour
   *[other] encore { $num } jours
 }
time-left-hours = { $num ->
    [one] encore { $num } heure
   *[other] encore { $num } heures
 }
time-left-minutes = { $num ->
    [one] encore { $num } minute
   *[other] encore { $num } minutes
 }
time-left-seconds = { $num ->
    [one] encore { $num } seconde
   *[other] encore { $num } secondes
 }
bot-for-you = Un bot joue pour toi
bot-for-you-help = Ton temps était écoulé, ou ton absence trop longue. La place est encore à toi.
over-bot = un bot a joué jusqu'à la fin
i-am-back = Me revoilà
absent-soon = { $name } n'est pas là. Un bot prend le relais dans :
bot-for-gone = Un bot joue pour { $name } en attendant son retour.
bot-for-left = { $name } ne joue plus ; un bot continue.
bots-for-waiting = { $count ->
    [one] Un bot est encore en préparation. D'ici là il joue détendu, et compte comme détendu dans cette partie.
   *[other] { $count } bots sont encore en préparation. D'ici là ils jouent détendus, et comptent comme détendus dans cette partie.
 }
you-left = Tu ne joues plus cette partie
you-left-help = Un bot continue pour toi ; tu peux regarder jusqu'à la fin.
leave-game = Quitter la partie
leave-title = Quitter cette partie ?
leave-lead = Un bot joue pour toi jusqu'à la fin, et tu ne peux plus reprendre ta place.
leave-alone = Personne d'autre ne joue ici : la partie se termine tout de suite, sans résultat.
leave-stay = Continuer
left-title = Cette partie s'est arrêtée avant la fin
left-lead = Tout le monde est parti, donc personne ne gagne. La graine est dévoilée : tu peux tout regarder.
status-left = arrêtée avant la fin
is-left = Tout le monde a quitté cette table, donc la partie est finie.
is-out = Tu ne joues plus cette partie ; un bot continue pour toi.
bot-plays = Un bot joue pour toi en ce moment. Appuie d'abord sur « Me revoilà » ; la place est encore à toi.
clock-no-undo = Quand le temps est limité, on n'annule rien.
clock-no-pause = Quand le temps est limité, pas de pause.

## Une donne honnête

look-closer = Regarder de près

## Ce qui s'est passé

cards-to-come = { $num ->
    [one] encore { $num } carte
   *[other] encore { $num } cartes
 }
just-now = À l'instant
recent-how-far = Où en est la partie
all-of-it = Journal complet
again = Revoir
again-long = Revoir ce qui vient de se passer
wait = Pause
go-on = Reprendre
bots-wait = Mettre les bots en pause
bots-go-on = Laisser jouer les bots
bots-are-waiting = Les bots t'attendent.
looking-back = Retour en arrière
back-to-the-game = Retour au jeu
what-happened = Ce qui s'est passé
close = Fermer

## La partie revue

replay = Rediffusion
to-the-start = Au début
one-step-back = Étape précédente
play-on = Lecture
one-step-on = Étape suivante
to-the-end = À la fin
replay-step = Étape { $at } sur { $last }
replay-link = Copier le lien
go-there = Y aller
through-whose-eyes = Par les yeux de :
replay-spectator = un spectateur

## Une nouvelle table

new-table = Nouvelle table
set-the-table = Préparer une partie
who-plays = Qui joue
setup-seat = Place { $number }
setup-friend = une personne
setup-wrong = { $num ->
    [one] Une chose ne va pas encore ; elle est marquée plus bas.
   *[other] { $num } choses ne vont pas encore ; elles sont marquées plus bas.
 }
setup-seats-beyond = Les places au-delà du nombre de joueurs ne comptent pas.
about-friend = arrive par le lien ou le code que la table te donne, ou depuis l'accueil.
about-relaxed = ne voit pas plus loin que son coup, et se contente parfois du deuxième meilleur.
about-keen = joue 400 parties d'avance dans sa tête avant chaque coup ; dans le doute, il joue comme tout le monde.
about-strong = joue 20 000 parties d'avance ; cela peut prendre un moment.
about-master = réfléchit jusqu'à trois fois plus longtemps et s'est entraîné à certains jeux. Aucun bot n'en voit davantage qu'une personne à sa place.
house-rules = Règles de la maison
house-rules-help = Là où le livret ne tranche pas, nous l'avons fait. Ici, ta table peut choisir autrement.
house-rules-changed = { $num ->
    [one] { $num } changée
   *[other] { $num } changées
 }
how-to-play = Comment jouer
as-usual = Comme d'habitude
open-the-table = Ouvrir la table

## La table

title-yours = À toi de jouer – { $game }
title-turn = { $name } joue – { $game }
title-over = Terminé – { $game }

## Autour de la table

rules = Règles
ruling = règle { $number }
contents = Sommaire
rules-search = Chercher dans les règles
rules-nothing-found = Les règles n'en disent rien.
rules-loading = Les règles arrivent…
rules-more = Lire la suite dans les règles
sound = Son
sound-ask = Activer le son ?
sound-yes = Oui
sound-no = Non
pace = Rythme
pace-calm = Tranquille
pace-brisk = Vif
pace-instant = Immédiat
connection-gone = La connexion est perdue ; nouvel essai…
not-sent = L'envoi a échoué. Réessaie dans un instant.
sent-later = Pas de connexion. Ton coup partira tout seul dès qu'elle reviendra.
again-by-itself = Cette page se recharge toute seule dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }.
again-now = Recharger maintenant
again-never = Ne plus recharger
keys = Touches
keys-choose = choisir une carte ou un animal
keys-do-it = le faire
keys-let-go = annuler, fermer
keys-what-happened = ce qui s'est passé
keys-again = revoir ce qui vient de se passer
keys-pause = mettre les bots en pause ou les relancer
keys-rules = les règles
keys-these = ces touches
your-first-game = Ta première partie
got-it = Compris

## Une application, et ce qui est dit quand aucune page n'est ouverte

app-name = biberbau – jeux de cartes dans la hutte des castors
offline-title = Pas de connexion
offline-text = La table est injoignable pour l'instant. Ta partie est en sécurité : tout ce que tu as joué est enregistré.
offline-looks = Cette page continue de chercher et revient d'elle-même.
offline-again = Essayer de nouveau
tells-turns = Préviens-moi quand c'est à moi
tells-begins = Préviens-moi quand ça commence
tells-none = Ne plus me prévenir ici
tells-blocked = Ce navigateur bloque nos notifications. Si tu veux savoir quand c'est à toi, autorise les notifications pour ce site dans ses réglages.
tells-failed = Cela n'a pas marché : le service de notifications de ton navigateur est injoignable pour l'instant. Essaie plus tard ; la partie continue sans lui.
push-title-turn = À toi de jouer
push-title-begins = Ça commence
push-title-again = Une invitation
push-turn = C'est à toi de jouer à { $game } avec { $names }.
push-begins = Ta partie avec { $names } commence : { $game }.
push-again = Encore une partie de { $game } avec { $names } ?
push-endpoint = Aucun navigateur ne reçoit de notifications à cette adresse, nous n'avons donc rien gardé. Appuie encore une fois sur le bouton de la page de la table.
push-nobody = Les notifications sont pour les personnes assises à une table. Assieds-toi d'abord.

## Pour la personne qui gère le serveur

operator-title = Gestion du serveur
operator-lead = Cette page est pour la personne qui gère le serveur. Il faut le jeton de ses réglages.
operator-token = Jeton
operator-come-in = Entrer
operator-wrong = Ce n'est pas le bon jeton. Le bon est dans BIBERBAU_OPERATOR_TOKEN, ou dans le fichier operator.token du dossier de données.
operator-unknown = Tu n'as pas saisi le jeton, ou c'était il y a trop longtemps. Rien n'a été changé : reviens en arrière, saisis-le, et recommence.
operator-look-again = Actualiser
operator-leave = Sortir
operator-load = Charge du serveur
operator-process = Processus
operator-version = Version
operator-since = Depuis
operator-people = Personnes
operator-streams = Pages ouvertes
operator-awake = Tables actives
operator-keeps = Tables gardées
operator-actions = Coups par minute
operator-bots = Bots en attente
operator-database = Base de données
operator-milliseconds = { $number } ms
operator-draining = redémarre bientôt
operator-no-process = Aucun processus n'a donné signe de vie depuis une minute.
operator-undeclared = Des requêtes passent par un proxy à l'adresse { $proxies }, auquel ce serveur ne se fie pas. Tous ses visiteurs comptent donc pour un seul, et ni les limites ni les bannissements ne les distinguent. Mets BIBERBAU_PROXY={ $proxies } et redémarre le serveur.
operator-tables = Tables
operator-game = Jeu
operator-no-table = Il n'y a pas encore de table.
operator-keeps-lobbies = Les tables où aucune partie n'a commencé sont effacées après { $days } jours sans changement.
operator-keeps-all-lobbies = Les tables où aucune partie n'a commencé sont gardées pour toujours.
operator-keeps-games = Les parties terminées sont effacées après { $days } jours (BIBERBAU_KEEP_GAMES).
operator-keeps-all-games = Les parties terminées sont gardées pour toujours (BIBERBAU_KEEP_GAMES).
operator-message = Message à tous
operator-message-help = Il reste en haut de chaque page jusqu'à ce que tu le retires, même sur celles qui sont déjà ouvertes. Si tu n'écris rien dans une langue, ses lecteurs en voient une autre.
operator-say = Publier
operator-take-back = Le retirer
operator-restart = Avant un redémarrage
operator-restart-help = À partir de maintenant aucune nouvelle table n'est ouverte ; ce qui a commencé continue, et une note dit à tous quand le serveur redémarre. Arrête-le toi-même quand le moment est venu : toutes les parties sont gardées.
operator-restart-at = Pas de nouvelles tables ; le redémarrage est annoncé pour { $time }.
operator-minutes = Redémarrage dans (minutes)
operator-drain = Ne plus ouvrir de tables
operator-undrain = Ouvrir de nouveau des tables
operator-bans = Interdictions
operator-no-ban = Tout le monde peut entrer.
operator-who = Qui
operator-when = Quand
operator-until = Jusqu'à
operator-why = Pourquoi
operator-why-kept = Pourquoi (toi seul le lis)
operator-unban = Laisser entrer
operator-unban-whom = Laisser entrer : { $who }
operator-days = Pour (jours)
operator-ban-player = Quelqu'un à une table
operator-ban-table = Table (son adresse)
operator-ban-seat = Place, à partir de 1
operator-ban-network = Un réseau
operator-ban-address = Adresse, comme dans le journal
operator-ban = Interdire l'entrée
operator-reports = Ce qui a été signalé
operator-no-report = Personne n'a rien signalé.
operator-said = Message
operator-ban-week = Interdire une semaine
operator-ban-for-week = Interdire une semaine : { $who }
to-all = Message de la gestion du serveur
house-drain = Le serveur redémarre vers { $time }. Les parties continuent jusque-là et après ; de nouvelles tables pourront être ouvertes ensuite.
house-closed = Le serveur redémarre vers { $time }, aucune nouvelle table n'est donc ouverte pour l'instant. Les parties commencées continuent. Ouvre la tienne dans un moment.
house-days = Une interdiction dure plus de 0 et au plus { $most } jours.
house-minutes = Dis dans combien de minutes le serveur redémarre : de 0 à { $most }.
house-too-long = Ce texte est trop long : { $length } caractères, { $most } au plus. Rien n'a été changé.
house-no-ban = Aucune interdiction ne s'appelle « { $id } ». La liste montre celles qu'il y a.
house-nobody = À la place { $seat } il n'y a personne à qui interdire l'entrée ; cette table a les places 1 à { $seats }.
house-no-network = « { $address } » n'est pas une adresse de visiteur. Écris par exemple 203.0.113.7, ou 2001:db8::1, dont la première moitié compte. Celles de cette machine ne peuvent pas être interdites.
house-own-network = Tu viens toi-même de ce réseau, il n'a donc pas été interdit.
house-no-report = Ce signalement n'existe plus. Rien n'a été changé.
banned = La personne qui gère ce serveur t'a interdit l'entrée jusqu'au { $until }. Tes parties sont gardées jusque-là.
limit-operator = Cela fait beaucoup d'essais en peu de temps. Attends { some-seconds }, puis saisis de nouveau le jeton.
## Sur soi-même

you = Toi
day = { $day }/{ $month }/{ $year }
day-utc = { day } (UTC)
you-are = Tu es { $name }
you-are-who = Profil
you-lead = Ni compte ni mot de passe : ce navigateur te connaît. Ici, tu vois ce qu'il sait, tu le transfères sur un autre appareil ou tu le fais effacer.
you-called = Nom
you-language = Langue
you-as-browser = Celle du navigateur
you-colour = Ta couleur, si elle est libre
you-any-colour = peu importe
you-colour-help = À table, chaque place a sa couleur. Quand tu t'assieds chez quelqu'un, la place de ta couleur est déjà choisie.
you-save = Enregistrer
you-said-saved = Enregistré.
you-said-back = C'est fait : te voilà connecté sur cet appareil aussi.
you-said-passkey = Tu as maintenant une clé d'accès. Même si ce navigateur t'oublie, elle te ramène.
you-said-removed = Cette clé d'accès n'ouvre plus rien ici.
my-games = Mes parties
my-games-turns = { $num ->
    [one] Dans une partie, c'est à toi.
   *[other] Dans { $num } parties, c'est à toi.
 }
my-games-none-waits = Personne ne t'attend.
my-games-all = { $num ->
    [0] Mes parties
    [one] Mes parties : une table
   *[other] Mes parties : { $num } tables
 }
stats-none = Dès que tu auras fini une partie, elle comptera ici.
stats-played = jouées
stats-won = gagnées
stats-place = place en moyenne
stats-place-of = { $place } sur { $players }
stats-beaten = bot le plus fort battu
stats-times = { $num ->
    [one] (une fois)
   *[other] ({ $num } fois)
 }
stats-rating = cote
device-title = Sur un autre appareil
device-help = Continue sur ton téléphone ou un autre ordinateur, en restant toi. Tes parties sont alors sur les deux.
device-link = Créer un lien à usage unique
passkey-title = Clé d'accès
passkey-help = Ton appareil ou ton gestionnaire de mots de passe garde la clé d'accès. Avec elle, tu retrouves tes parties, même là où l'on ne t'a jamais vu ou quand les cookies ont disparu.
passkey-scriptless = Les clés d'accès demandent JavaScript, qui ne tourne pas ici. Le lien plus haut s'en passe.
passkey-since = Créée le
passkey-used = utilisée le
passkey-remove = Retirer
passkey-remove-nth = Retirer la clé d'accès { $num }
passkey-make = Créer une clé d'accès
passkey-none = Ce navigateur n'offre pas de clés d'accès ici. Il faut un navigateur récent et une page en https://.
passkey-failed = Cela n'a pas marché : soit c'était annulé, soit cet appareil n'a pas de clé d'accès pour ce site.
back-title = Je suis déjà venu
back-passkey = Revenir avec ma clé d'accès
back-tables = { $num ->
    [one] Cet appareil a déjà une table à lui. Elle reste à la personne que tu es maintenant : depuis cet appareil, tu n'y auras plus accès. Crée d'abord une clé d'accès ou un lien si tu veux la garder.
   *[other] Cet appareil a déjà { $num } tables à lui. Elles restent à la personne que tu es maintenant : depuis cet appareil, tu n'y auras plus accès. Crée d'abord une clé d'accès ou un lien si tu veux les garder.
 }
become-title = Devenir { $name } sur cet appareil ?
become-title-nameless = Devenir la personne de ce lien ?
become-lead = Cet appareil aura alors les parties, le nom et les résultats de la personne qui a créé le lien. Le lien ne sert qu'une fois.
become-sure = Oui, je peux me passer des tables de cet appareil.
become-unsure = Coche d'abord la case.
become-yes = Oui, je suis { $name }
become-yes-nameless = Oui, c'est moi
become-no = Non
become-same = Tu l'es déjà
become-same-help = Tu as ouvert le lien dans le navigateur qui l'a créé. Ouvre-le sur l'autre appareil ; il y est encore valable.
link-lead = { $num ->
    [one] Ouvre ceci sur l'autre appareil dans la minute. Le lien ne sert qu'une fois.
   *[other] Ouvre ceci sur l'autre appareil dans les { $num } minutes. Le lien ne sert qu'une fois.
 }
link-scan = Avec son appareil photo
link-picture = Le lien en code QR
link-or-open = Ou ouvre cette adresse là-bas
link-secret = Toute personne qui ouvre ce lien devient toi. Ne le partage pas.
link-forged = Ce lien n'existe pas. Il en manque peut-être un bout ; crées-en un nouveau sur l'appareil qui te connaît, sous « Toi ».
link-used = Ce lien a déjà servi, et chacun ne sert qu'une fois. Crées-en un nouveau sur l'appareil qui te connaît, sous « Toi ».
link-late = Ce lien était valable dix minutes, et elles sont passées. Crées-en un nouveau sur l'appareil qui te connaît, sous « Toi ».
research-title = Tes parties et la recherche
research-help = Ceux qui étudient les jeux ou écrivent des bots apprennent beaucoup des parties jouées par des gens. Tu peux dire que tes parties terminées peuvent servir à cela, sans ton nom.
research-given = On donne les cartes et les coups des parties où tout le monde à la table est d'accord. Jamais ton nom, le chat, les adresses ni les heures. Les parties que tu as déjà terminées comptent aussi. Tu peux revenir là-dessus à tout moment : plus aucune de tes parties n'est donnée ensuite. Ce qui a été donné jusque-là ne peut pas être repris.
research-no = Tes parties ne sont données à personne.
research-yes = Tes parties terminées peuvent servir à la recherche, sans ton nom.
research-agree = Mes parties terminées peuvent servir
research-take-back = Retirer mon accord
you-said-research = Merci. Tes parties terminées peuvent maintenant servir à la recherche.
you-said-private = C'est noté. Tes parties ne sont plus données à personne.
data-title = Tes données
data-help = Nous gardons seulement ton nom, tes parties, leurs résultats et, pendant deux semaines, qui a invité qui.
data-download = Tout télécharger
data-forget = M'effacer
out-title = Se déconnecter
out-here = Déconnecter ce navigateur
out-here-help = Il ne connaît alors plus ni toi ni tes parties, et ne te prévient plus de rien.
out-passkey = Ta clé d'accès te ramène.
out-no-passkey = Tu n'as pas de clé d'accès : seul un autre appareil sur lequel tu es connecté te ramène.
out-sure = Oui, je sais comment revenir, ou je ne veux pas revenir.
out-others = Déconnecter tous les autres navigateurs
out-others-help = Quelqu'un a ton ancien téléphone, ou un lien de toi ? Après cela, seul ce navigateur te connaît encore. Clés d'accès et programmes restent ; les notifications sont à réactiver.
out-done-title = Déconnecté
out-done = Ce navigateur ne te connaît plus. À bientôt !
you-said-out = Tous les autres navigateurs sont déconnectés.
forget-what = Voici ce qui se passe
forget-profile = Ton nom ici, tes clés d'accès, liens, statistiques et cotes sont effacés.
forget-names = Dans les parties terminées, tu t'appelles désormais « { $name } ». Les parties restent à ceux qui les ont jouées avec toi.
forget-running = { $num ->
    [0] Tu n'as aucune partie à finir.
    [one] Tu quittes ta partie pas encore finie : un bot joue pour toi, ou la place redevient libre.
   *[other] Tu quittes tes { $num } parties pas encore finies : un bot joue pour toi, ou la place redevient libre.
 }
forget-games = Ensuite, même une clé d'accès ne te ramène plus.
forget-no-way-back = On ne peut pas revenir en arrière.
forget-download-first = D'abord tout télécharger
forget-sure = Oui, efface-moi.
forget-yes = Effacer pour de bon
forget-no = Non, je reste
somebody = Quelqu'un
forgotten-title = Oublié
forgotten = Nous ne te connaissons plus. Merci d'avoir joué ! Si l'envie te reprend : assieds-toi, tout simplement.
games-yours = C'est à toi
games-running = En cours
games-waiting = Pas encore commencées
games-over = Finies
games-alone = encore personne d'autre
games-search = Un nom ou un jeu
games-find = Chercher
games-show-all = Tout montrer
games-won = gagnée
games-place = place { $place }
games-your-turn = Continuer
games-download = Exporter
games-none = Il n'y a encore rien ici. Assieds-toi à une table !
games-not-found = Aucune de tes parties ne correspond à « { $search } ».
games-pages = Pages
games-newer = Plus récentes
games-older = Plus anciennes
ranking = Classement
ranking-of = Classement : { $game }
ranking-rank = Rang
ranking-name = Nom
ranking-games = Parties
ranking-nobody = Personne n'a encore fini une partie classée. Coche « Cette partie compte pour le classement » en préparant une table pour deux personnes au moins.
ranking-how = Comment on calcule
ranking-which = Seules comptent les parties dont la table a été préparée pour cela, avec deux personnes au moins. Les bots n'ont pas de cote ; seul compte l'ordre d'arrivée entre les personnes.
ranking-number = Tout le monde commence à 1000. Le ± dit à quel point le nombre est incertain (95 %). Chaque partie réduit cette incertitude.
ranking-order = Le classement suit le nombre moins son ±. Ainsi, personne n'est en tête après une seule partie chanceuse.
ranking-method = Battre plus fort que soi rapporte davantage, et une égalité rapproche les deux. Méthode : Plackett-Luce (Weng et Lin, 2011), avec le logiciel libre openskill ; un point de son échelle en vaut 40 ici.
setup-ranked = Cette partie compte pour le classement
setup-ranked-help = Il faut au moins deux personnes et un temps de réflexion en minutes. Il n'y a alors pas de conseils, et tout le monde le voit avant de s'asseoir.
no-hints = sans conseils
title-410 = Plus maintenant
nobody-yet = Ce navigateur ne connaît encore personne : il n'y a rien à emporter ni à effacer. Assieds-toi à une table, ou enregistre un nom.
limit-links = C'est demandé trop souvent. Attends { some-seconds } et réessaie.
sealed-elsewhere = Cela a été scellé sous une autre clé de ce serveur et n'ouvre donc plus rien.
passkey-address = Une clé d'accès appartient à un nom, et cette page est ouverte sous l'adresse { $host }. Ouvre-la sous le nom du serveur ; sur cette machine, c'est localhost.
passkey-wrong = Ton navigateur n'a pas envoyé la clé d'accès attendue. Recharge la page et réessaie.
passkey-late = La demande de clé d'accès était trop vieille, ou venait d'une autre page. Réessaie, tout simplement.
passkey-known = Cette clé d'accès appartient déjà à quelqu'un ici.
passkey-unknown = Nous ne connaissons pas cette clé d'accès. Peut-être a-t-elle été retirée ici, ou appartient-elle à quelqu'un qui a été effacé.
passkeys-many = Tu as ici { $num } clés d'accès, et c'est le maximum. Retires-en d'abord une.
back-unsure = Cet appareil a des tables à lui. Coche que tu peux t'en passer, puis réessaie.
## Les gens à une table

chat = Discuter
chat-new = Discuter, nouveau : { $num }
chat-lines = Ce qui a été dit
chat-none = Personne n'a encore rien dit.
chat-what = Dis quelque chose
chat-send = Envoyer
chat-phrases = Phrases toutes faites
chat-stickers = Castors à envoyer
chat-looks-on = regarde
chat-about = À propos de ce message ({ $name })
chat-mute = Masquer { $name }
chat-unmute = Réafficher { $name }
chat-muted = Messages masqués :
chat-report = Signaler ce message
chat-reported = Merci. La personne qui gère ce serveur lira ce message.
chat-alone = Avec seulement des bots, tu n'as personne à qui parler.
chat-lobby = Avant la partie, seules les personnes assises peuvent parler ici.
chat-empty = Écris d'abord quelque chose.
chat-long = C'est trop long : { $limit } caractères au plus à la fois.
chat-odd = Il y a là des caractères que personne ne voit, ou des piles d'accents. Prends des lettres, des chiffres et de la ponctuation.
chat-unknown = Cette phrase ou ce castor n'existe pas. Prends-en un parmi ceux qui sont proposés.
chat-own = Ce message est de toi.
chat-crowd = On parle tant à cette table que personne ne suit. Attends { some-seconds } et réessaie.
no-line = Ce message n'existe pas.
limit-lines = Tu parles plus vite qu'on ne lit. Attends { some-seconds }, puis dis la suite.
phrase-hello = Bonjour à tous !
phrase-luck = Bonne chance !
phrase-nice = Beau coup !
phrase-well = Bien joué !
phrase-game = Belle partie !
phrase-moment = Un moment, s'il vous plaît.
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups.
phrase-again = Encore une ?
sticker-wave = Un castor fait signe
sticker-cheer = Un castor jubile
sticker-laugh = Un castor rit aux larmes
sticker-think = Un castor réfléchit
sticker-oops = Un castor est gêné
sticker-sleep = Un castor s'est endormi
onlookers = { $num ->
    [one] { $num } personne regarde
   *[other] { $num } personnes regardent
 }
onlookers-named = Spectateurs : { $names }
onlookers-and-others = Spectateurs : { $names } ; { $others ->
    [one] { $others } autre
   *[other] { $others } autres
 }
onlooker-show = Montrer à tous que je regarde
onlooker-hide = Ne plus montrer mon nom ({ $name })
onlooker-sits = Tu es assis à cette table, tout le monde te voit déjà.
onlookers-many = Tant de personnes montrent déjà leur nom ici qu'il n'y a plus de place.
seat-change = Changer la place { $number }
seat-kick = Retirer { $name } de la table
seat-reopen = La garder pour un ami
seat-level = Comment joue le bot
seat-close = La donner à un bot
seat-with = Échanger avec quelle place
seat-swap = Échanger les places
seat-held = { $name } y est assis. Retire d'abord cette personne de la table, s'il le faut.
seat-empty = Personne n'y est assis.
removed = L'hôte t'a retiré de cette table, tu ne peux plus t'y asseoir. Ouvre ta propre table ou rejoins-en une autre.
rematch-change = Changer les règles
rematch-same-people = Les mêmes personnes se rassoient à leur place ; chacune ajoute ses mots à la donne. S'il y a plus de places, des bots les prennent, et tu peux les ouvrir à des amis.
rematch-small = { $people } personnes continuent, il faut donc au moins autant de places.
## Le moment décisif

decisive = Le moment décisif
decisive-look = La table après l'étape { $at } : voir ce moment
decisive-chance = { $names } : { $before } % de chances de gagner avant, { $after } % après.
decisive-find = Qu'est-ce qui a tout décidé ?
decisive-seeks = On cherche…
decisive-so-far = On cherche… { $percent } %
decisive-none = Aucun moment n'a décidé à lui seul de cette partie.
analysis-turned-up = Toutes les cartes sont visibles. Celles au bord pointillé sont cachées pendant la partie.
analysis-lie-open = Toutes les cartes sont visibles : ce que les autres ont en main est à côté de leur nom.

## Absent, puis de retour

nudge-away = { $name } n'est pas là, et tout le monde attend.
nudge-them = Relancer
nudge-done = Relance envoyée
nudge-says = À toi de jouer, { $name } !
nudge-nobody = On ne peut relancer qu'une personne absente que tout le monde attend. Ce n'est pas le cas maintenant.
nudge-soon = Quelqu'un vient de le faire. { $minutes ->
    [one] Tu pourras relancer dans une minute.
   *[other] Tu pourras relancer dans { $minutes } minutes.
 }
push-title-nudge = Ta table attend
push-nudge = { $names } t'attend : c'est à toi de jouer à { $game }.
meanwhile = Pendant ton absence
meanwhile-turns = { $num ->
    [one] Il y a eu un tour :
   *[other] Il y a eu { $num } tours, et pour finir :
 }
meanwhile-your-turn = C'est à toi.
meanwhile-over = La partie est finie.
meanwhile-watch = Revoir depuis là

## Avec qui on a joué

people = Avec qui j'ai joué
people-lead = Tous ceux avec qui tu as fini une partie. Personne n'a besoin de compte pour cela.
people-to = Voir la liste
people-nobody = Dès que tu auras fini une partie avec d'autres, tu les trouveras ici et tu pourras les inviter à nouveau.
people-met = { $num ->
    [one] Une personne
   *[other] { $num } personnes
 }
people-went = { $num ->
    [one] une partie ensemble
   *[other] { $num } parties ensemble
 } ; devant : toi { $ahead } fois, { $name } { $behind } fois
people-where = Inviter à
people-open-first = Pour inviter quelqu'un, ouvre d'abord une table ou participe à un tournoi :
people-invite = Inviter
people-invite-name = Inviter { $name }
people-invite-met = Inviter des gens avec qui tu as joué
people-told = { $name } a une invitation
people-told-help = Si { $name } a autorisé les notifications ici, il y en a une en route. Tu peux aussi envoyer le lien :
people-to-table = À la table
people-to-cup = Au tournoi
people-invitations = On t'invite
people-by = { $name } t'invite
people-hide-title = Qui peut te trouver
people-hide-help = Les gens avec qui tu as fini une partie te trouvent dans cette liste et peuvent t'inviter.
people-hide = Me cacher
people-hidden = On ne te voit pas : personne ne te trouve dans cette liste ni ne peut t'inviter depuis elle.
people-show = Me laisser trouver
people-unknown = Cette personne n'est plus dans ta liste : elle a choisi de ne plus y être, ou s'est effacée.
people-nowhere = Ce n'est ni une table ni un tournoi. Choisis dans la liste.
people-begun = Plus personne ne peut y entrer : c'est plein, ou c'est commencé. Ouvre une autre table.
people-not-there = Prends d'abord une place toi-même, ensuite tu pourras inviter.
people-unwanted = { $name } ne peut plus revenir à cette table. Invite { $name } à une autre.
people-many = Tu as envoyé { $most } invitations en un jour. Envoie le lien toi-même, ou continue demain.
people-enough = Cette personne a reçu beaucoup d'invitations aujourd'hui. Envoie-lui le lien toi-même.
push-title-asked = Une invitation
push-asked = { $names } t'invite à jouer à { $game }.
push-title-cup = Une invitation
push-cup = { $names } t'invite à un tournoi de { $game }.
tournament-invite = Inviter d'autres personnes
tournament-invite-to = Un tournoi pour toi : { $game }

## Leçons à une table

learn = Leçons
learn-offer = Apprends à jouer en 4 minutes
learn-first = Jamais joué ?
learn-lead = { $num ->
    [one] Une leçon
   *[other] { $num } petites leçons
 } à une vraie table : chaque fois une seule chose à faire, et le castor te l'explique. Arrête quand tu veux ; ce que tu as fait reste noté.
learn-lessons = Leçons
learn-done = faite
learn-done-of = { $num ->
    [one] { $num } sur { $last } faite
   *[other] { $num } sur { $last } faites
 }
learn-begin = C'est parti
learn-go-on = Continuer
learn-lesson = Leçon { $number } sur { $last } :
learn-not-quite = Pas tout à fait.
learn-would = Voici ce qui se passerait :
learn-right = Juste !
learn-next = Leçon suivante
learn-play = Jouer pour de vrai
learn-all = Toutes les leçons
learn-box = Ce que la boîte contient encore
learn-box-lead = Un deuxième petit cours pour qui sait déjà jouer : les cartes et les règles que le premier laisse de côté.
learn-show = Montre-moi
learn-skip = Passer
no-lesson = Cette leçon n'existe pas : elles vont de 1 à { $last }.
no-lessons = Ce jeu n'a pas de leçons. Sa page de règles dit comment on y joue.
lesson-astray = Cette adresse mène à un coup que la leçon ne demande pas. Recommence la leçon.
lesson-over = Il n'y a plus rien à décider dans cette leçon. Recommence-la, ou passe à la suivante.

## Titres des refus

title-400 = Ce formulaire ne va pas
title-403 = Ce n'est pas pour toi
title-404 = Il n'y a rien ici
title-405 = On n'entre pas par ici
title-408 = Trop lent
title-409 = Pas maintenant
title-413 = C'est trop
title-415 = Pas ce genre de formulaire
title-421 = Pas sous ce nom
title-429 = Trop vite
title-500 = Quelque chose s'est cassé
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
bad-host = Une requête nomme le serveur, et « { $host } » n'est pas un nom de serveur.
unknown-host = Ce serveur ne s'appelle pas « { $host } ». La personne qui le gère peut autoriser ce nom : biberbau serve --allow-host { $host }
forged = Ton cookie n'a pas été fait ici, nous ne savons donc pas qui tu es. Il est effacé : recharge la page.
too-large = Ici, les formulaires font moins de { $limit } octets.
too-slow = Un formulaire doit arriver en { $seconds } secondes, et celui-ci n'est pas arrivé. Rien n'en a été retenu : envoie-le de nouveau.
some-seconds = { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }
limit-tables = Tu as ouvert beaucoup de tables en peu de temps. Joue à l'une d'elles, ou attends { some-seconds } avant d'ouvrir la suivante.
limit-reports = Tu as demandé plusieurs rapports en peu de temps. Attends { some-seconds } avant de demander le suivant.
limit-tournaments = Tu as ouvert plusieurs tournois en peu de temps. Attends { some-seconds } avant d'ouvrir le suivant.
limit-kept = Tu as changé beaucoup de choses en peu de temps. Attends { some-seconds } et essaie de nouveau.
limit-everybody = Tout le serveur reçoit trop de demandes de ce genre en ce moment. Attends { some-seconds } et essaie de nouveau.
limit-posts = Trop de réponses d'un coup pour une seule personne. Attends { some-seconds } ; la suivante comptera de nouveau.
limit-pages = Tu as chargé beaucoup de pages en peu de temps. Attends { some-seconds } et recharge celle-ci.
limit-hints = Tu as demandé beaucoup de conseils en peu de temps. Attends { some-seconds } et demande de nouveau.
limit-streams = Tu as plus de tables ouvertes qu'une personne ne peut en regarder. Fermes-en quelques-unes, puis recharge cette page.
limit-network = Trop de requêtes depuis ton réseau. Attends { some-seconds } et essaie de nouveau. Si beaucoup partagent une connexion, la personne qui gère ce serveur peut permettre davantage : BIBERBAU_LIMITS.
server-full = Il y a tant de monde qu'il n'y a plus de place pour l'instant. Attends quelques secondes, puis recharge la page.
not-a-form = Envoie un formulaire ordinaire.
missing = Il manque « { $field } » dans le formulaire.
not-seated = Tu regardes cette partie ; seuls ceux qui sont assis à la table peuvent faire cela.
not-your-turn = C'est à { $name } de jouer, pas à toi.
not-yours = Seule la personne qui a agi en dernier peut annuler son action.
not-host = Seule la personne qui a ouvert la table, { $name }, peut faire cela.
not-alone = Seul quelqu'un qui joue uniquement avec des bots peut les faire attendre.
host-stays = Tu as ouvert cette table, tu ne peux donc pas la quitter avant la partie.
stale = Trop tard, la partie a avancé. Choisis de nouveau.
late = Trop tard : le temps pour répondre était écoulé. Pour toi, c'est : { $action }.
late-again = Trop tard : quelqu'un a joué avant toi. On redemande aux autres.
illegal = « { $action } » n'est pas possible maintenant.
illegal-why = { $why } Possible maintenant : { $legal }.
possible = C'est possible maintenant.
title-selection = Ce que font ces cartes
selection = { $why }
not-ahead = Tu ne peux pas choisir cela d'avance en ce moment.
no-choice = Choisis d'abord une carte ou une réponse.
no-action = « { $action } » n'est pas une action de ce jeu.
not-together = On n'envoie plusieurs cartes à la fois que si elles vont ensemble et se posent d'un coup. Sinon, envoie une action après l'autre.
in-lobby = La partie n'a pas encore commencé.
has-begun = La partie a déjà commencé.
is-over = La partie est finie.
not-over = La partie se revoit quand elle est finie : toutes les cartes y sont visibles.
no-rematch = Finis d'abord cette partie, puis rejoue.
stays-final = D'après les règles de ce jeu, c'est définitif, donc cela reste.
stays-shown = Cela a montré une carte cachée à quelqu'un, donc cela reste.
stays-drawn = Le hasard a déjà joué, donc cela reste.
stays-looked = Cela a changé les cartes que quelqu'un regarde, donc cela reste.
stays-answered = Tout le monde attendait cette réponse, donc cela reste.
nothing-to-undo = Il n'y a rien à annuler.
seat-open = Il manque encore quelqu'un : la place { $seat } est libre. Invite un ami ou laisse s'asseoir un bot.
seat-taken = Cette place est prise.
table-full = Toutes les places sont prises ; tu peux regarder.
no-seat = Cette place n'existe pas.
no-ply = La partie a les positions 0 à { $last }, pas { $at }.
no-moment = Dans cette partie, tu peux revoir les positions { $first } à { $last }.
other-rules = Cette table a été jouée selon d'autres règles que celles de cette version, on ne peut donc plus la montrer. Ouvre une nouvelle table ; la personne qui gère ce serveur trouve la raison dans son journal.
no-hint = Pas de conseil maintenant : ce n'est pas ton tour.
no-aids = Ici, chacun décide seul : dans une partie qui compte pour le classement ou dans un tournoi, il n'y a pas de conseils.
no-aids-board = Tu joues en ce moment une partie de ce jeu qui compte pour le classement ou pour un tournoi. Jusqu'à sa fin, la table d'analyse ne te donne pas de conseils sur ce jeu.
hints-busy = Trop de conseils sont demandés en ce moment : redemande dans quelques secondes.
thought-busy = Le serveur réfléchit à tant de choses en ce moment que tu attendrais longtemps : réessaie dans quelques secondes.
thought-own = Tu as fait beaucoup réfléchir le serveur en peu de temps. Attends { some-seconds }, puis redemande.
thought-network = Ton réseau a fait beaucoup réfléchir le serveur en peu de temps. Attends { some-seconds } et réessaie. Si beaucoup partagent une connexion, la personne qui gère ce serveur peut permettre davantage : BIBERBAU_LIMITS.
no-database = Le serveur n'atteint pas sa base de données pour l'instant. Ta dernière action n'est peut-être pas enregistrée : regarde la table de nouveau dans quelques secondes.
no-language = Ici, les pages sont en allemand, en anglais ou en français.

## Ce qui ne va pas dans un formulaire

name-empty = Écris un nom, de 20 caractères au plus.
name-long = Ce nom est trop long : 20 caractères au plus.
name-odd = Ce nom a des caractères que personne ne voit. Prends des lettres, des chiffres et des signes de ponctuation.
name-reserved = À la table, chacun se voit sous le nom « { $name } ». Prends un autre nom.
name-taken = Quelqu'un ici a déjà ce nom, ou un nom qui lui ressemble à s'y méprendre.
seat-kind = Une place est libre ou prise par un bot : { $levels }.
words-long = Tes mots pour la donne : 200 caractères au plus.
words-odd = Tes mots pour la donne ont des caractères que personne ne voit. Prends des lettres, des chiffres et des signes de ponctuation.
words-first = Tes mots ne comptent qu'une fois que tu as vu le sceau de la table : envoie-les depuis sa page, avec le sceau.
words-missing = { $name } n'est pas encore à table, ses mots pour la donne manquent donc. Attends, ou donne la place à un bot.
seal-used = Ce sceau a déjà servi à une table. En voici un nouveau ; regarde-le, puis ouvre la table.
dealt-already = À la table qui existe déjà
seal-foreign = Ce sceau ne vient pas d'ici, ou il est trop vieux. Recharge la page : elle montre celui qui compte.
option-number = Ici, il faut un nombre entier de { $low } à { $high }.
option-choice = Choisis parmi ce qui est proposé ici.
ranked-clock = Une partie qui compte pour le classement demande un temps de réflexion en minutes : choisis-en un.
option-clash = Cela ne va pas avec le reste de tes choix ; avec « { $usual } », cela va.
option-clashes = Ces choix ne vont pas ensemble. Les réglages habituels, eux, vont toujours.
guest = Invité
name-said = Ici, tu t'appelles déjà { $name }. Pour les prochaines parties, tu peux changer de nom sous « Toi ».
level-alone = Le niveau des bots ne se change que si personne d'autre ne joue.
level-later = Tu ne peux rendre les bots plus forts qu'avant ton premier coup. Ce sera pour la prochaine partie.
level-title = Les bots
name-ask = Comment t'appelles-tu ?
name-ok = C'est moi

## La première compilation

warm-waiting = { $title } : les bots plus forts, les conseils et l'examen des parties seront préparés dans un instant.
warm-rules = { $title } : les bots plus forts, les conseils et l'examen des parties se préparent ; cela peut prendre quelques minutes, cette fois seulement.
warm-bots = { $title } : les bots plus forts s'échauffent, les conseils et l'examen des parties suivent.
warm-loading = { $title } : les bots plus forts, les conseils et l'examen des parties sont presque prêts.
warm-again = { $title } : les bots plus forts n'ont pas pu être préparés ({ $reason }). Nouvel essai dans un instant.
warm-failed = { $title } : les bots plus forts, les conseils et l'examen des parties n'ont pas pu être préparés : { $reason }

## Pourquoi c'est un conseil

hint-is = Conseil : { $action }.
hint-differs = Le bot qui donne les conseils a réfléchi plus longtemps ; dans ces parties simulées, « { $action } » gagne plus souvent : { $win } ± { $error } % au lieu de { $own } ± { $unsure } %.
hint-all = Toutes les actions
advice-title = Compare tes coups
advice-how = Chaque action possible a été jouée jusqu'au bout { $deals } fois, avec les mêmes cartes cachées et la même chance pour toutes. Dans 95 cas sur 100, la vraie valeur est à l'intérieur du ±.
advice-action = Action
advice-win = Gagne
advice-behind = Retard
advice-per-cent = { $share } ± { $error } %
## Tournois

tournament = Tournoi
tournaments = Tournois
tournaments-lead = Tout le monde joue au même jeu, le serveur forme les tables et tient le classement. Chacun peut regarder.
tournaments-open = Tu peux y participer
tournaments-running = En cours
tournaments-over = Terminés
tournaments-none = Aucun tournoi n'attend de monde en ce moment. Ouvres-en un !
tournament-new = Ouvrir un tournoi
tournament-which-game = À quel jeu ?
tournament-who = Qui participe
tournament-called = Comment s'appelle le tournoi ?
tournament-you = Et toi ?
tournament-plays = Je joue aussi.
tournament-only-hosts = J'organise seulement.
tournament-places = Places
tournament-places-help = Au moins 4, au plus 64. Quand toutes sont prises, il commence tout seul ; avant, tu peux le lancer dès que quatre personnes sont là.
tournament-system = Qui rencontre qui
system-knockout = Élimination directe
system-swiss = Système suisse
system-everyone = Tous contre tous
system-knockout-help = De chaque table, seul le vainqueur continue. Si plusieurs partagent la première place, le plus grand numéro du tirage continue.
system-swiss-help = Personne n'est éliminé. À chaque ronde, on rencontre des gens qui ont à peu près autant de points, et personne deux fois tant qu'on peut l'éviter.
system-everyone-help = À la fin, chacun a été à table avec chacun ; aux tables de deux, exactement une fois.
tournament-seats = Places à une table
tournament-seats-help = Si le compte n'est pas rond, certaines tables ont une personne de moins.
tournament-rounds = Rondes du système suisse
tournament-rounds-help = Avec 0, autant qu'il en faut pour un ordre clair.
tournament-same = Les mêmes cartes à toutes les tables
tournament-same-help = À chaque ronde, toutes les tables reçoivent la même donne : la chance compte bien moins. On ne peut alors regarder qu'à la fin de la ronde.
tournament-same-short = mêmes cartes
tournament-clock-help = Un tournoi a besoin d'un temps de réflexion : sinon toute une ronde attend une seule table.
tournament-ranked = Les parties comptent pour le classement
tournament-no-hints = Aux tables d'un tournoi, il n'y a pas de conseils.
tournament-open = Ouvrir le tournoi
tournament-join = Participer
tournament-join-button = J'en suis
tournament-people = { $people ->
    [one] { $people } place prise sur { $places }
   *[other] { $people } places prises sur { $places }
 }
tournament-people-in = { $people ->
    [one] une personne
   *[other] { $people } personnes
 }
tournament-mine = tu participes
tournament-round = Ronde { $number }
tournament-round-of = Ronde { $number } sur { $rounds }
tournament-final = Finale
tournament-is-over = { $rounds ->
    [one] Terminé après une ronde
   *[other] Terminé après { $rounds } rondes
 }
tournament-at-a-table = { $seats } par table
tournament-my-table = À ta table
tournament-wait = Ta table a fini. La prochaine ronde commence toute seule dès que toutes les autres ont fini.
tournament-out = Tu es éliminé. Tu peux regarder jusqu'à la finale.
tournament-missing = { $people ->
    [one] Il manque encore une personne pour commencer.
   *[other] Il manque encore { $people } personnes pour commencer.
 }
tournament-start = Commencer à { $people }
tournament-cancel = Annuler le tournoi
tournament-begins = Il commence quand toutes les places sont prises, ou quand la personne qui l'a ouvert donne le signal.
tournament-stand-up = Quitter
tournament-leave = Quitter le tournoi
tournament-sure = Tu perds toutes les parties qui restent. À ta table, un bot joue jusqu'au bout, mais pas pour toi.
tournament-leave-sure = Oui, je quitte
tournament-standings = Classement
tournament-points = Points
tournament-strength = Adversaires
tournament-strength-help = En cas d'égalité : la force de tes adversaires à leurs autres tables, c'est-à-dire leur part moyenne des points là-bas.
tournament-reached = Rondes gagnées
tournament-goes-on = continue
tournament-bye = Exempt : pas de table à cette ronde
tournament-table = Table { $number }
tournament-play = Jouer
tournament-watch = Regarder
tournament-look = Voir
tournament-entrants = Inscrits
tournament-nobody = Personne pour l'instant.
tournament-forgotten = quelqu'un qui n'est plus là
tournament-gone = abandon
tournament-to = Au tournoi
tournament-sealed = Comme à chaque table, la donne vient d'une graine scellée et des mots de ceux qui jouent. Les sceaux de toutes les tables sont fixés avant la première inscription ; celui-ci scelle toute la liste.
tournament-sealed-same = Les mêmes cartes viennent de la seule graine scellée de la ronde, car vos mots les rendraient différentes. Les sceaux de toutes les rondes sont fixés avant la première inscription ; celui-ci scelle toute la liste.
tournament-seals = La liste des sceaux
tournament-veiled = Toutes les tables de cette ronde ont les mêmes cartes. Tu pourras les voir quand tout le monde aura fini.
tournament-veiled-end = D'autres jouent encore avec les mêmes cartes. L'enregistrement et le sceau s'ouvrent à la fin de la ronde.
tournament-none = Ce tournoi n'existe pas, ou il a été annulé.
tournament-begun = Ce tournoi a déjà commencé. Tu peux quand même regarder.
tournament-full = Toutes les places de ce tournoi sont prises. Tu peux quand même regarder.
tournament-over = Ce tournoi est terminé.
tournament-not-in = Tu ne participes pas à ce tournoi.
tournament-not-host = Seule la personne qui a ouvert le tournoi peut faire cela.
tournament-few = Un tournoi demande au moins { $least } personnes ; il y en a { $people } pour l'instant.
tournament-many = Tu as déjà { $most } tournois ouverts. Lance ou annule d'abord l'un d'eux.
tournament-title = Le nom du tournoi a au plus { $most } caractères, tous visibles.
tournament-clock = Un tournoi a besoin d'un temps de réflexion. Choisis-en un, en minutes ou en jours.
tournament-options = Ces règles ne vont pas avec des tables de { $people }. Change-les, ou le nombre de places à une table.
ranking-bots = Les bots sont des repères fixes : leurs niveaux se sont affrontés en duel. L'éveillé est placé là où tout le monde commence ; l'écart des autres vient de leurs victoires. Aucune partie ne les fait bouger.
## The analysis board

analysis = Table d'analyse
analysis-lead = Mets en place n'importe quelle position, essaie tout, reviens en arrière, regarde par les yeux de chacun. Tout est dans l'adresse : partage-la, et les autres voient la même chose.
analysis-from-here = Analyser à partir d'ici
analysis-set-up = Mettre en place une autre position
analysis-start = Une nouvelle donne
analysis-deal = Quelle donne
analysis-deal-help = Le même mot donne les mêmes cartes. Laissé vide, c'est une nouvelle donne.
analysis-begin-here = Distribuer
analysis-paste = Un document de position
analysis-document = Position en document (JSON)
analysis-document-help = Tel que l'écrit « biberbau position --json », ou pris sous « Partager et modifier » d'une autre table. Change ce que tu veux.
analysis-place = Mettre en place
analysis-open = Toutes les cartes visibles
analysis-tried = { $num ->
    [0] Rien d'essayé encore
    [one] { $num } action essayée
   *[other] { $num } actions essayées
 }
analysis-one-world = Voici ce que sait une seule personne. Les cartes qu'elle ne voit pas sont distribuées au hasard ; « Redistribuer les cartes inconnues » les redistribue.
analysis-bounds = Cette position n'a pas d'historique : les cartes inconnues sont distribuées d'après ce qu'elle dit.
analysis-undo = Annuler
analysis-begin = Depuis le début
analysis-luck = Redistribuer les cartes inconnues
analysis-bot = Laisser décider un bot
analysis-hands = Qu'ont-ils en main ?
analysis-share = Partager et modifier
analysis-share-help = Avec ce lien, on voit cette position et on peut essayer tout ce que tu as essayé. Rien n'en est gardé ici.
analysis-link = Lien vers cette table
analysis-decides = C'est à { $name } de décider.
analysis-their-eyes = Regarder comme { $name }
analysis-not-theirs = Quelqu'un d'autre décide : regarde d'abord par ses yeux.
analysis-illegal = Ce n'est pas possible maintenant. { $why }
analysis-unreadable = Cette adresse ne contient aucune position. Il en manque peut-être un bout : copie-la en entier.
analysis-wrong = Ce n'est pas encore une position : { $why }
analysis-no-document = Ce n'est pas un document de position. Il commence par le format biberbau-position/1.
analysis-other-game = C'est une position d'un autre jeu : { $game }.
analysis-long = On ne peut pas essayer plus de { $most } actions de suite. Remets la position en place à partir d'ici.
analysis-eyes = C'est ce que sait une seule personne : cela ne se voit que par ses yeux.
analysis-hands-seat = Ce que peut savoir { $name } : compté dans { $worlds } répartitions des cartes cachées, compatibles avec tout ce que { $name } a vu. Nos bots se représentent les cartes de la même façon.
analysis-hands-all = Ce que peut savoir quelqu'un qui regarde : compté dans { $worlds } répartitions des cartes cachées, compatibles avec ce que tous ont vu. Nos bots se représentent les cartes de la même façon.
analysis-back = Retour à la table
analysis-nothing-hidden = Rien n'est caché ici.
analysis-hidden = { $num ->
    [one] { $num } carte cachée
   *[other] { $num } cartes cachées
 }
analysis-known = Connues :
analysis-card = Carte
analysis-likely = En a au moins une

## Ce qu'on pouvait savoir des cartes cachées, et ce qu'elles étaient

beliefs = Que pouvait-on savoir ?
beliefs-moment = Voir ce moment
belief-off = Chaque nombre peut être faux de { $off } points de pourcentage au plus.
belief-about = environ { $n } %
belief-hardly = moins de 1 %
belief-surely = plus de 99 %
belief-place = Carte { $n }
belief-each = { $num ->
    [1] Probabilité
   *[other] Pour chacune de ces cartes
 }
belief-was = { $num ->
    [1] y était
   *[other] y était { $num } fois
 }
belief-truly = { $num ->
    [1] C'était :
   *[other] C'étaient :
 }
belief-others = Moins probables ({ $num })
belief-true = Est-ce souvent juste ?
belief-true-lead = Nous avons compté dans { $games } parties de bots ({ $players } places, { $decisions } décisions) : avec quelle probabilité une carte devait-elle être là, et combien de fois y était-elle vraiment ?
belief-curve = Vers la droite : la probabilité annoncée. Vers le haut : combien de fois la carte y était. Sur la ligne pointillée, les deux sont égales.
belief-told = Annoncée
belief-so-often = Y était
belief-true-help = Dans 95 cas sur 100, la vraie valeur est à l'intérieur du ±. Les gens jouent autrement que les bots ; avec eux, ce peut être différent.

## Memory training

train = Entraînement de la mémoire
train-lead = Les cartes sont visibles, puis cachées : dis où se trouve chaque nombre. { $rounds } manches, une carte de plus à chaque fois, et plus tard des cartes cachées changent de place.
train-begin = C'est parti
train-round = Manche { $number } sur { $last }
train-look = Retiens { $num } cartes et leur place. Prends ton temps.
train-cover = Cacher
train-swap = Les cartes des places { $one } et { $other } changent de place.
train-ask = Quel nombre à quelle place ?
train-place = Place { $number }
train-answer = Voici les cartes
train-right = Justes : { $right } sur { $asked }.
train-known = juste
train-unsaid = rien
train-said = toi : { $number }
train-score = Jusqu'ici { $right } sur { $asked }.
train-next = Manche suivante
train-again = Encore une fois
train-unreadable = Cette adresse n'appartient à aucun entraînement, ou il en manque un bout. Commences-en un nouveau.
train-none = Dans ce jeu, personne n'a à retenir de cartes cachées : il n'y a pas d'entraînement.

## Advice on the board

analysis-advice = Demander conseil
analysis-advice-title = Comparer les coups
analysis-advice-help = Chaque action possible jouée jusqu'au bout { $deals } fois, les cartes cachées redistribuées à chaque fois, d'après ce que peut savoir { $name }. La barre est la chance de gagner ; ce qui peut être dû au hasard suit le ±.
analysis-try = Essayer

## Puzzles

puzzles = Énigmes
puzzles-lead = Des moments de parties entre bots où une action est nettement la meilleure, où que soient les cartes cachées. Trouve-la.
puzzle-of-the-day = Énigme du jour
puzzles-solved = { $num ->
    [one] { $num } sur { $last } résolue
   *[other] { $num } sur { $last } résolues
 }
puzzle-day-solved = Résolue pour aujourd'hui.
puzzle-row = { $num ->
    [one] Un jour d'affilée.
   *[other] { $num } jours d'affilée.
 }
puzzle-row-best = Ton record : { $num }.
puzzle-week = Les sept derniers jours
puzzles-help = Les plus faciles viennent d'abord. Plus il y a de points pleins, plus la réponse est difficile à voir.
puzzle-number = Énigme { $number }
puzzle-of = Énigme { $number } sur { $last }
puzzle-players = { $num } à la table
puzzle-easy = facile
puzzle-middling = moyenne
puzzle-hard = difficile
puzzle-solved = résolue
puzzles-all = Toutes les énigmes
puzzle-task = C'est à toi. Quel est ton meilleur coup ?
puzzle-wrong = « { $action } » n'est pas le meilleur coup.
puzzle-best = Le meilleur coup : { $action }.
puzzle-numbers = Il gagne dans { $percent } % des cas ; le suivant, « { $action } », dans { $than } % au plus.
puzzle-source = Trouvée dans une partie entre bots et confirmée par { $seeds } recherches de { $playouts } parties, chaque fois avec d'autres cartes cachées.
puzzle-shown = La réponse
puzzle-next = Énigme suivante
puzzle-analyse = Sur la table d'analyse
no-puzzle = Cette énigme n'existe pas. Ce jeu en a { $last }.
no-puzzles = Il n'y a pas d'énigmes pour ce jeu.
# Le retour sur une partie terminée
review = Retour sur la partie
review-what = Chaque décision est réexaminée et le résultat décomposé : quelle part de chance, quelle part de jeu ?
review-fair-view = Une décision n'est jugée que d'après ce que l'on pouvait savoir à ce moment.
review-make = Examiner cette partie
review-go-on = Poursuivre l'examen
review-at = Étape { $at } sur { $last } en cours. Ce qui est déjà trouvé est ci-dessous.
review-progress = Avancement de l'examen
review-stay = Ne plus recharger cette page
review-look-again = Actualiser
review-not-over = Seule une partie jouée jusqu'au bout peut être examinée.
review-none = Cette partie n'a pas encore été examinée.
review-enough = Deux de tes examens sont encore en cours. Attends la fin de l'un d'eux.
review-busy = Beaucoup de parties sont examinées en ce moment. Réessaie dans quelques minutes.
review-luck = Chance et talent
review-player = Qui
review-fair = Part équitable
review-drawn = Chance
review-own = Ses décisions
review-others = Celles des autres
review-result = Résultat
review-sums = En centièmes de la victoire. Les quatre colonnes précédentes donnent le résultat, aux arrondis près. La chance, c'est la donne et chaque pioche, comparées à ce qui aurait pu venir ; dans 95 cas sur 100, la vraie valeur est à l'intérieur du ±.
review-chances = Chances de gagner
review-open-cards = Chances de gagner en pour cent, toutes cartes connues, de la première étape à la dernière.
review-as-table = La même chose en tableau
review-step = Étape
review-percent = { $n } %
review-decisions = Décisions
review-decisions-others = Ce que les autres ont laissé filer ({ $num })
review-judged = Chaque décision a été jugée du point de vue de son auteur, par { $playouts } parties jouées à partir de là, jusqu'à trois fois plus en cas de doute. Les cartes cachées des autres ne comptent pas. Les écarts qu'un bot fort fait aussi passent pour corrects.
review-step-number = Étape { $at }
review-better = Mieux : { $best } ({ $loss } % de la victoire perdus)
review-all-fine = Personne n'a rien perdu, pour autant qu'on puisse le dire.
review-label-fine = correct
review-label-slip = imprécision
review-label-mistake = erreur
review-label-blunder = gaffe
review-label-close = incertain
review-close = « Incertain » : trop peu de parties simulées pour trancher.
review-yours-better = Tu as mieux joué que ton résultat : sans le hasard des cartes, ta part de la victoire serait de { $without } %, tu as eu { $result } %.
review-yours-despite = Tu as gagné malgré la malchance aux cartes : elle t'a coûté { $luck } % de la victoire, et tu les as regagnés.
review-yours-lucky = La chance était avec toi : elle t'a valu { $luck } % de la victoire.
review-yours-even = Tu n'as eu ni chance ni malchance, pour autant qu'on puisse le dire.
review-theirs-better = { $name } a mieux joué que ne le dit le résultat : la malchance a coûté { $luck } % de la victoire.
review-theirs-despite = { $name } a gagné malgré la malchance aux cartes : elle a coûté { $luck } % de la victoire, regagnés par le jeu.
review-theirs-lucky = { $name } a eu de la chance : elle a valu { $luck } % de la victoire.
review-theirs-even = { $name } n'a eu ni chance ni malchance, pour autant qu'on puisse le dire.

## Programs that people write

pods-program = (programme)
open-programs = les programmes peuvent jouer
setup-programs = Les programmes peuvent s'asseoir aussi
setup-programs-help = Des programmes que quelqu'un a écrits, chacun signalé comme tel. Ils connaissent le lien ou trouvent la table à l'accueil.
ranked-programs = Une partie qui compte pour le classement est réservée aux personnes : laisse les programmes, ou le classement.
people-only = Cette table est réservée aux personnes ; la personne qui l'a ouverte peut en ouvrir une pour les programmes.
programs = Des programmes à la table
programs-help = Tu peux écrire un programme qui joue ici, avec des personnes ou avec d'autres programmes.
programs-to = Tes programmes
programs-lead = Un programme joue comme une personne : il reçoit une clé, s'assied, apprend quand c'est son tour et voit ce que sa place peut voir.
programs-made = { $name } peut jouer
programs-token = Sa clé
programs-once = Garde-la maintenant : elle n'est montrée que cette fois. Toute personne qui l'a peut jouer à la place de ce programme.
programs-try = Pour essayer, laisse jouer un de nos bots avec elle :
programs-mine = Tes programmes
programs-since = depuis
programs-revoke = Retirer
programs-revoke-one = Retirer { $name }
programs-revoke-help = Sa clé n'ouvre alors plus rien. Là où il joue encore, un bot prend le relais.
programs-new = Un nouveau programme
programs-name = Son nom à la table
programs-make = Créer une clé
programs-how = Comment cela marche
programs-where = Il s'assied là où la table admet les programmes, et jamais dans les parties qui comptent pour le classement.
programs-knows = Il est signalé à la table, pour que chacun sache avec qui il joue, et il n'en sait pas plus qu'une personne à sa place.
programs-gone = Un programme qui ne répond plus ne retient personne : un bot joue pour lui, comme pour une personne absente.
programs-many = Tu as { $num } programmes : retires-en d'abord un.
program-unknown = Tu n'as pas ce programme : il est peut-être déjà retiré.
programs-revoked = Cette clé n'ouvre plus rien.
protocol = Le protocole pour les programmes
protocol-lead = Toutes les adresses, listées par ce serveur lui-même. Les noms y sont en anglais.

## Comment un tournoi a été tiré au sort

tournament-draw = Comment a-t-on tiré au sort ?
draw-is-sealed = Le tirage vient aussi d'une graine scellée et des mots de tous : personne ne peut choisir qui rencontre qui, le serveur non plus.
draw-words-help = Les mots de chacun sont mêlés à une graine déjà scellée, pour le tirage et pour la donne à tes tables : personne ne peut choisir qui rencontre qui, ni les cartes. Écris ce que tu veux.
draw-words-help-same = Les mots de chacun sont mêlés à une graine déjà scellée pour le tirage : personne ne peut choisir qui rencontre qui. Écris ce que tu veux.
draw-lead = La graine de ce tirage était scellée avant la première inscription. Une fois tous les mots là, elle a été dévoilée, et les numéros viennent des deux.
draw-sealed = Sceau de toute la liste
draw-opener = Qui l'a ouvert
draw-again = Tirage refait
draw-scriptless = JavaScript ne tourne pas ici, cette page ne peut donc pas refaire le tirage. Télécharge-le, et laisse faire biberbau :
draw-drawing = Le tirage est refait…
draw-command = Avec biberbau sur ton ordinateur, tu le vérifies sans cette page :
draw-take-along = Télécharger
draw-verdict-good = Tout concorde.
draw-verdict-bad = Quelque chose ne va pas ! Le tirage a été changé après coup.
draw-list-good = La liste des sceaux est celle dont le sceau a été publié.
draw-list-bad = La liste des sceaux n'est pas celle dont le sceau a été publié.
draw-kept-good = Ce navigateur avait vu le même sceau avant.
draw-kept-bad = Ce navigateur avait vu un autre sceau avant : { $seal }
draw-kept-open = Ce navigateur n'avait pas vu le tournoi avant, il ne peut donc pas dire quel sceau a été montré.
draw-seal-good = La graine dévoilée a le sceau qui est dans la liste pour le tirage.
draw-seal-bad = La graine dévoilée n'a pas le sceau qui est dans la liste pour le tirage.
draw-numbers-good = La graine et les mots donnent exactement ces numéros.
draw-numbers-bad = La graine et les mots donnent d'autres numéros : { $right }
draw-not-yet = Le tirage n'a pas encore eu lieu. Dès que le tournoi commence, tu vois ici comment il s'est fait.
draw-unsealed = Ce tournoi a été ouvert avant que les tirages soient scellés ; le sien ne peut pas être vérifié.

# Le laboratoire
lab = Laboratoire
lab-lead = Des bots jouent à un jeu encore et encore, et tu apprends quelle place est la meilleure, si le talent paie, ce que vaut une carte et ce que change une règle.
lab-new = Nouveau rapport
lab-which-game = Sur quel jeu doit-il porter ?
lab-mine = Tes rapports
lab-mine-none = Tu n'as pas encore demandé de rapport.
lab-how-long-kept = Un rapport que tu ne conserves pas est supprimé au bout de 30 jours.
lab-compare = Comparer
lab-compare-what = Deux rapports sur un même jeu avec le même nombre de joueurs, côte à côte.
lab-compare-with = Comparer avec
lab-first = Premier rapport
lab-second = Second rapport
lab-off = Il n'y a pas de laboratoire ici.
lab-not-installed = Le laboratoire a besoin de l'extra lab : pip install 'biberbau[web,lab]'
lab-none = Ce rapport n'existe pas. Il a peut-être été supprimé.
lab-nothing = Il n'y a encore rien à lire dans ce rapport.
lab-not-yours = Seule la personne qui a demandé ce rapport peut le faire.
lab-enough = Deux de tes rapports sont encore en cours. Tu pourras ensuite en lancer un autre, ou bien arrête l'un d'eux.
lab-full-own = Tu as déjà { $most } rapports. Supprimes-en un dont tu n'as plus besoin.
lab-busy = Le laboratoire est plein en ce moment. Réessaie dans quelques minutes.
lab-unlike = Ces deux rapports ne peuvent pas être comparés : ils doivent porter sur un même jeu, avec le même nombre de joueurs.
lab-title = Un nom a au plus { $most } caractères.
lab-too-many = Avec des bots qui réfléchissent, un rapport compte de { $low } à { $high } parties.
lab-same = C'est déjà ainsi dans la première variante : choisis autre chose, ou laisse tel quel.
lab-who = Qui joue, et combien de fois
lab-bots = À toutes les places
lab-bots-help = Les bots détendus, gloutons et aléatoires jouent des milliers de parties par minute. Les bots éveillés et forts réfléchissent à chaque coup : une partie leur prend de quelques secondes à quelques minutes, et un rapport de 20 parties peut prendre une heure. Ce qui a été joué peut être lu à tout moment.
lab-bot-relaxed = Détendu
lab-bot-greedy-1 = Glouton, imagine les cartes une fois
lab-bot-greedy-4 = Glouton, imagine les cartes 4 fois
lab-bot-greedy = Glouton
lab-bot-random = Aléatoire
lab-bot-keen = Éveillé (prend du temps)
lab-bot-strong = Fort (prend beaucoup de temps)
lab-games = Parties
lab-games-help = Les premiers chiffres arrivent en quelques secondes ; tu peux arrêter dès que tu en sais assez. Au plus 20 000, et 100 avec des bots éveillés ou forts.
lab-rules = Selon quelles règles
lab-rules-change = Changer les règles
lab-other = Comparer avec une autre variante
lab-other-help = Les deux variantes jouent les mêmes donnes avec la même chance, autant que leurs règles le permettent. Ainsi, peu de parties suffisent à montrer ce que fait un changement.
lab-as-first = Comme dans la première
lab-looks = À examiner en plus
lab-looks-help = La durée, les places, qui mène, les actions et les événements sont toujours dans le rapport. Chaque case cochée demande des parties de plus.
lab-look-worth = Ce que vaut chaque carte
lab-look-regret = Ce que coûte un choix au hasard
lab-look-kingmaking = Les faiseurs de rois
lab-look-luck = Quelle est la part de chance
lab-look-levels = Si le talent paie
lab-look-rules = Ce que fait chaque règle (pas en même temps qu'une autre variante)
lab-seed = Graine des donnes
lab-seed-help = Le même nombre donne les mêmes donnes.
lab-start = Lancer
lab-report = Rapport
lab-report-of = Rapport sur { $game }
lab-about = { $games } parties, { $players } joueurs, bots : { $bots }
lab-versus = comparé à { $other }
lab-gone = Ce rapport a été demandé avec des règles qui n'existent plus : { $rules }. Ses chiffres datent d'alors ; les tables et les nouveaux rapports qui en sont tirés se passent de ces règles.
lab-gone-short = avec des règles qui n'existent plus : { $rules }
lab-game-gone = Le jeu « { $game } » n'est plus installé ici.
lab-game-gone-what = Les chiffres du rapport sont encore là ; les pages et les images ont besoin du jeu.
lab-deck = Un paquet à toi
lab-deck-help = Combien il y a de chaque carte, comme dans un fichier pour --deck. Une carte que tu ne nommes pas n'y est pas. Ton paquet passe avant les règles ci-dessus qui changent le paquet.
lab-deck-usual = Le paquet habituel, comme modèle
lab-deck-none = Aucune règle ne donne ce paquet. Le plus proche est { $nearest }. Les différences (ton nombre entre parenthèses) : { $cards }.
lab-deck-odd = Ce n'est pas un paquet lisible : écris une carte par ligne, et combien il y en a.
lab-deck-line = La ligne { $line } est illisible : écris une carte par ligne, et combien il y en a.
lab-deck-twice = « { $name } » y est deux fois. Enlèves-en une.
lab-deck-long = Un paquet a au plus { $most } caractères.
lab-deck-sign = Un paquet n'a que des noms de cartes et des nombres, pas de { $sign }.
lab-deck-deep = Un paquet n'a que des noms de cartes et des nombres ; ici, il y a trop de parenthèses.
lab-deck-printed = Ce jeu garde ses cartes imprimées : aucune règle ne les change.
lab-deck-format = Ce n'est pas un paquet : écris une carte par ligne, et combien il y en a. Un fichier commence par « format: { $format } ».
lab-deck-field = Le fichier d'un paquet n'a pas de « { $name } », seulement { $fields }.
lab-deck-game = Ce paquet est pour un autre jeu : { $game }.
lab-deck-cards = Il manque les cartes : écris-en une par ligne, et combien il y en a.
lab-deck-card = Il n'y a pas de carte « { $card } ». Il y a : { $cards }.
lab-deck-count = Combien de { $card } ? Donne un nombre entier, 0 ou plus, et non « { $count } ».
lab-deck-fixed = Aucune règle ne change ce que comptent les cartes de ce jeu. Laisse « points » de côté.
lab-deck-points = Après « points » vient ce que comptent les cartes, une par ligne, comme « bat: 3 ».
lab-deck-point = Combien de points pour { $card } ? Il faut un nombre entier, pas « { $count } ».
lab-deck-unlike = Aucune règle ne fait compter les cartes ainsi. Le plus proche est { $nearest }. Les différences (ton nombre entre parenthèses) : { $cards }.
lab-against = Comparé à une variante où ceci est différent :
lab-making = En cours
lab-waits = Il attend son tour. Si ce jeu n'a jamais été examiné ici, il est d'abord préparé, ce qui prend quelques minutes une seule fois.
lab-played = { $games } parties entières jouées jusqu'ici.
lab-stopping = Il s'arrête et garde ce qui a été joué.
lab-of = { $done } sur { $of }
lab-part-games = Parties entières
lab-part-against = Les deux variantes
lab-part-twins = Donnes jumelles : ce que valent les cartes
lab-part-lapses = Choix au hasard
lab-part-kingmaking = Décisions sans espoir
lab-part-luck = Chance : chaque moment rejoué
lab-part-levels = Talent
lab-part-rules = Une règle changée
lab-stop = Cela suffit
lab-last-of-all = Les bots et les conseils aux tables passent d'abord ; ceci avance quand ils n'ont rien à faire, même si tu quittes cette page.
lab-on-cluster = D'autres machines jouent ces parties ; ceci continue même si tu quittes cette page.
lab-away = Les machines qui jouent les rapports ne répondent pas en ce moment ; le journal du serveur dit pourquoi. Ce qui a été joué est gardé, et un nouvel essai a lieu toutes les quelques secondes.
lab-is-open = en cours
lab-is-over = complet
lab-is-enough = arrêté plus tôt
lab-is-budget = temps épuisé
lab-is-failed = échoué
lab-failed = Ce rapport n'a pas pu être fait : { $reason }
lab-used-up = Ce rapport a épuisé sa part de temps de calcul. Voici ce que disent les parties jouées jusque-là.
lab-ended = Il a été arrêté plus tôt : voici ce que disent les parties jouées jusque-là.
lab-ended-empty = Il a été arrêté avant la première partie.
lab-ready = Le rapport
lab-ready-what = Ce que disent { $games } parties, avec un intervalle pour chaque nombre et un tableau pour chaque image.
lab-read = Lire le rapport
lab-save-page = Enregistrer comme page
lab-save-numbers = Enregistrer les chiffres
lab-change-does = Ce que fait le changement
lab-no-change = Rien de ce qui a été mesuré n'a changé avec certitude jusqu'ici.
lab-first-estimates = Premières estimations
lab-in-short = En bref
lab-measure = Quoi
lab-value = Valeur
lab-interval = 95 %
lab-intervals = La vérité se trouve dans l'intervalle dans 95 cas sur 100. La ligne pointillée est une part équitable de la victoire.
lab-seat = Place { $number } : part de la victoire
lab-unsure = inconnu
lab-next = Et ensuite ?
lab-play = Jouer cette variante
lab-again = Changer quelque chose et rejouer
lab-keep-title = Conserver et partager
lab-name = Son nom
lab-keep = Conserver
lab-keep-again = Changer le nom
lab-keep-help = Sinon, il est supprimé au bout de 30 jours.
lab-keep-later = Quand il sera prêt, tu pourras lui donner un nom et le conserver.
lab-is-kept = Il est conservé jusqu'à ce que tu le supprimes.
lab-link = Lien
lab-link-help = Toutes les personnes qui ont ce lien et peuvent utiliser le laboratoire ici peuvent lire le rapport. Il ne contient aucune partie de joueurs humains.
lab-delete = Supprimer
lab-compared = Deux rapports
lab-differences = B moins A
lab-difference = Différence
lab-sure = certain
lab-compare-how = « Certain » figure là où une différence ressort parmi toutes les lignes : au plus une de ces marques sur vingt est une fausse alerte. Le ± vaut comme si les deux rapports ne savaient rien l'un de l'autre ; un rapport qui compare lui-même deux variantes utilise les mêmes donnes et est plus précis.
lab-other-deals = Ces deux rapports ont été joués par d'autres bots ou avec d'autres donnes.
