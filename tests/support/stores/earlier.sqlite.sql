-- A store as the release before migrations by name left it.
PRAGMA journal_mode = WAL;
CREATE TABLE requests (
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
CREATE TABLE probe (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL) STRICT;
INSERT INTO requests
  (key, kind, endpoint, payload, meta, flags, sessionId, locale, state, attempts, createdAt) VALUES
  ('before', 'mail', '/api/application-feedback',
   '{"type":"consult","name":"Айгүл Өтегенова","phone":"77010000001"}', '{}', '', '', 'kk', 'pending', 2, 1793699990000);
PRAGMA user_version = 1;
