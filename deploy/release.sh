#!/usr/bin/env bash
# A new release without a pause: deploy/release.sh SOURCE, where SOURCE is a checkout.
# Run as the user that owns the folders below; it restarts the instances with sudo:
#   clinic ALL=(root) NOPASSWD: /usr/bin/systemctl restart clinic@3001, \
#     /usr/bin/systemctl restart clinic@3002
#
#   /srv/clinic/releases/ID   each release; `current` is a link to the one that runs
#   /srv/clinic/assets        scripts and styles of all releases, served by nginx
#
# Back to an earlier one: deploy/release.sh --to ID
set -euo pipefail

root=${CLINIC_ROOT:-/srv/clinic}
instances=${CLINIC_INSTANCES:-3001 3002}
pause=${CLINIC_PAUSE:-2}       # nginx asks an instance again a second after it failed
patience=${CLINIC_PATIENCE:-30} # seconds until an instance must be ready
kept_releases=3

build() {
  local id=$1 source=$2 release=$root/releases/$1
  mkdir -p "$release"
  tar -C "$source" --exclude ./node_modules --exclude ./.next --exclude ./.git --exclude ./data \
    -cf - . | tar -C "$release" -xf -
  # Browsers that come from another release load the page anew instead of mixing the two.
  echo "NEXT_DEPLOYMENT_ID=$id" > "$release/release.env"
  cd "$release"
  npm ci
  NEXT_DEPLOYMENT_ID=$id npm run build
  npm prune --omit=dev
  take_pictures
}

# To make a picture in each of its sizes takes longer than all else of a first visit.
take_pictures() {
  local made=$root/current/.next/cache/images
  if [ -d "$made" ]; then
    mkdir -p .next/cache
    cp -a "$made" .next/cache/
  fi
}

start() {
  local id=$1 port before
  before=$(readlink "$root/current" || true)
  cd "$root/releases/$id"
  node deploy/publish-assets.mjs .next/static "$root/assets/_next/static"
  ln -sfn "$root/releases/$id" "$root/current"
  for port in $instances; do
    sudo systemctl restart "clinic@$port"
    if ! ready "$port"; then
      echo "Port $port does not become ready with $id: back to $before." >&2
      [ -z "$before" ] || ln -sfn "$before" "$root/current"
      sudo systemctl restart "clinic@$port"
      exit 1
    fi
    sleep "$pause"
  done
}

ready() {
  local port=$1
  for _ in $(seq $((patience * 2))); do
    if curl -sf --max-time 3 -o /dev/null "http://127.0.0.1:$port/readyz"; then return; fi
    sleep 0.5
  done
  return 1
}

if [ "${1:-}" = --to ]; then
  start "$2"
else
  id=$(date -u +%Y%m%d%H%M%S)
  trap 'rm -rf "${root:?}/releases/$id"' EXIT
  build "$id" "$(cd "${1:?Usage: release.sh SOURCE | --to ID}" && pwd)"
  trap - EXIT
  start "$id"
fi
cd "$root/releases"
# shellcheck disable=SC2012 # names are dates
ls -1 | sort -r | tail -n +$((kept_releases + 1)) | while read -r old; do
  [ "$(readlink "$root/current")" = "$root/releases/$old" ] || rm -rf "${root:?}/releases/$old"
done
