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
 * Collects the groups of the transition by which each page is shown, when the browser has both
 * pictures.
 * @returns a function that returns those that move on the open page; undefined: it had no transition
 */
async function collectMoves(page: Page): Promise<() => Promise<string[] | undefined>> {
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', ({ viewTransition }) => {
      viewTransition?.ready.then(() => {
        const moves = document.getAnimations().flatMap(({ effect }) => {
          const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null
          const isMove = part?.startsWith('::view-transition-group(') && !part.endsWith('(root)')
          return isMove ? [part] : []
        })
        Object.assign(window, { moves })
      })
    })
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

    test('the picture of a card moves to its place on the next page, and nothing else does', async ({
      page,
    }) => {
      const { expectNone } = watch(page)
      const moves = await collectMoves(page)
      for (const kind of [promotions, doctors]) {
        await openFirst(page, kind)
        await expect(page).not.toHaveURL(/list$/)
        await expect.poll(moves).toEqual([expect.stringMatching(kind.name)])
        await page.goBack()
        await expect(page).toHaveURL(/list$/)
      }
      await page.locator('footer a[href="/contacts"]').first().click()
      await expect(page).toHaveURL(/contacts$/)
      await expect.poll(moves).toEqual([])
      expectNone()
    })

    test('without motion there is no transition', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const moves = await collectMoves(page)
      await openFirst(page, promotions)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page).not.toHaveURL(/list$/)
      expect(await moves()).toBeUndefined()
    })
  })
}
