/**
 * Every type of page in each layout, on phones in both languages: no browser errors, nothing is
 * clipped in narrow or enlarged viewports, taps hit what is visible, tap targets are large enough,
 * the bottom bar has the main action, and axe finds nothing. The languages differ only in text,
 * which is tested elsewhere, so most is checked in Kazakh, which has the longer words.
 */
import { test } from '@playwright/test'
import { type Locale, localePath } from '@/lib/routing/locales'
import { expectAccessible, layOutEverything } from './support/accessible'
import { expectButtonsBeside, expectOneBar } from './support/foot'
import { pageNames, pathOf } from './support/page-paths'
import { doubleText, expectNothingLost, hugeText, type Look, spreadText } from './support/reflow'
import { expectTapsHit } from './support/taps'
import { expectLargeTargets } from './support/targets'
import { type Device, devices, watch } from './support/visitors'

const narrow: Look = { name: 'a phone of 320 px', size: [320, 640] }

/** The largest text size of the display settings. */
const largest = [320, 360, 390].map(
  (width): Look => ({
    name: `the largest text at ${width} px`,
    size: [width, 740],
    change: hugeText,
    sideways: true,
  }),
)

interface Visitor {
  readonly device: Device
  readonly locale: Locale
  readonly looks: readonly Look[]
  readonly axe: boolean
}

const visitors: readonly Visitor[] = [
  {
    device: 'desktop',
    locale: 'kk',
    looks: [
      { name: '1280 × 1024 at 200 %', size: [640, 512] },
      { name: 'text at 200 %', size: [1280, 1024], change: doubleText },
      { name: 'spread text', size: [1280, 1024], change: spreadText },
    ],
    axe: true,
  },
  { device: 'phone', locale: 'ru', looks: [narrow, ...largest.slice(0, 1)], axe: false },
  {
    device: 'phone',
    locale: 'kk',
    looks: [
      narrow,
      { name: 'spread text', size: [390, 844], change: spreadText },
      ...largest,
      // A desktop at 400 % zoom has the mobile layout.
      { name: '1280 × 1024 at 400 %', size: [320, 256], low: true },
    ],
    axe: true,
  },
]

for (const { device, locale, looks, axe } of visitors) {
  test.describe(`${device}, ${locale}`, () => {
    // The contrast of moving elements cannot be measured.
    test.use({ ...devices[device], reducedMotion: axe ? 'reduce' : 'no-preference' })

    for (const name of pageNames) {
      test(name, async ({ page }) => {
        const watched = watch(page)
        const [pathname = '', query] = (await pathOf(page.request, name)).split('?')
        await page.goto(localePath(pathname, locale) + (query ? `?${query}` : ''))
        if (device === 'desktop' || locale === 'ru') await expectLargeTargets(page, device)
        await expectNothingLost(page, looks)
        if (device === 'phone') {
          await expectTapsHit(page, locale)
          await expectOneBar(page, name)
        } else await expectButtonsBeside(page)
        if (axe) {
          await layOutEverything(page, device)
          await expectAccessible(page)
        }
        await page.waitForLoadState('networkidle')
        // Browsers report a 404 response as an error.
        if (name !== 'notFound') watched.expectNone()
      })
    }
  })
}
