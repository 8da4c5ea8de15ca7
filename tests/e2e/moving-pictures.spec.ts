/** View transitions: the picture of a card moves to its place on the linked page. */
import { expect, type Page } from '@playwright/test'
import { test } from '../support/test'
import { type Device, devices, watch } from './support/visitors'

/** A list, a card with a picture in it, and the group that moves. */
const promotions = {
  list: '/promotions/list',
  card: 'main a[href^="/promotions/"]:has(img)',
  name: /^::view-transition-group\(promotion-\d+\)$/,
}
const doctors = {
  list: '/doctors-list/list',
  // On a desktop a name selects its doctor for the preview.
  card: 'main article a[href^="/doctors-list/"]:not([data-in-place])',
  name: /^::view-transition-group\(doctor-\d+\)$/,
}

/**
 * Collects the names of the moving view transition groups, when the browser has both pictures.
 * @returns a function that returns those of the open page, none before its first transition
 */
async function collectMoves(page: Page): Promise<() => Promise<string[] | undefined>> {
  await page.addInitScript(() => {
    const moves: string[] = []
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
        Object.assign(window, { moves })
      })
      return transition
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'moves'))
}

async function openFirst(page: Page, { list, card }: typeof promotions): Promise<void> {
  await page.goto(list, { waitUntil: 'networkidle' })
  await page.locator(card).first().click()
}

for (const device of Object.keys(devices) as Device[]) {
  test.describe(device, { tag: '@own-page' }, () => {
    test.use(devices[device])

    test('pictures move to their place on the next page, without motion they do not', async ({
      page,
    }) => {
      const { expectNone } = watch(page)
      const moves = await collectMoves(page)
      for (const kind of [promotions, doctors]) {
        await openFirst(page, kind)
        await expect.poll(moves).toContainEqual(expect.stringMatching(kind.name))
      }
      expectNone()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openFirst(page, promotions)
      await expect(page).not.toHaveURL(/list$/)
      await expect(page.locator('h1')).toBeVisible()
      await expect.poll(moves).toEqual([])
    })
  })
}
