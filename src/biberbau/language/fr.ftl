### Draft: no native reader has gone over this yet.
### Ce que disent les textes pour un modèle de langue, dans tous les jeux, en français.

## Une décision en mots

happened = Voici ce qui s'est passé depuis ta dernière décision :
table = La table telle que tu la vois :
question = À décider maintenant :
others-turn = C'est à { $who } de jouer.
choices = Tes possibilités :
choice = [{ $number }] { $notation } — { $label }. { $brings }
choice-plain = [{ $number }] { $notation } — { $label }.
how-to-answer = Réponds par l'une d'elles entre crochets, par son numéro ou par sa notation : [{ $number }] ou [{ $notation }]. Tu peux d'abord réfléchir ; seuls les derniers crochets comptent.
no-choice = { $question } Tu n'as qu'une possibilité, la table la joue donc : { $action }.
legend-acts = ▶ décide maintenant
legend-down = ▒ est face cachée
legend-chosen = ▒! est choisie pour être retournée
legend-unknown = ? est une carte que tu ne vois pas
legend-minus = − devant un nombre veut dire moins
legend-you = { $sign } toi ({ $colour })
over = La partie est terminée.
result = Résultat : { COMMAS($scores) }
wins = { $who ->
    [you] Tu gagnes !
   *[other] { $who } gagne !
 }
shared = { $who } : victoire partagée !

## Réponses fausses

answer-brackets = Il n'y a pas de réponse entre crochets. Écris ton choix ainsi : [1] ou [{ $first }].
answer-empty = Les derniers crochets sont vides. Écris ton choix ainsi : [1] ou [{ $first }].
answer-number = Il n'y a pas de possibilité { $said } : les numéros vont de 1 à { $last }.
answer-unknown = « { $said } » n'est ni un numéro de la liste ni une action de ce jeu.
possible = Possible maintenant : { $possible }.
possible-more = La liste en a { $n } de plus.
error-again = Ce n'était pas une réponse. { $why }
error-left = { $left ->
    [0] Si la prochaine réponse est fausse aussi, { $then }
    [one] Ensuite tu pourras te tromper encore { $left } fois ; après, { $then }
   *[other] Ensuite tu pourras te tromper encore { $left } fois ; après, { $then }
 }
error-then-loss = tu perds la partie.
error-then-random = la table joue n'importe quoi pour toi.
random-played = Trop de réponses fausses : « { $action } » a été joué pour toi.
lost-by-errors = { $who ->
    [you] Tu as
   *[other] { $who } a
 } perdu la partie par des réponses fausses. { $why }

## Règles

your-part = Tu joues à { $title }. Il y a { $players } joueurs ; tu es { $colour }. Les règles sont ci-dessous ; avant chaque décision tu lis ce qui s'est passé, la table et tes possibilités.
house-rules = Pas comme d'habitude à cette table
no-chapter = Il n'y a pas de chapitre « { $heading } ». Les chapitres sont : { $chapters }
search-what = Dis quels mots chercher.
nothing-found = Les règles ne disent rien sur « { $words } ». Essaie un seul mot, le nom d'une carte ou le numéro d'un point de règle ({ $rulings }).

## Tables d'un assistant

no-seat = Il n'y a pas de place { $seat } : les places vont de 0 à { $last }.
table-over = Cette partie est terminée. story la raconte de nouveau, replay la donne en document, open_table en distribue une autre.
story-of = Les { $n } dernières phrases sur { $all } de ce qui s'est passé :
replay-later = Un enregistrement révèle toutes les cartes, il vient donc une fois la partie terminée.
too-many-tables = Tu es déjà assis à { $most } tables. Quittes-en d'abord une.
bot-too-slow = { $bot } réfléchirait trop longtemps ici : au plus search:{ $playouts } ou search:{ $milliseconds }ms. master est le plus fort qui n'a pas besoin de nombre.
no-table = Il n'y a pas de table « { $table } ». Tes tables : { $tables }
no-tables = Tu n'es assis à aucune table. open_table distribue une partie.
table-line = { $table } : { $game }, { $over ->
    [yes] terminée
   *[no] en cours
 }
left-table = Tu as quitté la table { $table }.
table-opened = Table { $table } : { $title } à { $players }. Tu es { $colour }. La donne est scellée : { $commitment }

## Les outils de biberbau mcp

mcp-instructions = Joue à des jeux de cartes à information cachée contre des bots. Appelle list_games, read_rules pour l'un d'eux, open_table, puis act avec l'une des possibilités que tu lis, jusqu'à la fin de la partie. Tu ne vois que ce que ta place peut savoir. Raconte ce qui se passe à la personne pour qui tu joues, et demande-lui quoi jouer si elle veut décider.
mcp-list-games = Liste les jeux avec leurs identifiants, ou en décrit un avec toutes ses options. game : un identifiant, ou rien pour tous.
mcp-read-rules = Lit les règles d'un jeu. game : son identifiant. Sans autre indication, ce qu'il faut pour jouer. chapter : seulement le chapitre de ce titre. search : ce que les règles disent de ces mots, par exemple le nom d'une carte ou le numéro d'un point de règle. full : aussi tous les points de règle (long). lang : en, de ou fr.
mcp-open-table = Distribue une partie et prend une place ; les autres places sont des bots. game : l'identifiant du jeu. players : combien de joueurs. opponents : un nom pour tous, ou un pour chaque autre place dans l'ordre : random, greedy, relaxed, keen (d'habitude), strong, master. options : du jeu, par nom (voir list_games). seat : la tienne, à partir de 0. lang : en, de ou fr.
mcp-look = Montre ce qui s'est passé depuis ton dernier regard, la table telle que ta place la voit et tes possibilités. table : son identifiant ; inutile si tu n'es assis qu'à une. wait : combien de secondes (60 au plus) attendre ton tour à une table avec des gens.
mcp-act = Joue l'une de tes possibilités et montre ce qui en résulte. answer : son numéro ou sa notation, par exemple 2 ou "play 5". table : son identifiant ; inutile si tu n'es assis qu'à une.
mcp-story = Raconte ce qui s'est passé jusqu'ici à une table. last : combien des dernières phrases.
mcp-history = La même chose en données (JSON) : chaque événement tel que ta place l'a vu, depuis la distribution. since : seulement ce qui s'est passé après ce nombre d'actions.
mcp-list-tables = Liste les tables où tu es assis.
mcp-replay = Donne une partie terminée en document (JSON) que lisent biberbau replay et biberbau review. Il révèle toutes les cartes.
mcp-leave = Quitte une table pour de bon.
game-line = { $game } : { $title } ({ $low } à { $high } joueurs). { $tagline }
option-line = - { $name } ({ $expected } ; d'habitude { $default }) : { $label }. { $help }
rules-chapters = (Chapitres : { $chapters }. chapter en donne un, search cherche des mots.)

## Tables d'un serveur

waiting = Tu attends les autres.
not-now = Ce n'est pas ton tour. Appelle look avec wait : il répond dès que c'est le tien.
lobby = La table { $table } n'a pas commencé. Places : { $seats }. Tu es à la place { $seat }.
seat-open = libre
no-open-tables = Aucune table n'a de place libre pour toi.
open-table-line = { $table } : { $game } ; places : { $seats }
join-what = Dis quelle table : son identifiant ou son adresse, ou le code de six chiffres.
table-address = Ta table est à l'adresse { $address }. Pour jouer avec toi, il faut ouvrir cette page.
started-already = La table { $table } a déjà commencé.
replay-there = Le serveur garde l'enregistrement ; on le trouve sur la page de la table { $table }.
mcp-find-tables = Liste les tables du serveur où tu peux t'asseoir avec des gens. game : seulement ce jeu.
mcp-join-table = T'assied à la table de quelqu'un sur le serveur. table : son identifiant ou son adresse ; ou code : les six chiffres que donnent ses joueurs. seat : quelle place, sinon la première libre. lang : en, de ou fr. Appelle ensuite look avec wait.
mcp-open-table-there = Ouvre une table sur le serveur, pour que la personne pour qui tu joues puisse s'y asseoir aussi : dis-lui l'adresse. game, players, options : comme dans open_table. Lance la partie avec start_table quand tous sont là.
mcp-start-table = Lance la partie à une table que tu as ouverte sur le serveur. fill : des bots (relaxed, keen, strong ou master) prennent les places encore libres.

## Les arguments des outils

argument-unknown = { $tool } ne connaît pas l'argument « { $name } ». Il prend : { $known }
argument-missing = { $tool } a besoin de l'argument « { $name } ».
argument-wrong = { $where } doit être { $expected }, pas { $said }.
argument-text = du texte
argument-whole = un nombre entier
argument-number = un nombre
argument-truth = true ou false
argument-list = une liste de textes
argument-object = un objet avec une valeur pour chaque nom
argument-value = du texte, un nombre entier, ou true ou false
