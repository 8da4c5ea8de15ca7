/**
 * Every type of page enlarged two and four times, with larger text alone, with more space in the
 * text, and on the narrowest phone: nothing is cut off, and nothing scrolls sideways (WCAG 1.4.4,
 * 1.4.10, 1.4.12).
 */
import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { type Locale, localePath } from '@/lib/routing/locales'
import { matchRoute, routes } from '@/lib/routing/routes'
import { pageTypes } from '../bench/page-types.mjs'
import { doubleText, hugeText, lossesOf, spreadText, stuckShare } from './support/reflow'
import { devices, userAgents } from './support/visitors'

interface Look {
  readonly name: string
  /** Of the window, where it changes. */
  readonly size?: readonly [width: number, height: number]
  /** Of the page as it was opened. @returns what takes it back */
  readonly change?: (page: Page) => Promise<() => Promise<void>>
  /** Nothing may stick in a window this low but the calculator. */
  readonly low?: boolean
  /** Nothing but sideways scrolling counts. */
  readonly sideways?: boolean
}

interface Reading {
  readonly name: string
  readonly visitor: BrowserContextOptions
  /** Kazakh words are the longer ones. */
  readonly locale: Locale
  /** At each page, one after the other. */
  readonly looks: readonly Look[]
}

const narrowPhone = { ...devices.phone, viewport: { width: 320, height: 640 } }
const narrow: Look = { name: 'a phone of 320 px' }

/** The largest text of the display panel. */
const largest = [320, 360, 390].map(
  (width): Look => ({
    name: `the largest text at ${width} px`,
    size: [width, 740],
    change: hugeText,
    sideways: true,
  }),
)

const desktopAt = (width: number, height: number) => ({
  viewport: { width, height },
  userAgent: userAgents.desktop,
})

const readings: readonly Reading[] = [
  { name: 'a phone', visitor: narrowPhone, locale: 'ru', looks: [narrow, ...largest] },
  {
    name: 'a phone',
    visitor: narrowPhone,
    locale: 'kk',
    looks: [
      narrow,
      { name: 'spread text on a phone', size: [390, 844], change: spreadText },
      ...largest,
    ],
  },
  {
    name: 'a desktop',
    visitor: desktopAt(640, 512),
    locale: 'kk',
    looks: [
      { name: '1280 × 1024 at 200 %' },
      { name: 'text at 200 % on a desktop', size: [1280, 1024], change: doubleText },
      { name: 'spread text on a desktop', size: [1280, 1024], change: spreadText },
    ],
  },
  {
    name: 'a desktop enlarged four times',
    visitor: desktopAt(320, 256),
    locale: 'kk',
    looks: [{ name: '1280 × 1024 at 400 %', low: true }],
  },
]

/** An address of each type of page; one of the landing pages stands for all. */
async function pathsOf(page: Page): Promise<readonly string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  return pageTypes({ routes, matchRoute }, sitemap, 1)
    .filter(({ name }) => !name.startsWith('landing'))
    .map(({ paths }) => paths[0] ?? '')
}

for (const { name, visitor, locale, looks } of readings) {
  test.describe(`${name}, ${locale}`, () => {
    test.use(visitor)

    test('nothing is lost on any type of page', async ({ page, context }) => {
      test.setTimeout(120_000)
      const phone = (visitor.viewport?.width ?? 0) < 640
      // The layout that the browser's own correction leads to, at once.
      await context.addCookies([
        {
          name: 'layout',
          value: phone ? 'mobile' : 'desktop',
          url: test.info().project.use.baseURL,
        },
      ])
      const losses: Record<string, readonly string[]> = {}
      for (const path of await pathsOf(page)) {
        const [pathname = '', query = ''] = path.split('?')
        if (visitor.viewport) await page.setViewportSize(visitor.viewport)
        await page.goto(localePath(pathname, locale) + (query && `?${query}`))
        for (const { name: look, size: [width, height] = [], change, low, sideways } of looks) {
          if (width && height) await page.setViewportSize({ width, height })
          const takeBack = await change?.(page)
          const found = await lossesOf(page)
          const lost = found.filter(each => !sideways || each.startsWith('scrolls sideways'))
          const stuck = low ? await stuckShare(page) : 0
          if (stuck > 0.25) lost.push(`${Math.round(stuck * 100)} % of the window stick`)
          if (lost.length > 0) losses[`${path}, ${look}`] = lost
          await takeBack?.()
        }
      }
      expect(losses).toEqual({})
    })
  })
}
