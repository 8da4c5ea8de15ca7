/**
 * Every type of page in each layout: no browser errors, nothing is clipped in narrow or enlarged
 * viewports, taps hit what is visible, tap targets are large enough, the bottom bar has the main
 * action, every tab stop is visible, and axe finds nothing; header and footer are checked on the
 * home page. In Kazakh, which has the longer words: the languages differ only in text, which is
 * tested elsewhere.
 */
import { localePath } from '@/lib/routing/locales'
import { test } from '../support/test'
import { cutLists, expectAccessible, layOutEverything } from './support/accessible'
import { expectAllStopsSeen } from './support/focus'
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

/** Viewports and text sizes that each layout is looked at in. */
const looks = {
  desktop: [
    { name: '1280 × 1024 at 200 %', size: [640, 512] },
    { name: 'text at 200 %', size: [1280, 1024], change: doubleText },
    { name: 'spread text', size: [1280, 1024], change: spreadText },
  ],
  phone: [
    narrow,
    { name: 'spread text', size: [390, 844], change: spreadText },
    ...largest,
    // A desktop at 400 % zoom has the mobile layout.
    { name: '1280 × 1024 at 400 %', size: [320, 256], low: true },
  ],
} as const satisfies Record<Device, readonly Look[]>

for (const device of ['desktop', 'phone'] as const) {
  test.describe(device, () => {
    // The contrast of moving elements cannot be measured, and scrolling to each tab stop takes time.
    test.use({ ...devices[device], reducedMotion: 'reduce' })

    for (const name of pageNames) {
      test(name, async ({ page }) => {
        const scope = { mainOnly: name !== 'home' }
        const watched = watch(page)
        const [pathname = '', query] = (await pathOf(page.request, name)).split('?')
        await page.goto(localePath(pathname, 'kk') + (query ? `?${query}` : ''))
        await expectLargeTargets(page, device)
        await expectNothingLost(page, looks[device], scope)
        const showAll = await cutLists(page)
        if (device === 'phone') {
          await expectTapsHit(page)
          await expectOneBar(page, name)
        } else await expectButtonsBeside(page)
        await page.setViewportSize(devices[device].viewport)
        await expectAllStopsSeen(page, scope)
        await showAll()
        await layOutEverything(page, device)
        await expectAccessible(page, scope)
        await page.waitForLoadState('networkidle')
        // Browsers report a 404 response as an error.
        if (name !== 'notFound') watched.expectNone()
      })
    }
  })
}
