import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freshPhone, submit } from '../support/clients'
import { freePort } from '../support/site'
import { describeUnless } from '../support/skips'
import { until } from '../support/until'
import { cleanUp } from './support/cleanUp'
import { docker, dockerObstacle, hasCompose, hostFolder, succeed } from './support/docker'
import { blocksOf } from './support/documented'

const images = ['node:24-bookworm-slim', 'nginx:1.28', 'postgres:17-bookworm']
const obstacle = dockerObstacle(images) ?? (hasCompose() ? undefined : 'Compose 2 is missing')

const release = `test-${process.pid}`
const site = `clinic-site:${release}`

describeUnless(obstacle)('the image', () => {
  jest.setTimeout(1_200_000)

  beforeAll(() => {
    const file = ['--file', 'deploy/docker/Dockerfile', '--build-arg', `RELEASE=${release}`]
    succeed(['build', '--network', 'host', ...file, '--tag', site, '.'])
    cleanUp(() => docker(['image', 'rm', '--force', site]))
  })

  /** With no options but a read-only root file system and /data as the volume. */
  async function run(...options: readonly string[]) {
    const port = await freePort()
    const own = ['--detach', '--read-only', '--cap-drop', 'ALL', '--tmpfs', '/tmp']
    const publish = ['--publish', `127.0.0.1:${port}:3000`]
    const id = succeed(['run', ...own, ...publish, ...options, site])
    cleanUp(() => docker(['rm', '--force', '--volumes', id]))
    const state = (field: string) => succeed(['inspect', '--format', `{{${field}}}`, id])
    await until(() => state('.State.Health.Status') === 'healthy', 60_000)
    return { id, state, url: `http://127.0.0.1:${port}` }
  }

  test('is small, runs as a non-root user, and has its version as a label', () => {
    const [{ Size, Config }] = JSON.parse(succeed(['image', 'inspect', site]))
    expect(Size).toBeLessThan(650_000_000)
    expect(Config.User).toBe('1000:1000')
    expect(Config.Labels).toMatchObject({ 'org.opencontainers.image.version': release })
  })

  test('serves the site, accepts requests and exits with 0, writing to /data only', async () => {
    const { id, url, state } = await run()
    for (const path of ['/', '/kk', '/doctors-list/list', '/contacts']) {
      const html = await (await fetch(url + path)).text()
      expect(html).toMatch(/<link rel="canonical"/)
      expect(html).toContain(release)
      expect(html.endsWith('</html>')).toBe(true)
    }
    // Rendered pages and optimised images are cached.
    const again = await fetch(`${url}/contacts`)
    expect(again.headers.get('x-nextjs-cache')).toBe('HIT')
    const [, picture = ''] =
      /src="(\/_next\/image[^"]+)"/.exec(await (await fetch(url)).text()) ?? []
    expect((await fetch(url + picture.replaceAll('&amp;', '&'))).status).toBe(200)
    expect((await fetch(`${url}/og/ru/contacts.jpg`)).status).toBe(200)
    expect(docker(['exec', id, 'touch', '/site/x']).output).toContain('Read-only')

    const phone = freshPhone()
    expect((await submit(url, { phone })).status).toBe(201)
    expect(succeed(['exec', id, 'node', '.next/site/requests.mjs', '--csv'])).toContain(phone)
    expect(docker(['exec', id, 'node', '.next/site/diagnose.mjs']).output).toMatch(/is sound/)

    succeed(['stop', id])
    expect(state('.State.ExitCode')).toBe('0')
    const log = docker(['logs', id]).output.trim().split('\n')
    expect(log.filter(line => !/^\{"level":"(info|warn)"/.test(line))).toEqual([])
    succeed(['start', id])
    await until(() => state('.State.Health.Status') === 'healthy', 60_000)
    expect(succeed(['exec', id, 'node', '.next/site/requests.mjs', '--csv'])).toContain(phone)
  })

  test("serves another clinic's content folder with its files", async () => {
    const folder = join(process.cwd(), 'tests/support/second-clinic')
    const { id, url } = await run(
      '--volume',
      `${folder}:/content:ro`,
      '--env',
      'CONTENT_DIR=/content',
    )
    expect(await (await fetch(url)).text()).toContain('Тестовый Маяк')
    expect((await fetch(`${url}/files/room.webp`)).headers.get('Content-Type')).toBe('image/webp')
    const content = (...args: readonly string[]) =>
      succeed(['exec', id, 'node', '.next/site/content.mjs', ...args])
    expect(content('check', '--language', 'en')).toContain('nothing to be mended')
    expect(content('export', '/tmp/sample')).toContain('/tmp/sample')
  })

  /** The compose file as documented, with ports and a certificate of the test. */
  async function project(settings: string, ownHost = '') {
    const folder = hostFolder()
    cleanUp(() => rmSync(folder, { recursive: true, force: true }))
    const ports = {
      first: await freePort(),
      second: await freePort(),
      plain: await freePort(),
      secure: await freePort(),
    }
    const onPorts = (text: string) =>
      text
        .replaceAll('127.0.0.1:3001', `127.0.0.1:${ports.first}`)
        .replaceAll('127.0.0.1:3002', `127.0.0.1:${ports.second}`)
    const file = readFileSync('deploy/docker/compose.yaml', 'utf8')
      .replaceAll(' ../', ` ${process.cwd()}/deploy/`)
      .replace('/etc/letsencrypt:', `${folder}/letsencrypt:`)
      .replace('./git-credentials:/git/credentials', ownHost || '$&')
      .replaceAll('../..', process.cwd())
    writeFileSync(join(folder, 'compose.yaml'), onPorts(file))
    writeFileSync(join(folder, 'site.env'), `SITE_URL=https://clinic.example\n${settings}`)
    const rules = readFileSync('deploy/nginx/site.conf', 'utf8')
      .replace(/.*brotli.*\n/g, '')
      .replace(/(listen (?:\[::\]:)?)(80|443)\b/g, (_, listen, port) =>
        [listen, port === '80' ? ports.plain : ports.secure].join(''),
      )
    writeFileSync(join(folder, 'site.conf'), onPorts(rules))
    layCertificate(join(folder, 'letsencrypt/live/clinic.example'))
    const name = `${release}-${ports.first}`
    const command = ['compose', '--file', join(folder, 'compose.yaml'), '--project-name', name]
    const env = { RELEASE: release, POSTGRES_PASSWORD: 'of-the-test' }
    const compose = (...args: readonly string[]) => succeed([...command, ...args], env)
    /** The commands of the document for another release, each with the containers that it has replaced. */
    const replace = (next: string) => {
      const running = () => compose('ps', '--format', '{{.Service}} {{.ID}}').split('\n')
      return upCommands().map(args => {
        const before = running()
        succeed([...command, ...args, '--no-build'], { ...env, RELEASE: next })
        const replaced = running().filter(each => !before.includes(each))
        return replaced.map(each => each.split(' ')[0]).sort()
      })
    }
    cleanUp(() => docker([...command, '--profile', 'content', 'down', '--volumes', '-t', '1'], env))
    return { compose, replace, ports, url: `http://127.0.0.1:${ports.first}` }
  }

  test('runs with the compose file: nginx, two instances, one store, backups, the report', async () => {
    const { compose, replace, ports } = await project('')
    compose('up', '--detach', '--wait', '--no-build')
    expect(await visitByTls(ports.secure)).toContain('<link rel="canonical"')

    const phone = freshPhone()
    expect((await submit(`http://127.0.0.1:${ports.first}`, { phone })).status).toBe(201)
    const inbox = ['exec', '-T', 'site-2', 'node', '.next/site/requests.mjs', '--csv']
    expect(compose(...inbox)).toContain(phone)

    const copies = () => compose('exec', '-T', 'site-1', 'ls', '/backups/hourly')
    await until(() => copies().includes('.dump'))
    compose('exec', '-T', '--user', '1000', 'backup', '/deploy/backup.sh')
    const sql = (query: string) =>
      compose('exec', '-T', 'postgres', 'psql', '--username', 'clinic', '-qAtc', query, 'clinic')
    sql('DELETE FROM requests')
    expect(compose('exec', '-T', 'backup', '/deploy/restore.sh')).toContain('1 requests')
    expect(compose(...inbox)).toContain(phone)

    const next = `${release}-next`
    succeed(['tag', site, `clinic-site:${next}`])
    cleanUp(() => docker(['image', 'rm', '--force', `clinic-site:${next}`]))
    expect(replace(next)).toEqual([['site-1'], ['site-2'], ['report']])
  })

  test('shows the content of a Git repository, and the pages for errors with its phone', async () => {
    const repository = contentRepository()
    const content = `clinic-content:${release}`
    const image = ['--file', 'deploy/docker/content.Dockerfile', '--build-arg', `SITE=${site}`]
    succeed(['build', '--network', 'host', ...image, '--tag', content, '.'])
    cleanUp(() => docker(['image', 'rm', '--force', content]))
    const { compose, url } = await project(
      'CONTENT_REPOSITORY=/repository\nCONTENT_DIR=/content/current\n',
      `${repository}:/repository`,
    )
    compose('--profile', 'content', 'up', '--detach', '--wait', '--no-build', 'content')
    const versions = ['exec', '-T', 'content', 'node', '.next/site/content.mjs', 'versions']
    await until(() => compose(...versions).includes('←'))
    compose('up', '--detach', '--wait', '--no-build', 'site-1')
    expect(await (await fetch(url)).text()).toContain('Тестовый Маяк')
    compose('exec', '-T', 'site-1', 'node', '.next/site/content.mjs', 'errors', '/data/errors')
    const page = compose('exec', '-T', 'site-1', 'cat', '/data/errors/unavailable.ru.html')
    expect(page).toContain('tel:+77980000777')
  })
})

/** How the document replaces the containers of a release, one after the other. */
const upCommands = (): string[][] =>
  (
    blocksOf('operations').find(each => each.heading === 'With Docker' && each.number === 3)
      ?.commands ?? []
  )
    .map(command => command.replace(/ +#.*/, ''))
    .filter(command => command.startsWith('docker compose up '))
    .map(command => command.split(' ').slice(2))

/** The second clinic's, as the user of the containers has to own it. */
function contentRepository(): string {
  const folder = hostFolder()
  cleanUp(() => rmSync(folder, { recursive: true, force: true }))
  cpSync('tests/support/second-clinic', folder, { recursive: true })
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=E', '-c', 'user.email=e@clinic.example', ...args], {
      cwd: folder,
    })
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'The beginning')
  execFileSync('chown', ['-R', '1000:1000', folder])
  return folder
}

/** The home page through nginx, whose certificate nobody has signed. */
async function visitByTls(port: number): Promise<string> {
  const headers = { host: 'clinic.example' }
  const options = { port, headers, servername: 'clinic.example', rejectUnauthorized: false }
  const [response] = await once(get(options), 'response')
  return text(response)
}

/** As certbot writes it. */
function layCertificate(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=clinic.example'.split(' ')
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  execFileSync('openssl', [...request, ...files], { stdio: 'pipe' })
}
