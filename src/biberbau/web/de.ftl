### Was die Seiten selbst sagen, auf Deutsch.

language = Deutsch
# Where a translation is a draft, the front page says so.
draft = {""}
not-spoken = Dieses Spiel spricht noch kein Deutsch: Sein Tisch ist auf Englisch.

## Der Rahmen jeder Seite

to-the-table = Zum Tisch
to-the-content = Zum Inhalt
to-the-games = biberbau, zu den Spielen
settings = Einstellungen
choose-language = Sprache wählen
light-or-dusk = Tag oder Dämmerung

## Was entschieden wird

dock-silence = Wer { $num } Sekunden lang nichts sagt, will nicht: Das gilt für alle gleich.
dock-answered = Deine Antwort: { $answer }. Sie gilt, wenn die Zeit um ist; bis dahin kannst du anders antworten.
dock-nudge = Einmal tippen: lesen, was passiert. Doppelt tippen: machen.
dock-what-do-they-make = Was ergeben sie?
dock-forced = Nur eines ist möglich: Der Tisch macht es für dich.
dock-spared-unable = Du hast keine Karte, mit der du antworten könntest: Du passt.
dock-spared-round = Du passt in dieser Runde, wie du es wolltest.
dock-pass-round = Diese Runde passen
dock-ask-again = Frag mich wieder
how-you-play = So spielst du
taps = Einmal tippen oder zweimal
taps-one = Einmal tippen macht es
taps-some = Einmal tippen, wo es nichts zu lesen gibt; sonst liest du beim ersten Mal, und beim zweiten passiert es
taps-two = Beim ersten Mal liest du, beim zweiten passiert es
reactions = Wenn jemand reagieren darf
asked-able = Frag mich, wenn ich antworten könnte
asked-always = Frag mich jedes Mal
asked-never = Pass für mich in dieser Runde
asked-help = Davon erfährt sonst niemand: Geantwortet wird wie immer erst, wenn die Zeit um ist.
take-back = Zurücknehmen
you-watch = Du schaust zu. Du siehst, was alle am Tisch sehen.
hint = Tipp
hint-thinking = denkt nach …

## Wie an einem Tisch gegeben wurde

fair-verdict-good = Alles stimmt.
fair-verdict-bad = Da stimmt etwas nicht! Nach dem Geben wurden Karten geändert.
fair-seal-good = Der offene Startwert hat das veröffentlichte Siegel.
fair-seal-bad = Der offene Startwert hat nicht das veröffentlichte Siegel.
fair-kept-seal-good = Diesem Browser wurde vor den Karten dasselbe Siegel gezeigt.
fair-kept-seal-bad = Diesem Browser wurde vor den Karten ein anderes Siegel gezeigt: { $seal }
fair-kept-seal-open = Dieser Browser hat von diesem Tisch nichts aufgehoben, weiß also nicht, welches Siegel vor den Karten gezeigt wurde.
fair-own-words-good = Deine Worte sind die, die du geschickt hast.
fair-own-words-bad = Deine Worte sind nicht die, die du geschickt hast: { $words }
fair-kept-words-good = Die Worte aller sind noch die, die während des Spiels dastanden.
fair-kept-words-bad = Während des Spiels standen andere Worte da.
fair-kept-words-open = Dieser Browser hat nicht gesehen, welche Worte während des Spiels dastanden.
fair-packs-good = Gezogen wurde aus den Karten, die diesem Browser vorher genannt wurden.
fair-packs-bad = In Zug { $move } wurde aus Karten gezogen, die nicht die des Spiels sind.
fair-packs-open = Gezogen wurde durchweg aus denselben Karten; diesem Browser wurden sie vorher nicht genannt.
fair-draws-good = Alle { $count } Ziehungen sind genau so, wie Startwert und Worte sie ergeben.
fair-draws-bad = Ziehung { $number } von { $count } fällt anders aus, als der Server sagt.
fair-cards-good = { $count } gegebene oder gezeigte Karten sind die gezogenen.
fair-cards-bad = In Zug { $move } wurde eine Karte gezeigt, die nicht gezogen wurde: { $card }.
fair-learned-good = Die { $count } Karten, die du in diesem Browser zu sehen bekamst, stehen auch in dieser Aufzeichnung.
fair-learned-bad = In dieser Aufzeichnung stehen andere Karten, als dieser Browser dir gezeigt hat.
fair-learned-open = Dieser Browser hat das Spiel nicht gesehen und kann deine Karten nicht vergleichen.
fair-step-below = Los unter { $ways }: Nummer { $result }
fair-step-take = { $place }, eine von { $ways } Karten: { $result }
fair-step-shuffle = { $place }, gemischt: { $result }
fair-step-off = { $place }, vom Ende: { $result }
fair-place-deck = Nachziehstapel
fair-place-hand = Hand
fair-place-aside = beiseitegelegte Karten
fair-step-wrong = – richtig wäre: { $right }
dealt-fairly = Ehrlich gegeben
back-to-the-table = Zurück zum Tisch
sealed-before-words = Der Server hat seinen geheimen Startwert versiegelt, bevor er irgendjemandes Worte kannte. Alle Karten ergeben sich aus dem Startwert und diesen Worten; nach dem Spiel liegt er offen, und dein Browser gibt noch einmal.
fair-opened-seed = Offener Startwert
fair-late-words = Wer seine Worte spät wählt, kann damit nichts lenken: Der Startwert bleibt bis zum Ende geheim, und sobald gegeben ist, stehen alle Worte fest.
fair-dealt-again = Noch einmal gegeben
fair-scriptless = Hier läuft kein Skript, also kann diese Seite nicht noch einmal geben. Nimm die Aufzeichnung mit und lass biberbau das tun:
fair-dealing = Wird noch einmal gegeben …
fair-command = Diese Seite weiß, wie Karten gezogen werden, aber keine Spielregeln. Dass jede Karte auch dorthin kam, wohin sie nach den Regeln gehört, prüft dieser Befehl:
fair-take-along = Aufzeichnung mitnehmen
watch-it-again = Noch einmal ansehen
fair-deal = Das Geben, Karte für Karte
fair-later = Was später gezogen wurde

## Hinter einer Einladung

join-the-table = An den Tisch setzen
join-kept = { $name } hat dir einen Platz freigehalten
join-full = Am Tisch von { $name } sind alle Plätze besetzt
join-running = Am Tisch von { $name } wird schon gespielt
join-over = Am Tisch von { $name } ist das Spiel zu Ende
join-watch = Du kannst zuschauen: Du siehst, was offen liegt, und niemandes verdeckte Karten.
join-look-back = Du kannst dir alles noch einmal ansehen, mit den Augen von jedem am Tisch.
join-own = Eigenen Tisch eröffnen
watch = Zuschauen
your-name = Dein Name
your-colour = Deine Farbe
sit-down = Hinsetzen

## Die erste Seite

landing-title = Kartenspiele am Fluss
landing-welcome = Reinkommen, hinsetzen, austeilen.
landing-lead = Kartenspiele mit Geheimnissen, an einem Tisch am Fluss: mit Freunden per Link oder mit Bots, die nie spicken. Ohne Konto.
your-tables = Deine Tische
status-lobby = wartet auf Mitspieler
status-warming = wird vorbereitet
status-playing = läuft
status-over = zu Ende
games = Spiele
landing-players = { $low } bis { $high } Spieler
landing-play-now = Sofort gegen Bots spielen
landing-with-friends = Mit Freunden
landing-set-up = Selbst einrichten
landing-credit = Ein Spiel von { $credit }. Nicht offiziell; wenn es dir gefällt, kauf das echte.
how-you-know = Woran du erkennst, dass ehrlich gegeben wird
landing-sealed = Das nächste Geben ist schon versiegelt: Der geheime Startwert des Servers hat dieses Siegel. Alle Karten ergeben sich aus ihm und deinen Worten, also kann sie niemand aussuchen; nach dem Spiel liegt der Startwert offen, und dein Browser gibt noch einmal.
your-words-for-the-deal = Deine Worte fürs Geben
landing-scriptless = Ohne Skript macht der Server deine Worte; eigene schreibst du, wenn du einen Tisch selbst einrichtest.
seal = Siegel
landing-open-source = biberbau ist freie Software. Regeltexte und Bilder sind unsere eigenen; die Spiele gehören ihren Autoren und Verlagen.

## Vor dem Spiel

lobby-fill-and-begin = { $seats ->
    [one] Freien Platz einem Bot geben und anfangen
   *[other] Freie Plätze Bots geben und anfangen
 }
the-table-is-set = Der Tisch ist gedeckt
lobby-free = noch frei
level-relaxed = Bot, gemütlich
level-keen = Bot, ehrgeizig
level-strong = Bot, stark
not-sat-down = sitzt noch nicht
lobby-you = du
lobby-here = da
lobby-away = weg
lobby-send-link = Schick diesen Link deinen Freunden
lobby-send-address = Schick deinen Freunden die Adresse dieser Seite.
copied = Kopiert
copy = Kopieren
lobby-change = Ändern
lobby-begin-without = Mit Bots für die Fehlenden beginnen
lobby-begin = Anfangen
lobby-all-sit-down = Es geht los, sobald alle sitzen.
lobby-host-begins = Es geht los, sobald der Gastgeber es sagt.
stand-up = Aufstehen

## Worte und Siegel eines Gebens

words-help = Sie gehen ins Geben ein, mit den Worten aller und dem Startwert des Servers, der schon versiegelt ist: So kann niemand die Karten aussuchen. Schreib, was du magst.
words-by-browser = Diese hier hat dein Browser gezogen.
words-by-server = Diese hier hat der Server gemacht, weil kein Skript läuft: Schreib besser eigene.
deal-words-of-all = Worte aller
deal-bot = ein Bot hat keine
deal-none = keine

## Eine Nachricht

back = Zurück

## Das Ende eines Spiels

over-wins = { $winners ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
 }
over-you-win = Du gewinnst!
to-the-rematch = Zur Revanche
play-again = Noch einmal
other-games = Andere Spiele
over-take-along = Aufzeichnung als Datei speichern
over-check = Wurde ehrlich gegeben? Prüf es nach.
over-next-deal = Das nächste Geben ist schon versiegelt

## Die Plätze

at-the-table = Am Tisch
pods-bot = (Bot)
pods-decides = entscheidet gerade
pods-leads = führt

## Uhren, und wer weg ist

pods-clock = Restzeit:
pods-gone = ein Bot spielt so lange
pods-out = ausgeschieden, ein Bot spielt weiter
clock-days = { $num ->
    [one] noch { $num } Tag
   *[other] noch { $num } Tage
 }
clock-hours = { $num ->
    [one] noch { $num } Stunde
   *[other] noch { $num } Stunden
 }
clock-minutes = { $num ->
    [one] noch { $num } Minute
   *[other] noch { $num } Minuten
 }
clock-seconds = { $num ->
    [one] noch { $num } Sekunde
   *[other] noch { $num } Sekunden
 }
bot-for-you = Ein Bot spielt für dich
bot-for-you-help = Deine Zeit war um, oder du warst zu lange weg. Der Platz gehört noch dir.
over-bot = ein Bot hat zu Ende gespielt
i-am-back = Ich bin wieder da
bot-for-gone = Für { $name } spielt so lange ein Bot.
bot-for-left = { $name } ist ausgeschieden; ein Bot spielt weiter.
you-left = Du bist ausgeschieden
you-left-help = Ein Bot spielt für dich weiter; du kannst bis zum Ende zuschauen.
leave-game = Spiel verlassen
leave-title = Dieses Spiel verlassen?
leave-lead = Ein Bot spielt für dich zu Ende, und du kannst nicht auf deinen Platz zurück.
leave-alone = Sonst spielt hier niemand, also ist das Spiel sofort zu Ende, ohne Ergebnis.
leave-stay = Weiterspielen
left-title = Dieses Spiel endete vorzeitig
left-lead = Alle sind gegangen, also gewinnt niemand. Das Siegel ist offen: Du kannst dir alles ansehen.
status-left = vorzeitig zu Ende
is-left = Alle haben diesen Tisch verlassen, das Spiel ist also zu Ende.
is-out = Du bist aus diesem Spiel ausgeschieden; ein Bot spielt für dich weiter.
bot-plays = Gerade spielt ein Bot für dich. Drück erst „Ich bin wieder da“; der Platz gehört noch dir.
clock-no-undo = Solange eine Uhr läuft, wird nichts zurückgenommen.
clock-no-pause = Solange eine Uhr läuft, wartet niemand.

## Ehrlich gegeben

look-closer = Genauer ansehen

## Was geschah

cards-to-come = { $num ->
    [one] Noch { $num } Karte
   *[other] Noch { $num } Karten
 }
just-now = Gerade eben
recent-how-far = Wie weit das Spiel ist
all-of-it = Alles lesen
again = Noch einmal
again-long = Zeig noch einmal, was eben geschah
wait = Pause
go-on = Weiter
bots-wait = Die Bots warten lassen
bots-go-on = Die Bots weiterspielen lassen
bots-are-waiting = Die Bots warten auf dich.
looking-back = Rückblick
back-to-the-game = Zurück ins Spiel
what-happened = Was bisher geschah
close = Schließen

## Die Aufzeichnung

replay = Aufzeichnung
to-the-start = Zum Anfang
one-step-back = Einen Schritt zurück
play-on = Abspielen
one-step-on = Einen Schritt weiter
to-the-end = Zum Ende
replay-step = Schritt { $at } von { $last }
go-there = Dorthin
through-whose-eyes = Mit wessen Augen:
replay-spectator = als Zuschauer

## Ein neuer Tisch

new-table = Neuer Tisch
set-the-table = Den Tisch decken
who-plays = Wer mitspielt
setup-you = Du
setup-seat = Platz { $number }
setup-friend = ein Freund, per Link
setup-wrong = { $num ->
    [one] Etwas stimmt noch nicht; es ist unten markiert.
   *[other] { $num } Dinge stimmen noch nicht; sie sind unten markiert.
 }
setup-seats-beyond = Plätze über die Spielerzahl hinaus zählen nicht.
about-friend = setzt sich über den Link hin, den der Tisch dir gibt.
about-relaxed = schaut nur auf den nächsten Augenblick und patzt ab und zu.
about-keen = spielt vor jedem Zug 400 Partien im Kopf voraus.
about-strong = spielt 20 000 Partien voraus; das kann einen Moment dauern. Kein Bot sieht mehr als ein Mensch auf seinem Platz.
house-rules = Hausregeln
house-rules-help = Wo die Spielregel etwas offenlässt, haben wir entschieden. Hier kann euer Tisch es anders halten.
house-rules-changed = { $num } geändert
how-to-play = Wie gespielt wird
as-usual = Wie üblich
open-the-table = Tisch eröffnen

## Der Tisch

one-moment = Einen Moment
title-yours = Du bist dran – { $game }
title-turn = { $name } ist dran – { $game }
title-over = Zu Ende – { $game }

## Um den Tisch herum

rules = Regeln
ruling = Regel { $number }
contents = Inhalt
rules-search = In den Regeln suchen
rules-nothing-found = Davon steht nichts in den Regeln.
rules-loading = Die Regeln kommen gleich …
rules-more = In den Regeln nachlesen
sound = Ton
sound-ask = Mit Tönen spielen?
sound-yes = Ja, mit Tönen
sound-no = Nein
pace = Tempo
pace-calm = Gemütlich
pace-brisk = Flott
pace-instant = Sofort
connection-gone = Die Verbindung ist weg; neuer Versuch …
not-sent = Das kam nicht an. Versuch es gleich noch einmal.
again-by-itself = Diese Seite lädt sich in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
 } von selbst neu.
again-now = Jetzt neu laden
again-never = Nicht mehr neu laden
keys = Tasten
keys-choose = Karte oder Tier wählen
keys-do-it = ausführen
keys-let-go = loslassen, schließen
keys-what-happened = was bisher geschah
keys-again = noch einmal, was eben geschah
keys-pause = die Bots warten oder spielen weiter
keys-rules = Regeln
keys-these = diese Tasten
your-first-game = Dein erstes Spiel
got-it = Verstanden
skip = Überspringen

## Überschriften von Absagen

title-400 = Das Formular stimmt nicht
title-403 = Das geht so nicht
title-404 = Hier ist nichts
title-405 = So geht es hier nicht
title-408 = Zu langsam
title-409 = Jetzt nicht
title-413 = Zu viel
title-415 = Nicht diese Art Formular
title-421 = Nicht unter diesem Namen
title-429 = Zu schnell
title-500 = Da ist etwas kaputtgegangen
title-503 = Gerade nicht

## Absagen

no-page = Diese Seite gibt es nicht.
no-method = Diese Adresse nimmt so etwas nicht an.
broken = Ein Fehler bei uns. Nichts Bestätigtes ist verloren; lade die Seite neu.
no-game = Ein Spiel „{ $game }“ gibt es nicht.
no-table = Diesen Tisch gibt es nicht. Prüfe den Link oder eröffne einen neuen.
odd-address = Diese Adresse enthält ein Zeichen, das hier keine hat. Prüfe den Link.
broken-table = Dieser Tisch ist in unserer Datenbank nicht lesbar und bleibt zu. Alle anderen gehen weiter.
no-file = Diese Datei gibt es nicht.
cross-site = Das kam von einer anderen Website und zählt nicht. Spiele von der Seite des Tisches aus.
unknown-host = Dieser Server heißt nicht „{ $host }“. Wer ihn betreibt, kann den Namen zulassen: biberbau serve --allow-host { $host }
forged = Dein Cookie ist nicht von hier, wir kennen dich also nicht. Es ist gelöscht: Lade die Seite neu.
too-large = Formulare haben hier weniger als { $limit } Bytes.
too-slow = Ein Formular muss innerhalb von { $seconds } Sekunden ankommen, und dieses kam nicht. Nichts davon zählt: Schick es noch einmal.
some-seconds = { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 }
limit-tables = Du hast in kurzer Zeit viele Tische aufgemacht. Spiel an einem davon, oder warte { some-seconds } und mach dann den nächsten auf.
limit-posts = So viele Antworten von einer Person können nicht gemeint sein. Warte { some-seconds }; dann zählt die nächste wieder.
limit-pages = Du hast in kurzer Zeit sehr viele Seiten geladen. Warte { some-seconds } und lade diese noch einmal.
limit-hints = Du hast in kurzer Zeit um viele Tipps gebeten. Warte { some-seconds } und frag noch einmal.
limit-streams = Du hast mehr Tische offen, als ein Mensch ansehen kann. Schließ einige davon und lade dann diese Seite neu.
limit-network = Von dort, wo du bist, wird gerade sehr viel auf einmal verlangt. Warte { some-seconds } und versuch es noch einmal. Wo viele denselben Anschluss haben, kann, wer diesen Server betreibt, mehr erlauben: BIBERBAU_LIMITS.
server-full = Es sind so viele da, dass gerade kein Platz ist. Warte ein paar Sekunden und lade die Seite dann neu.
not-a-form = Schicke ein gewöhnliches Formular.
missing = Im Formular fehlt „{ $field }“.
not-seated = Du schaust zu; das können nur die, die am Tisch sitzen.
not-your-turn = { $name } ist am Zug, nicht du.
not-yours = Nur wer zuletzt gehandelt hat, kann das zurücknehmen.
not-host = Das kann nur, wer den Tisch eröffnet hat: { $name }.
not-alone = Warten lassen kann die Bots nur, wer allein mit ihnen spielt.
host-stays = Du hast diesen Tisch eröffnet und kannst ihn vor dem Spiel nicht verlassen.
stale = Seit deine Seite gezeichnet wurde, ging das Spiel weiter. Sieh noch einmal hin, dann entscheide.
illegal = „{ $action }“ geht jetzt nicht.
illegal-why = { $why } Möglich ist jetzt: { $legal }.
possible = Das geht jetzt.
title-selection = Was diese Karten ergeben
selection = { $why }
no-choice = Wähle zuerst eine Karte oder eine Antwort.
no-action = „{ $action }“ ist keine Aktion dieses Spiels.
not-together = Mehrere Karten auf einmal kannst du nur schicken, wenn sie zusammen gelegt werden und zusammenpassen. Schicke sonst eine Aktion nach der anderen.
in-lobby = Das Spiel hat noch nicht begonnen.
has-begun = Das Spiel hat schon begonnen.
is-over = Das Spiel ist zu Ende.
not-over = Die Aufzeichnung öffnet sich nach dem Spiel: Sie zeigt jede Karte.
no-rematch = Erst dieses Spiel beenden, dann noch einmal.
stays-final = Das gilt nach den Regeln dieses Spiels, also bleibt es.
stays-shown = Das hat jemandem eine verdeckte Karte gezeigt, also bleibt es.
stays-drawn = Darauf hat schon der Zufall geantwortet, also bleibt es.
stays-looked = Danach sieht jemand andere Karten als vorher, also bleibt es.
stays-answered = Auf diese Antwort haben alle gewartet, also bleibt sie.
nothing-to-undo = Es gibt nichts zurückzunehmen.
seat-open = Es fehlt noch jemand: Platz { $seat } ist frei. Lade jemanden ein oder setze einen Bot dazu.
seat-taken = Dieser Platz ist besetzt.
table-full = Alle Plätze sind besetzt; du kannst zuschauen.
no-seat = Diesen Platz gibt es nicht.
no-ply = Das Spiel hat die Stellungen 0 bis { $last }, nicht { $at }.
no-moment = Zurückblicken kannst du in diesem Spiel auf die Stellungen { $first } bis { $last }.
other-rules = Dieser Tisch wurde nach anderen Regeln gespielt, als diese Version sie hat, und lässt sich nicht mehr zeigen. Eröffne einen neuen; wer den Server betreibt, findet den Grund in dessen Protokoll.
no-hint = Kein Tipp jetzt: Du bist nicht am Zug.
hints-busy = Gerade wird über so viele Tipps nachgedacht, dass deiner lange warten müsste: Frag in ein paar Sekunden noch einmal.
no-database = Der Server erreicht seine Datenbank im Moment nicht. Was du zuletzt getan hast, ist vielleicht nicht gespeichert: Schau in ein paar Sekunden noch einmal auf den Tisch.
no-language = Die Seiten gibt es auf Deutsch, Englisch oder Französisch.

## Was an einem Formular nicht stimmt

name-empty = Gib einen Namen ein, höchstens 20 Zeichen.
name-long = Der Name ist zu lang: höchstens 20 Zeichen.
name-odd = Der Name enthält unsichtbare Zeichen. Nimm Buchstaben, Ziffern und Satzzeichen.
name-reserved = „{ $name }“ steht am Tisch für die Person, die gerade liest. Nimm einen anderen Namen.
name-taken = So heißt hier schon jemand, oder der Name sieht genauso aus.
seat-kind = Ein Platz ist offen oder hat einen Bot: { $levels }.
words-long = Deine Worte fürs Geben: höchstens 200 Zeichen.
words-odd = Deine Worte fürs Geben enthalten unsichtbare Zeichen. Nimm Buchstaben, Ziffern und Satzzeichen.
words-first = Worte zählen erst, wenn du das Siegel des Tisches gesehen hast: Schick sie von seiner Seite, mit Siegel.
words-missing = { $name } sitzt noch nicht, und die Worte fürs Geben fehlen. Warte, oder setz einen Bot hin.
seal-used = Mit diesem Siegel wurde schon gegeben. Hier ist ein neues; sieh es an, dann eröffne den Tisch.
seal-foreign = Dieses Siegel ist nicht von hier oder zu alt. Lade die Seite neu: Sie zeigt das gültige.
option-number = Hierher gehört eine ganze Zahl von { $low } bis { $high }.
option-choice = Wähle etwas von dem, was hier zur Auswahl steht.
option-clash = Das passt nicht zum Rest, den du gewählt hast; mit „{ $usual }“ passt es.
option-clashes = Das passt nicht zum Rest, den du gewählt hast. Wie üblich passt alles zusammen.
guest = Gast

## Das erste Übersetzen

warm-waiting = { $title }: Die Regeln werden gleich übersetzt, nur dieses eine Mal.
warm-rules = Die Regeln von { $title } werden übersetzt: bis zu einigen Minuten, nur dieses eine Mal.
warm-bots = { $title }: Die Bots wärmen sich auf.
warm-loading = { $title }: Gleich ist es so weit.
warm-again = Die Regeln von { $title } ließen sich nicht übersetzen ({ $reason }). Gleich folgt der nächste Versuch.
warm-failed = Die Regeln von { $title } ließen sich nicht übersetzen: { $reason }
