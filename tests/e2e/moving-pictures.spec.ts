/** View transitions: the picture of a card moves to its place on the linked page. */
import { expect, type Page } from '@playwright/test'
import { withImages } from '../support/launch'
import { test } from '../support/test'
import { devices, watch } from './support/visitors'

test.use({ launchOptions: withImages })

/** Collects the names of the moving view transition groups, when the browser has both pictures. */
async function collectMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moves: string[] = []
    Object.assign(window, { moves })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (...args) => {
      const transition = start(...args)
      transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          // React cancels parts of a transition with an animation of zero duration.
          if (!(effect instanceof KeyframeEffect) || effect.getTiming().duration === 0) continue
          const part = effect.pseudoElement
          if (part?.startsWith('::view-transition-group(')) moves.push(part)
        }
      })
      return transition
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'moves'))
}

for (const [device, options] of Object.entries(devices)) {
  test.describe(device, { tag: '@own-page' }, () => {
    test.use(options)

    for (const [list, card, name] of [
      [
        '/promotions/list',
        'main a[href^="/promotions/"]:has(img)',
        /^::view-transition-group\(promotion-\d+\)$/,
      ],
      [
        '/doctors-list/list',
        'main article a[href^="/doctors-list/"]',
        /^::view-transition-group\(doctor-\d+\)$/,
      ],
    ] as const) {
      test(list, async ({ page }) => {
        const { expectNone } = watch(page)
        const moves = await collectMoves(page)
        await page.goto(list, { waitUntil: 'networkidle' })
        await page.locator(card).first().click()
        await expect.poll(moves).toContainEqual(expect.stringMatching(name))
        expectNone()
      })
    }
  })
}

test.describe('with reduced motion', { tag: '@own-page' }, () => {
  test.use({ ...devices.phone, reducedMotion: 'reduce' })

  test('nothing moves', async ({ page }) => {
    const moves = await collectMoves(page)
    await page.goto('/promotions/list', { waitUntil: 'networkidle' })
    await page.locator('main a[href^="/promotions/"]:has(img)').first().click()
    await expect(page).not.toHaveURL(/list$/)
    await expect(page.locator('h1')).toBeVisible()
    expect(await moves()).toEqual([])
  })
})
