#!/bin/sh
# Builds the request store of a former release for the tests: tests/support/stores/former-release.sh COMMIT
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(git rev-parse --show-toplevel)
source=$(mktemp -d)
trap 'rm -rf "$source"' EXIT
git -C "$root" archive "$1" lib tsconfig.json package.json | tar -x -C "$source"
ln -s "$root/node_modules" "$source/node_modules"
cd "$source"
cat > entry.ts <<'ENTRY'
export { openPostgres } from './lib/requests/outbox/postgres'
export { claimDue, markDelivered } from './lib/requests/outbox/queue'
export { openDatabase } from './lib/requests/outbox/sqlite'
export { commit } from './lib/requests/outbox/store'
ENTRY
node_modules/.bin/esbuild entry.ts --bundle --platform=node --target=node20 --format=cjs \
  --conditions=react-server --packages=external --alias:server-only="$root/node_modules/server-only/empty.js" \
  --log-level=warning > "$here/former-release.txt"
