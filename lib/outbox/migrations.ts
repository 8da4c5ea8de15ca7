/**
 * The tables of the request store, one entry per version (`PRAGMA user_version`). An entry that
 * was ever released is never edited: later changes are appended.
 */
import 'server-only'

export const migrations: readonly string[] = [
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
