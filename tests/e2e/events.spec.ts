/**
 * What the counters of Metrica and Google are told, with tags that report from where the real ones do:
 * each action is one event at both, nothing is said of what was typed, and the pages' policy lets it out.
 */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import ru from '../../messages/ru.json' with { type: 'json' }
import { findChromium } from '../support/chromium.mjs'
import { withoutImages } from '../support/launch'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { test } from '../support/test'
import { devices, watch } from './support/visitors'

const executablePath = findChromium()

test.describe.configure({ mode: 'default' })
test.setTimeout(120_000)
test.use({
  ...devices.desktop,
  // With the back/forward cache, which the headless shell does not have.
  launchOptions: {
    ...withoutImages,
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const words = ru.request

let folder: SiteFolder
let site: Running

test.beforeAll(async () => {
  folder = siteFolder()
  site = await folder.start({
    METRIKA_ID: '4711',
    GOOGLE_TAG_ID: 'G-ABC123,AW-456789',
    MAP_URL: 'https://maps.example/embed',
  })
})

test.afterAll(async () => {
  await site.stop()
  folder.remove()
})

/**
 * Tags that send each event by itself, to hosts that the real ones use. As the real one does, Metrica's
 * sends the title, a goal with the URL of the last hit, and clicked links, unless it is told not to.
 */
const metrica = `{
  let url = location.href
  const options = {}
  const post = (path, values) => fetch('https://mc.yandex.kz/' + path + '?' +
    new URLSearchParams({ ...values, ...(options.sendTitle === false ? {} : { title: document.title }) }), { keepalive: true, mode: 'no-cors' })
  const send = (id, method, name, details) => {
    if (method === 'init') Object.assign(options, name)
    if (method === 'init' && !name.defer) post('watch', { url })
    if (method === 'hit') post('watch', { url: url = name, ...details })
    if (method === 'reachGoal') post('goal', { name, ref: url, ...details })
  }
  addEventListener('click', ({ target }) => {
    const link = options.trackLinks && target.closest('a')
    if (link) post('watch', { url: link.href, title: link.textContent })
  }, true)
  const { a } = window.ym
  window.ym = Object.assign(send, { a })
  for (const call of a) send(...call)
}`
const google = `{
  const send = ([command, name, details]) => command === 'event' &&
    fetch('https://region1.google-analytics.com/g/collect?' + new URLSearchParams({ name, ...details }), { keepalive: true, mode: 'no-cors' })
  for (const command of dataLayer) send(command)
  dataLayer.push = send
  fetch('https://googleads.g.doubleclick.net/pagead', { mode: 'no-cors' })
}`

type Told = readonly [name: string, details: Readonly<Record<string, unknown>>]
let metricaTold: Told[]
let googleTold: Told[]

async function serveTags(context: BrowserContext): Promise<void> {
  metricaTold = []
  googleTold = []
  const collect = (urls: string, into: Told[]) =>
    context.route(urls, route => {
      const { searchParams, pathname } = new URL(route.request().url())
      const { name = '', ref: _, ...details } = Object.fromEntries(searchParams)
      if (pathname !== '/watch') into.push([name, details])
      return route.fulfill({ status: 204 })
    })
  const script = (urls: string, body: string) =>
    context.route(urls, route => route.fulfill({ contentType: 'text/javascript', body }))
  await script('https://mc.yandex.ru/**', metrica)
  await script('https://www.googletagmanager.com/**', google)
  await collect('https://mc.yandex.kz/**', metricaTold)
  await collect('https://region1.google-analytics.com/**', googleTold)
  for (const other of [
    'https://googleads.g.doubleclick.net/**',
    'https://wa.me/**',
    'https://maps.example/**',
  ]) {
    await context.route(other, route => route.fulfill({ contentType: 'text/html', body: '' }))
  }
}

test.beforeEach(({ context }) => serveTags(context))

const views = () => googleTold.filter(([name]) => name === 'page_view').length

/** That exactly these events have been told since the last call, to both. */
async function expectTold(...events: Told[]): Promise<void> {
  const ofGoogle = () => googleTold.filter(([name]) => name !== 'page_view')
  await expect.poll(() => [metricaTold, ofGoogle()]).toEqual([events, events])
  metricaTold.length = 0
  googleTold.length = 0
}

/** All that other hosts were asked for, with what came along: addresses, bodies, referrers. */
function listenOutside(context: BrowserContext): string[] {
  const heard: string[] = []
  context.on('request', request => {
    if (request.url().startsWith(site.url) || request.isNavigationRequest()) return
    const { referer = '' } = request.headers()
    heard.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''} ${referer}`))
  })
  return heard
}

/** In the page: whether it is the document as it was left, and why the browser loaded it again if it is not. */
function broughtBack() {
  const [entry] = performance.getEntriesByType('navigation')
  const { notRestoredReasons: reasons } = { notRestoredReasons: null, ...entry?.toJSON() }
  return { isSame: 'sameDocument' in window, reasons }
}

/** Opens a page, and waits until its tags have counted it. */
async function open(page: Page, path: string): Promise<void> {
  const before = views()
  await page.goto(site.url + path)
  await expect.poll(views).toBe(before + 1)
}

test('links: the phone, WhatsApp, the map; an ambulance is none of the clinic', async ({
  page,
  context,
}) => {
  const { expectNone } = watch(page)
  // Nothing is opened by a click on a number.
  await page.addInitScript(() => {
    addEventListener('click', event => {
      if ((event.target as Element).closest('[href^="tel:"]')) event.preventDefault()
    })
  })
  await open(page, '/contacts')
  await page.locator('main a[href="tel:103"]').click()
  await page.locator('a[href^="tel:+"]:visible').first().click()
  await expectTold(['call_click', {}])
  const [chat] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('a[href^="https://wa.me/"]:visible').first().click(),
  ])
  await chat.close()
  await expectTold(['whatsapp_click', {}])
  await page.getByRole('button', { name: ru.contacts.map.show }).click()
  await expectTold(['map_click', { kind: 'embedded' }])
  expectNone()
})

test('analyses: added, listed, shared', async ({ page, context }) => {
  const { expectNone } = watch(page)
  await context.grantPermissions(['clipboard-write'])
  await open(page, '/analysis/list')
  const row = page.locator('main input[type="checkbox"][name="ids"]').first()
  await row.check({ force: true })
  await expectTold(['calculator_add', {}])
  // Taken out again, which is no event.
  await row.uncheck({ force: true })

  await page.getByRole('link', { name: ru.referral.open }).last().click()
  const dialog = page.getByRole('dialog', { name: ru.referral.title })
  await dialog.getByRole('textbox').fill('общий анализ крови')
  await dialog.getByRole('button', { name: ru.referral.submit }).click()
  await expect(dialog.getByRole('checkbox').first()).toBeVisible()
  await expectTold(['list_pasted', {}])

  await open(page, '/analysis/estimate?ids=101')
  await page.getByRole('button', { name: ru.estimate.share }).click()
  await expectTold(['estimate_shared', { kind: 'link' }])
  expectNone()
})

test('searches, with hits and without, on the page and in the box', async ({ page }) => {
  const { expectNone } = watch(page)
  await open(page, '/search?q=узи')
  await expectTold(['search', {}])
  await open(page, '/search?q=ъъъъъъ')
  await expectTold(['search_nothing', {}])
  await open(page, '/search')
  await page.getByRole('combobox', { name: ru.search.label }).pressSequentially('ъъъъъъ')
  await expectTold(['search_nothing', {}])
  await page.getByRole('combobox', { name: ru.search.label }).fill('узи')
  await page.getByRole('option').first().click()
  await expectTold(['search', { kind: expect.any(String) }])
  expectNone()
})

test('a walk: nothing that leaves names what the visitor reads, searches, or is (B240)', async ({
  page,
  context,
}) => {
  const heard = listenOutside(context)
  const count = () => heard.length
  const go = async (path: string) => {
    const before = count()
    await open(page, path)
    await expect.poll(count).toBeGreaterThan(before)
  }
  /** As by a link, with the page before as the referrer. */
  const follow = async (links: string) => {
    const before = count()
    const href = await page
      .locator(links)
      .first()
      .evaluate(link => (link as HTMLAnchorElement).href)
    await page.evaluate(url => location.assign(url), href)
    await expect.poll(count).toBeGreaterThan(before + 1)
  }
  const chat = async () => {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.locator('a[href^="https://wa.me/"]:visible').last().click(),
    ])
    await tab.close()
  }
  await go('/analysis/list?utm_term=гепатит&utm_source=ads')
  await follow('main a[href*="/analysis/category/"]')
  await go('/analysis/list/vich-1-2')
  await page.locator('main input[type="checkbox"][name="ids"]').first().check({ force: true })
  await expect.poll(() => metricaTold).toContainEqual(['calculator_add', {}])
  await chat()
  await go('/analysis/estimate?ids=1401,1402')
  await chat()
  await go('/search?q=шизофрения мырзакельдиева')
  await chat()
  await go('/kk/doctors-list/list')
  await follow('main a[href^="/kk/doctors-list/"]:not([href$="/list"])')
  await chat()
  await go('/services/details/uzi-molochnyh-zhelez')
  await go('/posts/list')
  await follow('main a[href^="/posts/"]:not([href="/posts/list"])')
  await go('/lechenie-gepatita')
  const words = /vich|вич|gepatit|гепатит|сифилис|шизо|мырза|uzi|узи|140[12]|врач|дәрігер|—/i
  expect(heard.filter(each => words.test(each))).toEqual([])
  expect(heard.join('\n')).toContain('/analysis/list/-')
})

test('the dialog: opened and sent, each once', async ({ page }) => {
  const { expectNone } = watch(page)
  await open(page, '/doctors-list/list')
  await page.locator('main a[href*="/request?"]').first().click()
  const dialog = page.getByRole('dialog', { name: words.titles.doctors })
  await dialog.getByLabel(words.name).fill('Айгуль')
  await expectTold(['form_open', { kind: 'doctors' }])
  await dialog.getByLabel(words.phone).fill('7010000051')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: words.send }).click()
  await expect(dialog).toHaveCount(0)
  await expectTold(['form_submit', { kind: 'doctors' }])
  expectNone()
})

test('the page of the form: opened once, sent once', async ({ page }) => {
  await open(page, '/request?kind=mail')
  await expectTold(['form_open', { kind: 'mail' }])
  await page.getByLabel(words.name).fill('Сауле')
  await page.getByLabel(words.phone).fill('7010000052')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByRole('heading', { name: words.page.acceptedTitle })).toBeVisible()
  await expectTold(['form_submit', { kind: 'mail' }])
  await page.reload()
  await expect.poll(views).toBe(1)
  await expectTold()
})

test('a page that is brought back is seen once more, and tells nothing again', async ({ page }) => {
  await open(page, '/search?q=узи')
  await expectTold(['search', {}])
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('footer a[href="/contacts"]').first().click()
  await expect.poll(views).toBe(1)
  await page.evaluate(() => setTimeout(() => history.back()))
  await expect.poll(views).toBe(2)
  await expect(page).toHaveURL(/\/search/)
  expect(await page.evaluate(broughtBack)).toEqual({ isSame: true, reasons: null })
  await page
    .locator('a[href^="https://wa.me/"]:visible')
    .first()
    .evaluate(link => {
      link.addEventListener('click', event => event.preventDefault())
    })
  await page.locator('a[href^="https://wa.me/"]:visible').first().click()
  await expectTold(['whatsapp_click', {}])
})

test('a page that is fetched or rendered in advance tells nothing before it is opened', {
  tag: '@own-page',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const state = { ahead: true }
    Object.defineProperty(document, 'prerendering', { get: () => state.ahead })
    addEventListener('opened', () => {
      state.ahead = false
      document.dispatchEvent(new Event('prerenderingchange'))
    })
  })
  await page.goto(`${site.url}/search?q=узи`, { waitUntil: 'networkidle' })
  await page.locator('footer a[href="/contacts"]').first().hover()
  await page.waitForFunction(() => window.ym)
  expect([metricaTold, googleTold]).toEqual([[], []])
  expect(await page.evaluate(() => localStorage.getItem('visit'))).toBeNull()
  await page.evaluate(() => dispatchEvent(new Event('opened')))
  await expect.poll(views).toBe(1)
  await expectTold(['search', {}])
  expect(await page.evaluate(() => localStorage.getItem('visit'))).not.toBeNull()
})
