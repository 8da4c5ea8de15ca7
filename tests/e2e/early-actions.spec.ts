/**
 * What was done before hydration, on a page that a translator has changed by then, so that React draws
 * it once more, and on one that is as the server sent it: each control is the one that was meant, and
 * the page stays where it was (B110, B113).
 */
import { expect, type Page } from '@playwright/test'
import { test } from '../support/test'
import { translate } from './support/translator'
import { devices } from './support/visitors'

/** Holds the scripts of the next page; to be called to let them go. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/_next/static/**/*.js', async route => {
    await held
    await route.continue().catch(() => undefined)
  })
  return release
}

/** Does something on a page without its scripts, and lets them come. */
async function early(page: Page, path: string, isTranslated: boolean, act: () => Promise<unknown>) {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await hydrate(page, isTranslated, act, release)
}

async function hydrate(
  page: Page,
  isTranslated: boolean,
  act: () => Promise<unknown>,
  release: () => void,
) {
  await page.locator('footer').waitFor()
  if (isTranslated) await translate(page, 'google')
  await act()
  release()
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready')
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
}

const labels = (page: Page) => page.locator('main ul button[aria-pressed]')
const label = (page: Page, name: string) => labels(page).filter({ hasText: name })
const rounded = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
/** Distance of an element from the top of the window. */
const top = async (page: Page, selector: string) =>
  Math.round((await page.locator(selector).first().boundingBox())?.y ?? Number.NaN)

for (const isTranslated of [false, true]) {
  const kind = isTranslated ? 'a translated page' : 'a page'

  test.describe(`before hydration of ${kind}, desktop`, () => {
    test.use(devices.desktop)

    test('labels that were pressed are all chosen, also beside one of the address', async ({
      page,
    }) => {
      const address = '/doctors-list/list?label=Принимает+в+субботу'
      await early(page, address, isTranslated, async () => {
        await label(page, 'Врач высшей категории').click()
        await label(page, 'Принимает детей').click()
      })
      const chosen = page.locator('main ul button[aria-pressed=true]')
      await expect(chosen).toHaveCount(3)
      expect((await chosen.allTextContents()).sort()).toEqual([
        'Врач высшей категории',
        'Принимает в субботу',
        'Принимает детей',
      ])
    })

    test('the tab that was pressed opens, also after typing in the header’s search', async ({
      page,
    }) => {
      const tab = page.locator('main [role=tab]').nth(1)
      await early(page, '/about-us', isTranslated, async () => {
        const search = page.locator('header details:has(input[name=q])')
        await search.locator('summary').click()
        await search.locator('input[name=q]').fill('узи')
        await search.locator('summary').click()
        await tab.click()
      })
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expect(page.locator('main [role=tab][aria-selected=true]')).toHaveCount(1)
    })

    test('the list of doctors stays where it was scrolled to, and the page, too', async ({
      page,
    }) => {
      const panel = page.locator('main #doctors + section')
      const places = async () => [await rounded(page), await panel.evaluate(each => each.scrollTop)]
      let before: number[] = []
      await early(page, '/doctors-list/list', isTranslated, async () => {
        await panel.hover()
        await page.mouse.wheel(0, 600)
        await expect.poll(async () => (await places())[1]).toBeGreaterThan(300)
        await page.waitForTimeout(300)
        before = await places()
      })
      await expect.poll(places).toEqual(before)
    })

    test('the category of the letter that was pressed is marked and in sight', async ({ page }) => {
      const target = page.locator('main li:target')
      let state: unknown
      await early(page, '/analysis/list', isTranslated, async () => {
        await page.locator('main a[href^="#category-"]').nth(5).click()
        await expect(target).toBeInViewport()
        state = await page.evaluate(() => history.length)
      })
      await expect(target).toBeInViewport()
      expect(await page.evaluate(() => history.length)).toBe(state)
      expect(await page.evaluate(() => history.state)).not.toBeNull()
    })

    test('the display panel stays open, with what was chosen in it', async ({ page }) => {
      const panel = page.locator('#display-panel')
      await early(page, '/contacts', isTranslated, async () => {
        await page.locator('button[popovertarget]').click()
        await expect(panel).toBeVisible()
      })
      await expect(panel).toBeVisible()
    })
  })

  test.describe(`before hydration of ${kind}, a slider`, () => {
    test.use({ ...devices.desktop, reducedMotion: 'reduce' })

    test('that has no autoplay for this visitor shows the next slide after “pause”', async ({
      page,
    }) => {
      const slider = page.locator('section[aria-roledescription]').first()
      await early(page, '/', isTranslated, async () => {
        await slider.locator('button[name=pause]').click()
        await slider.locator('button[name=next]').click()
      })
      await expect(slider.locator('button[aria-current=true]')).toHaveAttribute(
        'aria-label',
        /^\D*2\D/,
      )
    })

    test('shows the slide that was asked for', async ({ page }) => {
      const slider = page.locator('section[aria-roledescription]').first()
      await early(page, '/', isTranslated, () => slider.locator('button').last().click())
      await expect(slider.locator('button[aria-current=true]')).toHaveAttribute(
        'aria-label',
        /^\D*2\D/,
      )
    })
  })

  test.describe(`before hydration of ${kind}, phone`, () => {
    test.use(devices.phone)

    test('an analysis ticked after typing is in the calculator', async ({ page }) => {
      await early(page, '/analysis/list', isTranslated, async () => {
        await page.getByRole('searchbox').fill('глюкоза')
        await page.locator('main form details summary').first().tap()
        await page.locator('main input[name=ids]:visible').first().check()
      })
      await expect(page.locator('button[type=submit][form]').first()).toContainText('2 800 ₸')
      await expect(page.getByRole('searchbox')).toHaveValue('глюкоза')
    })

    test('the page stays where it was scrolled to, the caret and rows where they were', async ({
      page,
    }) => {
      const name = page.locator('main form input[name=name]')
      await early(page, '/request?kind=mail', isTranslated, async () => {
        await name.click()
        await page.keyboard.type('Айгуль')
        await page.keyboard.press('Home')
      })
      await page.keyboard.type('Я')
      await expect(name).toHaveValue('ЯАйгуль')

      let before = 0
      await page.unrouteAll()
      await early(page, '/doctors-list/list', isTranslated, async () => {
        await page.locator('main article').nth(1).locator('a').last().focus()
        await page.keyboard.press('Shift')
        await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
        await page.locator('ul:has(> li > button[aria-pressed])').evaluate(row => {
          row.scrollLeft = 300
        })
        await page.waitForTimeout(300)
        before = await top(page, 'main article >> nth=5')
      })
      expect(Math.abs((await top(page, 'main article >> nth=5')) - before)).toBeLessThan(3)
      const row = page.locator('ul:has(> li > button[aria-pressed])')
      expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(300)
    })

    test('text that was changed, or typed after “clear” was pressed, is the visitor’s', async ({
      page,
    }) => {
      const list = page.locator('main textarea[name=list]')
      await page.goto('/analysis/estimate')
      await list.fill('ОАК\nвитамин')
      await page.locator('main form:has(textarea) button[type=submit]').click()
      await page.waitForURL(/list=1/)
      await early(page, page.url(), isTranslated, () => list.fill('ОАК\nТТГ'))
      await expect(list).toHaveValue('ОАК\nТТГ')

      await page.unrouteAll()
      const field = page.locator('main input[name=q]').first()
      await early(page, '/search?q=узи', isTranslated, async () => {
        await page.locator('main form:has(input[name=q]) button[type=button]').first().tap()
        await field.fill('кровь')
      })
      await expect(field).toHaveValue('кровь')
    })

    test('a form that the browser filled again after “back” stays filled', async ({ page }) => {
      const form = page.locator('main form').filter({ has: page.locator('input[type=tel]') })
      await page.goto('/request?kind=mail')
      await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready')
      await form.locator('input[name=name]').pressSequentially('Айгуль')
      await form.locator('input[type=tel]').pressSequentially('7010000011')
      await form.getByRole('checkbox').check()
      await page.goto('/contacts')
      const release = await holdScripts(page)
      await page.goBack({ waitUntil: 'commit' })
      const filled = () => expect(form.locator('input[name=name]')).toHaveValue('Айгуль')
      await hydrate(page, isTranslated, filled, release)
      await filled()
      await expect(form.locator('input[type=tel]')).toHaveValue('7010000011')
      await expect(form.getByRole('checkbox')).toBeChecked()
    })

    test('“back” comes to the place of a long list, with its open category', async ({ page }) => {
      await page.goto('/analysis/list')
      await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready')
      await page.locator('main form details summary').nth(2).tap()
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.7))
      await page.waitForTimeout(300)
      const before = await rounded(page)
      await page.goto('/contacts')
      const release = await holdScripts(page)
      await page.goBack({ waitUntil: 'commit' })
      await hydrate(page, isTranslated, async () => undefined, release)
      // Rows that have not been seen have an estimated height, which differs by one row at most.
      await expect.poll(async () => Math.abs((await rounded(page)) - before)).toBeLessThan(64)
      await expect(page.locator('main form details[open]')).toHaveCount(1)
    })
  })
}
