import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import { parseEnv } from '@/lib/clinic/environment/env'
import { plainPage } from '@/lib/clinic/plain-page'
import { locales } from '@/lib/routing/locales'
import { testUnless } from '@/tests/support/skips'

/** The files of deploy/ are well formed and consistent with the site. */
const read = (path: string) => readFileSync(path, 'utf8')

/** Variables in `.env.example`. */
const known = new Set(read('.env.example').match(/^[A-Z_]+(?==)/gm))

interface Service {
  readonly image?: string
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, unknown>>
}

const folder = 'deploy/docker'
const compose = parse(read(`${folder}/compose.yaml`), { merge: true }) as Compose

test('compose: mounted volumes are declared, mounted files exist', () => {
  const sources = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map(volume => volume.split(':')[0] ?? ''),
  )
  expect(sources.length).toBeGreaterThan(8)
  const missing = sources.filter(source => {
    if (!/^[./]/.test(source)) return !(source in compose.volumes)
    // Files and folders that the operator or certbot creates.
    const own = [
      './site.conf',
      './exports',
      './git-credentials',
      '/etc/letsencrypt',
      '/var/www/html',
    ]
    return !own.includes(source) && !existsSync(resolve(folder, source))
  })
  expect(missing).toEqual([])
})

test('compose: services depend on existing services, and nginx proxies to existing instances', () => {
  const names = Object.keys(compose.services)
  for (const { depends_on = [] } of Object.values(compose.services)) {
    const others = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
    expect(names).toEqual(expect.arrayContaining(others))
  }
  // nginx uses the host network, with the same configuration as without Docker.
  const asked = read('deploy/nginx/site.conf').matchAll(/^ {2}server (127[\d.]+:\d+) /gm)
  const published = [compose.services['site-1'], compose.services['site-2']].map(
    site => site?.ports,
  )
  expect([...asked].map(([, at]) => [`${at}:3000`])).toEqual(published)
})

test('compose: the instances differ only in their volume, and their environment is valid', () => {
  const { 'site-1': one, 'site-2': two } = compose.services
  expect({ ...one, volumes: [], ports: [] }).toEqual({ ...two, volumes: [], ports: [] })
  expect(one?.volumes?.[0]).not.toBe(two?.volumes?.[0])
  const environment = one?.environment ?? {}
  expect(Object.keys(environment).filter(name => !known.has(name))).toEqual([])
  const filled = Object.entries(environment).map(([name, value]) => {
    return [name, value.replace(/\$\{[^}]+\}/, 'secret')]
  })
  expect(parseEnv(Object.fromEntries(filled))).toMatchObject({ TRUSTED_PROXY_HOPS: 1, PORT: 3000 })
})

test('nginx’s error pages are those of `npm run content -- errors`, and self-contained', () => {
  for (const kind of ['unavailable', 'refused'] as const) {
    for (const locale of locales) {
      const html = read(`deploy/nginx/errors/${kind}.${locale}.html`)
      expect(html).toBe(plainPage(kind, locale))
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(html).not.toMatch(/<script|<link|<img|url\(/)
    }
    expect(JSON.parse(read(`deploy/nginx/errors/${kind}.json`))).toEqual({
      error: expect.any(String),
    })
  }
})

const unit = 'deploy/systemd/clinic@.service'

test('systemd: the unit sets known variables, and its stop timeout is longer than the shutdown', () => {
  const start = /^ExecStart=(?:.*\\\n)*.*$/m.exec(read(unit))?.[0] ?? ''
  const names = start.match(/\b[A-Z_]+(?==)/g)
  expect(names).toEqual([
    'NODE_ENV',
    'HOST',
    'PORT',
    'DATA_DIR',
    'BACKUP_DIR',
    'TRUSTED_PROXY_HOPS',
  ])
  expect(names?.filter(name => name !== 'NODE_ENV' && !known.has(name))).toEqual([])
  // A line of the operator's file, which is a copy of .env.example, would override these.
  const fixed =
    read(unit)
      .match(/^Environment=.*$/gm)
      ?.join(' ') ?? ''
  expect(fixed.match(/\b[A-Z_]+(?==)/g)?.filter(name => known.has(name))).toEqual([])
  expect(Number(/TimeoutStopSec=(\d+)/.exec(read(unit))?.[1])).toBeGreaterThan(30)
})

const analyze = '/usr/bin/systemd-analyze'
const obstacle = existsSync(analyze) ? undefined : `${analyze} not installed`

testUnless(obstacle)('systemd: the units are well formed', () => {
  const names = readdirSync('deploy/systemd').filter(name => /\.(service|timer)$/.test(name))
  expect(names).toHaveLength(8)
  const units = names.map(name => `deploy/systemd/${name}`)
  const { stderr } = spawnSync(analyze, ['verify', '--man=no', ...units], { encoding: 'utf8' })
  // Without a release its programs do not exist.
  const known = /^(|.*Command \/srv\/clinic\S+ is not executable.*)$/
  expect(stderr.split('\n').filter(line => !known.test(line))).toEqual([])
})

test.each(['deploy/release.sh', 'deploy/backup.sh', 'deploy/restore.sh', 'deploy/clinic-run'])(
  '%s is well formed',
  script => {
    const { status, stderr } = spawnSync('bash', ['-n', script], { encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(statSync(script).mode & 0o111).toBe(0o111)
  },
)
