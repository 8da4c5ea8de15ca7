/** Inline styles: a page is painted without waiting for a style sheet. */
import { expect, type Page } from '@playwright/test'
import { test } from '../support/test'
import { type Device, devices } from './support/visitors'

const both = Object.keys(devices) as Device[]

/** Colours, display and font size of every element in the content. */
const looks = (page: Page) =>
  page.locator('main').evaluate(main =>
    [...main.querySelectorAll('*')].map(element => {
      const { color, backgroundColor, display, fontSize } = getComputedStyle(element)
      return [element.tagName, color, backgroundColor, display, fontSize].join(' ')
    }),
  )

interface Watched {
  readonly fetched: string[]
  readonly refused: string[]
}

/** Style sheet requests and CSP violations from now on. */
function watch(page: Page): Watched {
  const watched: Watched = { fetched: [], refused: [] }
  page.on('request', request => {
    if (request.resourceType() === 'stylesheet') watched.fetched.push(request.url())
  })
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) watched.refused.push(message.text())
  })
  return watched
}

for (const device of both) {
  test.describe(device, () => {
    test.use({ ...devices[device], reducedMotion: 'reduce' })

    /** Loads a page, which is complete without a style sheet. */
    async function load(page: Page, path: string): Promise<Watched> {
      const watched = watch(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(watched).toEqual({ fetched: [], refused: [] })
      const width = await page.locator('main').evaluate(main => main.clientWidth)
      expect(width).toBeLessThanOrEqual(devices[device].viewport.width)
      const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
      expect(font).toContain('Onest')
      return watched
    }

    test('a page has inline styles, and fetches no style sheet from link to link', async ({
      page,
    }) => {
      const watched = await load(page, '/contacts')
      const entered = await looks(page)
      expect(entered.length).toBeGreaterThan(20)
      await page.locator('footer a[href="/posts/list"]').first().click()
      await page.waitForURL('/posts/list')
      await page.goBack()
      await expect.poll(() => looks(page)).toEqual(entered)
      expect(watched).toEqual({ fetched: [], refused: [] })
    })

    // Pages that are not cached get their styles as they are sent, those above when they are stored.
    const other = device === 'phone' ? '/search?q=узи' : '/no-such-page'
    test(`${other} has inline styles and fetches no style sheet`, async ({ page }) => {
      await load(page, other)
    })
  })
}
