# Sourced by backup.sh and restore.sh. Sets `database`, the address of DATABASE_URL without its password, and
# PGPASSWORD: arguments are in the list of processes, which everybody on the machine may read.
database=${DATABASE_URL:-}
if [[ $database =~ ^([a-z]+://[^:/@]*):([^/@]*)@(.*)$ ]]; then
  database=${BASH_REMATCH[1]}@${BASH_REMATCH[3]}
  encoded=${BASH_REMATCH[2]//\\/%5c}
  PGPASSWORD=$(printf '%b' "${encoded//%/\\x}")
  export PGPASSWORD
fi
