import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Nginx, opensslObstacle, startNginx } from '../support/servers/nginx'
import { type Recorder, startRecorder } from '../support/servers/recorder'
import { describeUnless } from '../support/skips'
import { cleanUp } from './support/cleanUp'
import { lackOf } from './support/needs'

/** The weekly reports for marketers behind nginx (deploy/nginx/report.conf). */
describeUnless(opensslObstacle ?? lackOf('nginx'))('the weekly reports', () => {
  let site: Recorder
  let nginx: Nginx
  let folder: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'reports-'))
    cleanUp(() => rmSync(folder, { recursive: true }))
    // nginx reads it as another user.
    chmodSync(folder, 0o755)
    for (const name of ['2026-11-27', 'exports', '.new-2026-12-04']) mkdirSync(join(folder, name))
    for (const name of [
      'index.html',
      'last.json',
      '2026-11-27/report.html',
      '2026-11-27/pages.csv',
      '2026-11-27/line.json',
      'exports/Pages.csv',
      '.new-2026-12-04/report.html',
    ]) {
      writeFileSync(join(folder, name), `text of ${name}`)
    }
    site = await startRecorder()
    cleanUp(() => site.close())
    const hash = execFileSync('openssl', ['passwd', '-6', 'secret'], { encoding: 'utf8' })
    nginx = await startNginx([site.port], { reports: { folder, passwords: `marketer:${hash}` } })
    cleanUp(() => nginx.stop())
  })

  const basic = (text: string) => ({ Authorization: `Basic ${btoa(text)}` })

  async function get(path: string, headers: Record<string, string> = basic('marketer:secret')) {
    const response = await fetch(nginx.url + path, { headers, redirect: 'manual' })
    return { response, status: response.status, body: await response.text() }
  }

  test.each(['/seo-report/', '/seo-report/2026-11-27/report.html', '/seo-report/nothing'])(
    '%s needs a name and a password',
    async path => {
      for (const headers of [{}, basic('marketer:wrong'), basic('other:secret')]) {
        const { status, response, body } = await get(path, headers)
        expect(status).toBe(401)
        expect(response.headers.get('www-authenticate')).toMatch(/^Basic /)
        expect(body).not.toContain('text of')
      }
      expect(site.requests).toEqual([])
    },
  )

  test('with them the list, each report and its table are read, and nothing is kept or indexed', async () => {
    for (const [path, file] of [
      ['/seo-report/', 'index.html'],
      ['/seo-report/2026-11-27/report.html', '2026-11-27/report.html'],
      ['/seo-report/2026-11-27/pages.csv', '2026-11-27/pages.csv'],
    ] as const) {
      const { status, body, response } = await get(path)
      expect({ status, body }).toEqual({ status: 200, body: `text of ${file}` })
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringMatching(/^max-age/),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'content-type': expect.stringContaining('charset=utf-8'),
      })
    }
    expect((await get('/seo-report')).response.headers.get('location')).toMatch(/\/seo-report\/$/)
    expect(site.requests).toEqual([])
  })

  test.each([
    '/seo-report/last.json',
    '/seo-report/2026-11-27/line.json',
    '/seo-report/exports/Pages.csv',
    '/seo-report/.new-2026-12-04/report.html',
    '/seo-report/2026-11-27/',
  ])('%s is for nobody', async path => {
    const { status, body } = await get(path)
    expect([403, 404]).toContain(status)
    expect(body).not.toContain('text of')
  })

  test('they are only read', async () => {
    const init = { method: 'PUT', body: 'x', headers: basic('marketer:secret') }
    expect((await fetch(`${nginx.url}/seo-report/x`, init)).status).toBe(405)
  })

  test('they are off where nobody wants them', async () => {
    const plain = await startNginx([site.port])
    cleanUp(() => plain.stop())
    await (await fetch(`${plain.url}/seo-report/`)).arrayBuffer()
    expect(site.requests.map(({ url }) => url)).toEqual(['/seo-report/'])
  })
})
