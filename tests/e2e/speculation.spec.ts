/** What the browser fetches before it is asked for; seen by a proxy, as Playwright does not report it. */
import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { test } from '../support/test'
import { devices } from './support/visitors'

let proxy: Server
let origin: string
/** Paths that were fetched speculatively, and when, in milliseconds. */
let fetched: string[]
let times: number[]

test.beforeEach(async ({ baseURL }) => {
  fetched = []
  times = []
  held = undefined
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  proxy = createServer(async (visit, response) => {
    if (visit.headers['sec-purpose']) {
      fetched.push(visit.url ?? '')
      times.push(performance.now())
    }
    const { method, headers } = visit
    if (held?.test(visit.url ?? '')) await released
    visit.pipe(
      request(`${baseURL}${visit.url}`, { method, headers }, answer => {
        response.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(response)
      }),
    )
  })
  proxy.listen(0)
  await once(proxy, 'listening')
  origin = `http://localhost:${(proxy.address() as AddressInfo).port}`
})
test.afterEach(() => {
  proxy.closeAllConnections()
  proxy.close()
})
const isFetched = (path: string | null) => fetched.includes(path ?? '')

/** In the page. */
const hrefsInView = (all: Element[]) =>
  all
    .filter(link => {
      const { top, bottom } = link.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    .map(link => link.getAttribute('href'))

/** Requests of this path are answered once `release` was called. */
let held: RegExp | undefined
let release: () => void

/** Long enough for what is fetched after a hover or in view. */
const wait = (page: Page) => page.waitForTimeout(2000)

test.describe('a desktop', { tag: '@own-page' }, () => {
  test.use(devices.desktop)

  test('fetches the page of a link below the mouse, and nothing while it scrolls', async ({
    page,
  }) => {
    await page.goto(origin, { waitUntil: 'networkidle' })
    for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, 900)
    await wait(page)
    expect(fetched).toEqual([])
    await page.locator('footer a[href="/contacts"]').first().hover()
    await expect.poll(() => fetched).toEqual(['/contacts'])
  })

  test('fetches no form, no file, and no page whose language the click decides', async ({
    page,
  }) => {
    await page.goto(`${origin}/doctors-list/list`, { waitUntil: 'networkidle' })
    await page.locator('main a[href*="/request?"]').first().hover()
    await wait(page)
    await page.getByRole('button', { name: /қаз|язык|kz/i }).hover()
    await page.locator('header a[hreflang="kk"]').hover()
    await wait(page)
    await page.goto(`${origin}/analysis/list`, { waitUntil: 'networkidle' })
    await page.locator('main a[href*="/media/"], main a[href$=".pdf"]').first().hover()
    await wait(page)
    expect(fetched).toEqual([])
  })
})

test.describe('a phone', { tag: '@own-page' }, () => {
  test.use(devices.phone)

  test('fetches the pages of the two largest cards in view', async ({ page }) => {
    await page.goto(`${origin}/promotions/list`, { waitUntil: 'networkidle' })
    await wait(page)
    expect(fetched).toHaveLength(2)
    const cards = page.locator('main a:has(img)')
    const inView = await cards.evaluateAll(all => all.slice(0, 4).map(a => a.getAttribute('href')))
    expect(inView).toEqual(expect.arrayContaining(fetched))
  })

  test('fetches nothing while the page itself loads (B1460)', async ({ page }) => {
    held = /\.woff2/
    await page.goto(`${origin}/promotions/list`, { waitUntil: 'commit' })
    await page.locator('h1').waitFor()
    await wait(page)
    expect(await page.evaluate(() => document.readyState)).toBe('interactive')
    expect(fetched).toEqual([])
    release()
    await expect.poll(() => fetched).not.toEqual([])
  })

  test('fetches the page of what was scrolled to, and none of what was passed (B1460)', async ({
    page,
  }) => {
    await page.goto(`${origin}/services/top`, { waitUntil: 'networkidle' })
    await expect.poll(() => fetched).toHaveLength(2)
    const cards = page
      .locator('main article a[href*="/services/details/"]')
      .filter({ visible: true })
    const atTop = [...fetched]
    const href = await cards.evaluateAll(async all => {
      // Each stop is shorter than a rest.
      for (const link of [...all, all[Math.floor(all.length / 2)]]) {
        link?.scrollIntoView({ block: 'center', behavior: 'instant' })
        await new Promise(resolve => setTimeout(resolve, 100))
      }
      return all[Math.floor(all.length / 2)]?.getAttribute('href')
    })
    await expect.poll(() => fetched.length, { timeout: 15_000 }).toBeGreaterThan(atTop.length)
    expect(fetched.slice(atTop.length)).toEqual([href])
  })

  for (const [path, links] of [
    ['/services/top', 'main article a[href*="/services/details/"]'],
    ['/posts/list', 'main h2 a, main h3 a'],
    ['/doctors-list/list', 'main article a[href*="/doctors-list/"]:not([data-in-place])'],
  ] as const) {
    test(`fetches a page of what was scrolled to on ${path}, three in ten seconds`, async ({
      page,
    }) => {
      await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
      await expect.poll(() => fetched).not.toEqual([])
      await wait(page)
      const atTop = fetched.length
      expect(atTop).toBeLessThanOrEqual(2)
      const cards = page.locator(links).filter({ visible: true })
      const last = (await cards.count()) - 1
      /** The middle of the list, then its end. */
      for (const index of [Math.ceil(last / 2), last]) {
        const stop = () =>
          cards.nth(index).evaluate(link => link.scrollIntoView({ block: 'center' }))
        await stop()
        await expect
          .poll(() => cards.evaluateAll(hrefsInView).then(seen => seen.some(isFetched)), {
            timeout: 15_000,
          })
          .toBe(true)
      }
      // The clock of the page and that of the proxy differ by the time of a request.
      for (const [at, time] of times.entries()) {
        expect(time - (times[at - 3] ?? -Infinity)).toBeGreaterThan(9500)
      }
    })
  }

  test('fetches the page of a link as a finger touches it', async ({ page }) => {
    await page.goto(`${origin}/contacts`, { waitUntil: 'networkidle' })
    await wait(page)
    const link = page.locator('footer a[href="/analysis/list"]').first()
    await link.scrollIntoViewIfNeeded()
    const before = [...fetched]
    expect(before).not.toContain('/analysis/list')
    const box = await link.boundingBox()
    if (!box) throw new Error('the footer has no link to the analyses')
    const session = await page.context().newCDPSession(page)
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: box.x + 10, y: box.y + box.height / 2 }],
    })
    await expect.poll(() => fetched).toContain('/analysis/list')
  })

  test('fetches the first rows of a list, though their leaflets have links, too', async ({
    page,
  }) => {
    await page.goto(`${origin}/analysis/category/1-obscheklinicheskie-issledovaniya-krovi`, {
      waitUntil: 'networkidle',
    })
    const rows = page.locator('main li a[href*="/analysis/list/"]').filter({ visible: true })
    await rows.first().scrollIntoViewIfNeeded()
    await wait(page)
    expect(fetched).toContain(await rows.first().getAttribute('href'))
    expect(fetched.every(path => path.startsWith('/analysis/list/'))).toBe(true)
  })

  test('fetches the ways to a doctor and a price from the home page, before its cards', async ({
    page,
  }) => {
    await page.goto(origin, { waitUntil: 'networkidle' })
    await expect.poll(() => fetched.toSorted()).toEqual(['/doctors-list/list', '/services/top'])
  })

  test('fetches nothing over a connection as slow as 2G (B1460)', async ({ page }) => {
    await page.addInitScript(() => {
      const connection = { saveData: false, effectiveType: '2g' }
      Object.defineProperty(navigator, 'connection', { value: connection })
    })
    await page.goto(`${origin}/promotions/list`, { waitUntil: 'networkidle' })
    await wait(page)
    expect(fetched).toEqual([])
  })

  test('fetches nothing where the visitor saves data', async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
    await page.goto(`${origin}/promotions/list`, { waitUntil: 'networkidle' })
    await wait(page)
    expect(fetched).toEqual([])
  })
})
