### Draft: French, written by people whose first language it is not. To be looked at by native readers: tutoiement
### throughout, names of seats by stones, and whether the sentences sound like those of a table.

## Énumérations, nombres, noms

separator = {", "}
separator-last = {" et "}
# Entre un nom et ce que c'est.
colon = {" : "}
nth = { $nth ->
    [1] première
    [2] deuxième
    [3] troisième
   *[4] quatrième
 }
cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
# Ce qui compte pour quelqu'un.
tally = { $who ->
    [you] { $n } pour toi
   *[other] { $n } pour { $who }
 }
yes-no-yes = oui
yes-no-no = non
# C'est ainsi que la table nomme la personne qui lit ; personne d'autre ne peut porter ce nom.
reader = toi
# Une place sans nom porte celui de sa couleur ...
seat = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
    [3] Jaune
    [4] Violet
    [5] Brun
    [6] Rose
   *[7] Turquoise
 }
# ... ou, là où les cartes ont des couleurs, celui d'une pierre : « Rouge joue un 5 noir » se lirait mal.
stone = { $seat ->
    [0] Rubis
    [1] Saphir
    [2] Émeraude
    [3] Ambre
    [4] Améthyste
    [5] Jaspe
    [6] Corail
   *[7] Turquoise
 }
card-unknown = { $article ->
    [none] carte
   *[a] une carte
 }

## Qui n'a rien à décider, et la page des règles

nobody-over = La partie est finie.
nobody-spectator = Tu ne fais que regarder.
nobody-turn = Ce n'est pas ton tour.
nobody-no-action = Il n'y a pas d'action « { $subject } » dans ce jeu.
nobody-first = Pas maintenant. { $ask }
at-this-table = À cette table :

## Tables avec des rangées de cartes

rows-piles = Le milieu
rows-deck = pioche
rows-discard = défausse
rows-empty = vide
rows-nothing-drawn = Personne n'a de carte en main.
rows-down = face cachée
rows-mine = Tes cartes
rows-row = Cartes : { $name }
rows-round = Manche { $number }/{ $of }
rows-over = Toutes les manches sont jouées
rows-sheet = Feuille de score
rows-round-short = Manche
rows-total = Total
rows-points = points
rows-seen = toi seul la vois
rows-remembered = mémorisée
rows-this-round = dans cette manche
rows-left = Manches restantes : { $left }

## Conseils

advice-only = C'est le seul coup possible.
advice-level = Gagne { $n } parties sur 100 (« { $instead } » : { $than }). À part cela, pas de différence nette.
advice-chances = Gagne { $n } parties sur 100 (« { $instead } » : { $than }).
