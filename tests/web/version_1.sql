BEGIN TRANSACTION;
CREATE TABLE action (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	action_id INTEGER NOT NULL, 
	notation VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
INSERT INTO "action" VALUES('finished',1,5,'play 6',1,1.79534590159166789055e+09);
INSERT INTO "action" VALUES('finished',2,0,'play 1',0,1.79534590160750222201e+09);
INSERT INTO "action" VALUES('finished',3,47,'stack 2',0,1.79534590161296439166e+09);
INSERT INTO "action" VALUES('finished',4,2,'play 3',1,1.79534590162727022174e+09);
INSERT INTO "action" VALUES('finished',5,7,'play 8',0,1.79534590163086724273e+09);
INSERT INTO "action" VALUES('finished',6,10,'play 11',1,1.79534590163924145695e+09);
INSERT INTO "action" VALUES('finished',7,9,'play 10',0,1.79534590165028285976e+09);
INSERT INTO "action" VALUES('finished',8,9,'play 10',1,1.79534590165509557726e+09);
INSERT INTO "action" VALUES('finished',9,3,'play 4',0,1.79534590165920686722e+09);
INSERT INTO "action" VALUES('finished',10,3,'play 4',1,1.79534590166346120837e+09);
INSERT INTO "action" VALUES('finished',11,6,'play 7',0,1.79534590167533063881e+09);
INSERT INTO "action" VALUES('finished',12,0,'play 1',1,1.79534590167870283122e+09);
INSERT INTO "action" VALUES('finished',13,13,'at 2',1,1.79534590169101071358e+09);
INSERT INTO "action" VALUES('finished',14,10,'play 11',0,1795345901.69422);
INSERT INTO "action" VALUES('finished',15,4,'play 5',1,1.79534590170693373681e+09);
INSERT INTO "action" VALUES('finished',16,27,'as cheetah',1,1.79534590171777987477e+09);
INSERT INTO "action" VALUES('finished',17,11,'play 12',0,1.79534590173129725461e+09);
INSERT INTO "action" VALUES('finished',18,8,'play 9',1,1.79534590173500585553e+09);
INSERT INTO "action" VALUES('finished',19,4,'play 5',0,1.79534590173957180978e+09);
INSERT INTO "action" VALUES('finished',20,27,'as cheetah',0,1.79534590174684596059e+09);
INSERT INTO "action" VALUES('finished',21,1,'play 2',1,1.79534590175065755842e+09);
INSERT INTO "action" VALUES('finished',22,26,'as llama',1,1.79534590175972104072e+09);
INSERT INTO "action" VALUES('finished',23,1,'play 2',0,1.79534590176590275762e+09);
INSERT INTO "action" VALUES('finished',24,21,'as peacock',0,1.79534590177955532077e+09);
INSERT INTO "action" VALUES('finished',25,6,'play 7',1,1.79534590178733611111e+09);
INSERT INTO "action" VALUES('finished',26,8,'play 9',0,1.79534590179096412653e+09);
INSERT INTO "action" VALUES('finished',27,12,'at 1',0,1.79534590180761909486e+09);
INSERT INTO "action" VALUES('finished',28,11,'play 12',1,1.79534590181919765468e+09);
INSERT INTO "action" VALUES('finished',29,12,'at 1',1,1.79534590182710218422e+09);
INSERT INTO "action" VALUES('finished',30,5,'play 6',0,1.79534590183481192584e+09);
INSERT INTO "action" VALUES('finished',31,17,'pass odd',0,1.79534590183875489236e+09);
INSERT INTO "action" VALUES('finished',32,7,'play 8',1,1.79534590184440064433e+09);
INSERT INTO "action" VALUES('finished',33,2,'play 3',0,1.7953459018548986912e+09);
INSERT INTO "action" VALUES('running',1,0,'play 1',1,1.79534590189919161795e+09);
INSERT INTO "action" VALUES('running',2,0,'play 1',0,1.7953459019115242958e+09);
INSERT INTO "action" VALUES('running',3,2,'play 3',1,1.79534590192345380786e+09);
INSERT INTO "action" VALUES('running',4,9,'play 10',0,1.7953459019311478138e+09);
INSERT INTO "action" VALUES('running',5,5,'play 6',1,1.79534590193468523025e+09);
INSERT INTO "action" VALUES('running',6,18,'pass even',1,1.79534590194351696972e+09);
INSERT INTO "action" VALUES('running',7,10,'play 11',0,1.79534590194694495201e+09);
CREATE TABLE biberbau_schema (
	version INTEGER NOT NULL
);
INSERT INTO "biberbau_schema" VALUES(1);
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
	PRIMARY KEY (id)
);
INSERT INTO "game_table" VALUES('finished','beasty_bar','{"players": 2, "set": "new", "advanced": false, "return_game": false, "pile_order": "sent", "tie_break": "points", "penguin_may_decline": false, "penguin_as_vulture": true, "types_edition": false, "animals": 12, "hand": 4}',X'9CDB39F2B84112472B0A74CA12BB9A62543CCD7E41ED72A3DBAC178F4C93774C','their own luck',1.79534590156005978587e+09,'over','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',36,0,NULL);
INSERT INTO "game_table" VALUES('running','beasty_bar','{"players": 2, "set": "new", "advanced": false, "return_game": false, "pile_order": "sent", "tie_break": "points", "penguin_may_decline": false, "penguin_as_vulture": true, "types_edition": false, "animals": 12, "hand": 4}',X'EE4FF76DC5073EB05317807AB6AEF6577B47E9DCB09EC69936FC194C523FFA0C','',1.79534590186100435254e+09,'playing','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',10,0,NULL);
INSERT INTO "game_table" VALUES('waiting','beasty_bar','{"players": 3, "set": "new", "advanced": false, "return_game": false, "pile_order": "sent", "tie_break": "points", "penguin_may_decline": false, "penguin_as_vulture": true, "types_edition": false, "animals": 12, "hand": 4}',X'14A52332903EBA3BB0911C196BBE94FCD78182617CF3F76632C31CE077771C7D','before the deal',1.79534590195753955836e+09,'lobby','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',1,0,NULL);
CREATE TABLE seat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	level VARCHAR(16) NOT NULL, 
	player VARCHAR(64), 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
INSERT INTO "seat" VALUES('finished',0,'human','Anna','','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seat" VALUES('finished',1,'human','Ben','','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "seat" VALUES('running',0,'human','Anna','','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seat" VALUES('running',1,'human','Ben','','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO "seat" VALUES('waiting',0,'human','Anna','','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seat" VALUES('waiting',1,'open','','',NULL);
INSERT INTO "seat" VALUES('waiting',2,'bot','Frieda','keen',NULL);
CREATE INDEX ix_seat_player ON seat (player);
COMMIT;
