#!/usr/bin/env bash
# Releases without downtime: deploy/release.sh SOURCE, where SOURCE is a checkout.
# Back to an earlier one: deploy/release.sh --to ID
#
# Run as the user that owns the folders below; it restarts the instances with sudo, for which it
# needs deploy/systemd/clinic.sudoers.
#
#   /srv/clinic/releases/ID   each release; `current` is a link to the one that runs
#   /srv/clinic/assets        scripts and styles of all releases, served by nginx
set -euo pipefail
# nginx reads the scripts as another user.
umask 022

root=${CLINIC_ROOT:-/srv/clinic}
instances=${CLINIC_INSTANCES:-3001 3002}
patience=${CLINIC_PATIENCE:-30} # seconds until an instance must be ready
page=${CLINIC_PAGE:-/}          # what it must be able to show then
kept_releases=3

usage() {
  echo "Usage: $0 SOURCE | --to ID" >&2
  ls -1 "$root/releases" >&2 2> /dev/null || true
  exit 2
}

build() {
  local id=$1 source=$2 release=$root/releases/$1
  mkdir -p "$release"
  # Local settings and keys of the checkout are left out.
  tar -C "$source" --exclude ./node_modules --exclude ./.next --exclude ./.git --exclude ./data \
    --exclude '.env*' --exclude ./deploy/docker/site.env --exclude ./deploy/docker/site.conf \
    --exclude ./deploy/docker/exports --exclude './deploy/docker/*.htpasswd' \
    -cf - . | tar -C "$release" -xf -
  # Browsers with a page of another release do a full page load instead of mixing the two.
  echo "NEXT_DEPLOYMENT_ID=$id" > "$release/release.env"
  cd "$release"
  npm ci
  NEXT_DEPLOYMENT_ID=$id npm run build
  npm prune --omit=dev
  copy_pictures
}

# Optimizing a picture in each of its sizes takes longer than all else of a first visit.
copy_pictures() {
  local made=$root/current/.next/cache/images
  if [ -d "$made" ]; then
    mkdir -p .next/cache
    cp -a "$made" .next/cache/
  fi
}

start() {
  local id=$1 before port tried=
  [ -d "$root/releases/$id" ] || usage
  before=$(readlink "$root/current" || true)
  cd "$root/releases/$id"
  node deploy/publish-assets.mjs .next/static "$root/assets/_next/static"
  switch_to "$root/releases/$id"
  for port in $instances; do
    tried="$tried $port"
    if ! restart "$port" || ! serves "$port"; then
      roll_back "$id" "$before" "$tried"
      exit 1
    fi
  done
  echo "Release $id runs."
  # In the background, and optional.
  sudo -n systemctl restart --no-block clinic-warm-up || true
}

# Replaces the link atomically, so that no instance starts without one.
switch_to() {
  ln -sfn "$1" "$root/current.new"
  mv -T "$root/current.new" "$root/current"
}

restart() { sudo -n systemctl restart "clinic@$1"; }

# Ready, and able to render a page as nginx requests it.
serves() {
  local at=http://127.0.0.1:$1 headers=(-H 'X-Forwarded-Proto: https' -H 'X-Layout: desktop')
  for _ in $(seq $((patience * 2))); do
    if curl -sf --max-time 3 -o /dev/null "$at/readyz" &&
      curl -sf --max-time 10 "${headers[@]}" "$at$page" | grep 'rel="canonical"' > /dev/null; then
      return
    fi
    sleep 0.5
  done
  echo "The instance on port $1 does not show $page: see journalctl -u clinic@$1" >&2
  return 1
}

# Rolls back all restarted instances, the last one first: it is the one that serves nothing.
roll_back() {
  local id=$1 before=$2 tried=$3 port
  if [ -z "$before" ]; then
    echo "Release $id does not start. Mend what hinders it, then: $0 --to $id" >&2
    return
  fi
  echo "Release $id does not start: back to ${before##*/}. Once more: $0 --to $id" >&2
  switch_to "$before"
  for port in $(tr ' ' '\n' <<< "$tried" | tac); do
    restart "$port" && serves "$port" || echo "Port $port does not come back." >&2
  done
}

case ${1:-} in
  --to)
    [ -n "${2:-}" ] || usage
    start "$2"
    ;;
  '' | -*) usage ;;
  *)
    [ -d "$1" ] || usage
    id=$(date -u +%Y%m%d%H%M%S)
    trap 'rm -rf "${root:?}/releases/$id"' EXIT
    build "$id" "$(cd "$1" && pwd)"
    trap - EXIT
    echo "Release $id is built."
    start "$id"
    ;;
esac
cd "$root/releases"
# shellcheck disable=SC2012 # names are dates
ls -1 | sort -r | tail -n +$((kept_releases + 1)) | while read -r old; do
  [ "$(readlink "$root/current")" = "$root/releases/$old" ] || rm -rf "${root:?}/releases/$old"
done
