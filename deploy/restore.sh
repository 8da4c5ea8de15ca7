#!/usr/bin/env bash
# Restores the callback requests that a backup has and the store lacks: deploy/restore.sh [COPY], by
# default the newest. Requests in the store are not changed, and the site may run meanwhile. Those
# that were pending in the backup are delivered again, under their old keys.
set -euo pipefail
umask 077
. "$(dirname "$0")/database.sh"

from=${BACKUP_DIR:-/var/lib/clinic-backups}
data=${DATA_DIR:-/var/lib/clinic}
copies() { find "$from/$1" -type f \( -name '*.db' -o -name '*.dump' \) 2> /dev/null | sort || true; }
copy=${1:-$(copies hourly | tail -n 1)}
[ -f "$copy" ] || {
  echo "There is no copy${copy:+ $copy}. Usage: $0 [COPY]" >&2
  copies '' >&2
  exit 2
}

# SQLite creates journals beside the file it opens, so it opens a copy of the backup.
restore_sqlite() {
  local store=$data/requests.db columns
  cp "$copy" "$work/copy.db"
  [ "$(sqlite3 "$work/copy.db" 'PRAGMA integrity_check')" = ok ]
  if [ ! -e "$store" ]; then
    sqlite3 "$work/copy.db" 'SELECT count(*) FROM requests'
    mv "$work/copy.db" "$store"
    return
  fi
  columns=$(sqlite3 "$work/copy.db" \
    "SELECT group_concat(name) FROM pragma_table_info('requests') WHERE name <> 'id'")
  sqlite3 "$store" '.timeout 10000' "ATTACH '$work/copy.db' AS copy" \
    "INSERT OR IGNORE INTO requests ($columns) SELECT $columns FROM copy.requests" \
    'SELECT changes()'
}

# The rows are loaded into a temporary table first.
restore_postgres() {
  local columns
  columns=$(psql -qAtX -v ON_ERROR_STOP=1 "$database" -c "
    SELECT string_agg(quote_ident(column_name), ',') FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'requests' AND column_name <> 'id'")
  [ -n "$columns" ] || {
    echo 'The database has no table for requests: start the site once, it makes it.' >&2
    exit 1
  }
  {
    echo 'BEGIN; CREATE TEMPORARY TABLE restored (LIKE public.requests INCLUDING DEFAULTS);'
    pg_restore --data-only --table=requests --file=- "$copy" |
      sed 's/^COPY public\.requests /COPY pg_temp.restored /'
    echo "WITH added AS (INSERT INTO public.requests ($columns) SELECT $columns FROM pg_temp.restored
      ON CONFLICT (key) DO NOTHING RETURNING 1) SELECT count(*) FROM added; COMMIT;"
  } | psql -qAtX -v ON_ERROR_STOP=1 "$database" | tail -n 1
}

if [ -n "${DATABASE_URL:-}" ]; then
  added=$(restore_postgres)
else
  work=$(mktemp -d "$data/restore.XXXXXX")
  trap 'rm -rf "$work"' EXIT
  added=$(restore_sqlite)
fi
echo "$added requests of $copy were put back."
