import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'

/**
 * Locates nginx, Postgres, sqlite3, Prometheus, certbot and an authority for it (Pebble), Chromium's headless shell, Firefox and WebKit, and
 * installs missing ones from Debian's packages. Tests that need one are skipped if neither works.
 */

const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']

/** @param {string} name */
const find = name => folders.map(folder => `${folder}/${name}`).find(path => existsSync(path))

/** Debian has a folder for each version of Postgres. */
function findPostgres() {
  const versions = '/usr/lib/postgresql'
  const debian = existsSync(versions)
    ? readdirSync(versions).map(version => `${versions}/${version}/bin`)
    : []
  return [...debian, ...folders].find(folder => existsSync(`${folder}/initdb`))
}

/** WebKitGTK's MiniBrowser, in the folder of the architecture. */
function findMiniBrowser() {
  const folder = '/usr/lib'
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .map(name => `${folder}/${name}/webkit2gtk-4.1/MiniBrowser`)
    .find(path => existsSync(path))
}

/** nginx's module for files that are compressed already; a machine may have nginx without it. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export function findPrograms() {
  return {
    nginx: find('nginx'),
    postgres: findPostgres(),
    sqlite3: find('sqlite3'),
    nspawn: find('systemd-nspawn'),
    promtool: find('promtool'),
    prometheus: find('prometheus'),
    blackbox: find('prometheus-blackbox-exporter'),
    alertmanager: find('prometheus-alertmanager'),
    amtool: find('amtool'),
    sshd: find('sshd'),
    sudo: find('sudo'),
    jq: find('jq'),
    certbot: find('certbot'),
    pebble: find('pebble'),
    shell: find('chromium-headless-shell'),
    firefox: find('firefox-esr') ?? find('firefox'),
    webkitDriver: find('WebKitWebDriver'),
    webkitBrowser: findMiniBrowser(),
    xvfb: find('Xvfb'),
  }
}

/** Tests ask it which files the project has; a machine that got them otherwise may lack it. */
export async function installGit() {
  if (find('git') || !(await aptGet('update'))) return
  await aptGet('install', '-y', '--no-install-recommends', 'git')
}

/**
 * Installs the Debian packages of missing programs; prints a message when that fails. Needs no
 * package of npm.
 */
export async function installPrograms() {
  const { nginx, postgres, sqlite3, nspawn, promtool, ...others } = findPrograms()
  const {
    prometheus,
    blackbox,
    alertmanager,
    amtool,
    sshd,
    sudo,
    jq,
    certbot,
    pebble,
    shell,
    firefox,
    webkitDriver,
    webkitBrowser,
    xvfb,
  } = others
  const servers = [
    ...(nginx ? [] : ['nginx-light']),
    ...(postgres ? [] : ['postgresql']),
    ...(sqlite3 ? [] : ['sqlite3']),
    ...(nspawn ? [] : ['systemd', 'systemd-container']),
    ...(promtool && prometheus ? [] : ['prometheus']),
    ...(blackbox ? [] : ['prometheus-blackbox-exporter']),
    ...(alertmanager && amtool ? [] : ['prometheus-alertmanager']),
    ...(sshd ? [] : ['openssh-server']),
    ...(sudo ? [] : ['sudo']),
    ...(jq ? [] : ['jq']),
  ]
  // One by one: other Debian releases lack some.
  const groups = [
    servers,
    existsSync(brotliModule) ? [] : ['libnginx-mod-http-brotli-static'],
    certbot && pebble ? [] : ['certbot', 'pebble'],
    shell ? [] : ['chromium-headless-shell'],
    firefox ? [] : ['firefox-esr'],
    webkitDriver && webkitBrowser && xvfb ? [] : ['webkit2gtk-driver', 'xvfb'],
  ].filter(group => group.length > 0)
  if (groups.length === 0) return
  console.log(`\nInstalling Debian packages: ${groups.flat().join(', ')}`)
  if (!(await aptGet('update'))) return
  for (const group of groups) await aptGet('install', '-y', '--no-install-recommends', ...group)
}

/** @param {string[]} args @returns {Promise<boolean>} whether it worked */
export async function aptGet(...args) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  // RUNLEVEL=1 keeps packages from starting their servers, which are not needed.
  const quiet = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1']
  const [command = 'env', ...rest] = [...sudo, ...quiet, 'apt-get', '-q', ...args]
  const apt = spawn(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
  const [status] = await once(apt, 'close').catch(error => [error])
  if (status !== 0) console.warn(`apt-get ${args.join(' ')} failed:`, status)
  return status === 0
}
