### Draft: French, written by people whose first language it is not. To be looked at by native readers: all of it.

commands = tape un numéro ou une notation pour jouer · ? aide · ? CARTE sa règle · ? { $ruling } un point de règle · ? rules toutes les règles · hint · undo · save FICHIER · quit
no-help = Il n'y a pas d'aide sur « { $subject } ». Essaie le nom d'une carte, le numéro d'un point de règle, ou : ? rules
no-ruling = { $here } n'a pas de point de règle { $number } ; les siens vont de { $first } à { $last }.
ruling-elsewhere = { $number } est un point de règle de { $there }. Ceux de { $here } vont de { $first } à { $last }.
no-number = Les numéros vont de 1 à { $last }.
possible = Possible maintenant : { $possible }
pass = Passe le clavier à { $who }. Les autres regardent ailleurs ! Puis appuie sur Entrée.
hint = Conseil : { $action }. { $consequence }
undone = Annulé : { $action }
forced = { $who } : il n'y a pas le choix, la table joue : { $action }.
undo-others = Tu ne peux annuler que ta propre dernière action, et la dernière n'était pas de toi.
undo-nothing = Il n'y a rien à annuler.
stays-final = { $action } : d'après les règles de ce jeu, c'est définitif, donc cela reste.
stays-shown = { $action } a montré une carte cachée à quelqu'un, donc cela reste.
stays-drawn = { $action } : le hasard a déjà joué, donc cela reste.
stays-looked = { $action } a changé les cartes que quelqu'un regarde, donc cela reste.
saved = Enregistré dans { $file }. Le fichier révèle toutes les cartes, même cachées.
save-what = save FICHIER : il manque le nom du fichier.
cannot-save = impossible d'écrire { $file } : { $reason }
input-ended = La saisie est finie, la partie ne l'est pas. Actions jusqu'ici : { $plies } ; à jouer : { $who }
quit = À la prochaine !
after-the-end = Tape save FICHIER pour garder la partie, q pour quitter.
result = Résultat : { COMMAS($scores) }
wins = { $who } gagne !
share = { $who } : victoire partagée !
you-win = Tu gagnes !
step = action { $at } sur { $last } · Entrée : suivante · b : retour · un numéro : y aller · q : quitter
commitment = La donne est scellée : { $commitment }

## Conseils

advice = Chaque action dans les mêmes { $deals } distributions des cartes cachées (± à 95 %) :
advice-best = { $number }. { $action } : gagne { $win } ± { $error } %, points { $points } ± { $spread }
advice-behind = { $number }. { $action } : gagne { $win } ± { $error } %, points { $points } ± { $spread } ; retard { $behind } ± { $unsure }
# Retour sur une partie terminée
review-progress = Action { $at } sur { $last }…
review-label-fine = correct
review-label-slip = imprécision
review-label-mistake = erreur
review-label-blunder = gaffe
review-label-close = incertain
review-decision = { $ply }. { $who } : { $action }. { $label }, { $loss } % de la victoire perdus ; mieux : { $best }
review-broken-off = Interrompu après l'action { $at } sur { $last }.
review-counts = { $who } : corrects { $fine }, imprécisions { $slip }, erreurs { $mistake }, gaffes { $blunder }, incertains { $close }
review-close = « Incertain » : trop peu de parties simulées pour trancher.
review-account = Résultat { $result } % = part équitable { $fair } % + chance { $luck } % (± { $error }) + ses décisions { $own } % + celles des autres { $others } %
review-verdict-better = Mieux joué que ne le dit le résultat : la chance n'était pas là.
review-verdict-despite = A gagné malgré la malchance aux cartes.
review-verdict-lucky = La chance a aidé : le résultat est meilleur que le jeu.
review-verdict-even = Ni chance ni malchance nettes.
# Several cards in one line
ask-first = tape ? avant la ligne pour voir ce qu'elle ferait

# Évaluation d'un modèle de langue
llm-progress = { $games } parties sur { $all } · { $requests } requêtes · { $tokens } jetons
llm-price = coûte { $cost }
llm-comparing = { $bot } joue les mêmes donnes : { $at } sur { $last }
llm-state-done = Toutes les parties sont jouées.
llm-state-budget = Le budget est épuisé : { $limit }.
llm-state-interrupted = Arrêté ; chaque réponse payée est notée.
llm-state-failed = Impossible de continuer : { $error }
llm-limit-requests = requêtes
llm-limit-tokens = jetons
llm-limit-cost = argent
llm-limit-seconds = temps
llm-go-on = La même commande continue à partir de { $journal } (avec un plus grand budget si c'est lui qui l'a arrêtée) ; rien n'est demandé deux fois.
llm-every-game = tous les jeux
llm-nothing = Aucune partie n'est encore terminée.
llm-column-name = joueur
llm-column-games = parties
llm-column-wins = victoires
llm-column-interval = 95 %
llm-column-place = place
llm-column-wrong = réponses fausses
llm-column-tokens = jetons par partie
llm-column-price = prix par partie
llm-wrong-brackets = sans crochets
llm-wrong-empty = crochets vides
llm-wrong-number = numéro inexistant
llm-wrong-unknown = pas une action du jeu
llm-wrong-illegal = impossible
llm-wrong-silent = pas de texte
llm-wrong-cut = coupée
llm-wrongs = Réponses fausses ({ $who }) : { $kinds }. Tirées au sort : { $lot }. Parties perdues ainsi : { $lost }.

# Les bots entre eux
arena-stopping = Les donnes commencées se terminent ; un second Ctrl-C arrête tout de suite.
arena-stopped = Arrêté après { $games } parties sur { $all }.
arena-go-on = La même commande continue à partir de { $file }.
arena-column-bot = bot
arena-column-games = parties
arena-column-wins = victoires
arena-column-rate = taux
arena-column-interval = 95 %
arena-column-score = points
arena-column-adjusted = sans la chance
arena-summary = { $deals ->
    [one] { $games } parties : une donne, jouée à toutes les places.
   *[other] { $games } parties : { $deals } donnes, chacune jouée à toutes les places.
 }
arena-ahead = { $bot } contre { $other } : { $ahead } des victoires ({ $low } à { $high })
arena-cpu = { $bot } a réfléchi { $cpu } ms par partie (temps processeur).
arena-sprt-high = Test séquentiel : { $bot } a plutôt { $high } que { $low } Elo d'avance (rapport de log-vraisemblance { $llr }, décidé à { $upper }, { $blocks } donnes).
arena-sprt-low = Test séquentiel : { $bot } a plutôt { $low } que { $high } Elo d'avance (rapport de log-vraisemblance { $llr }, décidé à { $lower }, { $blocks } donnes).
arena-sprt-open = Test séquentiel : pour { $bot }, encore ouvert entre { $low } et { $high } Elo (rapport de log-vraisemblance { $llr }, décidé à { $lower } ou { $upper }, { $blocks } donnes jusqu'ici).
ladder-cell = { $deals ->
    [one] { $game }, à { $players } : { $games } parties, une donne
   *[other] { $game }, à { $players } : { $games } parties, { $deals } donnes
 }
ladder-column-bot = bot
ladder-column-elo = Elo
ladder-column-interval = 95 %
ladder-column-rate = taux
ladder-cycle = Attention, un cercle où chacun bat le suivant : { $circle }. Un classement ne peut pas le montrer.
goes-by-history = Les cartes cachées sont distribuées d'après tout ce qui a été vu de cette place (history).
goes-by-bounds = Il n'y a pas d'historique ici : les cartes cachées sont distribuées d'après ce que dit la position (bounds).

# Bévues
blunders-summary = { $bot } a joué { $games ->
    [one] une partie
   *[other] { $games } parties
 } avec { $decisions } décisions ; { $blunders ->
    [0] aucune n'a fait
    [one] { $blunders } d'entre elles a fait
   *[other] { $blunders } d'entre elles ont fait
 } perdre plus de { $points } points (centièmes de la victoire), d'après { $judge } continuations.
blunders-column-game = partie
blunders-column-ply = coup
blunders-column-played = joué
blunders-column-better = mieux
blunders-column-times = nombre
blunders-column-mean = perte moyenne
blunders-column-loss = perte
blunders-column-surely = sûrement
beliefs-summary = { $bot } a joué { $games ->
    [one] une partie
   *[other] { $games } parties
 } avec { $decisions } décisions. Sur { $lines } lignes comparant les cartes attendues et les vraies, { $far ->
    [0] aucune ne s'écarte
    [one] { $far } s'écarte
   *[other] { $far } s'écartent
 } d'au moins { $limit } écarts-types.
beliefs-column-where = où
beliefs-column-face = carte
beliefs-column-true = vraies
beliefs-column-dealt = attendues
beliefs-column-z = z

# Entraînement
train-round = { $game }, tour { $round }
train-look = Tour { $round }, pas { $step } : perte { $training } à l'entraînement, { $held_out } sur des donnes mises de côté
train-fitted = Tour { $round } : ajusté à { $positions } positions ; sur { $held_out } autres, le réseau explique { $explained } de la variance.
train-done = Le réseau est dans { $file } ({ $seconds } s de temps processeur).

# Le laboratoire
report-games = Parties
report-against = Parties des deux variantes
report-twins = Donnes jumelles
report-lapses = Parties jumelles avec décisions au hasard
report-kingmaking = Décisions sans espoir
report-luck = Chance
report-levels = Joueurs contre d'autres, plus faibles d'un cran
report-rules = Règles changées une à une
report-seconds = { $n ->
    [one] environ une seconde
   *[other] environ { $n } secondes
 }
report-minutes = { $n ->
    [one] environ une minute
   *[other] environ { $n } minutes
 }
report-hours = { $n ->
    [one] environ une heure
   *[other] environ { $n } heures
 }
report-in-all = Durée estimée du rapport entier : { $long }.
report-written = Le rapport est dans { $file }.
soon-compiled = Le jeu se prépare pour cet ordinateur, une seule fois. En attendant, tous les bots jouent détendus.
is-compiled = Le jeu est prêt : les bots jouent maintenant de leur mieux.
not-compiled = Le jeu n'a pas pu être préparé, les bots jouent donc détendus, sans conseils : { $reason }
hint-later = Pas encore de conseils : le jeu se prépare.
record-written = { $games ->
    [one] Une partie avec { $decisions } décisions se trouve dans { $folder }.
   *[other] { $games } parties avec { $decisions } décisions se trouvent dans { $folder }.
 }
record-verified = { $games ->
    [one] Une partie avec { $decisions } décisions a été rejouée : chaque ligne correspond à { $folder }.
   *[other] { $games } parties avec { $decisions } décisions ont été rejouées : chaque ligne correspond à { $folder }.
 }

# Les jeux d'autres bibliothèques
audit-view = Une vue révèle-t-elle ce que l'on ne peut pas savoir ?
audit-refill = Les cartes redonnées s'accordent-elles avec ce que l'on sait ?
audit-mask = Les actions permises révèlent-elles des cartes cachées ?
audit-seeds = D'autres graines donnent-elles d'autres cartes, plus tard aussi ?
audit-stable = La même partie se montre-t-elle toujours de la même façon ?
audit-clone = Une copie joue-t-elle de la même façon ?
audit-head = { $target } ({ $version }) : { $games ->
    [one] une partie
   *[other] { $games } parties
 }, graine { $seed }
audit-silent = { $asked ->
    [one] une comparaison, rien trouvé
   *[other] { $asked } comparaisons, rien trouvé
 }
audit-found = { $asked ->
    [one] une comparaison
   *[other] { $asked } comparaisons
 }, trouvé : { $finds }
audit-why-offered = pas demandé : le jeu ne l'offre pas
audit-why-outside = le hasard est hors du jeu ; seules ses probabilités ont été vérifiées
audit-why-sampled = pas demandé : le jeu garde pour lui ce qu'a fait le hasard
audit-why-swaps = pas demandé : personne n'a dit comment échanger ici des cartes cachées
audit-none = pas demandé : le cas ne s'est pas présenté dans ces parties
audit-view-more = l'observation en dit plus que l'état d'information ({ $about })
audit-view-faced = une carte donnée face cachée se montre à plusieurs ({ $about })
audit-view-swapped = une observation change avec une carte cachée
audit-view-late = quelque chose de caché se montre après une action qui ne le nomme pas
audit-refill-unlike = on y voit autre chose ({ $about })
audit-refill-turn = c'est à quelqu'un d'autre d'y jouer
audit-refill-own = on y a soi-même joué d'autres actions
audit-refill-sizes = les mains y ont d'autres tailles
audit-refill-illegal = son historique contient des actions qui ne sont pas permises
audit-refill-true = son historique est celui de la vraie partie, avec toutes les cartes cachées
audit-refill-elsewhere = son historique mène à un autre état
audit-refill-truth = c'est toujours la vraie partie, alors que d'autres positions seraient possibles
audit-refill-broken = on ne peut pas l'établir, ou pas la jouer jusqu'au bout
audit-mask-twin = elles diffèrent là où l'on a appris la même chose
audit-mask-refilled = elles diffèrent dans une partie redonnée qui a l'air identique
audit-mask-swapped = elles changent avec une carte cachée
audit-mask-remembered = elles diffèrent là où un agent a appris la même chose
audit-seeds-odds = la somme des probabilités ne fait pas 1
audit-seeds-unseeded = la même graine donne d'autres cartes
audit-seeds-alike = d'autres graines donnent les mêmes cartes
audit-seeds-later = seule la première donne vient de la graine
audit-stable-replayed = les mêmes actions montrent autre chose
audit-stable-asked = demander change ce que l'on voit
audit-stable-kept = une observation déjà donnée change plus tard
audit-clone-unlike = la copie montre autre chose
audit-clone-bound = la copie change quand l'original continue
audit-clone-onward = les mêmes actions séparent la copie de l'original
audit-clone-text = ce qui est écrit puis relu est un autre état
audit-suspect = À regarder : { $what }
audit-by-design = D'après les règles du jeu ({ $rule }).
audit-unproved = Vu, mais aucun programme ne le prouve, donc pas compté : { $what }
audit-times = { $n ->
    [one] vu une fois
   *[other] vu { $n } fois
 }
audit-program = Ce programme échoue tant que c'est le cas :
audit-stopped = Arrêté après { $games } parties sur { $all }.
