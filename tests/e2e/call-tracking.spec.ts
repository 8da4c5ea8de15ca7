/**
 * Call tracking with an external script: every page loads it under its strict CSP, and lists,
 * suggestions and requests send its session. Without the variables nothing of it is in the page.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import ru from '../../messages/ru.json' with { type: 'json' }
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { devices, watch } from './support/visitors'

test.skip(spawnSync('openssl', ['version']).status !== 0, 'no certificate without openssl')
test.describe.configure({ mode: 'default' })
test.use({ ...devices.desktop, ignoreHTTPSErrors: true })

let folder: SiteFolder
let keys: string
const asked: string[] = []
let service: Server
let site: Running

/** A minimal call tracking script: it provides a session, and reports to its service. */
const script = `
  window.ct = (method, id) => method === 'calltracking_params' && [{ sessionId: 'session-of-' + id }]
  fetch(new URL('/visit', document.currentScript.src))
`

test.beforeAll(async () => {
  folder = siteFolder()
  keys = mkdtempSync(join(tmpdir(), 'keys-'))
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' ')
  const [key, cert] = [join(keys, 'key.pem'), join(keys, 'certificate.pem')]
  execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'pipe' })
  service = createServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    (request, response) => {
      asked.push(request.url ?? '')
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Content-Type', 'text/javascript').end(script)
    },
  )
  await new Promise<void>(resolve => service.listen(0, 'localhost', resolve))
  const { port } = service.address() as AddressInfo
  site = await folder.start({
    CALL_TRACKING_ID: 'clinic-7',
    CALL_TRACKING_SCRIPT: `https://localhost:${port}/init.js?id=clinic-7`,
  })
})

test.afterAll(async () => {
  await site.stop()
  service.close()
  folder.remove()
  rmSync(keys, { recursive: true })
})

/** The session header of each call of the site's own API, by path. */
function sessions(page: Page): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) found.set(pathname, request.headers().sessionid)
  })
  return found
}

test('the CSP allows the script, and API calls send its session', async ({ page }) => {
  const { expectNone } = watch(page)
  const sent = sessions(page)
  await page.goto(`${site.url}/doctors-list/list`)
  await expect.poll(() => asked).toEqual(['/init.js?id=clinic-7', '/visit'])

  await page.getByRole('tab', { name: ru.doctors.list.tabs.experience }).click()
  await expect.poll(() => sent.get('/api/doctors')).toBe('session-of-clinic-7')

  await page.locator('main a[href*="/request?"]').first().click()
  const dialog = page.getByRole('dialog', { name: ru.request.titles.doctors })
  await dialog.getByLabel(ru.request.name).fill('Айгуль')
  await dialog.getByLabel(ru.request.phone).fill('7010000031')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: ru.request.send }).click()
  await expect(dialog).toHaveCount(0)
  expect(sent.get('/api/request-doctors')).toBe('session-of-clinic-7')

  // By client navigation, so that the script stays loaded.
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(`${site.url}/`)
  await page.getByRole('combobox', { name: ru.search.label }).pressSequentially('узи')
  await expect.poll(() => sent.get('/api/search/hits')).toBe('session-of-clinic-7')
  expect(asked).toHaveLength(2)
  expectNone()
})

test('dynamic pages allow it, too', async ({ page }) => {
  const { expectNone } = watch(page)
  await page.goto(`${site.url}/search?q=узи`)
  await page.waitForFunction(() => 'ct' in window)
  expectNone()
})

test('without the variables no page contains it', async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(baseURL ?? '-')) elsewhere.push(request.url())
  })
  const response = await page.goto('/doctors-list/list', { waitUntil: 'networkidle' })
  expect(response?.headers()['content-security-policy']).not.toMatch(
    /(script|connect)-src[^;]*https/,
  )
  await expect(page.locator('html')).not.toHaveAttribute('data-call-tracking')
  expect(elsewhere).toEqual([])
})
