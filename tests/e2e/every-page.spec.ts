/**
 * Every type of page in each layout: no browser errors, nothing is clipped in narrow or enlarged
 * viewports, taps hit what is visible, tap targets are large enough, the bottom bar has the main
 * action, every tab stop is visible, and axe finds nothing; header and footer are checked on one
 * page. In Kazakh, which has the longer words: the languages differ only in text, which is
 * tested elsewhere.
 */
import { localePath } from '@/lib/routing/locales'
import { test } from '../support/test'
import { cutLists, expectAccessible, expectNames, layOutEverything } from './support/accessible'
import { expectAllStopsSeen } from './support/focus'
import { expectButtonsBeside, expectOneBar } from './support/foot'
import { pageNames, pathOf, wholePage } from './support/page-paths'
import { doubleText, expectNothingLost, hugeText, type Look, spreadText } from './support/reflow'
import { expectTapsHit } from './support/taps'
import { expectLargeTargets } from './support/targets'
import { type Device, devices, watch } from './support/visitors'

/** With large text their cards or buttons have another layout at 390 px than at 360 px. */
const withSteps = [
  'doctors',
  'doctorsOfSpecialty',
  'doctor',
  'search',
  'analyses',
  'analysesOfCategory',
  'analysis',
]

/** Viewports and text sizes that a type of page is looked at in. */
function looksAt(device: Device, name: string): readonly Look[] {
  if (device === 'desktop') {
    return [
      { name: '1280 × 1024 at 200 %', sizes: [[640, 512]] },
      { name: 'text at 200 %', sizes: [[1280, 1024]], change: doubleText },
      { name: 'spread text', sizes: [[1280, 1024]], change: spreadText },
      // Of the display settings.
      {
        name: 'the largest text',
        sizes: [
          [720, 900],
          [640, 900],
        ],
        change: hugeText,
        columns: true,
      },
    ]
  }
  const widths = withSteps.includes(name) ? [390, 360, 320] : [360, 320]
  return [
    { name: 'spread text', sizes: [[390, 844]], change: spreadText },
    { name: 'a folded phone', sizes: [[280, 653]] },
    // Of the display settings.
    {
      name: 'the largest text',
      sizes: widths.map(width => [width, 740]),
      change: hugeText,
    },
    // A desktop at 400 % zoom has the mobile layout; as wide as the narrowest phone.
    { name: '1280 × 1024 at 400 %', sizes: [[320, 256]], low: true },
  ]
}

for (const device of ['desktop', 'phone'] as const) {
  test.describe(device, () => {
    // The contrast of moving elements cannot be measured, and scrolling to each tab stop takes time.
    test.use({ ...devices[device], reducedMotion: 'reduce' })

    for (const name of pageNames) {
      test(name, async ({ page }) => {
        const scope = { mainOnly: name !== wholePage }
        const watched = watch(page)
        const [pathname = '', query] = (await pathOf(page.request, name)).split('?')
        await page.goto(localePath(pathname, 'kk') + (query ? `?${query}` : ''))
        await expectLargeTargets(page, device)
        await expectNothingLost(page, looksAt(device, name), scope)
        const showAll = await cutLists(page)
        await expectNames(page)
        if (device === 'phone') {
          await expectTapsHit(page, name)
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
