-- A store as the release before migrations by name left it.
CREATE TABLE "requestsVersion" (version integer NOT NULL);
INSERT INTO "requestsVersion" VALUES (1);
CREATE TABLE requests (
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
CREATE TABLE probe (id integer PRIMARY KEY CHECK (id = 1), at bigint NOT NULL);
INSERT INTO requests
  (key, kind, endpoint, payload, meta, flags, "sessionId", locale, state, attempts, "createdAt") VALUES
  ('before', 'mail', '/api/application-feedback',
   '{"type":"consult","name":"Айгүл Өтегенова","phone":"77010000001"}', '{}', '', '', 'kk', 'pending', 2, 1793699990000);
