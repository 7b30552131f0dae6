### Schwimmen auf Deutsch.

title = Schwimmen
tagline = Drei Karten, die zusammenpassen, bis 31. Wer am wenigsten hat, verliert ein Leben, und wer dabei schon schwimmt, ist raus.
option-players = Mitspieler
    .help = Zu zweit bis zu acht.
option-lives = Leben
    .help = So viele Leben haben alle, bevor sie schwimmen.
coach-1 = Sammle Karten einer Farbe: Das Ass zählt 11, Bilder zählen 10. Drei gleiche zählen 30½.
coach-2 = Tausch eine Karte mit der Mitte oder alle drei. Oder schieb, wenn dir nichts passt.
coach-3 = Klopf, wenn du genug hast: Alle anderen sind noch einmal dran, dann wird verglichen.

card = { suit }-{ rank }
suit = { $suit ->
    [c] Kreuz
    [s] Pik
    [h] Herz
   *[d] Karo
 }
rank = { $rank ->
    [j] Bube
    [q] Dame
    [k] König
    [a] Ass
   *[other] { $rank }
 }
worth = { $fire ->
    [yes] Feuer
   *[no] { $n }{ $half ->
        [yes] ½
       *[no] {""}
     }{ $article ->
        [none] {""}
       *[a] {" "}Punkte
     }
 }

zone-hand = Hand
zone-middle = Die Mitte
zone-deck = Zugstapel
zone-away = Abgelegt
zone-lives = Leben

ask-turn = Nimm eine Karte aus der Mitte, tausch alle, schieb oder klopf.
ask-give = Welche Karte gibst du für { $taken }?
ask-look = Schau dir die Karten an. Bereit für die nächste Runde?
wait-turn = { $who } ist dran.
wait-give = { $who } nimmt { $taken } und gibt ...
wait-look = { $who } ist noch nicht so weit.

label-take = { $card } nehmen
label-give = { $card } geben
label-finish = { $card } geben und zeigen
label-swap = Alle drei tauschen
label-pass = Schieben
label-knock = Klopfen
label-show = Zeigen
label-on = Nächste Runde
brings-take = Du nimmst { $card }, und eine deiner Karten kommt dafür in die Mitte.
brings-give = Du gibst { $card } und bekommst { $taken }.
brings-finish = Du gibst { $card }, bekommst { $taken } und zeigst deine Karten: Die Runde ist aus.
brings-swap = Du gibst deine drei Karten und bekommst { $middle }.
brings-pass = Du tauschst nichts. Haben alle geschoben, kommen drei andere Karten in die Mitte.
brings-knock = Alle anderen sind noch einmal dran, dann werden die Karten verglichen.
brings-show = Du zeigst deine Karten: Die Runde ist aus.
brings-on = Die nächste Runde beginnt, sobald alle so weit sind.
why-round-is-over = Die Runde ist aus; gleich beginnt die nächste.
why-round-goes-on = Die Runde ist noch nicht aus.
why-give-first = Gib erst eine deiner Karten in die Mitte.
why-take-first = Nimm erst eine Karte aus der Mitte.
why-not-worth-it = Zeigen darfst du nur mit 31 oder Feuer (S6).
why-knocked = Es ist schon geklopft: Alle haben nur noch einen Zug (S3).

told-deals = { $who ->
    [you] Alle bekommen drei Karten. Du beginnst.
   *[other] Alle bekommen drei Karten. { $who } beginnt.
 }
told-gets = { $seen ->
    [yes] { $who ->
        [you] Du hast { $card }.
       *[other] { $who } hat { $card }.
     }
   *[no] {""}
 }
told-opens = In der Mitte liegen { $card }.
told-lays = { $who ->
    [you] Du gibst { $card } für { $taken }.
   *[other] { $who } gibt { $card } für { $taken }.
 }
told-passes = { $who ->
    [you] Du schiebst.
   *[other] { $who } schiebt.
 }
told-knocks = { $who ->
    [you] Du klopfst: Alle anderen sind noch einmal dran.
   *[other] { $who } klopft: Alle anderen sind noch einmal dran.
 }
told-clears = Alle haben geschoben: Neue Karten kommen in die Mitte.
told-shows = { $who ->
    [you] Du zeigst deine Karten!
   *[other] { $who } zeigt die Karten!
 }
told-reveals = { $who ->
    [you] Du hast { $card }: { $worth }.
   *[other] { $who } hat { $card }: { $worth }.
 }
told-loses = { $who ->
    [you] { $left ->
        [-1] Du bist raus.
        [0] Du verlierst ein Leben und schwimmst.
        [one] Du verlierst ein Leben und hast noch eins.
       *[other] Du verlierst ein Leben und hast noch { $left }.
     }
   *[other] { $left ->
        [-1] { $who } ist raus.
        [0] { $who } verliert ein Leben und schwimmt.
        [one] { $who } verliert ein Leben und hat noch eins.
       *[other] { $who } verliert ein Leben und hat noch { $left }.
     }
 }
told-even = Alle haben gleich viel: Niemand verliert ein Leben.

table-points = Leben
table-round = Runde { $number }
table-over = Das Spiel ist aus
table-left = Leben im Spiel: { $left }
table-knocked = hat geklopft
table-swims = schwimmt
table-out = raus
table-chosen = wird genommen
table-j = B
table-q = D
table-k = K
table-a = A
