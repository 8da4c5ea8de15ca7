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
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { startNginx } from '../support/servers/nginx'
import { cleanUp } from './support/cleanUp'
import { describeWith } from './support/needs'

/** deploy/release.sh with a site that is built in a moment, and a systemctl that only takes notes. */
describeWith('nginx')('a rolling release', () => {
  let base: string
  let root: string
  let source: string
  const instances: Server[] = []
  const ports: number[] = []
  /** Ports that do not become ready. */
  const broken = new Set<number>()

  beforeAll(async () => {
    base = mkdtempSync(join(tmpdir(), 'release-'))
    chmodSync(base, 0o755)
    cleanUp(() => rmSync(base, { recursive: true, force: true }))
    root = join(base, 'clinic')
    source = join(base, 'source')
    mkdirSync(join(base, 'bin'))
    writeFileSync(join(base, 'bin/sudo'), `#!/bin/sh\necho "$*" >> ${base}/restarts\n`, {
      mode: 0o755,
    })
    for (const _ of [1, 2]) {
      const server = createServer((_, response) => {
        response.writeHead(broken.has(portOf(server)) ? 503 : 200).end()
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
    const lock = { name: 'site', version: '1.0.0', lockfileVersion: 3, packages: { '': {} } }
    writeFileSync(join(source, 'package-lock.json'), JSON.stringify(lock))
  })

  const portOf = (server: Server) => (server.address() as AddressInfo).port

  /** Builds and starts a release whose only script has this name; a build that fails without one. */
  async function release(...args: readonly string[]) {
    const env = {
      ...process.env,
      PATH: `${join(base, 'bin')}:${process.env.PATH}`,
      CLINIC_ROOT: root,
      CLINIC_INSTANCES: ports.join(' '),
      CLINIC_PAUSE: '0',
      CLINIC_PATIENCE: '1',
    }
    rmSync(join(base, 'restarts'), { force: true })
    const script = spawn('bash', ['deploy/release.sh', ...args], { env, stdio: 'ignore' })
    const [status] = await once(script, 'exit')
    return { status, running: basename(readlinkSync(join(root, 'current'))) }
  }

  function write(script: string | null): void {
    const code = script
      ? `import { mkdirSync, writeFileSync } from 'node:fs'
         mkdirSync('.next/static/chunks', { recursive: true })
         writeFileSync('.next/static/chunks/${script}.js', '${script} '.repeat(1000))
         writeFileSync('.next/id', process.env.NEXT_DEPLOYMENT_ID)`
      : 'process.exit(1)'
    writeFileSync(join(source, 'build.mjs'), code)
  }

  const restarts = () => {
    const file = join(base, 'restarts')
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  }
  const assets = () => readdirSync(join(root, 'assets/_next/static/chunks')).sort()

  test('instances are restarted in turn, and old scripts still answer', async () => {
    write('first')
    const first = await release(source)
    expect(first.status).toBe(0)
    const picture = join(root, 'current/.next/cache/images/made')
    mkdirSync(picture, { recursive: true })
    write('second')
    const second = await release(source)
    expect(second.status).toBe(0)
    expect(restarts()).toEqual(ports.map(port => `systemctl restart clinic@${port}`))
    expect(second.running).not.toBe(first.running)
    const folder = join(root, 'current')
    expect(readFileSync(join(folder, 'release.env'), 'utf8')).toBe(
      `NEXT_DEPLOYMENT_ID=${second.running}\n`,
    )
    expect(readFileSync(join(folder, '.next/id'), 'utf8')).toBe(second.running)
    // What the optimiser made is taken along.
    expect(existsSync(picture)).toBe(true)

    const nginx = await startNginx(ports, { assets: join(root, 'assets') })
    cleanUp(() => nginx.stop())
    for (const name of ['first', 'second']) {
      const answer = await fetch(`${nginx.url}/_next/static/chunks/${name}.js?dpl=${first.running}`)
      expect(answer.headers.get('content-encoding')).toMatch(/^(br|gzip)$/)
      expect(await answer.text()).toBe(`${name} `.repeat(1000))
    }
  })

  test('a build that fails changes nothing', async () => {
    const { running } = await release('--to', basename(readlinkSync(join(root, 'current'))))
    write(null)
    const failed = await release(source)
    expect(failed.status).not.toBe(0)
    expect(failed.running).toBe(running)
    expect(restarts()).toEqual([])
    expect(readdirSync(join(root, 'releases'))).toHaveLength(2)
  })

  test('when an instance does not become ready, it gets the earlier release back', async () => {
    const { running } = await release('--to', basename(readlinkSync(join(root, 'current'))))
    write('third')
    broken.add(ports[0] ?? 0)
    expect(await release(source)).toEqual({ status: 1, running })
    const restart = `systemctl restart clinic@${ports[0]}`
    expect(restarts()).toEqual([restart, restart])
    broken.clear()
  })

  test('three releases stay to go back to, and files that none had for long go', async () => {
    const old = join(root, 'assets/_next/static/chunks/first.js')
    const longAgo = new Date(Date.now() - 61 * 24 * 60 * 60 * 1000)
    utimesSync(old, longAgo, longAgo)
    write('fourth')
    expect((await release(source)).status).toBe(0)
    const kept = readdirSync(join(root, 'releases')).sort()
    expect(kept).toHaveLength(3)
    expect(assets()).not.toContain('first.js')
    expect(assets()).toEqual(expect.arrayContaining(['second.js', 'third.js', 'fourth.js.br']))
    expect(await release('--to', kept[0] ?? '')).toEqual({ status: 0, running: kept[0] })
  })
})
