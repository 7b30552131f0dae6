### Draft: no native reader has gone over this yet.
### Ce que disent eux-mêmes les textes pour un modèle de langue, dans tous les jeux, en français.

## Une décision en mots

happened = Voici ce qui s'est passé depuis ta dernière décision :
table = La table telle que tu la vois :
question = À décider maintenant :
others-turn = C'est au tour de { $who }.
choices = Tes possibilités :
choice = [{ $number }] { $notation } — { $label }. { $brings }
choice-plain = [{ $number }] { $notation } — { $label }.
how-to-answer = Réponds par l'une d'elles entre crochets, par son numéro ou par sa notation : [{ $number }] ou [{ $notation }]. Tu peux d'abord réfléchir ; seuls les derniers crochets comptent.
no-choice = { $question } Tu n'as qu'une possibilité, la table la joue donc : { $action }.
legend-acts = ▶ décide maintenant
legend-down = ▒ est face cachée
legend-unknown = ? est une carte que tu ne vois pas
legend-minus = − devant un nombre veut dire moins
legend-you = { $sign } toi ({ $colour })
over = La partie est terminée.
result = Résultat : { COMMAS($scores) }
wins = { $who ->
    [you] Tu gagnes !
   *[other] { $who } gagne !
 }
shared = { $who } se partagent la victoire !

## Réponses fausses

answer-brackets = Il n'y a pas de réponse entre crochets. Écris ton choix ainsi : [1] ou [{ $first }].
answer-empty = Les derniers crochets sont vides. Écris ton choix ainsi : [1] ou [{ $first }].
answer-number = Il n'y a pas de possibilité { $said } : les numéros vont de 1 à { $last }.
answer-unknown = « { $said } » n'est ni un numéro de la liste ni une action de ce jeu.
possible = Possible maintenant : { $possible }
possible-more = et { $n } de plus dans la liste
error-again = Ce n'était pas une réponse. { $why }
error-left = { $left ->
    [0] Si la prochaine réponse est fausse aussi, { $then }
    [one] Ensuite tu pourras te tromper encore { $left } fois ; après, { $then }
   *[other] Ensuite tu pourras te tromper encore { $left } fois ; après, { $then }
 }
error-then-loss = tu perds la partie.
error-then-random = la table joue n'importe quoi pour toi.
random-played = Trop de réponses fausses : « { $action } » a été joué pour toi.
lost-by-errors = { $who ->
    [you] Tu as
   *[other] { $who } a
 } perdu la partie par des réponses fausses. { $why }

## Règles

your-part = Tu joues à { $title }. Il y a { $players } joueurs ; tu es { $colour }. Les règles sont ci-dessous ; avant chaque décision tu lis ce qui s'est passé, la table et tes possibilités.
house-rules = Pas comme d'habitude à cette table
no-chapter = Il n'y a pas de chapitre « { $heading } ». Les chapitres sont : { $chapters }
search-what = Dis quels mots chercher.
nothing-found = Les règles ne disent rien sur « { $words } ». Essaie un seul mot, le nom d'une carte ou le numéro d'une décision ({ $rulings }).
