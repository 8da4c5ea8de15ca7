/**
 * What the environment can add to a site: a counter of Metrika, call tracking, an embedded map,
 * e-mails of requests, the feed of doctors, the key file of IndexNow. One site has all of it; the
 * shared one has none.
 */
import { randomUUID } from 'node:crypto'
import { pooled, send } from '@clinic/seo-report/rules/crawl'
import { graphOf, valuesOf } from '@clinic/seo-report/rules/graph'
import { parsePage } from '@clinic/seo-report/rules/page'
import { showsPrice, showsText } from '@clinic/seo-report/rules/visible-text'
import { xsdFaults } from '@clinic/seo-report/rules/xsd'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { XMLParser } from 'fast-xml-parser'
import ru from '../../messages/ru.json' with { type: 'json' }
import { startSmtp } from '../support/servers/smtp'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { test } from '../support/test'
import { devices, watch } from './support/visitors'

test.describe.configure({ mode: 'default' })
test.setTimeout(90_000)
test.use(devices.desktop)

const key = 'A-key-of-the-e2e-suite'
const words = ru.request

let folder: SiteFolder
let site: Running

let mail: Awaited<ReturnType<typeof startSmtp>>

test.beforeAll(async () => {
  folder = siteFolder()
  mail = await startSmtp()
  site = await folder.start({
    SMTP_URL: `smtp://${mail.host}`,
    REQUESTS_EMAIL: 'info@clinic.example',
    METRIKA_ID: '4711',
    CALL_TRACKING_ID: 'clinic-7',
    CALL_TRACKING_SCRIPT: 'https://calls.example/init.js?id=clinic-7',
    MAP_URL: 'https://maps.example/embed',
    YANDEX_DOCTORS_FEED: 'true',
    INDEXNOW_KEY: key,
    REVALIDATE_TOKEN: '',
  })
})

test.afterAll(async () => {
  await site.stop()
  await mail.stop()
  folder.remove()
})

/** A minimal call tracking script: it provides a session, and reports to its service. */
const callTracking = `
  window.ct = (method, id) => method === 'calltracking_params' && [{ sessionId: 'session-of-' + id }]
  fetch(new URL('/visit', document.currentScript.src))
`

/** Services of others, as far as the page's CSP allows them. @returns the URLs that were requested */
async function serveOthers(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = []
  const serve = (urls: string, contentType: string, body: string) =>
    context.route(urls, route => {
      asked.push(route.request().url())
      const headers = { 'Access-Control-Allow-Origin': '*' }
      return route.fulfill({ contentType, body, headers })
    })
  // Without the counter's script its calls stay in the queue.
  await serve('https://mc.yandex.ru/**', 'text/javascript', '')
  await serve('https://calls.example/**', 'text/javascript', callTracking)
  await serve('https://maps.example/**', 'text/html', '<h1>Foreign map</h1>')
  return asked
}

let asked: readonly string[]
test.beforeEach(async ({ context }) => {
  asked = await serveOthers(context)
})
const askedOf = (host: string) => asked.filter(url => new URL(url).host === host)

/** Calls of the counter on this page, once it exists. */
async function told(page: Page): Promise<readonly unknown[][]> {
  await page.waitForFunction(() => window.ym)
  return page.evaluate(() => window.ym?.a ?? [])
}

const goal = (kind: string) => [4711, 'reachGoal', 'form_submit', { kind }]
const goals = async (page: Page) => (await told(page)).filter(call => call.includes('form_submit'))

test('the page after the form counts an accepted request, and not again after a reload', async ({
  page,
}) => {
  await page.goto(`${site.url}/request?kind=mail`)
  await page.getByLabel(words.name).fill('Сауле')
  await page.getByLabel(words.phone).fill('7010000014')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByRole('heading', { name: words.page.acceptedTitle })).toBeVisible()
  // Counted once the counter is there, which on a busy machine takes its time.
  await told(page)
  await expect.poll(() => goals(page)).toEqual([goal('mail')])
  await page.reload()
  expect(await goals(page)).toEqual([])
})

test('the form sent by a double click is counted once', async ({ page }) => {
  await page.goto(`${site.url}/request?kind=mail`)
  await page.getByLabel(words.name).fill('Сауле')
  await page.getByLabel(words.phone).fill('7010000015')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: words.send }).dblclick()
  await expect(page.getByRole('heading', { name: words.page.acceptedTitle })).toBeVisible()
  await told(page)
  await expect.poll(() => goals(page)).toEqual([goal('mail')])
  await page.goBack()
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByRole('heading', { name: words.page.acceptedTitle })).toBeVisible()
  await told(page)
  expect(await goals(page)).toEqual([])
})

test('each page is one hit, with its own title and the page before, and without what was typed', async ({
  page,
}) => {
  const { expectNone } = watch(page)
  await page.goto(`${site.url}/search?q=айгуль&utm_source=ads`)
  const hits = async () => (await told(page)).filter(call => call.includes('hit'))
  let referer = ''
  const expectHit = async (path: string) => {
    await expect(page).toHaveURL(url => url.pathname === path.split('?', 1)[0])
    const url = site.url + path
    // The counter's own title would be that of the page.
    const title = path.split('?', 1)[0]
    expect(await hits()).toEqual([['4711', 'hit', url, { title, referer }]])
    referer = url
  }
  await expectHit('/search?utm_source=ads')
  for (const path of ['/contacts', '/doctors-list/list']) {
    await page.locator(`a[href="${path}"]`).first().click()
    await expectHit(path)
  }
  expectNone()
})

test.describe('call tracking', () => {
  /** The session header of each call of the site's own API, by path. */
  function sessions(page: Page): Map<string, string | undefined> {
    const found = new Map<string, string | undefined>()
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) found.set(pathname, request.headers().sessionid)
    })
    return found
  }

  test('the CSP allows the script, and API calls send its session; the dialog counts its goal once, without name or phone', async ({
    page,
  }) => {
    const { expectNone } = watch(page)
    const sent = sessions(page)
    const once = ['https://calls.example/init.js?id=clinic-7', 'https://calls.example/visit']
    await page.goto(`${site.url}/doctors-list/list`)
    await expect.poll(() => askedOf('calls.example')).toEqual(once)

    await page
      .getByRole('button', { name: ru.doctors.list.tabs.experience, pressed: false })
      .click()
    await expect.poll(() => sent.get('/api/doctors')).toBe('session-of-clinic-7')

    await page.locator('main a[href*="/request?"]').first().click()
    const dialog = page.getByRole('dialog', { name: words.titles.doctors })
    await dialog.getByLabel(words.name).fill('Айгуль')
    await dialog.getByLabel(words.phone).fill('7010000031')
    await dialog.getByRole('checkbox').check()
    expect(await goals(page)).toEqual([])
    await dialog.getByRole('button', { name: words.send }).click()
    await expect(dialog).toHaveCount(0)
    expect(await goals(page)).toEqual([goal('doctors')])
    expect(JSON.stringify(await told(page))).not.toMatch(/Айгуль|7010000031/)
    expect(sent.get('/api/request-doctors')).toBe('session-of-clinic-7')

    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(`${site.url}/`)
    await expect.poll(() => askedOf('calls.example')).toEqual([...once, ...once])
    await page.getByRole('combobox', { name: ru.search.label }).pressSequentially('узи')
    await expect.poll(() => sent.get('/api/search/hits')).toBe('session-of-clinic-7')
    expectNone()
  })

  test('dynamic pages allow it, too', async ({ page }) => {
    const { expectNone } = watch(page)
    await page.goto(`${site.url}/search?q=узи`)
    await page.waitForFunction(() => 'ct' in window)
    expectNone()
  })
})

test('the map is loaded on demand, and the CSP allows it', async ({ page }) => {
  const watched = watch(page)
  await page.goto(`${site.url}/contacts`, { waitUntil: 'networkidle' })
  expect(askedOf('maps.example')).toEqual([])
  await page.getByRole('button', { name: ru.contacts.map.show }).click()
  const frame = page.frameLocator(`iframe[title="${ru.contacts.map.frame}"]`)
  await expect(frame.getByRole('heading', { name: 'Foreign map' })).toBeVisible()
  expect(askedOf('maps.example')).toEqual(['https://maps.example/embed'])
  watched.expectNone()
})

test('a request is one e-mail, also when it is repeated', async () => {
  const send = (id: string, phone: string) =>
    fetch(`${site.url}/api/application-feedback`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify({ name: 'Айгуль', phone, type: 'consult' }),
    })
  const [first, second] = [randomUUID(), randomUUID()]
  const arrived = () => mail.arrived.map(({ email }) => email)
  const emailsOf = (id: string) =>
    arrived().filter(({ messageId }) => messageId === `<${id}@localhost>`)
  expect((await send(first, '77010000031')).status).toBe(201)
  await expect.poll(() => emailsOf(first)).toHaveLength(1)
  expect(emailsOf(first)[0]?.text).toContain('+7 (701) 000-00-31')
  expect((await send(first, '77010000031')).status).toBe(200)
  expect((await send(second, '77010000032')).status).toBe(201)
  await expect.poll(() => emailsOf(second)).toHaveLength(1)
  expect(emailsOf(first)).toHaveLength(1)
  expect(site.output()).not.toMatch(/7701000003|Айгуль/)
})

test('the key file of IndexNow is in the root and contains only the key', async () => {
  const response = await fetch(`${site.url}/${key}.txt`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe(key)
  const statusOf = async (path: string, method = 'GET') =>
    (await fetch(site.url + path, { method })).status
  expect(await statusOf(`/${key}.txt`, 'HEAD')).toBe(200)
  expect(await statusOf(`/${key}.txt`, 'POST')).toBe(405)
  expect(await statusOf(`/kk/${key}.txt`)).toBe(404)
  expect(await statusOf(`/${key}x.txt`)).toBe(404)
})

/** Pages say "from" with the prices of visits. */
interface MarkedOffer {
  readonly priceSpecification: { readonly minPrice: number }
}

interface Offer {
  readonly url: string
  readonly price?: { readonly base_price: number; readonly currency: string }
  readonly service: { readonly '@id': string }
  readonly clinic: { readonly doctor: { readonly '@id': string; readonly speciality: string } }
}

test('the feed of doctors is valid, and matches the pages', async () => {
  const xml = await (await fetch(`${site.url}/feeds/yandex-doctors.xml`)).text()
  expect(await xsdFaults(xml, 'yandex-doctors')).toEqual([])
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' })
  const offers: Offer[] = parser.parse(xml).shop.offers.offer
  const urls = [...new Set(offers.map(({ url }) => url))]
  expect(urls.length).toBeGreaterThanOrEqual(25)
  const priced = offers.flatMap(({ price }) => price ?? [])
  expect(priced.length).toBeGreaterThan(urls.length)
  expect(new Set(priced.map(({ currency }) => currency))).toEqual(new Set(['KZT']))

  // One doctor's price is on request.
  const onRequest = offers.filter(({ price }) => !price).map(({ url }) => url)
  expect(onRequest).toHaveLength(1)
  const sample = urls.filter((url, index) => index % 5 === 0 || onRequest.includes(url))
  const visitors = { desktop: 'curl/8.5.0' }
  await pooled(sample, 4, async url => {
    const page = parsePage(await send({ url, visitor: 'desktop' }, visitors))
    expect(page.status, url).toBe(200)
    const shown = offers.filter(offer => offer.url === url)
    for (const { price, clinic } of shown) {
      expect(showsText(page.mainText, clinic.doctor.speciality), url).toBe(true)
      if (price) expect(showsPrice(page.mainText, price.base_price), url).toBe(true)
    }
    const marked = graphOf(page)
      .top.flatMap(node => valuesOf(node.makesOffer))
      .map(offer => (offer as MarkedOffer).priceSpecification.minPrice)
    const offered = shown.flatMap(({ price }) => (price ? [price.base_price] : []))
    expect(offered, url).toEqual(marked)
  })
})

test('without a token revalidation is a 404', async () => {
  const headers = { Authorization: 'Bearer any-token-of-16-letters' }
  const response = await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers })
  expect(response.status).toBe(404)
})

test.describe('the shared site', () => {
  test('loads nothing of others', async ({ page, baseURL }) => {
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

  test('has neither the feed of doctors nor a key file', async ({ request }) => {
    for (const path of ['/feeds/yandex-doctors.xml', '/undefined.txt', '/.txt', `/${key}.txt`]) {
      expect((await request.get(path)).status(), path).toBe(404)
    }
  })
})
