import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshPhone, submit } from '../support/clients'
import { freePort } from '../support/site'
import { describeUnless } from '../support/skips'
import { until } from '../support/until'
import { cleanUp } from './support/cleanUp'
import { docker, dockerObstacle, hasCompose, hostFolder, succeed } from './support/docker'

const images = ['node:22-bookworm-slim', 'nginx:1.28', 'postgres:17-bookworm']
const obstacle = dockerObstacle(images) ?? (hasCompose() ? undefined : 'Compose 2 is missing')

const release = `test-${process.pid}`
const image = `clinic-site:${release}`

describeUnless(obstacle)('the image', () => {
  jest.setTimeout(1_200_000)

  beforeAll(() => {
    const file = ['--file', 'deploy/docker/Dockerfile', '--build-arg', `RELEASE=${release}`]
    succeed(['build', '--network', 'host', ...file, '--tag', image, '.'])
    cleanUp(() => docker(['image', 'rm', '--force', image]))
  })

  /** With no options but a read-only root file system and /data as the volume. */
  async function run(...options: readonly string[]) {
    const port = await freePort()
    const own = ['--detach', '--read-only', '--cap-drop', 'ALL', '--tmpfs', '/tmp']
    const publish = ['--publish', `127.0.0.1:${port}:3000`]
    const id = succeed(['run', ...own, ...publish, ...options, image])
    cleanUp(() => docker(['rm', '--force', '--volumes', id]))
    const state = (field: string) => succeed(['inspect', '--format', `{{${field}}}`, id])
    await until(() => state('.State.Health.Status') === 'healthy', 60_000)
    return { id, state, url: `http://127.0.0.1:${port}` }
  }

  test('is small, runs as a non-root user, and has its version as a label', () => {
    const [{ Size, Config }] = JSON.parse(succeed(['image', 'inspect', image]))
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
    content('errors', '/tmp')
    const page = succeed(['exec', id, 'cat', '/tmp/unavailable.ru.html'])
    expect(page).toContain('tel:+77980000777')
    expect(content('export', '/tmp/sample')).toContain('/tmp/sample')
  })

  /**
   * The compose file with other ports and a test certificate; nginx needs port 80, so only its
   * configuration is tested.
   */
  test('runs with the compose file: two instances, one store, backups', async () => {
    const folder = hostFolder()
    cleanUp(() => rmSync(folder, { recursive: true, force: true }))
    const ports = [await freePort(), await freePort()]
    const file = readFileSync('deploy/docker/compose.yaml', 'utf8')
      .replace('127.0.0.1:3001', `127.0.0.1:${ports[0]}`)
      .replace('127.0.0.1:3002', `127.0.0.1:${ports[1]}`)
      .replaceAll(' ../', ` ${process.cwd()}/deploy/`)
      .replace('/etc/letsencrypt:', `${folder}/letsencrypt:`)
      .replace('../..', process.cwd())
    writeFileSync(join(folder, 'compose.yaml'), file)
    writeFileSync(join(folder, 'site.env'), 'SITE_URL=https://clinic.example\n')
    const rules = readFileSync('deploy/nginx/site.conf', 'utf8')
    writeFileSync(join(folder, 'site.conf'), rules.replace(/.*brotli.*\n/g, ''))
    layCertificate(join(folder, 'letsencrypt/live/clinic.example'))
    const project = ['compose', '--file', join(folder, 'compose.yaml'), '--project-name', release]
    const env = { RELEASE: release, POSTGRES_PASSWORD: 'of-the-test' }
    const compose = (...args: readonly string[]) => succeed([...project, ...args], env)
    cleanUp(() => docker([...project, 'down', '--volumes', '--timeout', '1'], env))
    compose('config', '--quiet')
    const checked = docker([...project, 'run', '--rm', '--no-deps', 'nginx', 'nginx', '-t'], env)
    expect(checked.output).toContain('test is successful')
    compose('up', '--detach', '--wait', '--no-build', 'site-1', 'site-2')

    const phone = freshPhone()
    expect((await submit(`http://127.0.0.1:${ports[0]}`, { phone })).status).toBe(201)
    const inbox = ['exec', '-T', 'site-2', 'node', '.next/site/requests.mjs', '--csv']
    expect(compose(...inbox)).toContain(phone)

    compose('up', '--detach', 'backup')
    const copies = () => docker([...project, 'exec', '-T', 'site-1', 'ls', '/backups/hourly'], env)
    await until(() => copies().output.includes('.dump'))
    const sql = (query: string) =>
      compose('exec', '-T', 'postgres', 'psql', '--username', 'clinic', '-qAtc', query, 'clinic')
    sql('DELETE FROM requests')
    expect(compose('exec', '-T', 'backup', '/deploy/restore.sh')).toContain('1 requests')
    expect(compose(...inbox)).toContain(phone)
  })
})

/** As certbot writes it. */
function layCertificate(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=clinic.example'.split(' ')
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  execFileSync('openssl', [...request, ...files], { stdio: 'pipe' })
}
