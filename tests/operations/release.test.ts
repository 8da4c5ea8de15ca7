import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getPriority, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startNginx } from '../support/servers/nginx'
import { cleanUp } from './support/cleanUp'
import { describeWith } from './support/needs'

/** deploy/release.sh with a trivial build, and a sudo that only records the calls. */
describeWith('nginx')('a rolling release', () => {
  let base: string
  let root: string
  let source: string
  const instances: Server[] = []
  const ports: number[] = []
  /** Ports that are not ready; ports that are ready, but whose pages are a 500. */
  const broken = new Set<number>()
  const pageless = new Set<number>()

  beforeAll(async () => {
    base = mkdtempSync(join(tmpdir(), 'release-'))
    chmodSync(base, 0o755)
    cleanUp(() => rmSync(base, { recursive: true, force: true }))
    root = join(base, 'clinic')
    source = join(base, 'source')
    mkdirSync(join(base, 'bin'))
    const falseSudo = `#!/bin/sh
      echo "$*" >> ${base}/restarts
      [ ! -e ${base}/refused ] || [ "$4" != "$(cat ${base}/refused)" ]
    `
    writeFileSync(join(base, 'bin/sudo'), falseSudo, { mode: 0o755 })
    for (const _ of [1, 2]) {
      const server = createServer(({ url }, response) => {
        const port = portOf(server)
        if (broken.has(port)) response.writeHead(503).end()
        else if (url === '/readyz') response.end()
        else if (pageless.has(port)) response.writeHead(500).end('Internal Server Error')
        else response.end('<link rel="canonical" href="https://clinic.example/">')
      })
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      cleanUp(() => server.close())
      instances.push(server)
      ports.push(portOf(server))
    }
    mkdirSync(source)
    cpSync('deploy', join(source, 'deploy'), { recursive: true })
    writeFileSync(
      join(source, 'package.json'),
      JSON.stringify({ name: 'site', version: '1.0.0', scripts: { build: 'node build.mjs' } }),
    )
    for (const name of [
      '.env',
      '.env.production.local',
      'deploy/docker/.env',
      'deploy/docker/site.env',
    ]) {
      writeFileSync(join(source, name), 'SECRET=1')
    }
    const lock = { name: 'site', version: '1.0.0', lockfileVersion: 3, packages: { '': {} } }
    writeFileSync(join(source, 'package-lock.json'), JSON.stringify(lock))
  })

  const portOf = (server: Server) => (server.address() as AddressInfo).port

  /**
   * Builds and starts a release whose only script has this name; without a name the build fails.
   */
  async function release(...args: readonly string[]) {
    const env = {
      ...process.env,
      PATH: `${join(base, 'bin')}:${process.env.PATH}`,
      CLINIC_ROOT: root,
      CLINIC_INSTANCES: ports.join(' '),
      CLINIC_PATIENCE: '1',
      CLINIC_CACHE: join(base, 'cache'),
    }
    rmSync(join(base, 'restarts'), { force: true })
    const stdio = ['ignore', 'pipe', 'pipe'] as const
    const script = spawn('bash', ['-c', 'umask 077; exec "$0" "$@"', ...command, ...args], {
      env,
      stdio: [...stdio],
    })
    const [out, errors, [status]] = await Promise.all([
      text(script.stdout),
      text(script.stderr),
      once(script, 'exit'),
    ])
    return {
      status,
      running: current(),
      said: (out + errors).split('\n').filter(line => /elease|Usage/.test(line)),
    }
  }
  const command = ['deploy/release.sh']

  /** The release that runs. */
  const current = () => basename(readlinkSync(join(root, 'current')))

  function write(script: string | null): void {
    const code = script
      ? `import { mkdirSync, writeFileSync } from 'node:fs'
         import { getPriority } from 'node:os'
         mkdirSync('.next/static/chunks', { recursive: true })
         writeFileSync('.next/static/chunks/${script}.js', '${script} '.repeat(1000))
         mkdirSync('.next/cache')
         writeFileSync('.next/telemetry', process.env.NEXT_TELEMETRY_DISABLED)
         writeFileSync('.next/niceness', String(getPriority()))
         writeFileSync('.next/id', process.env.NEXT_DEPLOYMENT_ID)`
      : 'process.exit(1)'
    writeFileSync(join(source, 'build.mjs'), code)
  }

  const restartOf = (port: number | undefined) => `-n systemctl restart clinic@${port}`
  const warmUp = '-n systemctl restart --no-block clinic-warm-up'
  const restarts = () => {
    const file = join(base, 'restarts')
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  }
  const assets = () => readdirSync(join(root, 'assets/_next/static/chunks')).sort()

  test('instances are restarted in turn, and old scripts are still served', async () => {
    write('first')
    const first = await release(source)
    expect(first.status).toBe(0)
    write('second')
    const second = await release(source)
    expect(second.status).toBe(0)
    expect(restarts()).toEqual([...ports.map(restartOf), warmUp])
    expect(second.running).not.toBe(first.running)
    const folder = join(root, 'current')
    expect(readFileSync(join(folder, 'release.env'), 'utf8')).toBe(
      `NEXT_DEPLOYMENT_ID=${second.running}\n`,
    )
    expect(readFileSync(join(folder, '.next/id'), 'utf8')).toBe(second.running)
    // The release holds nothing that the service writes.
    expect(readlinkSync(join(folder, '.next/kept'))).toBe(join(base, 'cache/pages'))
    expect(readlinkSync(join(folder, '.next/cache'))).toBe(join(base, 'cache/next'))
    expect(readFileSync(join(folder, '.next/telemetry'), 'utf8')).toBe('1')
    // Visitors go first.
    expect(Number(readFileSync(join(folder, '.next/niceness'), 'utf8'))).toBeGreaterThan(
      getPriority(),
    )
    // .env files of the checkout are not copied, and nginx may read the scripts.
    expect(readdirSync(folder).filter(name => name.startsWith('.env'))).toEqual([])
    expect(existsSync(join(folder, 'deploy/docker/site.env'))).toBe(false)
    for (const path of ['', '_next/static/chunks', '_next/static/chunks/second.js.gz']) {
      expect(statSync(join(root, 'assets', path)).mode & 0o004).toBe(0o004)
    }

    const nginx = await startNginx(ports, { assets: join(root, 'assets') })
    cleanUp(() => nginx.stop())
    for (const name of ['first', 'second']) {
      const response = await fetch(
        `${nginx.url}/_next/static/chunks/${name}.js?dpl=${first.running}`,
      )
      expect(response.headers.get('content-encoding')).toMatch(/^(br|gzip)$/)
      expect(await response.text()).toBe(`${name} `.repeat(1000))
    }
  })

  test('a failed build changes nothing', async () => {
    const running = current()
    write(null)
    const failed = await release(source)
    expect(failed.status).not.toBe(0)
    expect(failed.running).toBe(running)
    expect(restarts()).toEqual([])
    expect(readdirSync(join(root, 'releases'))).toHaveLength(2)
  })

  describe('all are rolled back', () => {
    /** The newest release, built by the first test. */
    let id = ''

    afterEach(() => {
      broken.clear()
      pageless.clear()
      rmSync(join(base, 'refused'), { force: true })
    })
    afterAll(() => {
      if (id) rmSync(join(root, 'releases', id), { recursive: true })
    })

    type Outcome = Awaited<ReturnType<typeof release>>

    /** @param last index of the last instance that was restarted */
    function expectRolledBack(failed: Outcome, running: string, last: number): void {
      expect(failed).toMatchObject({ status: 1, running })
      expect(failed.said.at(-1)).toMatch(new RegExp(`Once more: .*deploy/release.sh --to ${id}$`))
      const touched = ports.slice(0, last + 1)
      expect(restarts()).toEqual([...touched, ...touched.toReversed()].map(restartOf))
    }

    test('when the first is not ready, until it is', async () => {
      const running = current()
      write('third')
      broken.add(ports[0] ?? 0)
      const failed = await release(source)
      id = readdirSync(join(root, 'releases')).sort().at(-1) ?? ''
      expect(failed.said).toContain(`Release ${id} is built.`)
      expectRolledBack(failed, running, 0)

      broken.clear()
      expect(await release('--to', id)).toMatchObject({ status: 0, running: id })
      await release('--to', running)
    })

    test.each([
      ['the second is ready, but every page is a 500', (port: number) => pageless.add(port)],
      ['sudo refuses the second', (port: number) => refuse(port)],
    ])('when %s', async (_, spoil) => {
      const running = current()
      spoil(ports[1] ?? 0)
      expectRolledBack(await release('--to', id), running, 1)
    })
  })

  const refuse = (port: number) => writeFileSync(join(base, 'refused'), `clinic@${port}`)

  test('a restart without a release takes one after the other, and leaves the rest when one is not ready', async () => {
    const running = current()
    expect(await release('--restart')).toMatchObject({ status: 0, running })
    expect(restarts()).toEqual(ports.map(restartOf))
    broken.add(ports[0] ?? 0)
    expect(await release('--restart')).toMatchObject({ status: 1, running })
    expect(restarts()).toEqual([restartOf(ports[0])])
    broken.clear()
  })

  test('wrong arguments print the usage, and change nothing', async () => {
    const running = current()
    for (const args of [[], ['--to'], ['--to', 'none'], ['--help'], [join(base, 'none')]]) {
      const result = await release(...args)
      expect(result).toMatchObject({ status: 2, running })
      expect(result.said[0]).toMatch(/^Usage: .*deploy\/release.sh SOURCE \| --to ID \| --restart$/)
      expect(restarts()).toEqual([])
    }
  })

  test('three releases are kept for rollback, and old scripts are deleted', async () => {
    const old = join(root, 'assets/_next/static/chunks/first.js')
    const longAgo = new Date(Date.now() - 61 * 24 * 60 * 60 * 1000)
    utimesSync(old, longAgo, longAgo)
    write('fourth')
    expect((await release(source)).status).toBe(0)
    const kept = readdirSync(join(root, 'releases')).sort()
    expect(kept).toHaveLength(3)
    expect(assets()).not.toContain('first.js')
    expect(assets()).toEqual(expect.arrayContaining(['second.js', 'third.js', 'fourth.js.br']))
    expect(await release('--to', kept[0] ?? '')).toMatchObject({ status: 0, running: kept[0] })
  })
})

/** As with the compose file, whose instances start at the same time on one folder. */
test('two processes with the same pid publish scripts at the same time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'))
  cleanUp(() => rmSync(folder, { recursive: true, force: true }))
  const [from, to] = [join(folder, 'static'), join(folder, 'assets')]
  mkdirSync(from)
  for (let file = 0; file < 100; file += 1) {
    writeFileSync(join(from, `${file}.js`), `${file} `.repeat(1000))
  }
  // A faked pid, as each container has its own pid namespace.
  const numbered = `Object.defineProperty(process, 'pid', { value: 7 })`
  const preload = `data:text/javascript,${encodeURIComponent(numbered)}`
  const args = ['--import', preload, 'deploy/publish-assets.mjs', from, to]
  const publishers = [1, 2].map(() => spawn(process.execPath, args, { stdio: 'inherit' }))
  const ends = await Promise.all(publishers.map(child => once(child, 'exit')))
  expect(ends.map(([status]) => status)).toEqual([0, 0])
  expect(readdirSync(to)).toHaveLength(300)
})
