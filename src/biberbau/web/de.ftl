### Was die Seiten selbst sagen, auf Deutsch.

language = Deutsch
# Where a translation is a draft, the front page says so.
draft = {""}
not-spoken = Dieses Spiel spricht noch kein Deutsch, darum ist sein Tisch auf Englisch.

## Der Rahmen jeder Seite

to-the-table = Zum Tisch
to-the-content = Zum Inhalt
to-the-games = biberbau, zu den Spielen
settings = Einstellungen
choose-language = Sprache wählen
light-or-dusk = Hell oder dunkel
menu = Menü
menu-play = Spielen
menu-learn = Lernen
which-learn = Ein paar kurze Lektionen am Tisch, dann kannst du es. Welches Spiel?
which-ranking = Wer am besten spielt, in jedem Spiel für sich.

## Was entschieden wird

dock-silence = Wer { $num } Sekunden lang nicht antwortet, sagt Nein. Das gilt für alle.
dock-answered = Deine Antwort: { $answer }. Sie zählt, wenn die Zeit um ist; bis dahin kannst du sie ändern.
dock-nudge = Einmal tippen: lesen, was passiert. Zweimal tippen: spielen.
dock-what-do-they-make = Was ergibt das?
dock-forced = Es gibt nur einen Zug, darum macht ihn der Tisch für dich.
dock-spared-unable = Du hast keine Karte zum Antworten, also passt du.
dock-spared-round = Du passt in dieser Runde, wie du wolltest.
dock-pass-round = Diese Runde passen
dock-ask-again = Frag mich wieder
ahead-button = Als Nächstes: { $action }
ahead-says = Wähl es jetzt, und der Tisch spielt es, sobald du dran bist, falls es dann geht. Niemand sonst sieht das.
ahead-next = Als Nächstes: { $action }. Der Tisch spielt das, sobald du dran bist, falls es dann geht.
ahead-drop = Doch nicht
ahead-fallen-hand = Deine Karten haben sich geändert, darum gilt „{ $action }“ nicht mehr.
ahead-fallen-round = Eine neue Runde hat begonnen, darum gilt „{ $action }“ nicht mehr.
ahead-fallen-undone = Jemand hat einen Zug zurückgenommen, darum gilt „{ $action }“ nicht mehr.
ahead-fallen-old = Seitdem ist so viel geschehen, dass „{ $action }“ nicht mehr gilt.
ahead-fallen-illegal = Du hattest „{ $action }“ gewählt, aber das geht jetzt nicht.
how-you-play = So spielst du
taps = Einmal tippen oder zweimal
taps-one = Einmal tippen spielt
taps-some = Einmal tippen, wenn es nichts zu erklären gibt; sonst erklärt das erste Tippen, und das zweite spielt
taps-two = Das erste Tippen erklärt, das zweite spielt
reactions = Wenn jemand reagieren darf
asked-able = Frag mich, wenn ich antworten könnte
asked-always = Frag mich jedes Mal
asked-never = Pass für mich in dieser Runde
asked-help = Niemand merkt, was du gewählt hast: Antworten zählen wie immer erst, wenn die Zeit um ist.
take-back = Zurücknehmen
you-watch = Du schaust zu. Du siehst, was alle am Tisch sehen.
hint = Tipp
hint-thinking = denkt nach …

## Wie an einem Tisch gegeben wurde

fair-verdict-good = Alles stimmt.
fair-verdict-bad = Da stimmt etwas nicht! Nach dem Geben wurden Karten geändert.
fair-record-bad = Die Aufzeichnung passt nicht zu dieser Seite, oder es steht etwas darin, das diese Seite nicht kennt.
fair-seal-good = Der offene Startwert passt zum veröffentlichten Siegel.
fair-seal-bad = Der offene Startwert passt nicht zum veröffentlichten Siegel.
fair-kept-seal-good = Dieser Browser hat vor dem Geben dasselbe Siegel gesehen.
fair-kept-seal-bad = Dieser Browser hat vor dem Geben ein anderes Siegel gesehen: { $seal }
fair-kept-seal-open = Dieser Browser hat von diesem Tisch nichts aufgehoben und weiß nicht, welches Siegel vor dem Geben zu sehen war.
fair-own-words-good = Dein Mischspruch ist der, den du geschickt hast.
fair-own-words-bad = Dein Mischspruch ist nicht der, den du geschickt hast: { $words }
fair-kept-words-good = Alle Mischsprüche sind noch dieselben wie während des Spiels.
fair-kept-words-bad = Während des Spiels standen andere Mischsprüche da.
fair-kept-words-open = Dieser Browser hat die Mischsprüche während des Spiels nicht gesehen.
fair-packs-good = Alle Karten kamen aus dem Stapel, den dieser Browser schon vorher kannte.
fair-packs-bad = In Zug { $move } kamen Karten aus einem Stapel, der nicht zu diesem Spiel gehört.
fair-packs-open = Alle Karten kamen aus ein und demselben Stapel, aber dieser Browser kannte ihn vorher nicht.
fair-draws-good = Alle { $count } Ziehungen sind genau so, wie Startwert und Mischsprüche es vorgeben.
fair-draws-bad = Ziehung { $number } von { $count } ist anders, als der Server sagt.
fair-cards-good = Alle { $count } Karten, die gegeben oder gezeigt wurden, sind auch die gezogenen.
fair-cards-bad = In Zug { $move } wurde eine Karte gezeigt, die nicht gezogen wurde: { $card }.
fair-learned-good = Die { $count } Karten, die dir dieser Browser gezeigt hat, stehen auch in der Aufzeichnung.
fair-learned-bad = In der Aufzeichnung stehen andere Karten, als dir dieser Browser gezeigt hat.
fair-learned-open = Dieser Browser hat das Spiel nicht gesehen und kann deine Karten nicht vergleichen.
fair-step-below = Aus { $ways } gezogen: Nummer { $result }
fair-step-take = { $place }, eine von { $ways } Karten: { $result }
fair-step-shuffle = { $place }, gemischt: { $result }
fair-step-off = { $place }, vom Ende: { $result }
fair-place-deck = Nachziehstapel
fair-place-hand = Hand
fair-place-aside = beiseitegelegte Karten
fair-step-wrong = – richtig wäre: { $right }
dealt-fairly = Ehrlich gegeben
back-to-the-table = Zurück zum Tisch
sealed-before-words = Der Server hat seinen geheimen Startwert versiegelt, bevor er einen einzigen Mischspruch kannte. Alle Karten ergeben sich aus dem Startwert und diesen Sprüchen. Nach dem Spiel liegt der Startwert offen, und dein Browser rechnet das Geben nach.
fair-opened-seed = Offener Startwert
fair-late-words = Den Mischspruch spät zu wählen bringt nichts: Der Startwert bleibt bis zum Ende geheim, und sobald gegeben ist, stehen alle Sprüche fest.
fair-dealt-again = Noch einmal gegeben
fair-scriptless = JavaScript ist aus, darum kann diese Seite nicht noch einmal geben. Lade die Aufzeichnung herunter und lass biberbau das tun:
fair-dealing = Wird noch einmal gegeben …
fair-command = Diese Seite weiß, wie Karten gezogen werden, kennt aber die Spielregeln nicht. Ob jede Karte auch dort gelandet ist, wo sie nach den Regeln hingehört, prüft dieser Befehl:
fair-take-along = Aufzeichnung herunterladen
watch-it-again = Wiederholung ansehen
fair-deal = Das Geben, Karte für Karte
fair-later = Was später gezogen wurde

## Hinter einer Einladung

join-the-table = An den Tisch setzen
join-kept = { $name } hat dir einen Platz freigehalten
join-kept-guest = Hier ist ein Platz für dich frei
join-full = Am Tisch von { $name } sind alle Plätze besetzt
join-running = Am Tisch von { $name } wird schon gespielt
join-over = Am Tisch von { $name } ist das Spiel zu Ende
join-watch = Du kannst zuschauen: Du siehst, was offen liegt, und niemandes verdeckte Karten.
join-look-back = Du kannst dir alles noch einmal ansehen, aus der Sicht von jedem am Tisch.
join-own = Selbst etwas spielen
watch = Zuschauen
watch-none = Gerade läuft kein Spiel, bei dem alle zuschauen dürfen. Bei Turnieren darf das jeder, und deine eigenen Partien kannst du dir jederzeit noch einmal ansehen.
your-name = Dein Name
sit-down = Hinsetzen

## Die erste Seite

landing-title = Kartenspiele am Fluss
landing-welcome = Reinkommen, hinsetzen, austeilen.
landing-lead = Kartenspiele mit verdeckten Karten. Spiel sofort gegen Bots, die nie spicken, oder schick Freunden einen Link. Ohne Konto.
your-tables = Deine Tische
status-lobby = wartet auf Mitspieler
status-playing = läuft
status-over = zu Ende
games = Spiele
landing-players = { $low }–{ $high } Spieler
landing-minutes = { $num } Min.
landing-with-bots = Gegen Bots spielen
landing-with-friends = Mit Freunden spielen
landing-learn = Spiel lernen (4 Min.)
landing-set-up = Selbst einrichten
landing-credit = Ein Spiel von { $credit }. Nicht offiziell; wenn es dir gefällt, kauf das echte.
how-you-know = So bleibt das Mischen fair
landing-sealed = Das nächste Geben ist schon versiegelt: Der geheime Startwert des Servers hat dieses Siegel. Alle Karten ergeben sich aus ihm und deinem Mischspruch, also kann sie niemand aussuchen. Nach dem Spiel liegt der Startwert offen, und dein Browser rechnet das Geben nach.
your-words-for-the-deal = Dein Mischspruch (freiwillig)
landing-scriptless = Ohne JavaScript denkt sich der Server deinen Mischspruch aus; einen eigenen schreibst du, wenn du einen Tisch selbst einrichtest.
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
open-none-of = Auf { $game } wartet gerade niemand. Mach einen Tisch auf: Wer vorbeikommt, sieht ihn hier und setzt sich dazu.
open-again = Noch einmal nachsehen
play-lead = Keiner da? Wir setzen dich an den Tisch, der am ehesten voll wird, egal bei welchem Spiel.
play-button = Such mir einen Platz
landing-with-others = Mit Fremden
empty-seats = Leere Plätze
fill-never = bleiben frei, bis jemand kommt
fill-seconds = gehen nach { $seconds } Sekunden an Bots
fill-minutes = { $minutes ->
    [one] gehen nach einer Minute an Bots
   *[other] gehen nach { $minutes } Minuten an Bots
 }
code-title = Ich habe einen Code
code-help = Sechs Ziffern, die dir jemand vom Tisch gesagt hat, oder die sieben eines Turniers. Ein ganzer Link geht auch.
code-go = Zum Tisch
code-unknown = Zu diesem Code gibt es gerade keinen offenen Tisch und kein offenes Turnier. Vielleicht hat das Spiel schon begonnen: Frag noch einmal nach dem Code oder nach dem Link.
code-length = Ein Code hat sechs Ziffern, zum Beispiel 123 456, der eines Turniers sieben, zum Beispiel 123 4567.
limit-codes = Das waren viele Codes in kurzer Zeit. Warte { some-seconds } und tipp den nächsten in Ruhe.
company-title = Wer dazukommen darf
company-if-open = Gilt nur, wenn ein Platz frei ist.
listed-no = Nur Freunde: wer den Link oder den Code hat
listed-yes = Alle: Der Tisch steht auf der Startseite und fängt an, wenn er voll ist
setup-level = Stärke neuer Bots
setup-clock = Bedenkzeit
setup-absent = Wenn jemand weggeht
clock-none = ohne Zeitlimit
clock-live = { $minutes } Minuten für jeden, dazu { $seconds } Sekunden pro Zug
clock-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
 }
clock-help = Bei Tagen pro Zug muss niemand sitzen bleiben: Komm wieder, wenn du dran bist.
absent-bot = spielt so lange ein Bot
absent-out = ist die Person raus, und ein Bot spielt zu Ende
invite-listed = Diesen Tisch finden alle auf der Startseite, und alle dürfen zuschauen. Es geht los, sobald der letzte Platz besetzt ist.
invite-private = Diesen Tisch findet nur, wer den Link oder den Code hat.
invite-code = Oder nenn ihnen diesen Code
invite-qr = QR-Code der Einladung
invite-share = Einladung teilen
invite-to = Ein Platz für dich: { $game }
invite-fills = Bots übernehmen die freien Plätze in
join-open = Am Tisch von { $name } ist ein Platz frei

## Vor dem Spiel

lobby-fill-and-begin = { $seats ->
    [one] Mit einem Bot auffüllen und anfangen
   *[other] Mit Bots auffüllen und anfangen
 }
the-table-is-set = Der Tisch steht bereit
lobby-free = noch frei
level-relaxed = Bot, gemütlich
level-keen = Bot, ehrgeizig
level-relaxed-1 = Bot, gemütlich (1. Fassung)
level-keen-1 = Bot, ehrgeizig (1. Fassung)
level-strong = Bot, stark
level-master = Bot, meisterhaft
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
lobby-rules = Regeln ändern
lobby-rules-ok = So spielen wir
rules-small = Hier sitzen schon { $people } Leute, mindestens so viele Plätze braucht der Tisch.
lobby-all-sit-down = Es geht los, sobald alle sitzen.
lobby-host-begins = Es geht los, sobald der Gastgeber anfängt.
stand-up = Aufstehen

## Worte und Siegel eines Gebens

words-help = Alle Sprüche werden mit einem versiegelten Startwert des Servers gemischt, so kann niemand schummeln. Deinen kannst du lassen, wie er ist.
words-by-browser = Den hat sich dein Browser ausgedacht.
words-by-server = Den hat sich der Server ausgedacht, weil JavaScript aus ist: Schreib besser einen eigenen.
deal-words-of-all = Alle Mischsprüche
deal-bot = Bots haben keinen
deal-none = keiner

## Eine Nachricht

back = Zurück

## Das Ende eines Spiels

over-wins = { $winners ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
 }
over-you-win = Du gewinnst!
over-place = Dein Platz: { $place } von { $players }.
to-the-rematch = Zur Revanche
play-again = Revanche
other-games = Andere Spiele
over-take-along = Aufzeichnung als Datei speichern
over-check = War das Geben fair? Prüf es nach.
over-next-deal = Nächstes Geben: versiegelt

## Die Plätze

at-the-table = Am Tisch
pods-bot = (Bot)
pods-decides = entscheidet gerade
pods-leads = führt

## Uhren, und wer weg ist

pods-clock = Restzeit:
pods-gone = ein Bot spielt so lange
pods-waits = spielt vorerst gemütlich: wird noch vorbereitet
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
absent-soon = { $name } ist gerade nicht da. Ein Bot übernimmt in:
bot-for-gone = Für { $name } spielt so lange ein Bot.
bot-for-left = { $name } ist ausgeschieden; ein Bot spielt weiter.
bots-for-waiting = { $count ->
    [one] Ein Bot wird noch vorbereitet. So lange spielt er gemütlich und zählt in dieser Partie als gemütlich.
   *[other] { $count } Bots werden noch vorbereitet. So lange spielen sie gemütlich und zählen in dieser Partie als gemütlich.
 }
you-left = Du bist ausgeschieden
you-left-help = Ein Bot spielt für dich weiter; du kannst bis zum Ende zuschauen.
leave-game = Spiel verlassen
leave-title = Dieses Spiel verlassen?
leave-lead = Ein Bot spielt für dich zu Ende, und du kannst nicht auf deinen Platz zurück.
leave-alone = Sonst spielt hier niemand, also ist das Spiel sofort zu Ende, ohne Ergebnis.
leave-stay = Weiterspielen
left-title = Dieses Spiel endete vorzeitig
left-lead = Alle sind gegangen, also gewinnt niemand. Du kannst dir jetzt alle Karten ansehen.
status-left = vorzeitig zu Ende
is-left = Alle haben diesen Tisch verlassen, das Spiel ist also zu Ende.
is-out = Du bist aus diesem Spiel ausgeschieden; ein Bot spielt für dich weiter.
bot-plays = Gerade spielt ein Bot für dich. Drück erst „Ich bin wieder da“; der Platz gehört noch dir.
clock-no-undo = Solange eine Uhr läuft, kannst du nichts zurücknehmen.
clock-no-pause = Solange eine Uhr läuft, kannst du die Bots nicht anhalten.

## Ehrlich gegeben

look-closer = Genauer ansehen

## Was geschah

cards-to-come = { $num ->
    [one] Noch { $num } Karte
   *[other] Noch { $num } Karten
 }
just-now = Gerade eben
recent-how-far = Wie weit das Spiel ist
all-of-it = Ganzer Verlauf
again = Noch einmal
again-long = Zeig noch einmal, was eben geschah
wait = Pause
go-on = Weiter
bots-wait = Bots anhalten
bots-go-on = Bots weiterspielen lassen
bots-are-waiting = Die Bots warten auf dich.
looking-back = Frühere Züge
back-to-the-game = Zurück ins Spiel
what-happened = Was bisher geschah
close = Schließen

## Die Aufzeichnung

replay = Wiederholung
to-the-start = Zum Anfang
one-step-back = Einen Schritt zurück
play-on = Abspielen
one-step-on = Einen Schritt weiter
to-the-end = Zum Ende
replay-step = Schritt { $at } von { $last }
replay-link = Link hierher kopieren
go-there = Dorthin
through-whose-eyes = Aus der Sicht von:
replay-spectator = Zuschauern

## Ein neuer Tisch

new-table = Neuer Tisch
set-the-table = Spiel einrichten
who-plays = Wer mitspielt
setup-seat = Platz { $number }
setup-friend = ein Mensch
setup-wrong = { $num ->
    [one] Etwas stimmt noch nicht; es ist unten markiert.
   *[other] { $num } Dinge stimmen noch nicht; sie sind unten markiert.
 }
setup-seats-beyond = Plätze über die Spielerzahl hinaus zählen nicht.
about-friend = setzt sich mit dem Link oder Code dazu, den der Tisch dir gibt, oder von der Startseite aus.
about-relaxed = schaut nur auf den nächsten Augenblick und nimmt auch mal das Zweitbeste.
about-keen = spielt vor jedem Zug 400 Partien im Kopf voraus; im Zweifel macht er, was üblich ist.
about-strong = spielt 20.000 Partien voraus; das kann einen Moment dauern.
about-master = denkt bis zu dreimal so lange nach und hat für manche Spiele trainiert. Kein Bot sieht mehr als ein Mensch auf seinem Platz.
house-rules = Hausregeln
house-rules-help = Wo die Spielregel etwas offenlässt, haben wir entschieden. Hier kann euer Tisch es anders halten.
house-rules-changed = { $num } geändert
how-to-play = Wie gespielt wird
as-usual = Wie üblich
open-the-table = Tisch eröffnen

## Der Tisch

title-yours = Du bist dran – { $game }
title-turn = { $name } ist dran – { $game }
title-over = Zu Ende – { $game }

## Um den Tisch herum

rules = Regeln
ruling = Regel { $number }
contents = Inhalt
rules-search = In den Regeln suchen
rules-nothing-found = Dazu steht nichts in den Regeln.
rules-loading = Die Regeln werden geladen …
rules-more = In den Regeln nachlesen
sound = Ton
sound-ask = Ton an?
sound-yes = Ja
sound-no = Nein
pace = Tempo
pace-calm = Gemütlich
pace-brisk = Flott
pace-instant = Sofort
connection-gone = Verbindung weg, neuer Versuch …
not-sent = Das kam nicht an. Versuch es gleich noch einmal.
sent-later = Keine Verbindung. Dein Zug geht von selbst raus, sobald sie wieder da ist.
again-by-itself = Diese Seite lädt sich in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
 } von selbst neu.
again-now = Jetzt neu laden
again-never = Nicht von selbst neu laden
keys = Tasten
keys-choose = Karte oder Tier wählen
keys-do-it = ausführen
keys-let-go = abbrechen, schließen
keys-what-happened = was bisher geschah
keys-again = noch einmal zeigen, was eben geschah
keys-pause = Bots anhalten oder weiterspielen lassen
keys-rules = Regeln
keys-these = diese Tasten
your-first-game = Dein erstes Spiel
got-it = Verstanden

## Eine App, und was gesagt wird, während keine Seite offen ist

app-name = biberbau – Kartenspiele in der Biberburg
offline-title = Keine Verbindung
offline-text = Der Tisch ist gerade nicht zu erreichen. Dein Spiel ist sicher: Alles, was du gespielt hast, ist gespeichert.
offline-looks = Diese Seite versucht es weiter und kommt von selbst zurück.
offline-again = Noch einmal versuchen
tells-turns = Sag mir Bescheid, wenn ich dran bin
tells-begins = Sag mir Bescheid, wenn es losgeht
tells-none = Hier nicht mehr benachrichtigen
tells-blocked = Dieser Browser blockiert unsere Benachrichtigungen. Wenn du wissen willst, wann du dran bist, erlaube sie in seinen Einstellungen für diese Seite.
tells-failed = Das hat nicht geklappt: Der Dienst, über den dein Browser Benachrichtigungen bekommt, ist gerade nicht zu erreichen. Versuch es später noch einmal; das Spiel geht auch ohne weiter.
push-title-turn = Du bist dran
push-title-begins = Es geht los
push-title-again = Eine Einladung
push-turn = Du bist dran bei { $game } mit { $names }.
push-begins = Dein Spiel mit { $names } fängt an: { $game }.
push-again = Noch einmal { $game } mit { $names }?
push-endpoint = Das ist keine Adresse für Benachrichtigungen, darum haben wir nichts gespeichert. Drück den Knopf auf der Seite des Tisches noch einmal.
push-nobody = Benachrichtigungen gibt es nur für Leute, die an einem Tisch sitzen. Setz dich erst hin.

## Für alle, die den Server betreiben

operator-title = Für die Betreiber des Servers
operator-lead = Diese Seite ist für die Betreiber des Servers. Gib das Token aus den Einstellungen ein.
operator-token = Token
operator-come-in = Anmelden
operator-wrong = Das Token stimmt nicht. Du findest es in BIBERBAU_OPERATOR_TOKEN oder in der Datei operator.token im Datenordner.
operator-unknown = Du warst ein paar Stunden weg oder hast das Token noch nie eingegeben. Es wurde nichts geändert: Geh zurück, gib es ein und versuch es noch einmal.
operator-look-again = Noch einmal nachsehen
operator-leave = Abmelden
operator-load = Auslastung des Servers
operator-process = Prozess
operator-version = Version
operator-since = Seit
operator-people = Leute
operator-streams = Offene Seiten
operator-awake = Tische aktiv
operator-keeps = Betreute Tische
operator-actions = Züge pro Minute
operator-bots = Wartende Bots
operator-database = Datenbank
operator-milliseconds = { $number } ms
operator-draining = startet bald neu
operator-no-process = In der letzten Minute hat sich kein Prozess gemeldet.
operator-undeclared = Anfragen kommen über einen Proxy unter { $proxies }, dem dieser Server nicht vertraut. Deshalb zählen alle Besucher als einer, und Grenzen und Sperren können sie nicht unterscheiden. Setz BIBERBAU_PROXY={ $proxies } und starte den Server neu.
operator-tables = Tische
operator-game = Spiel
operator-no-table = Es gibt noch keinen Tisch.
operator-keeps-lobbies = Tische, an denen kein Spiel begonnen hat, werden nach { $days } Tagen ohne Änderung gelöscht.
operator-keeps-all-lobbies = Tische, an denen kein Spiel begonnen hat, bleiben für immer.
operator-keeps-games = Beendete Spiele werden nach { $days } Tagen gelöscht (BIBERBAU_KEEP_GAMES).
operator-keeps-all-games = Beendete Spiele bleiben für immer (BIBERBAU_KEEP_GAMES).
operator-message = Nachricht an alle
operator-message-help = Sie steht oben auf jeder Seite, auch auf offenen, bis du sie zurücknimmst. Lässt du eine Sprache leer, steht die Nachricht dort in einer anderen.
operator-say = Anzeigen
operator-take-back = Zurücknehmen
operator-restart = Vor einem Neustart
operator-restart-help = Ab jetzt gibt es keine neuen Tische. Begonnene Spiele gehen weiter, und ein Hinweis sagt allen, wann der Server neu startet. Halte ihn selbst an, wenn es so weit ist: Alle Spiele bleiben erhalten.
operator-restart-at = Keine neuen Tische. Der Neustart ist für { $time } angekündigt.
operator-minutes = Neustart in Minuten
operator-drain = Keine neuen Tische mehr
operator-undrain = Wieder Tische öffnen
operator-bans = Sperren
operator-no-ban = Niemand ist gesperrt.
operator-who = Wer
operator-when = Wann
operator-until = Bis
operator-why = Warum
operator-why-kept = Warum (das liest nur du)
operator-unban = Sperre aufheben
operator-unban-whom = Sperre aufheben: { $who }
operator-days = Wie viele Tage
operator-ban-player = Jemanden an einem Tisch
operator-ban-table = Tisch (seine Adresse)
operator-ban-seat = Platz, ab 1
operator-ban-network = Ein Netz
operator-ban-address = Adresse, wie sie im Protokoll steht
operator-ban = Sperren
operator-reports = Was gemeldet wurde
operator-no-report = Niemand hat etwas gemeldet.
operator-said = Gesagt
operator-ban-week = Eine Woche sperren
operator-ban-for-week = Eine Woche sperren: { $who }
to-all = Von den Betreibern dieses Servers
house-drain = Der Server startet gegen { $time } neu. Spiele gehen bis dahin und danach weiter; neue Tische gibt es erst danach wieder.
house-closed = Der Server startet gegen { $time } neu, darum gibt es gerade keine neuen Tische. Begonnene Spiele gehen weiter. Mach deinen Tisch etwas später auf.
house-days = Eine Sperre gilt für mehr als 0 und höchstens { $most } Tage.
house-minutes = Sag, in wie vielen Minuten der Server neu startet: 0 bis { $most }.
house-too-long = Dieser Text hat { $length } Zeichen, höchstens { $most } sind möglich. Es wurde nichts geändert.
house-no-ban = Eine Sperre „{ $id }“ gibt es nicht. Die Liste zeigt, welche es gibt.
house-nobody = Auf Platz { $seat } sitzt niemand, den man sperren könnte; dieser Tisch hat die Plätze 1 bis { $seats }.
house-no-network = „{ $address }“ ist keine Adresse, die man sperren kann. Möglich wäre etwa 203.0.113.7 oder 2001:db8::1, von der die erste Hälfte zählt. Die Adressen dieses Rechners selbst lassen sich nicht sperren.
house-own-network = Das ist dein eigenes Netz, darum wurde es nicht gesperrt.
house-no-report = Diese Meldung gibt es nicht mehr. Es wurde nichts geändert.
banned = Du bist auf diesem Server bis { $until } gesperrt. Deine Spiele bleiben bis dahin erhalten.
limit-operator = Das waren viele Versuche in kurzer Zeit. Warte { some-seconds } und gib das Token dann noch einmal ein.
## Über einen selbst

you = Du
day = { $day }.{ $month }.{ $year }
day-utc = { day } (UTC)
you-are = Du bist { $name }
you-are-who = Profil
you-lead = Kein Konto, kein Passwort: Dieser Browser kennt dich. Hier siehst du, was er weiß, nimmst es auf ein anderes Gerät mit oder lässt es löschen.
you-called = Name
you-language = Sprache
you-as-browser = Wie im Browser
you-colour = Deine Farbe, wenn sie frei ist
you-any-colour = egal
you-colour-help = Am Tisch hat jeder Platz eine Farbe. Wenn du dich zu jemandem setzt, ist deine schon ausgewählt.
you-save = Speichern
you-said-saved = Gespeichert.
you-said-back = Erledigt. Du bist jetzt auch auf diesem Gerät angemeldet.
you-said-passkey = Du hast jetzt einen Passkey. Er bringt dich zurück, auch wenn dieser Browser dich vergisst.
you-said-removed = Dieser Passkey gilt hier nicht mehr.
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
stats-none = Deine Statistik beginnt mit der ersten Partie, die du zu Ende spielst.
stats-played = gespielt
stats-won = gewonnen
stats-place = Platz im Schnitt
stats-place-of = { $place } von { $players }
stats-beaten = stärkster besiegter Bot
stats-times = { $num ->
    [one] (einmal)
    [2] (zweimal)
   *[other] ({ $num }-mal)
 }
stats-rating = Wertung
device-title = Auf einem anderen Gerät
device-help = Spiel auf dem Handy oder an einem anderen Rechner unter demselben Profil weiter. Deine Partien sind dann auf beiden.
device-link = Einmal-Link erstellen
passkey-title = Passkey
passkey-help = Ein Passkey liegt in deinem Gerät oder deinem Passwortmanager. Damit kommst du zu deinen Partien zurück, auch wenn diese Website dich noch nie gesehen hat oder die Cookies weg sind.
passkey-scriptless = Passkeys brauchen JavaScript, und das läuft hier nicht. Der Link weiter oben geht auch ohne.
passkey-since = Erstellt am
passkey-used = zuletzt benutzt am
passkey-remove = Entfernen
passkey-remove-nth = Passkey { $num } entfernen
passkey-make = Passkey erstellen
passkey-none = Dieser Browser bietet hier keine Passkeys an. Sie brauchen einen aktuellen Browser und eine Seite unter https://.
passkey-failed = Es wurde kein Passkey erstellt. Entweder wurde abgebrochen, oder dieses Gerät hat keinen für diese Website.
back-title = Ich war schon mal hier
back-passkey = Mit meinem Passkey zurückkommen
back-tables = { $num ->
    [one] Dieses Gerät hat schon einen eigenen Tisch. Er bleibt bei deinem jetzigen Profil, und von diesem Gerät aus kommst du nicht mehr an ihn heran. Erstell vorher einen Passkey oder einen Link, wenn du ihn behalten willst.
   *[other] Dieses Gerät hat schon { $num } eigene Tische. Sie bleiben bei deinem jetzigen Profil, und von diesem Gerät aus kommst du nicht mehr an sie heran. Erstell vorher einen Passkey oder einen Link, wenn du sie behalten willst.
 }
become-title = Auf diesem Gerät zu { $name } werden?
become-title-nameless = Zu der Person werden, die diesen Link erstellt hat?
become-lead = Dieses Gerät bekommt dann den Namen, die Partien und die Ergebnisse der Person, die den Link erstellt hat. Der Link gilt einmal.
become-sure = Ja, ich kann auf die Tische dieses Geräts verzichten.
become-unsure = Bitte erst das Häkchen setzen.
become-yes = Ja, ich bin { $name }
become-yes-nameless = Ja, das bin ich
become-no = Nein
become-same = Das bist du schon
become-same-help = Du hast den Link in dem Browser geöffnet, in dem du ihn erstellt hast. Öffne ihn auf dem anderen Gerät; dort gilt er noch.
link-lead = { $num ->
    [one] Öffne den Link innerhalb einer Minute auf dem anderen Gerät. Er gilt nur einmal.
   *[other] Öffne den Link innerhalb von { $num } Minuten auf dem anderen Gerät. Er gilt nur einmal.
 }
link-scan = Mit der Kamera
link-picture = Der Link als QR-Code
link-or-open = Oder dort diese Adresse öffnen
link-secret = Wer diesen Link öffnet, wird zu dir. Gib ihn nicht weiter.
link-forged = Diesen Link gibt es nicht. Vielleicht fehlt ein Stück; erstell unter „Du“ einen neuen, auf dem Gerät, das dich kennt.
link-used = Dieser Link wurde schon benutzt, und er gilt nur einmal. Erstell unter „Du“ einen neuen, auf dem Gerät, das dich kennt.
link-late = Dieser Link galt zehn Minuten, und die sind um. Erstell unter „Du“ einen neuen, auf dem Gerät, das dich kennt.
research-title = Deine Partien und die Forschung
research-help = Wer Spiele erforscht oder Bots baut, lernt viel aus Partien, die Menschen gespielt haben. Du kannst sagen, dass deine beendeten Partien dafür genutzt werden dürfen, ohne deinen Namen.
research-given = Weitergegeben werden Karten und Züge von Partien, bei denen alle am Tisch zugestimmt haben. Nie dein Name, der Chat, Adressen oder Zeiten. Auch Partien, die du schon beendet hast, zählen dazu. Du kannst das jederzeit zurücknehmen: Danach wird keine Partie von dir mehr weitergegeben. Was bis dahin weitergegeben wurde, lässt sich nicht zurückholen.
research-no = Deine Partien bekommt niemand.
research-yes = Deine beendeten Partien dürfen für die Forschung genutzt werden, ohne deinen Namen.
research-agree = Meine beendeten Partien dürfen genutzt werden
research-take-back = Zurücknehmen
you-said-research = Danke. Deine beendeten Partien dürfen jetzt für die Forschung genutzt werden.
you-said-private = Zurückgenommen. Deine Partien bekommt niemand mehr.
data-title = Deine Daten
data-help = Wir speichern von dir nur deinen Namen, deine Partien und ihre Ergebnisse und zwei Wochen lang, wer wen eingeladen hat.
data-download = Alles herunterladen
data-forget = Mich löschen
out-title = Abmelden
out-here = Diesen Browser abmelden
out-here-help = Dieser Browser vergisst dann dich und deine Partien und schickt dir keine Benachrichtigungen mehr.
out-passkey = Dein Passkey bringt dich zurück.
out-no-passkey = Du hast keinen Passkey, also kommst du nur von einem anderen Gerät zurück, auf dem du angemeldet bist.
out-sure = Ja, ich weiß, wie ich zurückkomme, oder ich will nicht zurück.
out-others = Alle anderen Browser abmelden
out-others-help = Jemand hat dein altes Handy oder einen Link von dir? Danach bist du nur noch in diesem Browser angemeldet. Passkeys und Programme bleiben; Benachrichtigungen musst du neu einschalten.
out-done-title = Abgemeldet
out-done = Dieser Browser kennt dich nicht mehr. Bis bald!
you-said-out = Alle anderen Browser sind abgemeldet.
forget-what = Das passiert dann
forget-profile = Dein Name hier, deine Passkeys, Links, Statistik und Wertungen werden gelöscht.
forget-names = An fertigen Tischen heißt du künftig „{ $name }“. Die Partien bleiben den Leuten, die sie mit dir gespielt haben.
forget-running = { $num ->
    [0] Du hast keine unfertige Partie.
    [one] Du verlässt deinen unfertigen Tisch: Ein Bot spielt für dich weiter, oder der Platz wird wieder frei.
   *[other] Du verlässt deine { $num } unfertigen Tische: Ein Bot spielt für dich weiter, oder der Platz wird wieder frei.
 }
forget-games = Danach bringt dich auch kein Passkey mehr zurück.
forget-no-way-back = Das lässt sich nicht rückgängig machen.
forget-download-first = Vorher alles herunterladen
forget-sure = Ja, lösch mich.
forget-yes = Endgültig löschen
forget-no = Nein, ich bleibe
somebody = Jemand
forgotten-title = Vergessen
forgotten = Wir kennen dich nicht mehr. Danke fürs Mitspielen! Wenn du wieder Lust hast, setz dich einfach dazu.
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
games-download = Speichern
games-none = Hier ist noch nichts. Setz dich an einen Tisch!
games-not-found = Keine deiner Partien passt zu „{ $search }“.
games-pages = Seiten
games-newer = Neuere
games-older = Ältere
ranking = Rangliste
ranking-of = Rangliste: { $game }
ranking-rank = Rang
ranking-name = Name
ranking-games = Partien
ranking-nobody = Hier hat noch niemand eine Partie für die Rangliste zu Ende gespielt. Setz beim Einrichten eines Tischs für mindestens zwei Menschen das Häkchen bei „Diese Partie zählt für die Rangliste“.
ranking-how = Wie gerechnet wird
ranking-which = Es zählen nur Partien, die für die Rangliste eingerichtet wurden, mit mindestens zwei Menschen. Bots haben keine Wertung; es zählt, wer unter den Menschen vor wem landet.
ranking-number = Alle fangen bei 1000 an. Das ± sagt, wie unsicher die Zahl ist (95 %). Mit jeder Partie wird es kleiner.
ranking-order = Sortiert wird nach der Zahl minus ihrem ±. So steht niemand nach einer einzigen glücklichen Partie ganz oben.
ranking-method = Wer Stärkere schlägt, gewinnt mehr dazu, und ein Gleichstand bringt beide einander näher. Methode: Plackett-Luce (Weng und Lin 2011), mit dem freien Paket openskill; ein Punkt seiner Skala sind hier 40.
setup-ranked = Diese Partie zählt für die Rangliste
setup-ranked-help = Braucht mindestens zwei Menschen und eine Bedenkzeit in Minuten. Tipps gibt es dann keine. Alle sehen das, bevor sie sich setzen.
no-hints = keine Tipps
title-410 = Nicht mehr da
nobody-yet = Dieser Browser hat noch kein Profil: Es gibt nichts mitzunehmen und nichts zu löschen. Setz dich an einen Tisch oder speichere einen Namen.
limit-links = Das war sehr oft in kurzer Zeit. Warte { some-seconds } und versuch es dann noch mal.
sealed-elsewhere = Dieser Link oder Passkey gehört zu einem anderen Schlüssel dieses Servers und gilt nicht mehr.
passkey-address = Passkeys gehören zum Namen des Servers, und diese Seite ist unter der Adresse { $host } geöffnet. Öffne sie unter dem Namen; auf diesem Rechner ist das localhost.
passkey-wrong = Die Antwort deines Browsers passt nicht zu unserer Frage. Lade die Seite neu und versuch es noch mal.
passkey-late = Das hat zu lange gedauert oder kam von einer anderen Seite. Versuch es einfach noch mal.
passkey-known = Dieser Passkey gehört hier schon jemandem.
passkey-unknown = Diesen Passkey kennen wir nicht. Vielleicht wurde er hier entfernt, oder er gehörte jemandem, der gelöscht wurde.
passkeys-many = Du hast hier { $num } Passkeys, mehr geht nicht. Entferne erst einen.
back-unsure = Dieses Gerät hat eigene Tische. Setz bitte das Häkchen, dass du auf sie verzichten kannst, und versuch es dann noch mal.
## Leute am Tisch

chat = Chat
chat-new = Chat, neu: { $num }
chat-lines = Was gesagt wurde
chat-none = Noch hat niemand etwas gesagt.
chat-what = Sag etwas
chat-send = Senden
chat-phrases = Kurze Sprüche
chat-stickers = Biber zum Verschicken
chat-looks-on = schaut zu
chat-about = Zu dieser Zeile von { $name }
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder hören
chat-muted = Stumm:
chat-report = Diese Zeile melden
chat-reported = Danke. Die Betreiber dieses Servers sehen sich diese Zeile an.
chat-alone = Du spielst nur mit Bots, da ist niemand zum Plaudern.
chat-lobby = Vor dem Spiel können hier nur Leute plaudern, die schon sitzen.
chat-empty = Schreib erst etwas.
chat-long = Das ist zu lang: höchstens { $limit } Zeichen auf einmal.
chat-odd = Da sind unsichtbare Zeichen dabei oder zu viele Akzente übereinander. Nimm Buchstaben, Ziffern und Satzzeichen.
chat-unknown = Diesen Spruch oder Biber gibt es nicht. Nimm einen aus der Liste.
chat-own = Diese Zeile ist von dir selbst.
chat-crowd = An diesem Tisch wird gerade so viel geredet, dass niemand mitkommt. Warte { some-seconds } und versuch es dann noch einmal.
no-line = Diese Zeile gibt es nicht.
limit-lines = Du redest schneller, als jemand lesen kann. Warte { some-seconds }, dann geht es weiter.
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
onlookers-and-others = Es schauen zu: { $names } und { $others ->
    [one] noch jemand
   *[other] { $others } andere
 }
onlooker-show = Allen zeigen, dass ich zuschaue
onlooker-hide = Meinen Namen ({ $name }) nicht mehr zeigen
onlooker-sits = Du sitzt an diesem Tisch, dich sehen ohnehin alle.
onlookers-many = Hier zeigen schon so viele ihren Namen, dass kein Platz mehr ist.
seat-change = Platz { $number } ändern
seat-kick = { $name } entfernen
seat-reopen = Für Freunde freihalten
seat-level = Wie der Bot spielt
seat-close = Einem Bot geben
seat-with = Tauschen mit Platz
seat-swap = Plätze tauschen
seat-held = Da sitzt { $name }. Wenn es sein muss, entferne die Person zuerst vom Tisch.
seat-empty = Da sitzt niemand.
removed = Der Gastgeber hat dich von diesem Tisch entfernt, darum kannst du dich hier nicht mehr hinsetzen. Eröffne einen eigenen Tisch oder setz dich an einen anderen.
rematch-change = Regeln ändern
rematch-same-people = Dieselben Leute setzen sich wieder auf ihre Plätze, jeder mit einem eigenen Mischspruch. Auf weiteren Plätzen sitzen Bots; diese Plätze kannst du dann für Freunde freihalten.
rematch-small = { $people } Leute spielen weiter, also braucht es mindestens so viele Plätze.
## Der entscheidende Moment

decisive = Der entscheidende Moment
decisive-look = Der Tisch nach Schritt { $at }: den Moment ansehen
decisive-chance = { $names }: vorher { $before } % Gewinnchance, danach { $after } %.
decisive-find = Was war entscheidend?
decisive-seeks = Wird gesucht …
decisive-so-far = Wird gesucht … { $percent } %
decisive-none = Kein einzelner Moment hat dieses Spiel entschieden.
analysis-turned-up = Alle Karten liegen offen. Die mit gestricheltem Rand liegen im Spiel verdeckt.
analysis-lie-open = Alle Karten liegen offen: Was die anderen halten, liegt bei ihren Namen.

## Weg und wieder da

nudge-away = { $name } ist nicht da, und alle warten.
nudge-them = Anstupsen
nudge-done = Angestupst
nudge-says = Du bist dran, { $name }!
nudge-nobody = Anstupsen geht nur, wenn alle auf jemanden warten, der nicht da ist. Gerade ist das nicht so.
nudge-soon = Das hat gerade schon jemand gemacht. { $minutes ->
    [one] In einer Minute kannst du wieder anstupsen.
   *[other] In { $minutes } Minuten kannst du wieder anstupsen.
 }
push-title-nudge = Dein Tisch wartet
push-nudge = { $names } wartet auf dich: Du bist dran bei { $game }.
meanwhile = Während du weg warst
meanwhile-turns = { $num ->
    [one] Es gab einen Zug:
   *[other] Es gab { $num } Züge, zuletzt:
 }
meanwhile-your-turn = Du bist dran.
meanwhile-over = Das Spiel ist aus.
meanwhile-watch = Ab da ansehen

## Mit wem jemand gespielt hat

people = Mit wem ich gespielt habe
people-lead = Alle, mit denen du eine Partie zu Ende gespielt hast. Dafür braucht niemand ein Konto.
people-to = Zeigen
people-nobody = Sobald du mit anderen eine Partie zu Ende gespielt hast, stehen sie hier, und du kannst sie wieder einladen.
people-met = { $num ->
    [one] Eine Person
   *[other] { $num } Leute
 }
people-went = { $num ->
    [one] eine Partie zusammen
   *[other] { $num } Partien zusammen
 }; vorn: du { $ahead }, { $name } { $behind }
people-where = Einladen zu
people-open-first = Zum Einladen öffne zuerst einen Tisch oder mach bei einem Turnier mit:
people-invite = Einladen
people-invite-name = { $name } einladen
people-invite-met = Mitspieler von früher einladen
people-told = { $name } ist eingeladen
people-told-help = Wenn { $name } hier Benachrichtigungen erlaubt hat, ist eine unterwegs. Du kannst den Link auch selbst schicken:
people-to-table = Zum Tisch
people-to-cup = Zum Turnier
people-invitations = Du bist eingeladen
people-by = { $name } lädt dich ein
people-hide-title = Wer dich findet
people-hide-help = Wer mit dir eine Partie zu Ende gespielt hat, findet dich in dieser Liste und kann dich einladen.
people-hide = Mich verbergen
people-hidden = Du bist verborgen: Niemand findet dich in dieser Liste, und niemand kann dich von dort einladen.
people-show = Mich wieder zeigen
people-unknown = Diese Person steht nicht mehr in deiner Liste. Sie hat sich verborgen oder gelöscht.
people-nowhere = Das ist kein Tisch und kein Turnier. Wähl etwas aus der Liste.
people-begun = Da kann niemand mehr dazukommen: Es ist voll oder hat schon angefangen. Öffne einen anderen Tisch.
people-not-there = Setz dich zuerst selbst dazu, dann kannst du andere einladen.
people-unwanted = { $name } wurde von diesem Tisch entfernt. Lade { $name } an einen anderen ein.
people-many = Du hast an einem Tag { $most } Einladungen verschickt. Schick den Link selbst oder mach morgen weiter.
people-enough = Diese Person hat heute schon viele Einladungen bekommen. Schick ihr den Link selbst.
push-title-asked = Eine Einladung
push-asked = { $names } lädt dich ein: { $game }.
push-title-cup = Eine Einladung
push-cup = { $names } lädt dich zu einem Turnier ein: { $game }.
tournament-invite = Andere einladen
tournament-invite-to = Ein Turnier für dich: { $game }

## Lektionen am Tisch

learn = Lektionen
learn-offer = Lern es in vier Minuten
learn-first = Noch nie gespielt?
learn-lead = { $num ->
    [one] Eine Lektion
   *[other] { $num } kurze Lektionen
 } am echten Tisch: jedes Mal nur eine Sache, und der Biber erklärt sie. Hör auf, wann du willst; was du geschafft hast, bleibt.
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
learn-box = Was sonst noch drin ist
learn-box-lead = Ein zweiter kurzer Kurs, wenn du schon spielen kannst: Karten und Regeln, die der erste weglässt.
learn-show = Zeig's mir
learn-skip = Überspringen
no-lesson = Diese Lektion gibt es nicht: Die Nummern gehen von 1 bis { $last }.
no-lessons = Für dieses Spiel gibt es keine Lektionen. Wie es geht, steht auf der Regelseite.
lesson-astray = Dieser Link passt nicht zur Lektion. Fang die Lektion noch einmal an.
lesson-over = In dieser Lektion gibt es nichts mehr zu tun. Fang sie noch einmal an, oder geh zur nächsten.

## Überschriften von Absagen

title-400 = Das Formular stimmt nicht
title-403 = Das geht so nicht
title-404 = Hier ist nichts
title-405 = So geht es hier nicht
title-408 = Zu langsam
title-409 = Jetzt nicht
title-413 = Zu viel
title-415 = Falsches Formular
title-421 = Nicht unter diesem Namen
title-429 = Zu schnell
title-500 = Da ist etwas kaputtgegangen
title-503 = Gerade nicht

## Absagen

no-page = Diese Seite gibt es nicht.
no-method = Diese Adresse nimmt so etwas nicht an.
broken = Ein Fehler bei uns. Was bestätigt war, ist nicht verloren; lade die Seite neu.
no-game = Ein Spiel „{ $game }“ gibt es nicht.
no-table = Diesen Tisch gibt es nicht. Prüfe den Link oder eröffne einen neuen Tisch.
odd-address = In dieser Adresse steht ein Zeichen, das hier in keiner vorkommt. Prüfe den Link.
broken-table = Dieser Tisch lässt sich in unserer Datenbank nicht lesen und bleibt zu. Alle anderen gehen weiter.
no-file = Diese Datei gibt es nicht.
cross-site = Das kam von einer anderen Website und zählt nicht. Spiele von der Seite des Tisches aus.
bad-host = „{ $host }“ ist kein gültiger Name für einen Server.
unknown-host = Dieser Server heißt nicht „{ $host }“. Seine Betreiber können den Namen zulassen: biberbau serve --allow-host { $host }
forged = Dein Cookie ist nicht von hier, wir wissen also nicht, wer du bist. Es wurde gelöscht: Lade die Seite neu.
too-large = Das Formular ist zu groß: Es muss kleiner als { $limit } Bytes sein.
too-slow = Ein Formular muss innerhalb von { $seconds } Sekunden ankommen, und das hat nicht geklappt. Es wurde nichts gespeichert: Schick es noch einmal.
some-seconds = { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 }
limit-tables = Du hast in kurzer Zeit viele Tische aufgemacht. Spiel an einem davon, oder warte { some-seconds } und mach dann den nächsten auf.
limit-reports = Du hast in kurzer Zeit mehrere Berichte angefordert. Warte { some-seconds } und fordere dann den nächsten an.
limit-tournaments = Du hast in kurzer Zeit mehrere Turniere aufgemacht. Warte { some-seconds } und mach dann das nächste auf.
limit-kept = Du hast in kurzer Zeit sehr viel geändert. Warte { some-seconds } und versuch es noch einmal.
limit-everybody = Das wollen gerade zu viele auf diesem Server. Warte { some-seconds } und versuch es noch einmal.
limit-posts = Zu viele Antworten von dir auf einmal. Warte { some-seconds }; dann zählt die nächste wieder.
limit-pages = Du hast in kurzer Zeit sehr viele Seiten geladen. Warte { some-seconds } und lade diese noch einmal.
limit-hints = Du hast in kurzer Zeit um viele Tipps gebeten. Warte { some-seconds } und frag noch einmal.
limit-streams = Du hast mehr Tische offen, als ein Mensch ansehen kann. Schließ einige davon und lade dann diese Seite neu.
limit-network = Zu viele Anfragen aus deinem Netz. Warte { some-seconds } und versuch es noch einmal. Wenn viele denselben Anschluss teilen, können die Betreiber dieses Servers mehr erlauben: BIBERBAU_LIMITS.
server-full = Der Server ist gerade voll. Warte ein paar Sekunden und lade die Seite dann neu.
not-a-form = Schick ein normales Formular.
missing = Im Formular fehlt „{ $field }“.
not-seated = Das können nur die Spieler am Tisch, und du schaust zu.
not-your-turn = { $name } ist dran, nicht du.
not-yours = Zurücknehmen kann das nur, wer den letzten Zug gemacht hat.
not-host = Das kann nur, wer den Tisch eröffnet hat: { $name }.
not-alone = Du kannst die Bots nur anhalten, wenn du allein mit ihnen spielst.
host-stays = Du hast diesen Tisch eröffnet und kannst ihn vor dem Spiel nicht verlassen.
stale = Zu spät, das Spiel ist schon weiter. Wähl noch einmal.
late = Zu spät: Die Zeit ist um. Deine Antwort zählt als: { $action }.
late-again = Zu spät: Vor dir hat jemand eine Karte reingeworfen. Die anderen werden noch einmal gefragt.
illegal = „{ $action }“ geht jetzt nicht.
illegal-why = { $why } Möglich ist jetzt: { $legal }.
possible = Das geht jetzt.
title-selection = Was diese Karten ergeben
selection = { $why }
not-ahead = Das kannst du gerade nicht im Voraus wählen.
no-choice = Wähle zuerst eine Karte oder eine Antwort.
no-action = „{ $action }“ ist keine Aktion dieses Spiels.
not-together = Diese Karten kann man nicht zusammen spielen. Spiel sie einzeln.
in-lobby = Das Spiel hat noch nicht begonnen.
has-begun = Das Spiel hat schon begonnen.
is-over = Das Spiel ist zu Ende.
not-over = Die Aufzeichnung gibt es erst nach dem Spiel, denn sie zeigt jede Karte.
no-rematch = Spielt erst dieses Spiel zu Ende, dann gibt es das nächste.
stays-final = Nach den Regeln dieses Spiels ist das endgültig, du kannst es nicht zurücknehmen.
stays-shown = Das hat jemandem eine verdeckte Karte gezeigt, du kannst es nicht zurücknehmen.
stays-drawn = Dabei hat der Zufall entschieden, du kannst es nicht zurücknehmen.
stays-looked = Dadurch sieht jemand andere Karten als vorher, du kannst es nicht zurücknehmen.
stays-answered = Auf diese Antwort haben alle gewartet, du kannst sie nicht zurücknehmen.
nothing-to-undo = Es gibt nichts zurückzunehmen.
seat-open = Es fehlt noch jemand: Platz { $seat } ist frei. Lade jemanden ein oder setz einen Bot hin.
seat-taken = Dieser Platz ist besetzt.
table-full = Alle Plätze sind besetzt; du kannst zuschauen.
no-seat = Diesen Platz gibt es nicht.
no-ply = Das Spiel hat die Stellungen 0 bis { $last }, nicht { $at }.
no-moment = Zurückblicken kannst du in diesem Spiel auf die Stellungen { $first } bis { $last }.
other-rules = Dieser Tisch wurde nach Regeln gespielt, die diese Version nicht mehr hat, und lässt sich nicht mehr zeigen. Eröffne einen neuen; der Grund steht im Protokoll des Servers.
no-hint = Kein Tipp jetzt: Du bist nicht dran.
no-aids = Hier entscheidet jeder allein: In Partien für die Rangliste und in Turnieren gibt es keine Tipps.
no-aids-board = Du spielst gerade eine Partie dieses Spiels, die für die Rangliste oder ein Turnier zählt. Bis sie vorbei ist, gibt dir das Brett dazu keinen Rat.
hints-busy = Gerade werden so viele Tipps berechnet, dass deiner dauern würde: Frag in ein paar Sekunden noch einmal.
thought-busy = Der Server hat gerade so viel nachzudenken, dass du warten müsstest: Versuch es in ein paar Sekunden noch einmal.
thought-own = Du hast den Server in kurzer Zeit viel nachdenken lassen. Warte { some-seconds } und frag dann noch einmal.
thought-network = Der Server hat in kurzer Zeit sehr viel für dein Netz nachgedacht. Warte { some-seconds } und versuch es noch einmal. Wenn viele denselben Anschluss teilen, können die Betreiber dieses Servers mehr erlauben: BIBERBAU_LIMITS.
no-database = Der Server erreicht seine Datenbank gerade nicht. Dein letzter Zug ist vielleicht nicht gespeichert: Schau in ein paar Sekunden noch einmal auf den Tisch.
no-language = Die Seiten gibt es auf Deutsch, Englisch oder Französisch.

## Was an einem Formular nicht stimmt

name-empty = Gib einen Namen ein, höchstens 20 Zeichen.
name-long = Der Name ist zu lang: höchstens 20 Zeichen.
name-odd = In dem Namen sind unsichtbare Zeichen. Nimm Buchstaben, Ziffern und Satzzeichen.
name-reserved = „{ $name }“ geht nicht als Name, denn so redet der Tisch alle an. Nimm einen anderen.
name-taken = So heißt hier schon jemand, oder der Name sieht genauso aus.
seat-kind = Ein Platz ist offen oder hat einen Bot: { $levels }.
words-long = Ein Mischspruch hat höchstens 200 Zeichen.
words-odd = In deinem Mischspruch sind unsichtbare Zeichen. Nimm Buchstaben, Ziffern und Satzzeichen.
words-first = Ein Mischspruch zählt erst, wenn du das Siegel des Tisches gesehen hast: Schick ihn von der Seite des Tisches, mit Siegel.
words-missing = { $name } sitzt noch nicht, darum fehlt ein Mischspruch. Warte, oder gib den Platz einem Bot.
seal-used = Dieses Siegel ist schon benutzt. Hier ist ein neues; sieh es dir an und eröffne dann den Tisch.
dealt-already = Zum Tisch, den es schon gibt
seal-foreign = Dieses Siegel ist nicht von hier oder zu alt. Lade die Seite neu: Sie zeigt das gültige.
option-number = Gib eine ganze Zahl von { $low } bis { $high } ein.
option-choice = Wähl etwas aus der Liste.
ranked-clock = Eine Partie für die Rangliste braucht eine Bedenkzeit in Minuten: Wähl eine aus.
option-clash = Das passt nicht zu deiner übrigen Auswahl; mit „{ $usual }“ passt es.
option-clashes = Diese Auswahl passt nicht zusammen. Das Übliche passt immer.
guest = Gast
name-said = Du heißt hier schon { $name }. Einen anderen Namen für die nächsten Spiele gibst du dir unter „Du“.
level-alone = Die Stärke der Bots lässt sich nur ändern, wenn niemand sonst mitspielt.
level-later = Stärker machen kannst du die Bots nur, bevor du zum ersten Mal dran warst. Im nächsten Spiel dann.
level-title = Die Bots
name-ask = Wie heißt du?
name-ok = So heiße ich

## Das erste Übersetzen

warm-waiting = { $title }: Die stärkeren Bots werden gleich vorbereitet, ebenso Tipps und Rückblicke.
warm-rules = { $title }: Die stärkeren Bots werden vorbereitet, ebenso Tipps und Rückblicke. Das kann ein paar Minuten dauern, aber nur dieses eine Mal.
warm-bots = { $title }: Die stärkeren Bots wärmen sich auf, Tipps und Rückblicke kommen gleich mit.
warm-loading = { $title }: Die stärkeren Bots, Tipps und Rückblicke sind gleich so weit.
warm-again = { $title }: Die stärkeren Bots ließen sich nicht vorbereiten ({ $reason }). Gleich folgt der nächste Versuch.
warm-failed = { $title }: Die stärkeren Bots, Tipps und Rückblicke ließen sich nicht vorbereiten: { $reason }

## Warum ein Tipp einer ist

hint-is = Tipp: { $action }.
hint-differs = Der Bot, von dem der Tipp ist, hat länger nachgedacht. In den hier gezählten Partien gewinnt „{ $action }“ öfter: { $win } ± { $error } % statt { $own } ± { $unsure } %.
hint-all = Alle Züge
advice-title = Vergleich deine Züge
advice-how = Jeder mögliche Zug wurde { $deals } Mal zu Ende gespielt, mit denselben verdeckten Karten und demselben Glück für alle. In 95 von 100 Fällen liegt der wahre Wert innerhalb des ±.
advice-action = Zug
advice-win = Gewinnt
advice-behind = Rückstand
advice-per-cent = { $share } ± { $error } %
## Turniere

tournament = Turnier
tournaments = Turniere
tournaments-lead = Alle spielen dasselbe Spiel; der Server setzt die Tische zusammen und führt den Stand. Zuschauen dürfen alle.
tournaments-open = Hier kannst du mitmachen
tournaments-running = Läuft gerade
tournaments-over = Entschieden
tournaments-none = Gerade ist kein Turnier offen. Eröffne eins!
tournament-new = Ein Turnier eröffnen
tournament-which-game = Such ein Spiel aus
tournament-who = Wer mitmacht
tournament-called = Name des Turniers
tournament-you = Und du?
tournament-plays = Ich spiele mit.
tournament-only-hosts = Ich richte es nur aus.
tournament-places = Plätze
tournament-places-help = Mindestens 4, höchstens 64. Sind alle besetzt, geht es von selbst los; du kannst auch früher anfangen, sobald vier da sind.
tournament-system = Wer gegen wen
system-knockout = K.-o.
system-swiss = Schweizer System
system-everyone = Jeder gegen jeden
system-knockout-help = Wer am Tisch gewinnt, kommt weiter. Teilen sich mehrere den ersten Platz, kommt die höhere Losnummer weiter.
system-swiss-help = Niemand scheidet aus. In jeder Runde triffst du Leute mit etwa so vielen Punkten wie du, und niemanden zweimal, wenn es sich vermeiden lässt.
system-everyone-help = Am Ende haben alle mindestens einmal mit allen anderen am Tisch gesessen, an Zweiertischen genau einmal.
tournament-seats = Plätze am Tisch
tournament-seats-help = Wenn es nicht aufgeht, sitzt an manchen Tischen eine Person weniger.
tournament-rounds = Runden im Schweizer System
tournament-rounds-help = 0 heißt: so viele, wie eine klare Reihenfolge braucht.
tournament-same = Gleiche Karten an allen Tischen
tournament-same-help = In jeder Runde bekommen alle Tische dieselben Karten: So zählt das Glück viel weniger. Zuschauen kann man dann aber erst, wenn die Runde vorbei ist.
tournament-same-short = gleiche Karten
tournament-clock-help = Ein Turnier braucht eine Uhr, sonst wartet eine ganze Runde auf einen Tisch.
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
tournament-my-table = Zu deinem Tisch
tournament-wait = Dein Tisch ist fertig. Die nächste Runde beginnt von selbst, sobald alle so weit sind.
tournament-out = Du bist ausgeschieden. Zuschauen kannst du bis zum Finale.
tournament-missing = { $people ->
    [one] Es fehlt noch eine Person, dann kann es losgehen.
   *[other] Es fehlen noch { $people }, dann kann es losgehen.
 }
tournament-start = Mit { $people } Leuten beginnen
tournament-cancel = Turnier absagen
tournament-begins = Es beginnt, wenn alle Plätze besetzt sind oder der Veranstalter es startet.
tournament-stand-up = Aussteigen
tournament-leave = Aus dem Turnier aussteigen
tournament-sure = Du bist dann endgültig draußen. Ein Bot spielt deine Partie zu Ende, aber das Ergebnis zählt nicht für dich.
tournament-leave-sure = Ja, ich steige aus
tournament-standings = Stand
tournament-points = Punkte
tournament-strength = Gegner
tournament-strength-help = Bei Gleichstand zählt, wie gut deine Gegner an ihren anderen Tischen sind: ihr Anteil an den Punkten dort, im Schnitt.
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
tournament-sealed = Wie an jedem Tisch kommen die Karten aus einem versiegelten Startwert und den Mischsprüchen der Spieler. Die Siegel aller Tische stehen fest, bevor jemand mitmacht; dieses hier besiegelt die ganze Liste.
tournament-sealed-same = Gleiche Karten für alle kommen allein aus dem versiegelten Startwert der Runde, denn mit euren Sprüchen wären sie verschieden. Die Siegel aller Runden stehen fest, bevor jemand mitmacht; dieses hier besiegelt die ganze Liste.
tournament-seals = Die Liste der Siegel
tournament-veiled = Alle Tische dieser Runde haben dieselben Karten. Ansehen kannst du sie, wenn alle fertig sind.
tournament-veiled-end = Andere spielen noch mit denselben Karten. Aufzeichnung und Siegel siehst du, wenn die Runde zu Ende ist.
tournament-none = Dieses Turnier gibt es nicht, oder es wurde abgesagt.
tournament-begun = Dieses Turnier hat schon begonnen. Zuschauen kannst du trotzdem.
tournament-full = Alle Plätze dieses Turniers sind besetzt. Zuschauen kannst du trotzdem.
tournament-over = Dieses Turnier ist zu Ende.
tournament-not-in = Du machst bei diesem Turnier nicht mit.
tournament-not-host = Das kann nur der Veranstalter des Turniers.
tournament-few = Ein Turnier braucht mindestens { $least } Leute; bis jetzt sind es { $people }.
tournament-many = Du hast schon { $most } Turniere offen. Lass erst eins beginnen oder sage eins ab.
tournament-title = Der Name des Turniers hat höchstens { $most } Zeichen, und alle müssen sichtbar sein.
tournament-clock = Ein Turnier braucht eine Uhr. Nimm eine mit Minuten oder eine mit Tagen.
tournament-options = Diese Regeln gehen nicht an Tischen mit { $people }. Ändere sie oder die Zahl der Plätze am Tisch.
ranking-bots = Die Bots haben feste Zahlen, zum Vergleich. Jede Stärke hat zu zweit gegen ihre Nachbarn gespielt: Die ehrgeizige steht bei der Zahl, mit der alle anfangen, und die Abstände kommen aus diesen Partien. Keine andere Partie ändert sie.
## The analysis board

analysis = Analysebrett
analysis-lead = Bau eine beliebige Stellung auf, probier Züge aus, nimm sie zurück und sieh dir alles aus jeder Sicht an. Alles steht in der Adresse: Schick sie jemandem, und er sieht dasselbe.
analysis-from-here = Ab hier analysieren
analysis-set-up = Andere Stellung aufbauen
analysis-start = Neu austeilen
analysis-deal = Wort zum Mischen
analysis-deal-help = Dasselbe Wort ergibt dieselben Karten. Lass es leer, dann wird neu gemischt.
analysis-begin-here = Austeilen
analysis-paste = Eine Stellung als Dokument
analysis-document = Stellung als Dokument (JSON)
analysis-document-help = So, wie „biberbau position --json“ sie schreibt, oder aus „Teilen und ändern“ auf einem anderen Brett. Ändere daran, was du willst.
analysis-place = Aufbauen
analysis-open = Alle Karten offen
analysis-tried = { $num ->
    [0] Noch nichts probiert
    [one] { $num } Zug probiert
   *[other] { $num } Züge probiert
 }
analysis-one-world = Das ist die Sicht eines einzigen Spielers. Was er nicht sieht, ist zufällig verteilt; „Unbekannte Karten neu mischen“ verteilt es neu.
analysis-bounds = Zu dieser Stellung gibt es keine Vorgeschichte: Verteilt wurde nach ihren eigenen Angaben (bounds).
analysis-undo = Zurücknehmen
analysis-begin = Von vorn
analysis-luck = Unbekannte Karten neu mischen
analysis-bot = Einen Bot entscheiden lassen
analysis-hands = Was könnten die anderen haben?
analysis-share = Teilen und ändern
analysis-share-help = Wer diesen Link hat, sieht diese Stellung und kann alles probieren, was du probiert hast. Gespeichert wird davon hier nichts.
analysis-link = Link zu diesem Brett
analysis-decides = Jetzt entscheidet { $name }.
analysis-their-eyes = Aus der Sicht von { $name }
analysis-not-theirs = Jetzt entscheidet jemand anders: Wechsle zuerst zu dessen Sicht.
analysis-illegal = Das geht jetzt nicht. { $why }
analysis-unreadable = In dieser Adresse ist keine Stellung. Vielleicht ist ein Teil verloren gegangen: Kopier die ganze.
analysis-wrong = Das ist noch keine gültige Stellung: { $why }
analysis-no-document = Das ist kein Stellungsdokument. Solche beginnen mit dem Format biberbau-position/1.
analysis-other-game = Das ist eine Stellung aus einem anderen Spiel: { $game }.
analysis-long = Mehr als { $most } Züge hintereinander gehen nicht. Bau die Stellung von hier neu auf.
analysis-eyes = Von dieser Stellung ist nur bekannt, was ein einziger Spieler weiß, darum siehst du sie nur aus seiner Sicht.
analysis-hands-seat = Was { $name } wissen kann: gezählt in { $worlds } Verteilungen der verdeckten Karten, die zu allem passen, was { $name } gesehen hat. So stellen sich auch unsere Bots die Karten vor.
analysis-hands-all = Was Zuschauer wissen können: gezählt in { $worlds } Verteilungen der verdeckten Karten, die zu allem passen, was alle gesehen haben. So stellen sich auch unsere Bots die Karten vor.
analysis-back = Zurück zum Brett
analysis-nothing-hidden = Hier ist nichts verborgen.
analysis-hidden = { $num ->
    [one] { $num } verdeckte Karte
   *[other] { $num } verdeckte Karten
 }
analysis-known = Bekannt:
analysis-card = Karte
analysis-likely = Hat mindestens eine

## Was man von verdeckten Karten wissen konnte, und was sie waren

beliefs = Was konnte man wissen?
beliefs-moment = Diesen Moment ansehen
belief-off = Jede Zahl kann bis zu { $off } Prozentpunkte danebenliegen.
belief-about = etwa { $n } %
belief-hardly = unter 1 %
belief-surely = über 99 %
belief-place = Karte { $n }
belief-each = { $num ->
    [one] So wahrscheinlich
   *[other] So wahrscheinlich ist jede
 }
belief-was = { $num ->
    [1] war da
   *[other] war { $num }-mal da
 }
belief-truly = { $num ->
    [one] Es war:
   *[other] Es waren:
 }
belief-others = Seltener ({ $num })
belief-true = Wie oft stimmt das?
belief-true-lead = Wir haben es in { $games } Partien von Bots ({ $players } Plätze, { $decisions } Entscheidungen) nachgezählt: Wie wahrscheinlich sollte eine Karte da sein, und wie oft war sie wirklich da?
belief-curve = Nach rechts: so wahrscheinlich sollte sie da sein. Nach oben: so oft war sie da. Auf der gestrichelten Linie stimmt beides überein.
belief-told = Sollte da sein
belief-so-often = War da
belief-true-help = In 95 von 100 Fällen liegt der wahre Wert innerhalb des ±. Menschen spielen anders als Bots; bei ihnen kann es anders sein.

## Memory training

train = Gedächtnistraining
train-lead = Karten liegen offen, dann werden sie zugedeckt: Sag, welche Zahl wo liegt. { $rounds } Runden, jedes Mal eine Karte mehr, und später tauschen verdeckte Karten den Platz.
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
train-unsaid = keine Antwort
train-said = gesagt: { $number }
train-score = Bisher { $right } von { $asked }.
train-next = Nächste Runde
train-again = Noch einmal
train-unreadable = Dieser Link gehört zu keinem Training, oder ein Teil davon fehlt. Fang ein neues an.
train-none = In diesem Spiel muss sich niemand verdeckte Karten merken, also gibt es dafür kein Gedächtnistraining.

## Advice on the board

analysis-advice = Um Rat fragen
analysis-advice-title = Vergleich die Züge
analysis-advice-help = Jeder mögliche Zug wurde { $deals }-mal weitergespielt, jedes Mal mit neu verteilten verdeckten Karten, die zu dem passen, was { $name } wissen kann. Der Balken ist die Gewinnchance; das ± sagt, wie weit sie danebenliegen kann.
analysis-try = Ausprobieren

## Puzzles

puzzles = Rätsel
puzzles-lead = Momente aus Partien zwischen Bots, in denen ein Zug klar der beste ist, egal wie die verdeckten Karten liegen. Find ihn.
puzzle-of-the-day = Rätsel des Tages
puzzles-solved = { $num } von { $last } gelöst
puzzle-day-solved = Für heute gelöst.
puzzle-row = { $num ->
    [one] Ein Tag in Folge.
   *[other] { $num } Tage in Folge.
 }
puzzle-row-best = Dein Rekord: { $num }.
puzzle-week = Die letzten sieben Tage
puzzles-help = Die leichtesten kommen zuerst. Je mehr Punkte neben einem Rätsel ausgefüllt sind, desto schwerer ist es.
puzzle-number = Rätsel { $number }
puzzle-of = Rätsel { $number } von { $last }
puzzle-players = { $num } am Tisch
puzzle-easy = leicht
puzzle-middling = mittel
puzzle-hard = schwer
puzzle-solved = gelöst
puzzles-all = Alle Rätsel
puzzle-task = Du bist dran. Was ist dein bester Zug?
puzzle-wrong = „{ $action }“ ist nicht der beste Zug.
puzzle-best = Der beste Zug: { $action }.
puzzle-numbers = Er gewinnt in { $percent } % der Fälle; der nächstbeste, „{ $action }“, in höchstens { $than } %.
puzzle-source = Gefunden in einer Partie zwischen Bots und bestätigt in { $seeds } Suchen mit je { $playouts } Partien, jedes Mal mit anders verteilten verdeckten Karten.
puzzle-shown = Die Lösung
puzzle-next = Nächstes Rätsel
puzzle-analyse = Aufs Analysebrett
no-puzzle = Dieses Rätsel gibt es nicht: Die Nummern gehen von 1 bis { $last }.
no-puzzles = Zu diesem Spiel gibt es keine Rätsel.
# Der Rückblick auf eine fertige Partie
review = Rückblick
review-what = Wir sehen uns jede Entscheidung noch einmal an und zerlegen das Ergebnis: Wie viel davon war Glück, wie viel war gut gespielt?
review-fair-view = Beurteilt wird eine Entscheidung nur danach, was man in dem Moment wissen konnte.
review-make = Diese Partie ansehen
review-go-on = Rückblick fortsetzen
review-at = Schritt { $at } von { $last } wird angesehen. Was wir bisher gefunden haben, steht unten.
review-progress = Fortschritt des Rückblicks
review-stay = Diese Seite nicht von selbst neu laden
review-look-again = Noch einmal nachsehen
review-not-over = Einen Rückblick gibt es nur auf Partien, die zu Ende gespielt wurden.
review-none = Zu dieser Partie gibt es noch keinen Rückblick.
review-enough = Zwei deiner Rückblicke sind noch in Arbeit. Danach kannst du den nächsten starten.
review-busy = Gerade werden viele Partien angesehen. Bitte versuch es in ein paar Minuten noch einmal.
review-luck = Glück und Können
review-player = Spieler
review-fair = Fairer Anteil
review-drawn = Glück
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-result = Ergebnis
review-sums = Anteile am Sieg in Prozent. Fairer Anteil, Glück, eigene Entscheidungen und die der anderen ergeben zusammen das Ergebnis, bis aufs Runden. Glück sind das Geben und jede gezogene Karte, verglichen mit dem, was stattdessen hätte kommen können. In 95 von 100 Fällen liegt der wahre Wert innerhalb des ±.
review-chances = Gewinnchancen
review-open-cards = Gewinnchance in Prozent (alle Karten bekannt), vom ersten Schritt bis zum letzten.
review-as-table = Dasselbe als Tabelle
review-step = Schritt
review-percent = { $n } %
review-decisions = Entscheidungen
review-decisions-others = Was die anderen verschenkt haben ({ $num })
review-judged = Jede Entscheidung wurde aus der Sicht ihres Spielers beurteilt: Von dort aus wurden { $playouts } Partien weitergespielt, bis zu dreimal so viele, wo es knapp war. Was die anderen wirklich auf der Hand hatten, zählt nicht. Abweichungen, die auch einem starken Bot passieren, zählen als in Ordnung.
review-step-number = Schritt { $at }
review-better = Besser: { $best } (verschenkt: { $loss } % Gewinnchance)
review-all-fine = Niemand hat etwas verschenkt, soweit wir es sagen können.
review-label-fine = in Ordnung
review-label-slip = ungenau
review-label-mistake = Fehler
review-label-blunder = grober Fehler
review-label-close = knapp
review-close = „Knapp“ heißt: So viele Partien reichen nicht, um es zu sagen.
review-yours-better = Du hast besser gespielt, als dein Ergebnis sagt: Ohne das Glück der Karten läge dein Anteil am Sieg bei { $without } %, bekommen hast du { $result } %.
review-yours-despite = Du hast gegen das Glück der Karten gewonnen: Es hat dich { $luck } % Gewinnchance gekostet, und du hast es wettgemacht.
review-yours-lucky = Das Glück war auf deiner Seite: Es hat dir { $luck } % Gewinnchance gebracht.
review-yours-even = In deinem Ergebnis steckt weder klares Glück noch klares Pech.
review-theirs-better = { $name } hat besser gespielt, als das Ergebnis sagt: Pech hat { $luck } % Gewinnchance gekostet.
review-theirs-despite = { $name } hat gegen das Glück der Karten gewonnen: Es hat { $luck } % Gewinnchance gekostet, und gutes Spiel hat es wettgemacht.
review-theirs-lucky = { $name } hatte Glück: Es hat { $luck } % Gewinnchance gebracht.
review-theirs-even = { $name } hatte weder klares Glück noch klares Pech.

## Programs that people write

pods-program = (Programm)
open-programs = auch für Programme
setup-programs = Auch Programme dürfen sich setzen
setup-programs-help = Programme, die jemand geschrieben hat, jedes als solches gekennzeichnet. Sie kennen den Link oder finden den Tisch auf der Startseite.
ranked-programs = Eine Partie für die Rangliste ist nur für Menschen: Lass die Programme weg oder die Rangliste.
people-only = An diesen Tisch dürfen sich nur Menschen setzen. Der Gastgeber kann einen anderen für Programme aufmachen.
programs = Programme am Tisch
programs-help = Du kannst ein Programm schreiben, das hier mitspielt, mit Menschen oder mit anderen Programmen.
programs-to = Deine Programme
programs-lead = Ein Programm spielt wie ein Mensch: Es bekommt einen Schlüssel, setzt sich, hört, wann es dran ist, und sieht, was sein Platz sehen darf.
programs-made = { $name } kann mitspielen
programs-token = Der Schlüssel
programs-once = Speicher ihn jetzt: Er wird nur dieses eine Mal gezeigt. Wer ihn hat, spielt als dieses Programm.
programs-try = Zum Ausprobieren lass einen unserer Bots mit dem Schlüssel spielen:
programs-mine = Deine Programme
programs-since = seit
programs-revoke = Beenden
programs-revoke-one = { $name } beenden
programs-revoke-help = Der Schlüssel gilt dann nicht mehr. Wo das Programm noch spielt, übernimmt ein Bot.
programs-new = Ein neues Programm
programs-name = Sein Name am Tisch
programs-make = Schlüssel erstellen
programs-how = So geht es
programs-where = Es darf sich an Tische setzen, die Programme zulassen, und nie an Partien für die Rangliste.
programs-knows = Am Tisch ist es als Programm gekennzeichnet, damit alle wissen, mit wem sie spielen. Es weiß nicht mehr als jeder andere auf seinem Platz.
programs-gone = Ein Programm, das nicht mehr antwortet, hält niemanden auf: Ein Bot übernimmt, wie für alle, die weg sind.
programs-many = Du hast { $num } Programme: Beende erst eines davon.
program-unknown = So ein Programm hast du nicht: Vielleicht ist es schon beendet.
programs-revoked = Dieser Schlüssel gilt nicht mehr.
protocol = Das Protokoll für Programme
protocol-lead = Alle Adressen, erzeugt von dem Server, den du gerade ansiehst. Die Namen darin sind englisch.

## Wie ein Turnier ausgelost wurde

tournament-draw = Wie wurde gelost?
draw-is-sealed = Auch gelost wird aus einem versiegelten Startwert und den Sprüchen aller: Niemand kann aussuchen, wer auf wen trifft, auch der Server nicht.
draw-words-help = Alle Sprüche werden mit einem versiegelten Startwert gemischt, für die Auslosung und für die Karten an deinen Tischen. So kann sich niemand Gegner oder Karten aussuchen. Deinen kannst du lassen, wie er ist.
draw-words-help-same = Alle Sprüche werden mit einem versiegelten Startwert für die Auslosung gemischt. So kann niemand aussuchen, wer auf wen trifft. Deinen kannst du lassen, wie er ist.
draw-lead = Der Startwert dieser Auslosung war versiegelt, bevor jemand mitmachte. Als alle Sprüche da waren, wurde er geöffnet, und aus beidem kommen die Nummern.
draw-sealed = Siegel der ganzen Liste
draw-opener = Veranstalter
draw-again = Noch einmal gelost
draw-scriptless = JavaScript ist aus, darum kann diese Seite nicht noch einmal losen. Lade die Auslosung herunter und lass biberbau losen:
draw-drawing = Es wird noch einmal gelost …
draw-command = Mit biberbau auf deinem eigenen Rechner prüfst du es ohne diese Seite:
draw-take-along = Auslosung herunterladen
draw-verdict-good = Alles stimmt.
draw-verdict-bad = Da stimmt etwas nicht! Die Auslosung wurde nachträglich geändert.
draw-list-good = Die Liste der Siegel passt zum veröffentlichten Siegel.
draw-list-bad = Die Liste der Siegel passt nicht zum veröffentlichten Siegel.
draw-kept-good = Dieser Browser hat vorher dasselbe Siegel gesehen.
draw-kept-bad = Dieser Browser hat vorher ein anderes Siegel gesehen: { $seal }
draw-kept-open = Dieser Browser hat das Turnier vorher nicht gesehen und weiß nicht, welches Siegel damals zu sehen war.
draw-seal-good = Der offene Startwert passt zum Siegel, das für die Auslosung in der Liste steht.
draw-seal-bad = Der offene Startwert passt nicht zum Siegel, das für die Auslosung in der Liste steht.
draw-numbers-good = Startwert und Sprüche ergeben genau diese Nummern.
draw-numbers-bad = Startwert und Sprüche ergeben andere Nummern: { $right }
draw-not-yet = Noch nicht gelost. Wenn das Turnier beginnt, siehst du hier, wie gelost wurde.
draw-unsealed = Dieses Turnier wurde eröffnet, bevor Auslosungen versiegelt wurden; darum lässt sie sich nicht prüfen.

# Das Labor
lab = Labor
lab-lead = Bots spielen ein Spiel sehr oft, und du erfährst, was dabei herauskommt: welcher Platz besser ist, ob Können sich auszahlt, was eine Karte wert ist, was eine Regel ändert.
lab-new = Neuer Bericht
lab-which-game = Um welches Spiel soll es gehen?
lab-mine = Deine Berichte
lab-mine-none = Du hast noch keinen Bericht angefordert.
lab-how-long-kept = Ein Bericht, den du nicht behältst, wird nach 30 Tagen gelöscht.
lab-compare = Vergleichen
lab-compare-what = Zwei Berichte über ein Spiel mit gleich vielen Spielern nebeneinander.
lab-compare-with = Vergleichen mit
lab-first = Erster Bericht
lab-second = Zweiter Bericht
lab-off = Hier gibt es kein Labor.
lab-not-installed = Das Labor braucht das Extra lab: pip install 'biberbau[web,lab]'
lab-none = Diesen Bericht gibt es nicht. Vielleicht wurde er gelöscht.
lab-nothing = In diesem Bericht gibt es noch nichts zu lesen.
lab-not-yours = Das kann nur, wer diesen Bericht angefordert hat.
lab-enough = Zwei deiner Berichte sind noch in Arbeit. Danach kannst du den nächsten starten, oder du beendest einen davon.
lab-full-own = Du hast schon { $most } Berichte. Lösche einen, den du nicht mehr brauchst.
lab-busy = Das Labor ist gerade voll. Bitte versuch es in ein paar Minuten noch einmal.
lab-unlike = Diese beiden lassen sich nicht vergleichen: Es müssen Berichte über ein Spiel mit gleich vielen Spielern sein.
lab-title = Ein Name hat höchstens { $most } Zeichen.
lab-too-many = Mit Bots, die nachdenken, hat ein Bericht { $low } bis { $high } Partien.
lab-same = So ist es schon in der ersten Variante: Wähle etwas anderes, oder lass es, wie es ist.
lab-who = Wer spielt, und wie oft
lab-bots = Auf allen Plätzen
lab-bots-help = Gemütliche, gierige und zufällige Bots spielen tausende Partien in der Minute. Ehrgeizige und starke Bots denken über jeden Zug nach: Eine Partie dauert bei ihnen Sekunden bis Minuten, ein Bericht über 20 Partien womöglich eine Stunde. Was gespielt ist, kannst du jederzeit ansehen.
lab-bot-relaxed = Gemütlich
lab-bot-greedy-1 = Gierig, eine Verteilung
lab-bot-greedy-4 = Gierig, vier Verteilungen
lab-bot-greedy = Gierig
lab-bot-random = Zufall
lab-bot-keen = Ehrgeizig (dauert lange)
lab-bot-strong = Stark (dauert sehr lange)
lab-games = Partien
lab-games-help = Erste Zahlen gibt es nach Sekunden, und du kannst aufhören, sobald du genug weißt. Höchstens 20.000, mit ehrgeizigen und starken Bots 100.
lab-rules = Nach welchen Regeln
lab-rules-change = Regeln ändern
lab-other = Mit einer anderen Variante vergleichen
lab-other-help = Beide Varianten spielen mit denselben Karten und demselben Glück, soweit ihre Regeln das zulassen. So zeigen wenige Partien, was eine Änderung bewirkt.
lab-as-first = Wie in der ersten
lab-looks = Was noch untersucht wird
lab-looks-help = Dauer, Plätze, Führungen, Aktionen und Ereignisse sind immer dabei. Dies hier braucht jeweils weitere Partien.
lab-look-worth = Was jede Karte wert ist
lab-look-regret = Was achtlose Entscheidungen kosten
lab-look-kingmaking = Ob es Königsmacher gibt
lab-look-luck = Wie viel Glück dabei ist
lab-look-levels = Ob Können sich auszahlt
lab-look-rules = Was jede Regel bewirkt (nicht zusammen mit einer anderen Variante)
lab-seed = Startwert fürs Mischen
lab-seed-help = Dieselbe Zahl gibt dieselben Karten.
lab-start = Starten
lab-report = Bericht
lab-report-of = Bericht über { $game }
lab-about = { $games } Partien, { $players } Spieler, Bots: { $bots }
lab-versus = verglichen mit { $other }
lab-gone = Dieser Bericht wurde mit Regeln angefordert, die es nicht mehr gibt: { $rules }. Seine Zahlen sind von damals; Tische und neue Berichte daraus haben diese Regeln nicht.
lab-gone-short = mit Regeln, die es nicht mehr gibt: { $rules }
lab-game-gone = Das Spiel „{ $game }“ ist hier nicht mehr installiert.
lab-game-gone-what = Die Zahlen des Berichts sind noch da; Seiten und Bilder brauchen das Spiel.
lab-deck = Ein eigenes Deck
lab-deck-help = Wie viele es von jeder Karte gibt, wie in einer Datei für --deck. Was nicht genannt ist, ist nicht dabei. Es hat Vorrang vor den Regeln oben, soweit diese das Deck bestimmen.
lab-deck-usual = Das übliche Deck als Vorlage
lab-deck-none = Keine Regeln ergeben dieses Deck. Das nächste ist { $nearest }. Anders sind dort (deine Zahl in Klammern): { $cards }.
lab-deck-odd = Das lässt sich nicht als Deck lesen: Schreib in jede Zeile eine Karte und wie viele es davon gibt.
lab-deck-line = Zeile { $line } lässt sich nicht lesen: Schreib in jede Zeile eine Karte und wie viele es davon gibt.
lab-deck-twice = „{ $name }“ steht zweimal da. Lass eins davon weg.
lab-deck-long = Ein Deck hat höchstens { $most } Zeichen.
lab-deck-sign = Ein Deck hat nur Namen von Karten und Zahlen, kein { $sign }.
lab-deck-deep = Ein Deck hat nur Namen von Karten und Zahlen; hier sind zu viele Klammern.
lab-deck-printed = Dieses Spiel hat seine gedruckten Karten. Keine Regel ändert sie.
lab-deck-format = Das ist kein Deck: Schreib in jede Zeile eine Karte und wie viele es davon gibt. Eine Datei beginnt mit „format: { $format }“.
lab-deck-field = Die Datei eines Decks hat kein „{ $name }“, nur { $fields }.
lab-deck-game = Dieses Deck ist für ein anderes Spiel: { $game }.
lab-deck-cards = Die Karten fehlen: Schreib jede in eine eigene Zeile, und wie viele es davon gibt.
lab-deck-card = Eine Karte „{ $card }“ gibt es nicht. Es gibt: { $cards }.
lab-deck-count = Wie oft gibt es { $card }? Gib eine ganze Zahl ein, mindestens 0, nicht „{ $count }“.
lab-deck-fixed = Keine Regel ändert, was die Karten in diesem Spiel zählen. Lass „points“ weg.
lab-deck-points = Nach „points“ kommt, was Karten zählen, eine Zeile für jede, wie in „bat: 3“.
lab-deck-point = Wie viele Punkte zählt { $card }? Das muss eine ganze Zahl sein, nicht „{ $count }“.
lab-deck-unlike = Keine Regeln lassen die Karten so zählen. Am nächsten kommt { $nearest }. Anders sind dort (deine Zahl in Klammern): { $cards }.
lab-against = Verglichen mit einer Variante, in der dies anders ist:
lab-making = In Arbeit
lab-waits = Der Bericht wartet, bis er an der Reihe ist. Wurde dieses Spiel hier noch nie untersucht, wird es erst vorbereitet, das dauert einmal ein paar Minuten.
lab-played = Bisher { $games } ganze Partien gespielt.
lab-stopping = Der Bericht endet mit den Partien, die schon gespielt sind.
lab-of = { $done } von { $of }
lab-part-games = Ganze Partien
lab-part-against = Beide Varianten
lab-part-twins = Zwillinge: was Karten wert sind
lab-part-lapses = Achtlose Entscheidungen
lab-part-kingmaking = Königsmacher
lab-part-luck = Glück: von jedem Moment aus weitergespielt
lab-part-levels = Können
lab-part-rules = Eine geänderte Regel
lab-stop = Das genügt
lab-last-of-all = Bots und Tipps an den Tischen kommen zuerst. Hier geht es weiter, wenn sie nichts zu tun haben, auch wenn du diese Seite verlässt.
lab-on-cluster = Andere Rechner spielen diese Partien. Es geht auch weiter, wenn du diese Seite verlässt.
lab-away = Die Rechner, die Berichte spielen, sind gerade nicht zu erreichen; warum, steht im Protokoll des Servers. Was gespielt ist, bleibt, und alle paar Sekunden wird es wieder versucht.
lab-is-open = in Arbeit
lab-is-over = vollständig
lab-is-enough = vorzeitig beendet
lab-is-budget = Rechenzeit verbraucht
lab-is-failed = gescheitert
lab-failed = Dieser Bericht ist gescheitert: { $reason }
lab-used-up = Dieser Bericht hat seinen Anteil an Rechenzeit verbraucht. Unten steht, was bis dahin gespielt war.
lab-ended = Der Bericht wurde vorzeitig beendet und sagt, was bis dahin gespielt war.
lab-ended-empty = Der Bericht wurde beendet, bevor etwas gespielt war.
lab-ready = Der Bericht
lab-ready-what = Was { $games } Partien sagen, mit einem Intervall zu jeder Zahl und einer Tabelle zu jedem Bild.
lab-read = Bericht lesen
lab-save-page = Als Seite speichern
lab-save-numbers = Zahlen speichern
lab-change-does = Was die Änderung bewirkt
lab-no-change = Bisher hat sich nichts sicher geändert.
lab-first-estimates = Erste Schätzungen
lab-in-short = In Kürze
lab-measure = Was
lab-value = Wert
lab-interval = 95 %
lab-intervals = In 95 von 100 Fällen liegt der wahre Wert im Intervall. Die gestrichelte Linie ist ein fairer Anteil am Sieg.
lab-seat = Platz { $number }: Anteil am Sieg
lab-unsure = unbekannt
lab-next = Wie weiter?
lab-play = Diese Variante spielen
lab-again = Etwas ändern und noch einmal spielen
lab-keep-title = Behalten und teilen
lab-name = Name des Berichts
lab-keep = Behalten
lab-keep-again = Namen ändern
lab-keep-help = Sonst wird er nach 30 Tagen gelöscht.
lab-keep-later = Sobald er fertig ist, kannst du ihm einen Namen geben und ihn behalten.
lab-is-kept = Er bleibt, bis du ihn löschst.
lab-link = Link
lab-link-help = Alle, die diesen Link haben und das Labor hier benutzen dürfen, können den Bericht lesen. Partien von Menschen sind nicht darin.
lab-delete = Löschen
lab-compared = Zwei Berichte
lab-differences = B minus A
lab-difference = Unterschied
lab-sure = sicher
lab-compare-how = „Sicher“ steht, wo ein Unterschied unter allen Zeilen herausragt: Höchstens einer von zwanzig dieser Hinweise ist ein Fehlalarm. Das ± behandelt die beiden Berichte als unabhängig. Genauer ist ein Bericht, der zwei Varianten selbst vergleicht: Er nimmt für beide dieselben Karten.
lab-other-deals = Diese beiden wurden von anderen Bots gespielt oder mit anderen Karten.
