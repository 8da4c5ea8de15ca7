import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freshPhone, submit } from '../support/clients'
import { bootMachine, type Machine, machineObstacle } from '../support/servers/machine'
import { startNginx } from '../support/servers/nginx'
import { createPostgres } from '../support/servers/postgres'
import { freePort } from '../support/site'
import { describeUnless, testUnless } from '../support/skips'
import { cleanUp } from './support/cleanUp'
import { documented } from './support/documented'
import { type Rate, startLoad } from './support/load'
import { lackOf } from './support/needs'
import { boundFolders, layRelease } from './support/release-folder'

const obstacle = machineObstacle() ?? lackOf('nginx', 'sqlite3')

jest.setTimeout(180_000)

/**
 * The site as set up by docs/operations.md, under a booted systemd, with the sandbox of the units.
 */
describeUnless(obstacle)('a machine with systemd', () => {
  let machine: Machine
  let url: string
  const ports: number[] = []
  /** Of the requests that were accepted. */
  const phones: string[] = []
  /** The address of Postgres: a retry goes on with the same. */
  let store: string | undefined

  beforeAll(async () => {
    ports.push(await freePort(), await freePort())
    machine = await bootMachine(boundFolders)
    cleanUp(() => machine.stop())
    for (const id of ['1', '2', '3']) layRelease(machine, id)
    mkdirSync(machine.at('/etc/sudoers.d'), { recursive: true })
    // release.sh is called by root here.
    writeFileSync(machine.at('/usr/local/bin/sudo'), '#!/bin/sh\nshift\nexec "$@"\n', {
      mode: 0o755,
    })
    await succeed(onPorts(documented('operations', 'Run it', 2)))
    const nginx = await startNginx(ports, { assets: machine.at('/srv/clinic/assets') })
    cleanUp(() => nginx.stop())
    url = nginx.url
  })

  /** Commands of the documents, with the ports of this test. */
  const onPorts = (commands: string) =>
    commands.replaceAll('3001', String(ports[0])).replaceAll('3002', String(ports[1]))

  async function succeed(script: string): Promise<string> {
    const { status, output } = await machine.run(script)
    if (status !== 0) {
      const log = await machine.run("journalctl --no-pager -n 50 -u 'clinic*'")
      throw new Error(`${script}\n${output}\n${log.output}`)
    }
    return output
  }

  const release = (id: string) => `
    chown -R clinic-build:clinic-build /srv/clinic/releases/${id}
    CLINIC_INSTANCES="${ports.join(' ')}" CLINIC_PATIENCE=60 deploy/release.sh --to ${id}`

  const requests = () => succeed('deploy/clinic-run npm run -s requests -- --csv')

  async function sendRequest(): Promise<void> {
    const phone = freshPhone()
    expect((await submit(url, { phone })).status).toBe(201)
    phones.push(phone)
  }

  test('the instances start under the unit, listening on localhost only', async () => {
    expect(await succeed(release('1'))).toContain('Release 1 runs.')
    for (const [path, language] of [
      ['/', 'ru'],
      ['/kk', 'kk'],
    ]) {
      const page = await fetch(url + path)
      expect(page.status).toBe(200)
      expect(await page.text()).toMatch(new RegExp(`^<!DOCTYPE html><html[^>]* lang="${language}"`))
    }
    // Another loopback address, which an instance listening on all addresses would accept.
    await expect(fetch(`http://127.0.0.2:${ports[0]}/healthz`)).rejects.toThrow()
    await sendRequest()
    expect((await succeed('stat -c "%U %a" /var/lib/clinic/requests.db')).trim()).toBe('clinic 600')
  })

  test('the sandbox of the unit leaves little', async () => {
    const unit = `clinic@${ports[0]}`
    const said = await succeed(`systemd-analyze security --no-pager ${unit} | tail -n 1`)
    const [, exposure = '9'] = /: ([\d.]+) /.exec(said) ?? []
    expect(Number(exposure)).toBeLessThanOrEqual(1.5)
  })

  test('the backup contains the requests, and restores them', async () => {
    await succeed('systemctl start clinic-backup')
    const counted = (file: string) =>
      succeed(`sqlite3 ${file} 'SELECT count(*) FROM requests' && stat -c '%U %a' ${file}`)
    for (const kept of ['hourly', 'daily']) {
      const folder = `/var/lib/clinic-backups/${kept}`
      expect(readdirSync(machine.at(folder))).toHaveLength(1)
      expect(await counted(`${folder}/*`)).toBe(await counted('/var/lib/clinic/requests.db'))
    }
    expect(await succeed('systemctl list-timers --all')).toContain('clinic-backup.timer')

    const lines = async () => (await requests()).split('\n').sort()
    const all = await lines()
    expect(all).toContainEqual(expect.stringContaining(phones[0] ?? 'the phone of the first test'))
    const sql = 'DELETE FROM requests; SELECT count(*) FROM requests'
    expect(await succeed(`sqlite3 /var/lib/clinic/requests.db '${sql}'`)).toBe('0\n')
    const [newestCopy = ''] = documented('repair', 'Back up and restore', 1).split('\n')
    expect(await succeed(newestCopy)).toMatch(/^[1-9]\d* requests of \S+ were put back\./)
    expect(await lines()).toEqual(all)
    await sendRequest()
  })

  test('the report for marketers is made under its unit, for nginx to read', async () => {
    const small = await startSmallSite()
    cleanUp(() => small.close())
    const unit = '/run/systemd/system/clinic-report.service.d'
    await succeed(`mkdir -p ${unit} && echo SITE_URL=${small.url} > /run/report.env
      printf '[Service]\nEnvironmentFile=/run/report.env\n' > ${unit}/site.conf && systemctl daemon-reload`)
    await succeed('systemctl start clinic-report')
    const folder = '/var/lib/clinic-report'
    const names = readdirSync(machine.at(folder)).sort()
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    expect(names).toEqual([day, 'exports', 'index.html', 'last.json'])
    const rights = await succeed(
      `stat -c '%U %a' ${folder} ${folder}/index.html ${folder}/${names[0]}/*`,
    )
    expect([...new Set(rights.trim().split('\n'))].sort()).toEqual(['clinic 644', 'clinic 755'])
    expect(await succeed('systemctl list-timers --all')).toContain('clinic-report.timer')
    const { output } = await machine.run('journalctl --no-pager -u clinic-report')
    expect(output).toMatch(/\d+ pages in \d+ s/)
  })

  test('a site that does not answer is a failure of it, and leaves the earlier reports', async () => {
    await succeed('echo SITE_URL=http://127.0.0.1:1 > /run/report.env')
    expect((await machine.run('systemctl start clinic-report')).status).not.toBe(0)
    expect(await succeed('systemctl show -p ExecMainStatus --value clinic-report')).toBe('2\n')
    expect(readdirSync(machine.at('/var/lib/clinic-report'))).toContain('index.html')
  })

  /** Of the requests that are kept. */
  const keys = async () =>
    (await requests())
      .split('\n')
      .flatMap(line => /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(line)?.[0] ?? [])

  /** Nobody is failed while something is done, and each request is kept once. */
  async function underLoad(
    paths: readonly string[],
    act: () => Promise<void>,
    rate?: Rate,
  ): Promise<void> {
    const before = await keys()
    const load = startLoad(url, paths, rate)
    try {
      await act()
    } finally {
      await load.stop()
    }
    const times = load.pages.toSorted((a, b) => a - b).map(Math.round)
    const p95 = times[Math.floor(times.length * 0.95)]
    process.stderr.write(
      `${times.length} pages, ${load.acknowledged.length} requests: p95 ${p95} ms, longest ${times.at(-1)} ms\n`,
    )
    expect(load.failures).toEqual([])
    expect(load.acknowledged.length).toBeGreaterThan(0)
    expect((await keys()).toSorted()).toEqual([...before, ...load.acknowledged].toSorted())
    expect((await succeed('readlink /srv/clinic/current')).trim()).toBe('/srv/clinic/releases/2')
  }

  test('a release, the rollback of one that serves no page, and a restart fail no request', async () => {
    // Each second one is in no cache, and rendered for whoever asks.
    const paths = ['/', '/search?q=a', '/kk', '/request', '/contacts', '/kk/search?q=b']
    await underLoad(paths, async () => {
      expect(await succeed(release('2'))).toContain('Release 2 runs.')
      // Ready, but without the code of the pages.
      await succeed('rm -rf /srv/clinic/releases/3/.next/server/app')
      const broken = await machine.run(release('3').replace('=60', '=15'))
      expect(broken.status).toBe(1)
      expect(broken.output).toContain('does not start: back to 2.')
      // As after a change of site.env, and before the first commit of a repository.
      await succeed(release('2').replace('--to 2', '--restart'))
    })
    const kept = await requests()
    expect(phones.filter(phone => !kept.includes(phone))).toEqual([])
  }, 400_000)

  testUnless(lackOf('postgres'))(
    'B1275, B1276: nor does the move to Postgres, or going back, on a machine whose processors are taken',
    async () => {
      if (!store) {
        const postgres = await createPostgres()
        cleanUp(postgres.remove)
        const server = await postgres.start()
        cleanUp(() => server.stop('SIGINT'))
        store = postgres.url
      }
      const taking = [1, 2].map(() => spawn('sh', ['-c', 'while :; do :; done']))
      try {
        await underLoad(
          // What nginx has: such a machine makes no page in time.
          ['/', '/kk'],
          async () => {
            await succeed(`echo 'DATABASE_URL=${store}' >> /etc/clinic/site.env`)
            expect(await succeed(release('1'))).toContain('Release 1 runs.')
            expect(await succeed(release('2'))).toContain('Release 2 runs.')
          },
          // As long as a browser waits for the answer to a request.
          { pageMs: 500, requestMs: 1000, patienceMs: 60_000 },
        )
      } finally {
        for (const each of taking) each.kill('SIGKILL')
      }
    },
    400_000,
  )

  test('a stop is no failure, and the log has the name of the instance', async () => {
    const unit = `clinic@${ports[0]}`
    await succeed(`systemctl stop ${unit}`)
    expect((await succeed(`systemctl show -p Result --value ${unit}`)).trim()).toBe('success')
    expect(await succeed(`journalctl --no-pager -u ${unit}`)).toContain(` ${unit}[`)
  })
})

/** A site of one page, which breaks rules: the whole one takes minutes. */
async function startSmallSite() {
  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`
    const isSitemap = request.url === '/sitemap.xml'
    response.setHeader('Content-Type', isSitemap ? 'application/xml' : 'text/html')
    const urls = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${origin}/</loc></url></urlset>`
    response.end(isSitemap ? urls : '<!DOCTYPE html><title>One</title>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
