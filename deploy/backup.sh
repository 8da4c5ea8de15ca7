#!/usr/bin/env bash
# Backs up the callback requests, from SQLite or Postgres, while the site runs. Keeps the last 48
# hourly backups, and the last one of each day; none longer than BACKUP_DAYS (30). Each is verified first.
# clinic-backup.timer starts it; deploy/restore.sh restores one.
set -euo pipefail
umask 077
. "$(dirname "$0")/database.sh"

to=${BACKUP_DIR:-/var/lib/clinic-backups}
data=${DATA_DIR:-/var/lib/clinic}
days=${BACKUP_DAYS:-30}
now=$(date -u +%Y%m%dT%H%M%S)
mkdir -p "$to/hourly" "$to/daily"
# The privacy policy says so: also when the store cannot be backed up, and for a machine that was off. An hour
# early, the time until the next run.
find "$to/hourly" "$to/daily" -type f -mmin "+$((days * 1440 - 60))" -delete
new=$to/unfinished
rm -f "$new"

if [ -n "${DATABASE_URL:-}" ]; then
  suffix=dump
  pg_dump --format=custom --file="$new" "$database"
  # Fails unless the whole dump can be read.
  pg_restore --file=/dev/null "$new"
  parts=$(pg_restore --list "$new")
  if [[ $parts != *' TABLE DATA public requests '* ]]; then
    rm "$new" # the site has not made its tables yet
    exit 0
  fi
else
  suffix=db
  names=$(ls -A -- "$data") # fails for a folder that is not there or may not be read
  grep -qx requests.db <<< "$names" || exit 0 # nobody has sent one yet
  sqlite3 "$data/requests.db" '.timeout 10000' ".backup '$new'"
  [ "$(sqlite3 "$new" 'PRAGMA integrity_check')" = ok ]
fi

mv "$new" "$to/hourly/$now.$suffix"
ln -f "$to/hourly/$now.$suffix" "$to/daily/${now%T*}.$suffix"

# Names sort by time.
keep() { find "$1" -type f | sort -r | tail -n "+$(($2 + 1))" | xargs -r -d '\n' rm --; }
keep "$to/hourly" 48
keep "$to/daily" "$days"
