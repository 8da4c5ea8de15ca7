/** How fast a page was is sent once, when its visitor leaves it, and counted by type of page (B126). */
import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { type Running, siteFolder } from '../support/site'
import { test } from '../support/test'
import { devices } from './support/visitors'

test.describe.configure({ mode: 'serial' })

/** Bytes, compressed: what nobody waits for must not cost those on a slow line, either. */
const codeLimit = 2560

const token = 'a-token-for-the-figures'
const folder = siteFolder()
let site: Running

// One of its own: visits of other tests are counted as well.
test.beforeAll(async () => {
  site = await folder.start({ METRICS_TOKEN: token })
})
test.afterAll(() => site.stop())

/** How many visits a metric has, by labels. */
async function visits(metric: string): Promise<Record<string, number>> {
  const headers = { Authorization: `Bearer ${token}` }
  const text = await (await fetch(`${site.url}/metrics`, { headers })).text()
  const lines = text.matchAll(new RegExp(`^clinic_vitals_${metric}_count\\{(.*)\\} (\\d+)$`, 'gm'))
  return Object.fromEntries([...lines].map(([, labels, count]) => [labels, Number(count)]))
}

/** Opens a page and waits until it is measured, three seconds after everything else. */
async function visit(page: Page, path: string) {
  const code = page.waitForResponse(async response => {
    if (response.request().resourceType() !== 'script') return false
    return (await response.text()).includes('/api/vitals')
  })
  await page.goto(site.url + path)
  const script = await code
  await page.evaluate(() => new Promise<void>(done => requestIdleCallback(() => done())))
  return script
}

for (const [device, layout] of [
  ['desktop', 'desktop'],
  ['phone', 'mobile'],
] as const) {
  test.describe(device, () => {
    test.use(devices[device])

    // With an empty cache: the code is weighed.
    test('a visited page tells its times when it is left', { tag: '@own-page' }, async ({
      page,
    }) => {
      const script = await visit(page, '/kk/services/top')
      expect(gzipSync(await script.body()).length).toBeLessThan(codeLimit)
      const started = await page.evaluate(url => {
        const [code] = performance.getEntriesByName(url)
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        return { code: code?.startTime ?? 0, load: visit?.loadEventStart ?? 0 }
      }, script.url())
      expect(started.code).toBeGreaterThan(started.load + 2_900)

      const labels = `page="servicesTop",layout="${layout}"`
      expect(await visits('lcp_seconds')).not.toHaveProperty([labels])
      await page.locator('footer a[href="/kk/contacts"]').first().click()
      await page.waitForURL('**/kk/contacts')
      for (const metric of ['lcp_seconds', 'ttfb_seconds', 'cls']) {
        await expect.poll(() => visits(metric), metric).toHaveProperty([labels], 1)
      }
    })
  })
}

test('a page that is looked at again is one visit', { tag: '@own-page' }, async ({ page }) => {
  await visit(page, '/about-us')
  const labels = 'page="about",layout="desktop"'
  const turnTo = (state: DocumentVisibilityState) =>
    page.evaluate(state => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, state)
  await turnTo('hidden')
  await expect.poll(() => visits('cls')).toHaveProperty([labels], 1)
  await turnTo('visible')
  const moved = page.evaluate(
    () =>
      new Promise<void>(done => {
        new PerformanceObserver(() => done()).observe({ type: 'layout-shift' })
      }),
  )
  await page.evaluate(() => {
    const box = document.createElement('div')
    box.style.height = '200px'
    document.body.prepend(box)
  })
  await moved
  await turnTo('hidden')
  // Sent after it, and counted: what came before has been, too.
  await page.evaluate(() =>
    fetch('/api/vitals', {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify({ path: '/contacts', layout: 'desktop', CLS: 0 }),
    }),
  )
  await expect.poll(() => visits('cls')).toHaveProperty(['page="contacts",layout="desktop"'], 1)
  expect(await visits('cls')).toHaveProperty([labels], 1)
})
