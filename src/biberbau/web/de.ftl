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
fair-record-bad = In der Aufzeichnung steht etwas anderes als auf dieser Seite, oder etwas, das diese Seite nicht kennt.
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
landing-lead = Kartenspiele mit Geheimnissen, an einem Tisch am Fluss: mit Freunden per Link, mit Leuten, die vorbeikommen, oder mit Bots, die nie spicken. Ohne Konto.
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

## Ein Treffpunkt: offene Tische, Codes, wie gespielt wird

open-title = Offene Tische
open-filter = Nur die Tische eines Spiels
open-all = Alle Spiele
open-free = { $free ->
    [one] { $free } von { $seats } Plätzen ist frei
   *[other] { $free } von { $seats } Plätzen sind frei
 }
open-fill = Leere Plätze { $after }
open-yours = Zu deinem Tisch
open-none = Gerade wartet niemand. Mach einen Tisch auf: Wer vorbeikommt, sieht ihn hier und setzt sich dazu.
open-none-of = Auf { $game } wartet gerade niemand. Mach einen Tisch auf: Wer vorbeikommt, sieht ihn hier und setzt sich dazu.
open-again = Noch einmal nachsehen
play-title = Gleich mitspielen
play-lead = Du bekommst einen Platz an dem Tisch, dem am wenigsten Leute fehlen. Ist keiner offen, machst du einen auf.
play-game = Spiel
play-any = was zuerst kommt
play-button = Such mir einen Platz
landing-with-others = Mit anderen
empty-seats = Leere Plätze
fill-never = bleiben frei, bis jemand kommt
fill-seconds = gehen nach { $seconds } Sekunden an Bots
fill-minutes = { $minutes ->
    [one] gehen nach einer Minute an Bots
   *[other] gehen nach { $minutes } Minuten an Bots
 }
code-title = Ich habe einen Code
code-help = Sechs Ziffern, die dir jemand vom Tisch gesagt hat. Ein ganzer Link geht auch.
code-go = Zum Tisch
code-unknown = Unter diesem Code wartet kein Tisch. Vielleicht hat das Spiel schon begonnen: Frag noch einmal nach dem Code oder nach dem Link.
code-length = Ein Code hat sechs Ziffern, zum Beispiel 123 456.
limit-codes = Das waren viele Codes in kurzer Zeit. Warte { some-seconds } und tipp den nächsten in Ruhe.
company-title = Wer dazukommen darf
company-if-open = Das zählt, wenn ein Platz offen ist.
listed-no = Nur Freunde: wer den Link oder den Code hat
listed-yes = Alle: Der Tisch steht auf der ersten Seite und fängt an, wenn er voll ist
setup-level = Bots, die später kommen
setup-clock = Bedenkzeit
setup-absent = Wer weggeht,
clock-none = ohne Uhr, so lange ihr wollt
clock-live = { $minutes } Minuten für jeden, dazu { $seconds } Sekunden je Zug
clock-days = { $days ->
    [one] ein Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
 }
clock-help = Mit Tagen für jeden Zug muss niemand sitzen bleiben: Komm wieder, wenn du dran bist.
absent-bot = den vertritt ein Bot bis zur Rückkehr
absent-out = der ist raus, und ein Bot spielt zu Ende
invite-listed = Diesen Tisch finden alle auf der ersten Seite. Es geht los, sobald der letzte Platz besetzt ist.
invite-private = Diesen Tisch findet nur, wer den Link oder den Code hat.
invite-code = Am Telefon sagst du den Code
invite-qr = QR-Code der Einladung
invite-share = Einladung teilen
invite-to = Ein Platz für dich: { $game }
invite-fills = Die freien Plätze gehen an Bots in
join-open = Am Tisch von { $name } ist ein Platz frei

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
time-left-days = { $num ->
    [one] noch { $num } Tag
   *[other] noch { $num } Tage
 }
time-left-hours = { $num ->
    [one] noch { $num } Stunde
   *[other] noch { $num } Stunden
 }
time-left-minutes = { $num ->
    [one] noch { $num } Minute
   *[other] noch { $num } Minuten
 }
time-left-seconds = { $num ->
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
setup-friend = ein Mensch
setup-wrong = { $num ->
    [one] Etwas stimmt noch nicht; es ist unten markiert.
   *[other] { $num } Dinge stimmen noch nicht; sie sind unten markiert.
 }
setup-seats-beyond = Plätze über die Spielerzahl hinaus zählen nicht.
about-friend = setzt sich über Link oder Code hin, die der Tisch dir gibt, oder von der ersten Seite aus.
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

## Eine App, und was gesagt wird, während keine Seite offen ist

app-name = biberbau – Kartenspiele in der Biberburg
offline-title = Keine Verbindung
offline-text = Gerade führt kein Weg zum Tisch. Dein Spiel ist sicher: Alles, was du gespielt hast, ist gespeichert.
offline-looks = Diese Seite schaut immer wieder nach und kommt von selbst zurück.
offline-again = Noch einmal versuchen
tells-turns = Sag mir Bescheid, wenn ich dran bin
tells-begins = Sag mir Bescheid, wenn es losgeht
tells-none = Keine Nachrichten mehr auf diesem Gerät
tells-blocked = Dieser Browser lässt unsere Nachrichten nicht durch. Wenn du wissen willst, wann du dran bist, erlaube Mitteilungen in seinen Einstellungen für diese Seite.
tells-failed = Das hat nicht geklappt: Der Nachrichtendienst deines Browsers ist gerade nicht zu erreichen. Versuch es später noch einmal; das Spiel geht auch ohne weiter.
push-title-turn = Du bist dran
push-title-begins = Es geht los
push-title-again = Eine Einladung
push-turn = Du bist dran bei { $game } mit { $names }.
push-begins = Dein Spiel mit { $names } fängt an: { $game }.
push-again = Noch einmal { $game } mit { $names }?
push-endpoint = Unter dieser Adresse bekommt kein Browser Nachrichten, darum haben wir nichts gespeichert. Drück den Knopf auf der Seite des Tisches noch einmal.
push-nobody = Nachrichten gibt es für alle, die an einem Tisch sitzen. Setz dich erst dazu.

## Für alle, die den Server betreiben

operator-title = Für die, die den Server betreiben
operator-lead = Diese Seite ist für alle, die den Server betreiben. Sie fragt nach dem Schlüsselwort aus seinen Einstellungen.
operator-token = Schlüsselwort
operator-come-in = Hinein
operator-wrong = Das ist es nicht. Es steht in BIBERBAU_OPERATOR_TOKEN oder in der Datei operator.token im Datenordner.
operator-unknown = Du warst ein paar Stunden weg oder hast das Schlüsselwort noch nie gezeigt. Nichts ist geändert: Geh zurück, zeig es und versuch es noch einmal.
operator-look-again = Noch einmal nachsehen
operator-leave = Hinaus
operator-load = Was der Server trägt
operator-process = Prozess
operator-version = Version
operator-since = Seit
operator-people = Leute
operator-streams = Offene Seiten
operator-awake = Wache Tische
operator-keeps = Betreute Tische
operator-actions = Züge in der Minute
operator-bots = Wartende Bots
operator-database = Datenbank
operator-milliseconds = { $number } ms
operator-draining = startet bald neu
operator-no-process = In der letzten Minute hat sich kein Prozess gemeldet.
operator-undeclared = Anfragen kommen über einen Proxy unter { $proxies }, dem dieser Server nicht glauben soll. Deshalb gelten alle, die über ihn kommen, als einer, und Grenzen und Sperren können sie nicht unterscheiden. Setz BIBERBAU_PROXY={ $proxies } und starte den Server neu.
operator-tables = Tische
operator-game = Spiel
operator-no-table = Noch gibt es keinen Tisch.
operator-keeps-lobbies = Tische, an denen kein Spiel begonnen hat, werden nach { $days } Tagen ohne Änderung gelöscht.
operator-keeps-all-lobbies = Tische, an denen kein Spiel begonnen hat, bleiben für immer.
operator-keeps-games = Beendete Spiele werden nach { $days } Tagen gelöscht (BIBERBAU_KEEP_GAMES).
operator-keeps-all-games = Beendete Spiele bleiben für immer (BIBERBAU_KEEP_GAMES).
operator-message = Nachricht an alle
operator-message-help = Sie steht oben auf jeder Seite, bis du sie zurücknimmst, auch auf denen, die offen sind. Wer eine Sprache liest, in der du nichts sagst, sieht eine andere.
operator-say = Sagen
operator-take-back = Zurücknehmen
operator-restart = Vor einem Neustart
operator-restart-help = Ab jetzt gehen keine neuen Tische auf; was begonnen hat, geht weiter, und ein Hinweis sagt allen, wann der Server neu startet. Halte ihn selbst an, wenn es so weit ist: Alle Spiele bleiben erhalten.
operator-restart-at = Keine neuen Tische; der Neustart ist für { $time } angesagt.
operator-minutes = Neustart in Minuten
operator-drain = Keine neuen Tische mehr
operator-undrain = Wieder Tische öffnen
operator-bans = Wer nicht hereindarf
operator-no-ban = Alle dürfen herein.
operator-who = Wer
operator-when = Wann
operator-until = Bis
operator-why = Warum
operator-why-kept = Warum (das liest nur du)
operator-unban = Wieder hereinlassen
operator-unban-whom = Wieder hereinlassen: { $who }
operator-days = Für Tage
operator-ban-player = Jemanden an einem Tisch
operator-ban-table = Tisch (seine Adresse)
operator-ban-seat = Platz, ab 1
operator-ban-network = Ein Netz
operator-ban-address = Adresse, wie sie im Protokoll steht
operator-ban = Aussperren
operator-reports = Was gemeldet wurde
operator-no-report = Niemand hat etwas gemeldet.
operator-said = Gesagt
operator-ban-week = Eine Woche aussperren
operator-ban-for-week = Eine Woche aussperren: { $who }
to-all = Von denen, die diesen Server betreiben
house-drain = Der Server startet gegen { $time } neu. Spiele gehen bis dahin und danach weiter; neue Tische gehen erst dann wieder auf.
house-closed = Der Server startet gegen { $time } neu, darum gehen gerade keine neuen Tische auf. Begonnene Spiele gehen weiter. Mach deinen in einer Weile auf.
house-days = Gesperrt wird für mehr als 0 und höchstens { $most } Tage.
house-minutes = Sag, in wie vielen Minuten der Server neu startet: 0 bis { $most }.
house-too-long = Dieser Text hat { $length } Zeichen, möglich sind höchstens { $most }. Nichts ist geändert.
house-no-ban = Eine Sperre „{ $id }“ gibt es nicht. Die Liste zeigt, welche es gibt.
house-nobody = Auf Platz { $seat } sitzt niemand, den man aussperren könnte; dieser Tisch hat die Plätze 1 bis { $seats }.
house-no-network = „{ $address }“ ist keine Adresse, von der jemand kommt: 203.0.113.7 wäre eine oder 2001:db8::1, von der die erste Hälfte zählt. Die eigenen dieser Maschine lassen sich nicht sperren.
house-own-network = Von dort kommst du selbst, darum ist es nicht gesperrt worden.
house-no-report = Diese Meldung gibt es nicht mehr. Nichts ist geändert.
banned = Wer diesen Server betreibt, hat dich bis { $until } ausgesperrt. Deine Spiele bleiben bis dahin erhalten.
limit-operator = Das waren viele Versuche in kurzer Zeit. Warte { some-seconds } und zeig das Schlüsselwort dann noch einmal.
## Über einen selbst

you = Du
day = { $day }.{ $month }.{ $year }
day-utc = { day } (UTC)
you-are = Du bist { $name }
you-are-who = Wer bist du?
you-lead = Kein Konto, kein Passwort: Dieser Browser kennt dich. Hier siehst du, was er weiß, nimmst es auf ein anderes Gerät mit oder lässt es löschen.
you-called = Wie du heißt
you-language = Sprache
you-as-browser = Wie der Browser sagt
you-colour = Deine Farbe, wenn sie frei ist
you-any-colour = egal
you-colour-help = Am Tisch hat der Platz die Farbe. Wenn du dich zu jemandem setzt, ist dieser schon ausgewählt.
you-save = Speichern
you-said-saved = Gespeichert.
you-said-back = Das hat geklappt: Du bist jetzt auch hier wieder du.
you-said-passkey = Du hast jetzt einen Passkey. Auch wenn dieser Browser dich vergisst: Er bringt dich zurück.
you-said-removed = Dieser Passkey öffnet hier nichts mehr.
my-games = Meine Partien
my-games-turns = { $num ->
    [one] In einer Partie bist du dran.
   *[other] In { $num } Partien bist du dran.
 }
my-games-none-waits = Gerade wartet niemand auf dich.
my-games-all = { $num ->
    [0] Meine Partien
    [one] Meine Partien: ein Tisch
   *[other] Meine Partien: { $num } Tische
 }
stats-none = Sobald du eine Partie zu Ende gespielt hast, zählt sie hier.
stats-played = gespielt
stats-won = gewonnen
stats-place = im Schnitt Platz
stats-place-of = { $place } von { $players }
stats-beaten = stärkster Bot geschlagen
stats-times = { $num ->
    [one] (einmal)
    [2] (zweimal)
   *[other] ({ $num }-mal)
 }
stats-rating = Wertung
device-title = Auf einem anderen Gerät
device-help = Spiel am Handy oder an einem anderen Rechner weiter, als du selbst. Deine Partien sind dann auf beiden.
device-link = Link machen, der einmal gilt
passkey-title = Passkey
passkey-help = Einen Passkey verwahrt dein Gerät oder dein Passwortmanager. Damit kommst du zu deinen Partien zurück, auch wo man dich noch nie gesehen hat oder die Cookies weg sind.
passkey-scriptless = Passkeys brauchen JavaScript, und das läuft hier nicht. Der Link weiter oben geht auch ohne.
passkey-since = Gemacht am
passkey-used = zuletzt benutzt am
passkey-remove = Entfernen
passkey-remove-nth = Passkey { $num } entfernen
passkey-make = Passkey machen
passkey-none = Dieser Browser bietet hier keine Passkeys an. Sie brauchen einen aktuellen Browser und eine Seite unter https://.
passkey-failed = Daraus ist kein Passkey geworden. Entweder wurde abgebrochen, oder dieses Gerät hat keinen für hier.
back-title = Ich war schon mal hier
back-passkey = Mit meinem Passkey zurückkommen
back-tables = { $num ->
    [one] Dieses Gerät hat schon einen eigenen Tisch. Er bleibt bei dem, der du jetzt bist: Von diesem Gerät aus kommst du dann nicht mehr heran. Mach vorher einen Passkey oder einen Link, wenn du ihn behalten willst.
   *[other] Dieses Gerät hat schon { $num } eigene Tische. Sie bleiben bei dem, der du jetzt bist: Von diesem Gerät aus kommst du dann nicht mehr heran. Mach vorher einen Passkey oder einen Link, wenn du sie behalten willst.
 }
become-title = Auf diesem Gerät { $name } werden?
become-title-nameless = Die Person werden, von der dieser Link ist?
become-lead = Dann hat dieses Gerät die Partien, den Namen und die Ergebnisse der Person, die den Link gemacht hat. Der Link gilt einmal.
become-sure = Ja, auf die Tische dieses Geräts kann ich verzichten.
become-unsure = Bitte erst das Häkchen setzen.
become-yes = Ja, ich bin { $name }
become-yes-nameless = Ja, das bin ich
become-no = Nein
become-same = Das bist du schon
become-same-help = Du hast den Link in dem Browser geöffnet, in dem du ihn gemacht hast. Öffne ihn auf dem anderen Gerät; dort gilt er noch.
link-lead = { $num ->
    [one] Öffne das innerhalb einer Minute auf dem anderen Gerät. Es gilt einmal.
   *[other] Öffne das innerhalb von { $num } Minuten auf dem anderen Gerät. Es gilt einmal.
 }
link-scan = Mit der Kamera
link-picture = Der Link als QR-Code
link-or-open = Oder dort diese Adresse öffnen
link-secret = Wer das zuerst öffnet, wird du. Zeig es also niemandem.
link-forged = Diesen Link gibt es nicht. Vielleicht fehlt ein Stück; mach auf dem Gerät, das dich kennt, unter „Du“ einen neuen.
link-used = Dieser Link ist schon benutzt worden, und jeder gilt nur einmal. Mach auf dem Gerät, das dich kennt, unter „Du“ einen neuen.
link-late = Dieser Link galt zehn Minuten, und die sind um. Mach auf dem Gerät, das dich kennt, unter „Du“ einen neuen.
data-title = Deine Daten
data-help = Von dir wird nur aufgehoben, wie du heißt, was du gespielt hast und wie es ausging.
data-download = Alles herunterladen
data-forget = Mich löschen
out-title = Abmelden
out-here = Diesen Browser abmelden
out-here-help = Er kennt dann weder dich noch deine Spiele und meldet dir nichts mehr.
out-passkey = Dein Passkey bringt dich zurück.
out-no-passkey = Du hast keinen Passkey: Zurück führt nur ein anderes Gerät, auf dem du angemeldet bist.
out-sure = Ja, ich weiß, wie ich zurückkomme, oder will es nicht.
out-others = Alle anderen Browser abmelden
out-others-help = Jemand hat dein altes Handy oder einen Link von dir? Dann bist nur noch dieser Browser du. Passkeys und Programme bleiben; Nachrichten an Browser musst du neu einschalten.
out-done-title = Abgemeldet
out-done = Dieser Browser kennt dich nicht mehr. Bis bald!
you-said-out = Alle anderen Browser sind abgemeldet.
forget-what = Das passiert dann
forget-profile = Dein Name hier, deine Passkeys, Links, Statistik und Wertungen werden gelöscht.
forget-names = An fertigen Tischen heißt du künftig „{ $name }“. Die Partien bleiben denen, die sie mit dir gespielt haben.
forget-running = { $num ->
    [0] Du sitzt an keinem Tisch, der noch nicht fertig ist.
    [one] An dem Tisch, der noch nicht fertig ist, stehst du auf: Ein Bot spielt für dich weiter, oder der Platz wird wieder frei.
   *[other] An den { $num } Tischen, die noch nicht fertig sind, stehst du auf: Ein Bot spielt für dich weiter, oder der Platz wird wieder frei.
 }
forget-games = Danach bringt dich auch kein Passkey mehr zurück.
forget-no-way-back = Das lässt sich nicht rückgängig machen.
forget-download-first = Vorher alles herunterladen
forget-sure = Ja, lösch mich.
forget-yes = Endgültig löschen
forget-no = Nein, ich bleibe
somebody = Jemand
forgotten-title = Vergessen
forgotten = Wir kennen dich nicht mehr. Danke fürs Mitspielen! Wenn du wieder Lust hast: Setz dich einfach dazu.
games-yours = Du bist dran
games-running = Läuft
games-waiting = Noch nicht begonnen
games-over = Fertig
games-alone = noch niemand sonst
games-search = Ein Name oder ein Spiel
games-find = Suchen
games-show-all = Alle zeigen
games-won = gewonnen
games-place = Platz { $place }
games-your-turn = Weiterspielen
games-download = Sichern
games-none = Hier ist noch nichts. Setz dich an einen Tisch!
games-not-found = Du hast keine Partie mit „{ $search }“ gespielt, und auch keine, die so heißt.
games-pages = Seiten
games-newer = Neuere
games-older = Ältere
ranking = Rangliste
ranking-of = Rangliste: { $game }
ranking-rank = Rang
ranking-name = Name
ranking-games = Partien
ranking-nobody = Hier hat noch niemand eine gewertete Partie zu Ende gespielt. Setz beim Einrichten eines Tischs für mindestens zwei Menschen das Häkchen bei „Diese Partie zählt für die Rangliste“.
ranking-how = Wie gerechnet wird
ranking-which = Es zählen nur Partien, deren Tisch dafür eingerichtet wurde und an denen mindestens zwei Menschen sitzen. Bots haben keine Wertung; es kommt darauf an, wer unter den Menschen vor wem liegt.
ranking-number = Wer neu ist, hat 1000. Dahinter steht, wie weit das danebenliegen kann: Bei 19 von 20 ist die wahre Stärke nicht weiter weg. Mit jeder Partie wird das kleiner.
ranking-order = Geordnet wird nach dem, was jemand sicher hat: der Zahl weniger dem, was sie danebenliegen kann. So steht niemand nach einer Partie mit viel Glück ganz oben.
ranking-method = Wer Stärkere schlägt, gewinnt mehr dazu, und ein Gleichstand bringt beide einander näher. Gerechnet wird nach Weng und Lin (2011), Modell Plackett-Luce, mit dem freien Paket openskill; ein Punkt seiner Skala sind hier 40.
setup-ranked = Diese Partie zählt für die Rangliste
setup-ranked-help = Wenn mindestens zwei Menschen mitspielen, mit einer Bedenkzeit in Minuten. Tipps gibt es dann keine. Alle sehen es, bevor sie sich setzen.
no-hints = keine Tipps
title-410 = Nicht mehr
nobody-yet = Dieser Browser ist noch niemand: Es gibt nichts mitzunehmen und nichts zu löschen. Setz dich an einen Tisch oder speichere einen Namen.
limit-links = Danach wird öfter gefragt, als jemand es braucht. Warte { some-seconds } und versuch es dann noch mal.
sealed-elsewhere = Das wurde unter einem anderen Schlüssel dieses Servers versiegelt und öffnet deshalb nichts mehr.
passkey-address = Passkeys gehören zu einem Namen, und diese Seite ist unter der Adresse { $host } offen. Öffne sie unter dem Namen des Servers; auf diesem Rechner ist das localhost.
passkey-wrong = Was dein Browser geschickt hat, ist keine Antwort auf unsere Frage. Lade die Seite neu und versuch es noch mal.
passkey-late = Die Frage war zu alt oder von einer anderen Seite. Versuch es einfach noch mal.
passkey-known = Dieser Passkey gehört hier schon jemandem.
passkey-unknown = Diesen Passkey kennen wir nicht. Vielleicht wurde er hier entfernt, oder er gehört jemandem, der gelöscht wurde.
passkeys-many = Du hast hier { $num } Passkeys, mehr geht nicht. Entferne erst einen.
back-unsure = Dieses Gerät hat eigene Tische. Setz bitte das Häkchen, dass du auf sie verzichten kannst, und versuch es dann noch mal.
## Leute am Tisch

chat = Plaudern
chat-new = Plaudern, neu: { $num }
chat-lines = Was gesagt wurde
chat-none = Noch hat niemand etwas gesagt.
chat-what = Sag etwas
chat-send = Senden
chat-phrases = Kurze Sprüche
chat-stickers = Biber zum Verschicken
chat-looks-on = schaut zu
chat-about = Zu dieser Zeile von { $name }
chat-mute = Nichts mehr von { $name } hören
chat-unmute = { $name } wieder hören
chat-muted = Diese hörst du nicht:
chat-report = Diese Zeile melden
chat-reported = Danke. Wer diesen Server betreibt, liest diese Zeile.
chat-alone = Wer nur mit Bots spielt, hat niemanden zum Plaudern.
chat-lobby = Vor dem Spiel können hier nur die plaudern, die schon sitzen.
chat-empty = Schreib erst etwas.
chat-long = Das ist zu lang: höchstens { $limit } Zeichen auf einmal.
chat-odd = Darin sind Zeichen, die niemand sehen kann, oder Türme von Akzenten. Nimm Buchstaben, Ziffern und Satzzeichen.
chat-unknown = Diesen Spruch oder Biber gibt es nicht. Nimm einen von denen, die da stehen.
chat-own = Diese Zeile ist von dir selbst.
chat-crowd = An diesem Tisch wird gerade so viel geredet, dass niemand mitkommt. Warte { some-seconds } und versuch es dann noch einmal.
no-line = Diese Zeile gibt es nicht.
limit-lines = Du redest schneller, als jemand lesen kann. Warte { some-seconds }, dann sag das Nächste.
phrase-hello = Hallo zusammen!
phrase-luck = Viel Glück!
phrase-nice = Schöner Zug!
phrase-well = Gut gespielt!
phrase-game = Schönes Spiel!
phrase-moment = Einen Moment, bitte.
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-oops = Ups.
phrase-again = Noch eine Runde?
sticker-wave = Ein Biber winkt
sticker-cheer = Ein Biber jubelt
sticker-laugh = Ein Biber lacht Tränen
sticker-think = Ein Biber überlegt scharf
sticker-oops = Einem Biber ist etwas peinlich
sticker-sleep = Ein Biber ist eingeschlafen
onlookers = { $num ->
    [one] { $num } schaut zu
   *[other] { $num } schauen zu
 }
onlookers-named = Es schauen zu: { $names }
onlookers-and-others = Es schauen zu: { $names }; dazu { $others ->
    [one] noch jemand
   *[other] { $others } andere
 }
onlooker-show = Allen zeigen, dass ich zuschaue
onlooker-hide = Meinen Namen ({ $name }) nicht mehr zeigen
onlooker-sits = Du sitzt an diesem Tisch, dich sehen ohnehin alle.
onlookers-many = Hier zeigen schon so viele ihren Namen, dass für einen weiteren kein Platz ist.
seat-change = Platz { $number } ändern
seat-kick = { $name } vom Tisch nehmen
seat-reopen = Für Freunde freihalten
seat-level = Wie der Bot spielt
seat-close = Einem Bot geben
seat-with = Mit welchem Platz tauschen
seat-swap = Plätze tauschen
seat-held = Da sitzt { $name }. Nimm die Person erst vom Tisch, wenn es sein muss.
seat-empty = Da sitzt niemand.
removed = Von diesem Tisch hat dich der Gastgeber genommen, du kannst dich hier nicht mehr hinsetzen. Eröffne einen eigenen Tisch oder setz dich an einen anderen.
rematch-change = Regeln ändern
rematch-same-people = Dieselben Leute setzen sich wieder auf ihre Plätze, jeder mit eigenen Worten für das Geben. Gibt es mehr Plätze, nehmen sie Bots ein; du kannst sie dann für Freunde öffnen.
rematch-small = { $people } Leute spielen weiter, also braucht es mindestens so viele Plätze.
## Lektionen am Tisch

learn = Lektionen
learn-offer = In vier Minuten gelernt
learn-first = Noch nie gespielt?
learn-lead = { $num ->
    [one] Eine Lektion
   *[other] { $num } kurze Lektionen
 } am echten Tisch: jedes Mal nur eine Sache, und der Biber sagt, was sie bedeutet. Hör auf, wann du magst; was du geschafft hast, bleibt.
learn-lessons = Lektionen
learn-done = geschafft
learn-done-of = { $num } von { $last } geschafft
learn-begin = Los geht's
learn-go-on = Weiter
learn-lesson = Lektion { $number } von { $last }:
learn-not-quite = Nicht ganz.
learn-would = Das würde passieren:
learn-right = Richtig!
learn-next = Nächste Lektion
learn-play = Jetzt richtig spielen
learn-all = Alle Lektionen
learn-box = Was noch in der Schachtel ist
learn-box-lead = Ein zweiter kurzer Kurs für alle, die schon spielen können: Karten und Regeln, die im ersten fehlen.
learn-show = Zeig's mir
learn-skip = Überspringen
no-lesson = Diese Lektion gibt es nicht: Es sind die Nummern 1 bis { $last }.
no-lessons = Für dieses Spiel gibt es keine Lektionen. Wie es geht, steht auf seiner Regelseite.
lesson-astray = Nach dieser Adresse wäre etwas getan worden, wonach die Lektion nicht fragt. Fang die Lektion noch einmal an.
lesson-over = In dieser Lektion ist nichts mehr zu entscheiden. Fang sie noch einmal an, oder geh zur nächsten.

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
bad-host = Eine Anfrage nennt den Server, und „{ $host }“ ist kein Name für einen.
unknown-host = Dieser Server heißt nicht „{ $host }“. Wer ihn betreibt, kann den Namen zulassen: biberbau serve --allow-host { $host }
forged = Dein Cookie ist nicht von hier, wir kennen dich also nicht. Es ist gelöscht: Lade die Seite neu.
too-large = Formulare haben hier weniger als { $limit } Bytes.
too-slow = Ein Formular muss innerhalb von { $seconds } Sekunden ankommen, und dieses kam nicht. Nichts davon zählt: Schick es noch einmal.
some-seconds = { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 }
limit-tables = Du hast in kurzer Zeit viele Tische aufgemacht. Spiel an einem davon, oder warte { some-seconds } und mach dann den nächsten auf.
limit-tournaments = Du hast in kurzer Zeit mehrere Turniere aufgemacht. Warte { some-seconds } und mach dann das nächste auf.
limit-kept = Du hast in kurzer Zeit sehr viel geändert. Warte { some-seconds } und versuch es noch einmal.
limit-everybody = Davon wird auf dem ganzen Server gerade sehr viel verlangt. Warte { some-seconds } und versuch es noch einmal.
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
late = Zu spät: Die Zeit zum Antworten war um. Für dich gilt: { $action }.
late-again = Zu spät: Vor dir hat jemand etwas eingeworfen. Die anderen werden noch einmal gefragt.
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
no-aids = Hier entscheiden alle allein: In einer Partie für die Rangliste oder in einem Turnier gibt es keine Tipps.
no-aids-board = Du spielst gerade eine Partie dieses Spiels, die für die Rangliste zählt oder zu einem Turnier gehört. Bis sie vorbei ist, gibt dir das Brett dazu keinen Rat.
hints-busy = Gerade wird über so viele Tipps nachgedacht, dass deiner lange warten müsste: Frag in ein paar Sekunden noch einmal.
thought-busy = Der Server denkt gerade über so viel nach, dass du lange warten müsstest: Versuch es in ein paar Sekunden noch einmal.
thought-own = Du hast den Server in kurzer Zeit viel nachdenken lassen. Warte { some-seconds } und frag dann noch einmal.
thought-network = Von dort, wo du bist, hat der Server in kurzer Zeit sehr viel nachdenken müssen. Warte { some-seconds } und versuch es noch einmal. Wo viele denselben Anschluss haben, kann, wer diesen Server betreibt, mehr erlauben: BIBERBAU_LIMITS.
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
dealt-already = Zum Tisch, den es schon gibt
seal-foreign = Dieses Siegel ist nicht von hier oder zu alt. Lade die Seite neu: Sie zeigt das gültige.
option-number = Hierher gehört eine ganze Zahl von { $low } bis { $high }.
option-choice = Wähle etwas von dem, was hier zur Auswahl steht.
ranked-clock = Eine Partie für die Rangliste braucht eine Bedenkzeit in Minuten: Wähle eine.
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

## Warum ein Tipp einer ist

hint-is = Tipp: { $action }.
hint-differs = Der Bot, von dem der Tipp ist, hat länger nachgedacht; in diesen durchgespielten Partien gewinnt „{ $action }“ häufiger: { $win } ± { $error } % statt { $own } ± { $unsure } %.
hint-all = Alle Möglichkeiten
advice-title = Was jede Möglichkeit bringt
advice-how = Alles, was du tun kannst, wurde { $deals } Mal zu Ende gespielt, jedes Mal mit denselben verdeckten Karten und demselben Glück für alle. Mit dem ± liegt in 95 von 100 Fällen das Wahre dazwischen.
advice-action = Aktion
advice-win = Gewinnt
advice-behind = Rückstand
advice-per-cent = { $share } ± { $error } %
## Turniere

tournament = Turnier
tournaments = Turniere
tournaments-door = Im K.-o., nach Schweizer Art oder jeder gegen jeden: Mach mit oder eröffne eins.
tournaments-lead = Alle spielen dasselbe Spiel, der Server verteilt die Tische, und am Ende steht fest, wer vorn liegt. Zuschauen dürfen alle.
tournaments-open = Hier kannst du mitmachen
tournaments-running = Gerade im Gange
tournaments-over = Entschieden
tournaments-none = Zurzeit wartet kein Turnier auf Leute. Eröffne du eins!
tournament-new = Ein Turnier eröffnen
tournament-which-game = Welches Spiel soll es sein?
tournament-who = Wer mitmacht
tournament-called = Wie heißt das Turnier?
tournament-you = Und du?
tournament-plays = Ich spiele mit.
tournament-only-hosts = Ich richte es nur aus.
tournament-places = Plätze
tournament-places-help = Mindestens 4, höchstens 64. Sind alle besetzt, geht es von selbst los; vorher kannst du es starten, sobald vier da sind.
tournament-system = Wer gegen wen
system-knockout = K.-o.
system-swiss = Schweizer System
system-everyone = Jeder gegen jeden
system-knockout-help = Von jedem Tisch kommt weiter, wer gewinnt. Teilen sich mehrere den ersten Platz, kommt die höhere Losnummer weiter.
system-swiss-help = Niemand scheidet aus. In jeder Runde trifft man Leute mit ähnlich vielen Punkten, und niemanden zweimal, solange es anders geht.
system-everyone-help = Am Ende haben alle mit allen am Tisch gesessen; an Zweiertischen genau einmal.
tournament-seats = Plätze am Tisch
tournament-seats-help = Geht es nicht auf, sitzt an manchen Tischen eine Person weniger.
tournament-rounds = Runden im Schweizer System
tournament-rounds-help = Mit 0 so viele, wie für eine klare Reihenfolge nötig sind.
tournament-same = Gleiche Karten an allen Tischen
tournament-same-help = In jeder Runde wird überall dasselbe gegeben: Das nimmt dem Glück viel. Zuschauen kann man dann erst, wenn die Runde zu Ende ist.
tournament-same-short = gleiche Karten
tournament-clock-help = Ein Turnier braucht eine Uhr: Sonst wartet eine ganze Runde auf einen Tisch.
tournament-ranked = Die Partien zählen für die Rangliste
tournament-no-hints = An den Tischen eines Turniers gibt es keine Tipps.
tournament-open = Turnier eröffnen
tournament-join = Mitmachen
tournament-join-button = Ich bin dabei
tournament-people = { $people } von { $places } Plätzen besetzt
tournament-people-in = { $people ->
    [one] eine Person
   *[other] { $people } Leute
 }
tournament-mine = du bist dabei
tournament-round = Runde { $number }
tournament-round-of = Runde { $number } von { $rounds }
tournament-final = Finale
tournament-is-over = { $rounds ->
    [one] Entschieden nach einer Runde
   *[other] Entschieden nach { $rounds } Runden
 }
tournament-at-a-table = { $seats } am Tisch
tournament-my-table = An deinen Tisch
tournament-wait = Dein Tisch ist fertig. Die nächste Runde beginnt von selbst, sobald alle so weit sind.
tournament-out = Du bist ausgeschieden. Zuschauen kannst du bis zum Finale.
tournament-missing = { $people ->
    [one] Es fehlt noch eine Person, dann kann es losgehen.
   *[other] Es fehlen noch { $people }, dann kann es losgehen.
 }
tournament-start = Mit { $people } Leuten beginnen
tournament-cancel = Turnier absagen
tournament-begins = Es beginnt, wenn alle Plätze besetzt sind oder wer es eröffnet hat, das Zeichen gibt.
tournament-stand-up = Doch nicht mitmachen
tournament-leave = Aus dem Turnier aussteigen
tournament-sure = Alles Weitere ist dann verloren. An deinem Tisch spielt ein Bot zu Ende, und er zählt nicht für dich.
tournament-leave-sure = Ja, ich steige aus
tournament-standings = Stand
tournament-points = Punkte
tournament-strength = Gegner
tournament-strength-help = Bei gleich vielen Punkten entscheidet, wie gut die, mit denen man am Tisch saß, an ihren anderen Tischen abschneiden: welchen Teil der Punkte dort sie im Schnitt haben.
tournament-reached = Runden gewonnen
tournament-goes-on = kommt weiter
tournament-bye = Freilos: diese Runde ohne Tisch
tournament-table = Tisch { $number }
tournament-play = Spielen
tournament-watch = Zuschauen
tournament-look = Ansehen
tournament-entrants = Dabei sind
tournament-nobody = Noch niemand.
tournament-forgotten = jemand, der nicht mehr hier ist
tournament-gone = ausgestiegen
tournament-to = Zum Turnier
tournament-sealed = Wie an jedem Tisch wird aus einem versiegelten Zufall und den Worten der Spielenden gegeben. Die Siegel aller Tische stehen fest, bevor jemand mitmacht; dieses hier besiegelt die ganze Liste.
tournament-sealed-same = Gleiche Karten kommen allein aus dem versiegelten Zufall der Runde, denn eure Worte machten sie verschieden. Die Siegel aller Runden stehen fest, bevor jemand mitmacht; dieses hier besiegelt die ganze Liste.
tournament-seals = Die Liste der Siegel
tournament-veiled = Alle Tische dieser Runde haben dieselben Karten. Ansehen kannst du sie, wenn alle fertig sind.
tournament-veiled-end = Andere spielen noch mit denselben Karten. Aufzeichnung und Siegel öffnen sich, wenn die Runde zu Ende ist.
tournament-none = Dieses Turnier gibt es nicht, oder es wurde abgesagt.
tournament-begun = Dieses Turnier hat schon begonnen. Zuschauen kannst du trotzdem.
tournament-full = Alle Plätze dieses Turniers sind besetzt. Zuschauen kannst du trotzdem.
tournament-over = Dieses Turnier ist zu Ende.
tournament-not-in = Du machst bei diesem Turnier nicht mit.
tournament-not-host = Das kann nur, wer das Turnier eröffnet hat.
tournament-few = Ein Turnier braucht mindestens { $least } Leute; bis jetzt sind es { $people }.
tournament-many = Du hast schon { $most } Turniere offen. Lass erst eins beginnen oder sage eins ab.
tournament-title = Der Name des Turniers hat höchstens { $most } Zeichen, und alle sind zu sehen.
tournament-clock = Ein Turnier braucht eine Uhr. Nimm eine mit Minuten oder eine mit Tagen.
tournament-options = Diese Regeln passen nicht zu Tischen mit { $people }. Ändere sie oder die Zahl der Plätze am Tisch.
ranking-bot = Bot: { $level }
ranking-bots = Die Bots sind feste Marken: Ihre Stufen haben in der Arena zu zweit gegeneinander gespielt. Die mittlere steht, wo alle anfangen; wie weit die anderen davon entfernt sind, folgt aus ihren Siegen gegeneinander. Keine Partie verschiebt sie.
## The analysis board

analysis = Analysebrett
analysis-lead = Bau eine beliebige Stellung auf, probier alles aus, nimm es zurück, schau durch jedes Paar Augen. Alles steht in der Adresse: Wer sie von dir bekommt, sieht dasselbe.
analysis-from-here = Ab hier analysieren
analysis-set-up = Andere Stellung aufbauen
analysis-start = Neu austeilen
analysis-deal = Welches Blatt
analysis-deal-help = Dasselbe Wort teilt dieselben Karten aus. Bleibt es leer, wird neu gemischt.
analysis-begin-here = Austeilen
analysis-paste = Eine Stellung als Dokument
analysis-document = Stellung als Dokument (JSON)
analysis-document-help = So, wie „biberbau position --json“ sie schreibt, oder aus „Teilen und ändern“ eines anderen Bretts. Ändere daran, was du magst.
analysis-place = Aufbauen
analysis-open = Alle Karten offen
analysis-tried = { $num ->
    [0] Noch nichts probiert
    [one] { $num } Aktion probiert
   *[other] { $num } Aktionen probiert
 }
analysis-one-world = Das hier weiß nur eine Person. Was sie nicht sieht, ist zufällig verteilt; „Anderes Glück“ verteilt es neu.
analysis-undo = Zurücknehmen
analysis-begin = Von vorn
analysis-luck = Anderes Glück
analysis-bot = Bot entscheiden lassen
analysis-hands = Was haben die anderen?
analysis-share = Teilen und ändern
analysis-share-help = Wer diesen Link hat, sieht diese Stellung und kann alles probieren, was du probiert hast. Hier wird nichts davon aufgehoben.
analysis-link = Link zu diesem Brett
analysis-decides = Jetzt entscheidet { $name }.
analysis-their-eyes = Als { $name } schauen
analysis-not-theirs = Jetzt entscheidet jemand anders: Schau zuerst durch dessen Augen.
analysis-illegal = Das geht jetzt nicht. { $why }
analysis-unreadable = In dieser Adresse steckt keine Stellung. Vielleicht ist unterwegs etwas verloren gegangen: Kopier sie ganz.
analysis-wrong = Das ist noch keine Stellung: { $why }
analysis-no-document = Das ist kein Stellungsdokument. Es beginnt mit dem Format biberbau-position/1.
analysis-other-game = Das ist eine Stellung eines anderen Spiels: { $game }.
analysis-long = Mehr als { $most } Aktionen hintereinander gehen nicht. Bau die Stellung von hier neu auf.
analysis-eyes = Das weiß nur eine Person, also lässt es sich nur durch ihre Augen ansehen.
analysis-hands-seat = Was { $name } wissen kann: gezählt in { $worlds } Verteilungen, die zu allem passen, was dort zu sehen war. Wie die anderen gespielt haben, zählt nicht mit.
analysis-hands-all = Was jemand wissen kann, der nur zuschaut: gezählt in { $worlds } Verteilungen, die zu allem passen, was alle gesehen haben. Wie gespielt wurde, zählt nicht mit.
analysis-back = Zurück zum Brett
analysis-nothing-hidden = Hier ist nichts verborgen.
analysis-hidden = { $num ->
    [one] { $num } verdeckte Karte
   *[other] { $num } verdeckte Karten
 }
analysis-known = Bekannt:
analysis-card = Karte
analysis-likely = Hat mindestens eine

## Memory training

train = Gedächtnistraining
train-lead = Karten liegen offen, dann werden sie zugedeckt: Sag, wo welche Zahl liegt. { $rounds } Runden, in jeder eine Karte mehr, und später tauschen verdeckte Karten den Platz.
train-begin = Los geht's
train-round = Runde { $number } von { $last }
train-look = Merk dir { $num } Karten und wo sie liegen. Lass dir Zeit.
train-cover = Zudecken
train-swap = Die Karten auf Platz { $one } und { $other } tauschen.
train-ask = Welche Zahl liegt wo?
train-place = Platz { $number }
train-answer = So liegen sie
train-right = { $right } von { $asked } richtig.
train-known = richtig
train-unsaid = nichts gesagt
train-said = gesagt: { $number }
train-score = Bisher { $right } von { $asked }.
train-next = Nächste Runde
train-again = Noch einmal
train-unreadable = Diese Adresse gehört zu keinem Training, oder ein Teil davon fehlt. Fang ein neues an.
train-none = In diesem Spiel muss sich niemand verdeckte Karten merken, also gibt es dafür kein Gedächtnistraining.

## Advice on the board

analysis-advice = Um Rat fragen
analysis-advice-title = Was kommt dabei heraus?
analysis-advice-help = Jede mögliche Aktion { $deals }-mal weitergespielt, jedes Mal mit neu verteilten verdeckten Karten, aus dem, was { $name } wissen kann. Der Balken ist die Gewinnchance; was Zufall sein kann, steht hinter dem ±.
analysis-action = Aktion
analysis-wins = Gewinnt
analysis-why = Warum
analysis-try = Ausprobieren

## Puzzles

puzzles = Rätsel
puzzles-lead = Momente aus Partien zwischen Bots, in denen eine Aktion klar die beste ist, egal wie die verdeckten Karten liegen. Find sie.
puzzle-of-the-day = Rätsel des Tages
puzzles-solved = { $num } von { $last } gelöst
puzzles-help = Die leichtesten kommen zuerst. Je mehr Punkte voll sind, desto schwerer ist die Lösung zu sehen.
puzzle-number = Rätsel { $number }
puzzle-of = Rätsel { $number } von { $last }
puzzle-players = { $num } am Tisch
puzzle-easy = leicht
puzzle-middling = mittel
puzzle-hard = schwer
puzzle-solved = gelöst
puzzles-all = Alle Rätsel
puzzle-task = Du bist dran: Was ist das Beste?
puzzle-wrong = „{ $action }“ ist nicht das Beste.
puzzle-best = Das Beste ist: { $action }.
puzzle-numbers = Das ist { $percent } von 100 wert; das Nächstbeste, „{ $action }“, bleibt um mindestens { $margin } dahinter.
puzzle-source = Gefunden in einer Partie zwischen Bots und bestätigt in { $seeds } Suchen mit je { $playouts } Partien, jedes Mal mit anders verteilten verdeckten Karten.
puzzle-shown = Die Lösung
puzzle-next = Nächstes Rätsel
puzzle-analyse = Aufs Analysebrett
no-puzzle = Dieses Rätsel gibt es nicht. Das Spiel hat { $last }.
no-puzzles = Zu diesem Spiel gibt es keine Rätsel.
# Der Rückblick auf eine fertige Partie
review = Rückblick
review-what = Jede Entscheidung wird noch einmal angesehen und das Ergebnis zerlegt: Wie viel davon war Glück, wie viel gut gespielt?
review-fair-view = Beurteilt wird eine Entscheidung nur danach, was man in dem Moment wissen konnte.
review-make = Diese Partie ansehen
review-go-on = Mit dem Rückblick weitermachen
review-at = Schritt { $at } von { $last } wird angesehen. Was schon gefunden ist, steht unten.
review-progress = Wie weit der Rückblick ist
review-stay = Seite nicht mehr neu laden
review-look-again = Noch einmal nachsehen
review-not-over = Einen Rückblick gibt es nur auf Partien, die zu Ende gespielt wurden.
review-none = Auf diese Partie hat noch niemand zurückgeblickt.
review-enough = Zwei Rückblicke für dich sind noch in Arbeit. Danach gern der nächste!
review-busy = Gerade werden viele Partien angesehen. Bitte versuch es in ein paar Minuten noch einmal.
review-luck = Glück und Können
review-player = Wer
review-fair = Fairer Anteil
review-drawn = Glück
review-own = Eigene Entscheidungen
review-others = Die der anderen
review-result = Ergebnis
review-sums = In Hundertsteln vom Sieg. Die vier Spalten davor ergeben zusammen das Ergebnis, bis aufs Runden. Glück sind das Austeilen und jede Karte, die gezogen wird, verglichen mit dem, was stattdessen hätte kommen können; mit dem ± liegt in 95 von 100 Fällen das Wahre dazwischen.
review-chances = Siegchancen
review-open-cards = Bei offenen Karten, in Hundertsteln vom Sieg, vom ersten Schritt bis zum letzten.
review-as-table = Dasselbe als Tabelle
review-step = Schritt
review-percent = { $n } %
review-decisions = Entscheidungen
review-judged = Jede Entscheidung wurde aus der Sicht dessen beurteilt, der sie traf: Von dort aus wurden { $playouts } Partien weitergespielt, wo es knapp war, bis zu dreimal so viele. Was die anderen hielten, zählt nicht. Was auch ein starker Bot verschenkt, ist in Ordnung.
review-step-number = Schritt { $at }
review-better = Besser: { $best } ({ $loss } % vom Sieg verschenkt)
review-all-fine = Niemand hat etwas verschenkt, soweit sich das sagen lässt.
review-label-fine = in Ordnung
review-label-slip = ungenau
review-label-mistake = Fehler
review-label-blunder = grober Fehler
review-label-close = knapp
review-close = „Knapp“ heißt: So viele Partien reichen nicht, um sich auf ein Wort festzulegen.
review-yours-better = Du hast besser gespielt, als dein Ergebnis sagt: Ohne das Glück der Karten wäre dein Anteil am Sieg { $without } %, bekommen hast du { $result } %.
review-yours-despite = Du hast gegen das Glück der Karten gewonnen: Es hat dich { $luck } % vom Sieg gekostet, und du hast sie zurückgeholt.
review-yours-lucky = Das Glück war auf deiner Seite: Es war dir { $luck } % vom Sieg wert.
review-yours-even = In deinem Ergebnis steckt nicht mehr Glück, als sich beim Zählen zufällig ergeben kann.
review-theirs-better = { $name } hat besser gespielt, als das Ergebnis sagt: Das Pech hat { $luck } % vom Sieg gekostet.
review-theirs-despite = { $name } hat gegen das Glück der Karten gewonnen: Es hat { $luck } % vom Sieg gekostet, das Spiel hat sie zurückgeholt.
review-theirs-lucky = { $name } hatte Glück: Es war { $luck } % vom Sieg wert.
review-theirs-even = { $name } hatte weder Glück noch Pech, soweit sich das sagen lässt.

## Programs that people write

pods-program = (Programm)
open-programs = auch für Programme
setup-programs = Auch Programme dürfen sich setzen
setup-programs-help = Programme, die jemand geschrieben hat, jedes als solches gekennzeichnet. Sie kennen den Link oder finden den Tisch auf der ersten Seite.
ranked-programs = Eine Partie für die Rangliste ist nur für Menschen: Lass die Programme weg oder die Rangliste.
people-only = An diesen Tisch dürfen sich nur Menschen setzen; wer ihn aufgemacht hat, kann einen für Programme aufmachen.
programs = Programme am Tisch
programs-help = Du kannst ein Programm schreiben, das hier mitspielt, mit Menschen oder mit anderen Programmen.
programs-to = Deine Programme
programs-lead = Ein Programm spielt wie ein Mensch: Es bekommt einen Schlüssel, setzt sich, hört, wann es dran ist, und sieht, was sein Platz sehen darf.
programs-made = { $name } kann mitspielen
programs-token = Der Schlüssel
programs-once = Heb ihn jetzt auf: Er wird nur dieses eine Mal gezeigt. Wer ihn hat, spielt als dieses Programm.
programs-try = Zum Ausprobieren lass einen unserer Bots damit spielen:
programs-mine = Deine Programme
programs-since = seit
programs-revoke = Beenden
programs-revoke-one = { $name } beenden
programs-revoke-help = Der Schlüssel öffnet dann nichts mehr. Wo das Programm noch spielt, übernimmt ein Bot.
programs-new = Ein neues Programm
programs-name = Wie es am Tisch heißt
programs-make = Schlüssel machen
programs-how = So geht es
programs-where = Es setzt sich, wo der Tisch Programme zulässt, und nie in Partien für die Rangliste.
programs-knows = Am Tisch ist es gekennzeichnet, damit alle wissen, mit wem sie spielen, und es weiß nicht mehr als jeder andere auf seinem Platz.
programs-gone = Ein Programm, das nicht mehr antwortet, hält niemanden auf: Ein Bot spielt für es weiter, wie für jeden, der weg ist.
programs-many = Du hast { $num } Programme: Beende erst eines davon.
program-unknown = So ein Programm hast du nicht: Vielleicht ist es schon beendet.
programs-revoked = Dieser Schlüssel öffnet nichts mehr.
protocol = Das Protokoll für Programme
protocol-lead = Alle Adressen, erzeugt von dem Server, den du gerade ansiehst. Die Namen darin sind englisch.

## Wie ein Turnier ausgelost wurde

tournament-draw = Wie wurde gelost?
draw-is-sealed = Auch gelost wird aus einem versiegelten Zufall und den Worten aller: Niemand kann aussuchen, wer auf wen trifft, auch der Server nicht.
draw-words-help = Sie gehen in die Auslosung ein und ins Geben an deinen Tischen, mit den Worten aller und einem Zufall, der schon versiegelt ist: So kann niemand aussuchen, wer auf wen trifft, oder die Karten. Schreib, was du magst.
draw-words-help-same = Sie gehen in die Auslosung ein, mit den Worten aller und einem Zufall, der schon versiegelt ist: So kann niemand aussuchen, wer auf wen trifft. Schreib, was du magst.
draw-lead = Der Zufall dieser Auslosung war versiegelt, bevor jemand mitmachte. Als alle Worte da waren, wurde er geöffnet, und aus beidem folgen die Nummern.
draw-sealed = Siegel der ganzen Liste
draw-opener = Wer es eröffnet hat
draw-again = Noch einmal gelost
draw-scriptless = Hier läuft kein Skript, darum kann diese Seite nicht noch einmal losen. Nimm die Auslosung mit und lass biberbau losen:
draw-drawing = Es wird noch einmal gelost …
draw-command = Mit biberbau auf deinem eigenen Rechner prüfst du es ohne diese Seite:
draw-take-along = Auslosung mitnehmen
draw-verdict-good = Alles stimmt.
draw-verdict-bad = Etwas stimmt nicht! Die Auslosung wurde nachträglich geändert.
draw-list-good = Die Liste der Siegel ist die, deren Siegel veröffentlicht war.
draw-list-bad = Die Liste der Siegel ist nicht die, deren Siegel veröffentlicht war.
draw-kept-good = Diesem Browser wurde vorher dasselbe Siegel gezeigt.
draw-kept-bad = Diesem Browser wurde vorher ein anderes Siegel gezeigt: { $seal }
draw-kept-open = Dieser Browser hat das Turnier vorher nicht gesehen, weiß also nicht, welches Siegel damals gezeigt wurde.
draw-seal-good = Der offene Startwert hat das Siegel, das in der Liste für die Auslosung steht.
draw-seal-bad = Der offene Startwert hat nicht das Siegel, das in der Liste für die Auslosung steht.
draw-numbers-good = Startwert und Worte ergeben genau diese Nummern.
draw-numbers-bad = Startwert und Worte ergeben andere Nummern: { $right }
draw-not-yet = Es ist noch nicht gelost. Wenn das Turnier beginnt, siehst du hier, wie.
draw-unsealed = Dieses Turnier wurde eröffnet, bevor Auslosungen versiegelt wurden; seine lässt sich nicht prüfen.
