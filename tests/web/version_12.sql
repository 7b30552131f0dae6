BEGIN TRANSACTION;
CREATE TABLE action (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	action_id INTEGER NOT NULL, 
	notation VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	spent FLOAT, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
INSERT INTO "action" VALUES('finished',1,0,'play 1',0,1.79552753479513478281e+09,NULL);
INSERT INTO "action" VALUES('finished',2,2,'play 3',1,1.79552753480625104905e+09,NULL);
INSERT INTO "action" VALUES('finished',3,2,'play 3',0,1.79552753481042027478e+09,NULL);
INSERT INTO "action" VALUES('finished',4,8,'play 9',1,1.79552753481446647639e+09,NULL);
INSERT INTO "action" VALUES('finished',5,12,'at 1',1,1.79552753481832504276e+09,NULL);
INSERT INTO "action" VALUES('finished',6,6,'play 7',0,1.7955275348223330975e+09,NULL);
INSERT INTO "action" VALUES('finished',7,5,'play 6',1,1.79552753482641863818e+09,NULL);
INSERT INTO "action" VALUES('finished',8,17,'pass odd',1,1.79552753482781934741e+09,NULL);
INSERT INTO "action" VALUES('finished',9,3,'play 4',0,1.79552753483220553401e+09,NULL);
INSERT INTO "action" VALUES('finished',10,1,'play 2',1,1.79552753483478593822e+09,NULL);
INSERT INTO "action" VALUES('finished',11,10,'play 11',0,1.79552753483830571179e+09,NULL);
INSERT INTO "action" VALUES('finished',12,9,'play 10',1,1.79552753484672164919e+09,NULL);
INSERT INTO "action" VALUES('finished',13,7,'play 8',0,1.79552753485037040713e+09,NULL);
INSERT INTO "action" VALUES('finished',14,10,'play 11',1,1.79552753485445094113e+09,NULL);
INSERT INTO "action" VALUES('finished',15,9,'play 10',0,1.79552753485831451413e+09,NULL);
INSERT INTO "action" VALUES('finished',16,0,'play 1',1,1.79552753486232519151e+09,NULL);
INSERT INTO "action" VALUES('finished',17,12,'at 1',1,1.79552753486632084845e+09,NULL);
INSERT INTO "action" VALUES('finished',18,47,'stack 2',1,1.79552753487034153943e+09,NULL);
INSERT INTO "action" VALUES('finished',19,11,'play 12',0,1.79552753487863302229e+09,NULL);
INSERT INTO "action" VALUES('finished',20,7,'play 8',1,1.79552753488234210013e+09,NULL);
INSERT INTO "action" VALUES('finished',21,8,'play 9',0,1.79552753488502645495e+09,NULL);
INSERT INTO "action" VALUES('finished',22,14,'at 3',0,1.79552753489036178583e+09,NULL);
INSERT INTO "action" VALUES('finished',23,4,'play 5',1,1.7955275348950259685e+09,NULL);
INSERT INTO "action" VALUES('finished',24,30,'as rhino',1,1.79552753489887309077e+09,NULL);
INSERT INTO "action" VALUES('finished',25,1,'play 2',0,1.79552753490294480327e+09,NULL);
INSERT INTO "action" VALUES('finished',26,3,'play 4',1,1.79552753490630579002e+09,NULL);
INSERT INTO "action" VALUES('finished',27,4,'play 5',0,1.79552753491025972364e+09,NULL);
INSERT INTO "action" VALUES('finished',28,24,'as ostrich',0,1.79552753491440176963e+09,NULL);
INSERT INTO "action" VALUES('finished',29,17,'pass odd',0,1.79552753491904449464e+09,NULL);
INSERT INTO "action" VALUES('finished',30,11,'play 12',1,1.79552753492300319667e+09,NULL);
INSERT INTO "action" VALUES('finished',31,12,'at 1',1,1.79552753492670536038e+09,NULL);
INSERT INTO "action" VALUES('finished',32,5,'play 6',0,1.79552753493069982529e+09,NULL);
INSERT INTO "action" VALUES('finished',33,18,'pass even',0,1.79552753493285846705e+09,NULL);
INSERT INTO "action" VALUES('finished',34,6,'play 7',1,1.79552753493532609935e+09,NULL);
INSERT INTO "action" VALUES('running',1,9,'play 10',1,1.79552753496695542334e+09,NULL);
INSERT INTO "action" VALUES('running',2,9,'play 10',0,1.79552753497033977503e+09,NULL);
INSERT INTO "action" VALUES('running',3,7,'play 8',1,1.79552753497449684143e+09,NULL);
INSERT INTO "action" VALUES('running',4,7,'play 8',0,1.79552753497834324835e+09,NULL);
INSERT INTO "action" VALUES('running',5,2,'play 3',1,1.79552753498241949086e+09,NULL);
INSERT INTO "action" VALUES('running',6,13,'at 2',1,1.79552753498518872263e+09,NULL);
INSERT INTO "action" VALUES('running',7,2,'play 3',0,1.7955275349903869629e+09,NULL);
INSERT INTO "action" VALUES('running',8,11,'play 12',1,1.7955275349944062233e+09,NULL);
INSERT INTO "action" VALUES('running',9,3,'play 4',0,1.79552753500718927388e+09,NULL);
INSERT INTO "action" VALUES('running',10,10,'play 11',1,1.79552753501045083998e+09,NULL);
INSERT INTO "action" VALUES('running',11,8,'play 9',0,1.79552753501439738273e+09,NULL);
INSERT INTO "action" VALUES('running',12,6,'play 7',1,1.79552753501829171186e+09,NULL);
INSERT INTO "action" VALUES('withbot',1,0,'play 1',0,1.79552753479513478281e+09,NULL);
INSERT INTO "action" VALUES('withbot',2,2,'play 3',1,1.79552753480625104905e+09,NULL);
INSERT INTO "action" VALUES('withbot',3,2,'play 3',0,1.79552753481042027478e+09,NULL);
INSERT INTO "action" VALUES('withbot',4,8,'play 9',1,1.79552753481446647639e+09,NULL);
INSERT INTO "action" VALUES('withbot',5,12,'at 1',1,1.79552753481832504276e+09,NULL);
INSERT INTO "action" VALUES('withbot',6,6,'play 7',0,1.7955275348223330975e+09,NULL);
INSERT INTO "action" VALUES('withbot',7,5,'play 6',1,1.79552753482641863818e+09,NULL);
INSERT INTO "action" VALUES('withbot',8,17,'pass odd',1,1.79552753482781934741e+09,NULL);
INSERT INTO "action" VALUES('withbot',9,3,'play 4',0,1.79552753483220553401e+09,NULL);
INSERT INTO "action" VALUES('withbot',10,1,'play 2',1,1.79552753483478593822e+09,NULL);
INSERT INTO "action" VALUES('withbot',11,10,'play 11',0,1.79552753483830571179e+09,NULL);
INSERT INTO "action" VALUES('withbot',12,9,'play 10',1,1.79552753484672164919e+09,NULL);
INSERT INTO "action" VALUES('withbot',13,7,'play 8',0,1.79552753485037040713e+09,NULL);
INSERT INTO "action" VALUES('withbot',14,10,'play 11',1,1.79552753485445094113e+09,NULL);
INSERT INTO "action" VALUES('withbot',15,9,'play 10',0,1.79552753485831451413e+09,NULL);
INSERT INTO "action" VALUES('withbot',16,0,'play 1',1,1.79552753486232519151e+09,NULL);
INSERT INTO "action" VALUES('withbot',17,12,'at 1',1,1.79552753486632084845e+09,NULL);
INSERT INTO "action" VALUES('withbot',18,47,'stack 2',1,1.79552753487034153943e+09,NULL);
INSERT INTO "action" VALUES('withbot',19,11,'play 12',0,1.79552753487863302229e+09,NULL);
INSERT INTO "action" VALUES('withbot',20,7,'play 8',1,1.79552753488234210013e+09,NULL);
INSERT INTO "action" VALUES('withbot',21,8,'play 9',0,1.79552753488502645495e+09,NULL);
INSERT INTO "action" VALUES('withbot',22,14,'at 3',0,1.79552753489036178583e+09,NULL);
INSERT INTO "action" VALUES('withbot',23,4,'play 5',1,1.7955275348950259685e+09,NULL);
INSERT INTO "action" VALUES('withbot',24,30,'as rhino',1,1.79552753489887309077e+09,NULL);
INSERT INTO "action" VALUES('withbot',25,1,'play 2',0,1.79552753490294480327e+09,NULL);
INSERT INTO "action" VALUES('withbot',26,3,'play 4',1,1.79552753490630579002e+09,NULL);
INSERT INTO "action" VALUES('withbot',27,4,'play 5',0,1.79552753491025972364e+09,NULL);
INSERT INTO "action" VALUES('withbot',28,24,'as ostrich',0,1.79552753491440176963e+09,NULL);
INSERT INTO "action" VALUES('withbot',29,17,'pass odd',0,1.79552753491904449464e+09,NULL);
INSERT INTO "action" VALUES('withbot',30,11,'play 12',1,1.79552753492300319667e+09,NULL);
INSERT INTO "action" VALUES('withbot',31,12,'at 1',1,1.79552753492670536038e+09,NULL);
INSERT INTO "action" VALUES('withbot',32,5,'play 6',0,1.79552753493069982529e+09,NULL);
INSERT INTO "action" VALUES('withbot',33,18,'pass even',0,1.79552753493285846705e+09,NULL);
INSERT INTO "action" VALUES('withbot',34,6,'play 7',1,1.79552753493532609935e+09,NULL);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('12');
CREATE TABLE asked (
	place VARCHAR(48) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	sender VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (place, player)
);
INSERT INTO "asked" VALUES('/t/waiting','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','Ada',1795527600.0);
CREATE TABLE ban (
	what VARCHAR(96) NOT NULL, 
	until FLOAT NOT NULL, 
	who VARCHAR(160) NOT NULL, 
	why VARCHAR(400) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (what)
);
INSERT INTO "ban" VALUES('net:192.0.2.0/24',1795614000.0,'192.0.2.7','rude',1795527600.0);
CREATE TABLE biberbau_schema (
	version INTEGER NOT NULL
);
INSERT INTO "biberbau_schema" VALUES(12);
CREATE TABLE bot (
	player VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	owner VARCHAR(64), 
	created FLOAT NOT NULL, 
	revoked FLOAT, 
	PRIMARY KEY (player)
);
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	channel VARCHAR(8) NOT NULL, 
	seat INTEGER, 
	player VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	text VARCHAR(256) NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES('finished',1,1795527600.0,'all',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','Ben','phrase','good-game');
CREATE TABLE entrant (
	tournament_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	player VARCHAR(64), 
	name VARCHAR(64) NOT NULL, 
	words VARCHAR(256) NOT NULL, 
	draw INTEGER, 
	gone INTEGER, 
	PRIMARY KEY (tournament_id, number), 
	CONSTRAINT uq_entrant_once UNIQUE (tournament_id, player), 
	FOREIGN KEY(tournament_id) REFERENCES tournament (id) ON DELETE CASCADE
);
INSERT INTO "entrant" VALUES('cup',1,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','Anna','',1,NULL);
INSERT INTO "entrant" VALUES('cup',2,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','Ben','mine',2,NULL);
INSERT INTO "entrant" VALUES('waitingcup',0,'0000000000000000000000000000000000000000000000000000000000000000','P0','',NULL,NULL);
INSERT INTO "entrant" VALUES('waitingcup',1,'0000000000000000000000000000000000000000000000000000000000000001','P1','words of P1',NULL,NULL);
INSERT INTO "entrant" VALUES('waitingcup',2,'0000000000000000000000000000000000000000000000000000000000000002','P2','words of P2',NULL,NULL);
INSERT INTO "entrant" VALUES('waitingcup',3,'0000000000000000000000000000000000000000000000000000000000000003','P3','words of P3',NULL,NULL);
INSERT INTO "entrant" VALUES('runningcup',0,'0000000000000000000000000000000000000000000000000000000000000000','P0','',2,NULL);
INSERT INTO "entrant" VALUES('runningcup',1,'0000000000000000000000000000000000000000000000000000000000000001','P1','',4,NULL);
INSERT INTO "entrant" VALUES('runningcup',2,'0000000000000000000000000000000000000000000000000000000000000002','P2','',3,NULL);
INSERT INTO "entrant" VALUES('runningcup',3,'0000000000000000000000000000000000000000000000000000000000000003','P3','',1,NULL);
CREATE TABLE game_table (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	options TEXT NOT NULL, 
	seed BLOB NOT NULL, 
	entropy VARCHAR(256) NOT NULL, 
	created FLOAT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	revision INTEGER NOT NULL, 
	undos INTEGER NOT NULL, 
	rematch VARCHAR(32), 
	deal INTEGER NOT NULL, 
	touched FLOAT NOT NULL, 
	keeper VARCHAR(64), 
	listed INTEGER DEFAULT '0' NOT NULL, 
	code VARCHAR(8), 
	terms TEXT DEFAULT '{}' NOT NULL, 
	fill_at FLOAT, 
	turn INTEGER, 
	said INTEGER DEFAULT '0' NOT NULL, 
	since FLOAT DEFAULT '0' NOT NULL, closes FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "game_table" VALUES('finished','beasty_bar','{"players": 2, "set": "new", "advanced": false, "return_game": false, "pile_order": "sent", "tie_break": "points", "penguin_may_decline": false, "penguin_as_vulture": true, "types_edition": false, "animals": 12, "hand": 4}',X'2472B9CED15175B2F3B79D40BB0C8EBF2D0FDF9040AC9FF29FD0842D35CD1BD8','',1.79552753393077230452e+09,'over','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',38,0,'follower',2,1.79552753493532609935e+09,NULL,0,NULL,'{}',NULL,NULL,0,1.79552753493532609935e+09,NULL);
INSERT INTO "game_table" VALUES('follower','beasty_bar','{"players": 2, "set": "new", "advanced": false, "return_game": false, "pile_order": "sent", "tie_break": "points", "penguin_may_decline": false, "penguin_as_vulture": true, "types_edition": false, "animals": 12, "hand": 4}',X'196E0E2BF5CFB76DC756CAA7A6CB2734E389FDB651E509FDC666F4957536A1E8','',1795527534.94231,'lobby','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',1,0,NULL,2,1795527534.94231,NULL,0,NULL,'{}',NULL,NULL,0,1795527534.94231,NULL);
INSERT INTO "game_table" VALUES('running','beasty_bar','{"players": 2, "set": "new", "advanced": false, "return_game": false, "pile_order": "sent", "tie_break": "points", "penguin_may_decline": false, "penguin_as_vulture": true, "types_edition": false, "animals": 12, "hand": 4}',X'89B00D9B273DE3E2BE06FF474968C8864F6E8893DE317F4C925BE41D38EB0527','',1.79552753494977903369e+09,'playing','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',17,1,NULL,2,1.79552753501829171186e+09,'0123456789abcdef',0,NULL,'{}',NULL,NULL,0,1.79552753501829171186e+09,NULL);
INSERT INTO "game_table" VALUES('waiting','beasty_bar','{"players": 3, "set": "new", "advanced": false, "return_game": false, "pile_order": "sent", "tie_break": "points", "penguin_may_decline": false, "penguin_as_vulture": true, "types_edition": false, "animals": 12, "hand": 4}',X'DBEE84A1CB9C84B0EF5B465AB9DC4A7372F5FEB5F30FBA380F02E5393F87F970','',1.7955275350217821598e+09,'lobby','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',1,0,NULL,2,1.7955275350217821598e+09,NULL,0,NULL,'{}',NULL,NULL,0,1.7955275350217821598e+09,NULL);
INSERT INTO "game_table" VALUES('runningcup1','beasty_bar','{"players": 2, "set": "new", "advanced": false, "return_game": false, "pile_order": "sent", "tie_break": "points", "penguin_may_decline": false, "penguin_as_vulture": true, "types_edition": false, "animals": 12, "hand": 4}',X'593CCD854D0FB5119A1CBA104FFC9BD72AA808831321100C85DE71A87BFC346F','',1.79565371559317064282e+09,'playing','',1,0,NULL,2,1.79565371559317064282e+09,NULL,0,NULL,'{"clock": "live 600 15", "ranked": true, "tournament": "runningcup", "veiled": true}',NULL,NULL,0,1.79565371559317064282e+09,NULL);
INSERT INTO "game_table" VALUES('runningcup2','beasty_bar','{"players": 2, "set": "new", "advanced": false, "return_game": false, "pile_order": "sent", "tie_break": "points", "penguin_may_decline": false, "penguin_as_vulture": true, "types_edition": false, "animals": 12, "hand": 4}',X'593CCD854D0FB5119A1CBA104FFC9BD72AA808831321100C85DE71A87BFC346F','',1.79565371559368920327e+09,'playing','',1,0,NULL,2,1.79565371559368920327e+09,NULL,0,NULL,'{"clock": "live 600 15", "ranked": true, "tournament": "runningcup", "veiled": true}',NULL,NULL,0,1.79565371559368920327e+09,NULL);
INSERT INTO "game_table" VALUES('withbot','beasty_bar','{"players": 2, "set": "new", "advanced": false, "return_game": false, "pile_order": "sent", "tie_break": "points", "penguin_may_decline": false, "penguin_as_vulture": true, "types_edition": false, "animals": 12, "hand": 4}',X'2472B9CED15175B2F3B79D40BB0C8EBF2D0FDF9040AC9FF29FD0842D35CD1BD8','',1.79552753393077230452e+09,'over','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',38,0,NULL,2,1.79552753493532609935e+09,NULL,0,NULL,'{}',NULL,NULL,0,1.79552753493532609935e+09,NULL);
CREATE TABLE held (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	stamp VARCHAR(32) NOT NULL, 
	action_id INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
INSERT INTO "held" VALUES('running',0,'12.1',1);
CREATE TABLE house (
	name VARCHAR(16) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE keeper (
	name VARCHAR(64) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keeper" VALUES('0123456789abcdef',1764000000.0);
CREATE TABLE lab_block (
	report_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	blocks BLOB NOT NULL, 
	PRIMARY KEY (report_id, number), 
	FOREIGN KEY(report_id) REFERENCES lab_report (id) ON DELETE CASCADE
);
INSERT INTO "lab_block" VALUES('report',0,X'00');
CREATE TABLE lab_report (
	id VARCHAR(32) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	title VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	"plan" TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	stops INTEGER DEFAULT '0' NOT NULL, 
	kept INTEGER DEFAULT '0' NOT NULL, 
	budget FLOAT, 
	spent FLOAT DEFAULT '0' NOT NULL, 
	keeper VARCHAR(64), 
	claimed FLOAT DEFAULT '0' NOT NULL, 
	touched FLOAT NOT NULL, 
	progress TEXT NOT NULL, 
	document TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "lab_report" VALUES('report','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','Kept','beasty_bar','{}',1795527534.8,'over',0,0,NULL,0.0,NULL,0.0,1795527534.8,'','{}');
CREATE TABLE looked (
	table_id VARCHAR(32) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, player), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
INSERT INTO "looked" VALUES('running','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',3,1795527600.0);
CREATE TABLE mute (
	table_id VARCHAR(32) NOT NULL, 
	reader VARCHAR(64) NOT NULL, 
	author VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, reader, author), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE TABLE onlooker (
	table_id VARCHAR(32) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, player), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE TABLE pairing (
	tournament_id VARCHAR(32) NOT NULL, 
	round INTEGER NOT NULL, 
	board INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	entrant INTEGER NOT NULL, 
	table_id VARCHAR(32), 
	PRIMARY KEY (tournament_id, round, board, seat), 
	FOREIGN KEY(tournament_id) REFERENCES tournament (id) ON DELETE CASCADE
);
INSERT INTO "pairing" VALUES('cup',1,1,0,1,'running');
INSERT INTO "pairing" VALUES('cup',1,1,1,2,'running');
INSERT INTO "pairing" VALUES('runningcup',1,0,0,3,'runningcup1');
INSERT INTO "pairing" VALUES('runningcup',1,0,1,0,'runningcup1');
INSERT INTO "pairing" VALUES('runningcup',1,1,0,2,'runningcup2');
INSERT INTO "pairing" VALUES('runningcup',1,1,1,1,'runningcup2');
CREATE TABLE passkey (
	id VARCHAR(64) NOT NULL, 
	credential BLOB NOT NULL, 
	public_key BLOB NOT NULL, 
	sign_count BIGINT NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	sealed BLOB NOT NULL, 
	created FLOAT NOT NULL, 
	used FLOAT, 
	PRIMARY KEY (id)
);
CREATE TABLE person (
	player VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	lang VARCHAR(8) NOT NULL, 
	colour INTEGER, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, hidden INTEGER DEFAULT '0' NOT NULL, research INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (player)
);
INSERT INTO "person" VALUES('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','Ada','de',2,1795527600.0,1795527600.0,1,0);
CREATE TABLE process (
	name VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	report TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE push (
	id VARCHAR(64) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(128) NOT NULL, 
	auth VARCHAR(64) NOT NULL, 
	lang VARCHAR(8) NOT NULL, 
	site VARCHAR(255) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "push" VALUES('cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','https://push.example/1','key','auth','de','play.example',1795527600.0);
CREATE TABLE pushed (
	table_id VARCHAR(32) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY (table_id, player), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE TABLE rating (
	game VARCHAR(64) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY (game, player)
);
INSERT INTO "rating" VALUES('beasty_bar','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','Ada',26.5,7.9,1,1795527600.0);
CREATE TABLE removed (
	table_id VARCHAR(32) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, player), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE TABLE report (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	reporter VARCHAR(64) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	text VARCHAR(256) NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT uq_report_once UNIQUE (table_id, number, reporter)
);
INSERT INTO "report" VALUES(1,1795527600.0,'finished',1,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','Ben','phrase','good-game');
CREATE TABLE result (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	players INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	level VARCHAR(16) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	player VARCHAR(64), 
	place INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "result" VALUES('finished',0,'beasty_bar',2,'human','','Ada','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',1,12,1795527600.0);
INSERT INTO "result" VALUES('finished',1,'beasty_bar',2,'human','','Ben','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',2,9,1795527600.0);
CREATE TABLE review (
	table_id VARCHAR(32) NOT NULL, 
	budget INTEGER NOT NULL, 
	made FLOAT NOT NULL, 
	document TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE TABLE seat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	level VARCHAR(16) NOT NULL, 
	player VARCHAR(64), 
	words VARCHAR(256), 
	stand_in VARCHAR(8) DEFAULT '' NOT NULL, 
	extra FLOAT DEFAULT '0' NOT NULL, program INTEGER DEFAULT '0' NOT NULL, vacated INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
INSERT INTO "seat" VALUES('finished',0,'human','Anna','','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','mine','',0.0,0,0);
INSERT INTO "seat" VALUES('finished',1,'human','Ben','','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','and yours','',0.0,0,0);
INSERT INTO "seat" VALUES('follower',0,'human','Anna','','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,'',0.0,0,0);
INSERT INTO "seat" VALUES('follower',1,'human','Ben','','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','again','',0.0,0,0);
INSERT INTO "seat" VALUES('running',0,'human','Anna','','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','','',0.0,0,0);
INSERT INTO "seat" VALUES('running',1,'human','Ben','','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','','',0.0,0,0);
INSERT INTO "seat" VALUES('waiting',0,'human','Anna','','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','','',0.0,0,0);
INSERT INTO "seat" VALUES('waiting',1,'open','','',NULL,NULL,'',0.0,0,0);
INSERT INTO "seat" VALUES('waiting',2,'bot','Frieda','keen',NULL,'','',0.0,0,0);
INSERT INTO "seat" VALUES('runningcup1',0,'human','P3','','0000000000000000000000000000000000000000000000000000000000000003','','',0.0,0,0);
INSERT INTO "seat" VALUES('runningcup1',1,'human','P0','','0000000000000000000000000000000000000000000000000000000000000000','','',0.0,0,0);
INSERT INTO "seat" VALUES('runningcup2',0,'human','P2','','0000000000000000000000000000000000000000000000000000000000000002','','',0.0,0,0);
INSERT INTO "seat" VALUES('runningcup2',1,'human','P1','','0000000000000000000000000000000000000000000000000000000000000001','','',0.0,0,0);
INSERT INTO "seat" VALUES('withbot',0,'human','Anna','','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','mine','',0.0,0,0);
INSERT INTO "seat" VALUES('withbot',1,'bot','Frieda','keen',NULL,'and yours','',0.0,0,1);
CREATE TABLE signed_out (
	player VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (player)
);
CREATE TABLE tournament (
	id VARCHAR(32) NOT NULL, 
	title VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	options TEXT NOT NULL, 
	terms TEXT NOT NULL, 
	system VARCHAR(16) NOT NULL, 
	seats INTEGER NOT NULL, 
	places INTEGER NOT NULL, 
	rounds INTEGER NOT NULL, 
	same INTEGER NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	round INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	touched FLOAT NOT NULL, words VARCHAR(256), code VARCHAR(8), 
	PRIMARY KEY (id)
);
INSERT INTO "tournament" VALUES('cup','Cup','beasty_bar','{}','{}','swiss',2,4,1,0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','running',1,2,1750000000.25,1750000000.25,NULL,NULL);
INSERT INTO "tournament" VALUES('waitingcup','waiting','beasty_bar','{}','{"clock": "live 600 15", "tournament": "waitingcup"}','swiss',2,8,0,0,'0000000000000000000000000000000000000000000000000000000000000000','open',0,4,1.79565371538941502571e+09,1.79565371556925868984e+09,NULL,'2345678');
INSERT INTO "tournament" VALUES('runningcup','running','beasty_bar','{}','{"clock": "live 600 15", "ranked": true, "tournament": "runningcup", "veiled": true}','swiss',2,4,0,1,'0000000000000000000000000000000000000000000000000000000000000000','running',1,5,1.79565371557250666621e+09,1.795653715592995882e+09,NULL,NULL);
CREATE TABLE transfer (
	id VARCHAR(64) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	sealed BLOB NOT NULL, 
	until FLOAT NOT NULL, 
	used FLOAT, 
	PRIMARY KEY (id)
);
CREATE TABLE used_seal (
	number VARCHAR(64) NOT NULL, 
	PRIMARY KEY (number)
);
INSERT INTO "used_seal" VALUES('4c7f069bf307e5e456ebcc2ff1f82f5a');
INSERT INTO "used_seal" VALUES('3a1e338823eefc7107fc467a536da71d');
INSERT INTO "used_seal" VALUES('3f884a5e950db1fe0194fd144acc815a');
CREATE TABLE wish (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	asks VARCHAR(8) NOT NULL, 
	round INTEGER NOT NULL, 
	pauses INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX ix_game_table_code ON game_table (code);
CREATE INDEX ix_game_table_listed ON game_table (listed) WHERE status = 'lobby';
CREATE INDEX ix_game_table_keeper ON game_table (keeper) WHERE status = 'playing';
CREATE INDEX ix_game_table_fill_at ON game_table (fill_at) WHERE status = 'lobby';
CREATE INDEX ix_game_table_touched ON game_table (touched) WHERE status <> 'playing';
CREATE INDEX ix_seat_player ON seat (player);
CREATE INDEX ix_push_player ON push (player);
CREATE INDEX ix_result_player ON result (player);
CREATE INDEX ix_passkey_player ON passkey (player);
CREATE INDEX ix_transfer_player ON transfer (player);
CREATE INDEX ix_rating_player ON rating (player);
CREATE INDEX ix_tournament_status ON tournament (status);
CREATE UNIQUE INDEX ix_tournament_code ON tournament (code);
CREATE INDEX ix_entrant_player ON entrant (player);
CREATE INDEX ix_pairing_table_id ON pairing (table_id);
CREATE INDEX ix_bot_owner ON bot (owner);
CREATE INDEX ix_signed_out_at ON signed_out (at);
CREATE INDEX ix_lab_report_player ON lab_report (player);
CREATE INDEX ix_lab_report_status ON lab_report (status);
CREATE INDEX ix_asked_sender ON asked (sender);
COMMIT;
