### Ce que disent les rapports du laboratoire, en français.

title = { $game } : un rapport
heading-report = Ce que { $games } parties disent de { $game }
played = { $players } joueurs, aux places { $bots }, graine { $seed }, biberbau { $version }.
options-are = Options : { $options }.
how-sure = Chaque nombre a un intervalle où se trouve la vérité à 95 %. « Parties pour un point » : autant de parties réduiraient cet intervalle à un point de chaque côté. Les lignes sont marquées de sorte qu'au plus une marque sur vingt soit une fausse alerte, sur toutes les lignes d'un tableau.
contents = Sur cette page
unsure = inconnu

section-against = Ce que fait le changement
section-length = La durée d'une partie
section-seats = Quelle place est la meilleure
section-levels = Si l'habileté paie
section-course = Le cours d'une partie
section-kingmaking = Qui décide sans espoir
section-worth = Ce que vaut chaque carte
section-regret = Ce que coûte une décision négligente
section-actions = Ce qu'on fait, et combien de fois
section-events = Ce qui arrive, et combien de fois

intro-against = Les mêmes donnes, places et hasards avec { $changes }. La différence est le changement moins le jeu tel qu'il était ; ce qui a changé à coup sûr vient d'abord.
intro-length = Une décision est une action d'une place ; un choix est une décision qui a deux possibilités ou plus. Les minutes comptent { $seconds } secondes par choix.
intro-seats = La part de victoire de chaque place, dans l'ordre des places. La ligne pointillée est la part équitable.
intro-levels = Une place a le meilleur joueur, toutes les autres le joueur plus faible d'un cran. La ligne pointillée est la part équitable : ce qui est à sa droite est de l'habileté.
intro-course = Qui mène, combien de fois cela change, et si celui qui mène à mi-partie gagne. Un dernier changement tardif veut dire une partie longtemps ouverte.
intro-kingmaking = Dans { $looked } parties, une décision chacune a été regardée, et chaque action y a été jouée maintes fois jusqu'au bout. Une place est sans espoir si elle ne gagne aucune de ces parties. La seconde ligne dit de combien une telle décision déplace les chances d'un autre.
intro-worth = Les parties jumelles diffèrent d'une carte de la donne : son détenteur a cette carte, ou une autre de la pioche. Places, joueurs et hasard sont les mêmes ; la différence vient donc de la carte. { $twins } paires ; l'appariement a ôté { $saved } de la variance.
intro-regret = Parties jumelles : dans l'une, une place décide au hasard partout où elle peut prendre une action de ce genre. Ce qu'elle gagne en moins est le prix de la négligence.
intro-actions = Combien de fois une action a été choisie là où autre chose était possible, et combien de fois le hasard l'aurait choisie. « Gagné » est la part de victoire de ceux qui l'ont choisie au moins une fois : cela va ensemble, sans en être forcément la cause.
intro-events = Ce qui est arrivé selon les règles. La dernière colonne dit combien de fois un autre mène ensuite.

measure-plies = décisions par partie
measure-choices = choix par partie
measure-minutes = minutes par partie
measure-rounds = manches par partie
measure-seat = part de la place { $n }
measure-shared = parties à victoire partagée
measure-lead-changes = changements de meneur par partie
measure-half-leads = parties avec un seul meneur à mi-partie
measure-half-won = celui qui mène à mi-partie gagne
measure-behind = part de la partie où le futur vainqueur est derrière
measure-settled = part de la partie jusqu'au dernier changement de meneur
measure-score = points par place
measure-spread = points entre le premier et le dernier

head-measure = quoi
head-value = valeur
head-interval = 95 %
head-for-a-point = parties pour un point
head-before = tel quel
head-after = changé
head-change = différence
head-seat = place
head-share = part de victoire
head-level = joueur
head-others = tous les autres
head-games = parties
head-card = carte
head-twins = paires
head-worth = valeur
head-kind = genre de décision
head-cost = coût
head-decisions = décisions par partie
head-action = action
head-offered = fois possible
head-rate = choisie
head-by-lot = au hasard
head-won = gagné
head-turned = change le meneur
head-mark = se détache
head-event = évènement
head-says = ce que c'est
head-a-game = par partie
head-in-games = dans combien de parties

mark-dead = presque jamais choisie
mark-dominant = presque toujours choisie
mark-winning = ceux qui la choisissent gagnent plus ou moins que les autres
mark-stands-out = à coup sûr

changed-up = { $what } : { $by } de plus, à { $half } près ({ $before } → { $after }).
changed-down = { $what } : { $by } de moins, à { $half } près ({ $before } → { $after }).
changed-nothing = Rien de ce qui a été mesuré n'a changé à coup sûr.
not-changed = Pas à coup sûr : { $what }.
hopeless = décisions sans espoir
moved = ce qu'elles déplacent
by-points = { $n } points
