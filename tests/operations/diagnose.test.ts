import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freshPhone, submit } from '../support/clients'
import { opensslObstacle, startNginx } from '../support/servers/nginx'
import { createPostgres } from '../support/servers/postgres'
import { startSmtp } from '../support/servers/smtp'
import { freePort, siteFolder, startBackend } from '../support/site'
import { testUnless } from '../support/skips'
import { until } from '../support/until'
import { cleanUp } from './support/cleanUp'
import { describeWith } from './support/needs'

/** `npm run diagnose`, with and without problems on the machine. */
describeWith(
  'nginx',
  'postgres',
  'sqlite3',
)('diagnose', () => {
  // A site, nginx and mail are started, while e2e keeps the processors busy.
  jest.setTimeout(180_000)
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'diagnose-'))
    cleanUp(() => rmSync(folder, { recursive: true, force: true }))
  })

  async function diagnose(env: Readonly<Record<string, string>>, ...flags: readonly string[]) {
    const args = ['.next/site/diagnose.mjs', ...flags]
    const child = spawn(process.execPath, args, { env: { ...process.env, ...env } })
    const [out, errors, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ])
    return { status, errors, out, failed: out.match(/(?<=^FAIL {2}).*/gm) ?? [] }
  }

  function backups(age: number): string {
    const copies = mkdtempSync(join(folder, 'copies-'))
    mkdirSync(join(copies, 'hourly'))
    const copy = join(copies, 'hourly/1.db')
    writeFileSync(copy, '')
    const then = Date.now() / 1000 - age
    utimesSync(copy, then, then)
    return copies
  }

  test('finds no problem on a healthy machine', async () => {
    const backend = await startBackend()
    cleanUp(() => backend.stop())
    const site = siteFolder()
    cleanUp(() => site.remove())
    const mail = await startSmtp({ tls: true, login: 'site:secret' })
    cleanUp(() => mail.stop())
    const own = {
      BACKEND_URL: backend.url,
      DATA_DIR: site.dataDir,
      BACKUP_DIR: backups(600),
      SMTP_URL: `smtp://site:secret@${mail.host}?tls.rejectUnauthorized=false`,
      REQUESTS_EMAIL: 'info@clinic.example',
    }
    const running = await site.start(own)
    cleanUp(() => running.stop())
    const nginx = await startNginx([Number(new URL(running.url).port)])
    cleanUp(() => nginx.stop())
    expect((await submit(running.url, { phone: freshPhone() })).status).toBe(201)
    await until(() => mail.arrived.length === 1)
    // Canonical URLs use SITE_URL, which the site was not given, so it is localhost with its port.
    const seen = await diagnose(
      { ...own, SITE_URL: running.url },
      '--ports',
      new URL(running.url).port,
    )
    expect(seen).toMatchObject({ status: 0, errors: '', failed: [] })
    expect(seen.out).toContain('is ready')
    expect(seen.out).toContain(`${mail.host} takes e-mails for info@clinic.example`)
    // Diagnosis sends none.
    expect(mail.arrived).toHaveLength(1)
    expect(seen.out).toMatch(/\/api\/doctors: \d+ records in 2 languages$/m)
    expect(seen.out).toContain("does not come through nginx's page cache")
    expect(seen.out).toMatch(/^ok .*differs from the backend's by \d s$/m)
    expect(seen.out).toMatch(/requests.db is sound/)
    expect(seen.out).toMatch(/\d requests wait, 0 were refused, 0 are in the inbox/)
    expect(seen.out).toMatch(/\d e-mails wait, 0 were refused/)
  })

  test('names each problem and its remedy', async () => {
    const faulty = createServer((request, response) => {
      response.setHeader('Date', new Date(Date.now() - 3_600_000).toUTCString())
      if (request.url === '/api/doctors') return response.end('[{"id":7,"name":""}]')
      if (request.url === '/api/posts') return response.writeHead(500).end()
      response.end('{"data":[]}')
    }).listen(0, '127.0.0.1')
    await once(faulty, 'listening')
    cleanUp(() => faulty.close())
    const { port } = faulty.address() as AddressInfo
    const mail = await startSmtp({ login: 'site:secret' })
    cleanUp(() => mail.stop())
    const data = join(folder, 'open')
    mkdirSync(data)
    chmodSync(data, 0o755)
    writeFileSync(join(data, 'requests.db'), 'SQLite format 3\0'.padEnd(4096, 'x'))
    const { status, failed, out } = await diagnose({
      BACKEND_URL: `http://127.0.0.1:${port}`,
      SITE_URL: `https://localhost:${await freePort()}`,
      PORT: String(await freePort()),
      DATA_DIR: data,
      BACKUP_DIR: backups(3 * 3600),
      SMTP_URL: `smtp://site:wrong@${mail.host}`,
      REQUESTS_EMAIL: 'info@clinic.example',
    })
    expect(status).toBe(1)
    const reasons = [
      /^Instances +the instance on port \d+ does not answer: .*ECONNREFUSED/,
      /^Requests .*requests.db (is damaged|cannot be read)/,
      /^Requests +the store cannot be read/,
      /^Backups +the newest copy of the requests is 3.0 hours old/,
      /^Clock +the clock differs from the backend's by 36\d\d s/,
      // No record of the list can be used.
      /^Backend +\/api\/doctors: 2 records in 2 languages, 2 are left out: 7 \(.*\bname\b/,
      /^Backend +\/api\/posts: HTTP 500 after \d\.\d s \(ru\)/,
      /^E-mail +127.0.0.1:\d+ takes no e-mails: .*535/,
      /^Page +https:\/\/localhost:\d+\/ does not answer/,
      /^Certificate +localhost offers no certificate/,
    ]
    expect(reasons.filter(reason => !failed.some(line => reason.test(line)))).toEqual([])
    expect(failed).toHaveLength(reasons.length)
    expect(out).toContain('can be read by everybody here')
    expect(out).toContain(`${failed.length} to be mended.`)
  })

  testUnless(opensslObstacle)('an expired certificate', async () => {
    const nginx = await startNginx([await freePort()], { tls: true })
    cleanUp(() => nginx.stop())
    nginx.renew(0)
    const { failed } = await diagnose({ SITE_URL: `https://localhost:${nginx.port}` })
    expect(failed).toContainEqual(
      expect.stringMatching(/^Certificate +the certificate of localhost ended on /),
    )
    expect(failed).toContainEqual(expect.stringMatching(/^Page .*certificate has expired/))
  })

  test('reads Postgres without creating tables; reports that it, or the data folder, cannot be reached', async () => {
    const postgres = await createPostgres()
    cleanUp(postgres.remove)
    const own = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'shared') }
    const file = join(folder, 'file')
    writeFileSync(file, '')
    symlinkSync(file, join(folder, 'link'))
    const away = await diagnose({ ...own, DATA_DIR: join(folder, 'link/data') })
    expect(away.failed).toContainEqual(
      expect.stringMatching(/^Folder .*cannot be written.*ENOTDIR/),
    )
    expect(away.failed).toContainEqual(
      expect.stringMatching(/^Requests +the store cannot be read: .*ECONNREFUSED/),
    )
    const server = await postgres.start()
    cleanUp(() => server.stop('SIGINT'))
    const empty = await diagnose(own)
    expect(empty.failed).toContainEqual(
      expect.stringMatching(/^Requests .*relation "requests" does not exist/),
    )
  })

  test('B212: folders that cannot be read are no empty ones', async () => {
    const file = join(folder, 'no-folder')
    writeFileSync(file, '')
    const { failed } = await diagnose({ DATA_DIR: file, BACKUP_DIR: file })
    expect(failed).toContainEqual(
      expect.stringMatching(/^Requests +could not be looked at: ENOTDIR.*no-folder'$/),
    )
    expect(failed).toContainEqual(
      expect.stringMatching(/^Backups +could not be looked at: ENOTDIR.*no-folder\/hourly'$/),
    )
  })

  test('an invalid variable is the only reported problem', async () => {
    const { status, failed } = await diagnose({ BACKEND_URL: 'clinic', PORT: 'x' })
    expect({ status, failed }).toEqual({
      status: 1,
      failed: [expect.stringContaining('The environment is not valid')],
    })
  })
})
