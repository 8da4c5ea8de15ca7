#!/usr/bin/env bash
# Releases without downtime: deploy/release.sh SOURCE, where SOURCE is a checkout.
# Back to an earlier one: deploy/release.sh --to ID
#
# Without a release, as after a change of site.env: deploy/release.sh --restart
#
# Run as clinic-build, the user that owns the folders below, which the service may read and not write. It
# restarts the instances with sudo, for which it needs deploy/systemd/clinic.sudoers.
#
#   /srv/clinic/releases/ID   each release; `current` is a link to the one that runs
#   /srv/clinic/assets        scripts and styles of all releases, served by nginx
#   /var/cache/clinic         pages and pictures of the service
set -euo pipefail
# nginx reads the scripts as another user.
umask 022

root=${CLINIC_ROOT:-/srv/clinic}
instances=${CLINIC_INSTANCES:-3001 3002}
cache=${CLINIC_CACHE:-/var/cache/clinic}
patience=${CLINIC_PATIENCE:-120} # seconds until an instance must be ready
page=${CLINIC_PAGE:-/}          # what it must be able to show then
kept_releases=3

usage() {
  echo "Usage: $0 SOURCE | --to ID | --restart" >&2
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
  # Nothing about this machine is told to others.
  export NEXT_TELEMETRY_DISABLED=1
  # Visitors of this machine go first.
  nice npm ci
  NEXT_DEPLOYMENT_ID=$id nice npm run build
  npm prune --omit=dev
  # What the service writes is not in the release.
  rm -rf .next/cache .next/kept
  ln -s "$cache/next" .next/cache
  ln -s "$cache/pages" .next/kept
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

# Each after the one before is ready. The rest keep running as they are when one is not.
restart_all() {
  local port
  for port in $instances; do
    restart "$port" && serves "$port" || exit 1
  done
}

case ${1:-} in
  --restart)
    restart_all
    exit
    ;;
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
