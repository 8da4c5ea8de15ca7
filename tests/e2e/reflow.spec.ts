/**
 * Every type of page enlarged two and four times, with larger text alone, with more space in the
 * text, and on the narrowest phone: nothing is cut off, and nothing scrolls sideways (WCAG 1.4.4,
 * 1.4.10, 1.4.12).
 */
import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { type Locale, localePath, locales } from '@/lib/routing/locales'
import { matchRoute, routes } from '@/lib/routing/routes'
import { pageTypes } from '../bench/page-types.mjs'
import { doubleText, hugeText, lossesOf, spreadText, stuckShare } from './support/reflow'
import { devices, userAgents } from './support/visitors'

interface Reading {
  readonly name: string
  readonly visitor: BrowserContextOptions
  readonly change?: (page: Page) => Promise<void>
  /** Nothing may stick in a window this low but the calculator. */
  readonly low?: boolean
  /** Nothing but sideways scrolling counts. */
  readonly sideways?: boolean
  /** Widths that the window takes one after the other, px; by default its own. */
  readonly widths?: readonly number[]
  /** Kazakh words are the longer ones. */
  readonly languages?: readonly Locale[]
}

const desktopAt = (width: number, height: number) => ({
  viewport: { width, height },
  userAgent: userAgents.desktop,
})

const kazakh: readonly Locale[] = ['kk']

const readings: readonly Reading[] = [
  {
    name: 'a phone of 320 px',
    visitor: { ...devices.phone, viewport: { width: 320, height: 640 } },
    languages: locales,
  },
  {
    name: 'the largest text of the display panel on phones',
    visitor: devices.phone,
    change: hugeText,
    widths: [320, 360, 390],
    sideways: true,
    languages: locales,
  },
  { name: '1280 × 1024 at 200 %', visitor: desktopAt(640, 512) },
  { name: '1280 × 1024 at 400 %', visitor: desktopAt(320, 256), low: true },
  { name: 'text at 200 % on a desktop', visitor: desktopAt(1280, 1024), change: doubleText },
  { name: 'spread text on a desktop', visitor: desktopAt(1280, 1024), change: spreadText },
  { name: 'spread text on a phone', visitor: devices.phone, change: spreadText },
]

/** An address of each type of page; one of the landing pages stands for all. */
async function pathsOf(page: Page): Promise<readonly string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  return pageTypes({ routes, matchRoute }, sitemap, 1)
    .filter(({ name }) => !name.startsWith('landing'))
    .map(({ paths }) => paths[0] ?? '')
}

for (const { name, visitor, change, low, sideways, widths, languages = kazakh } of readings) {
  for (const locale of languages) {
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
          await page.goto(localePath(pathname, locale) + (query && `?${query}`))
          await change?.(page)
          for (const width of widths ?? [visitor.viewport?.width ?? 0]) {
            if (widths) await page.setViewportSize({ width, height: 740 })
            const found = await lossesOf(page)
            const lost = found.filter(each => !sideways || each.startsWith('scrolls sideways'))
            const stuck = low ? await stuckShare(page) : 0
            if (stuck > 0.25) lost.push(`${Math.round(stuck * 100)} % of the window stick`)
            if (lost.length > 0) losses[`${path} at ${width}`] = lost
          }
        }
        expect(losses).toEqual({})
      })
    })
  }
}
