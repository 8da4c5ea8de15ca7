/**
 * The tables of the request store, one entry per version. An entry that was ever released is never
 * edited: later changes are appended, to both lists.
 */
import 'server-only'

/** The version is `PRAGMA user_version`. */
export const sqliteMigrations: readonly string[] = [
  `CREATE TABLE requests (
     id          INTEGER PRIMARY KEY,
     key         TEXT    NOT NULL UNIQUE,
     kind        TEXT    NOT NULL,
     endpoint    TEXT    NOT NULL,
     payload     TEXT    NOT NULL,
     meta        TEXT    NOT NULL,
     flags       TEXT    NOT NULL,
     sessionId   TEXT    NOT NULL,
     locale      TEXT    NOT NULL,
     state       TEXT    NOT NULL CHECK (state IN ('pending', 'delivered', 'dead', 'inbox')),
     attempts    INTEGER NOT NULL DEFAULT 0,
     createdAt   INTEGER NOT NULL,
     nextAt      INTEGER NOT NULL DEFAULT 0,
     leaseUntil  INTEGER NOT NULL DEFAULT 0,
     deliveredAt INTEGER NOT NULL DEFAULT 0,
     lastError   TEXT    NOT NULL DEFAULT ''
   ) STRICT;
   CREATE INDEX requests_state ON requests (state, nextAt);
   CREATE TABLE probe (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL) STRICT;`,
]

/** The version is in the table `requestsVersion`. */
export const postgresMigrations: readonly string[] = [
  `CREATE TABLE requests (
     id            bigint  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     key           text    NOT NULL UNIQUE,
     kind          text    NOT NULL,
     endpoint      text    NOT NULL,
     payload       text    NOT NULL,
     meta          text    NOT NULL,
     flags         text    NOT NULL,
     "sessionId"   text    NOT NULL,
     locale        text    NOT NULL,
     state         text    NOT NULL CHECK (state IN ('pending', 'delivered', 'dead', 'inbox')),
     attempts      integer NOT NULL DEFAULT 0,
     "createdAt"   bigint  NOT NULL,
     "nextAt"      bigint  NOT NULL DEFAULT 0,
     "leaseUntil"  bigint  NOT NULL DEFAULT 0,
     "deliveredAt" bigint  NOT NULL DEFAULT 0,
     "lastError"   text    NOT NULL DEFAULT ''
   );
   CREATE INDEX requests_state ON requests (state, "nextAt");
   CREATE TABLE probe (id integer PRIMARY KEY CHECK (id = 1), at bigint NOT NULL);`,
]
