/**
 * Keyboard only: the controls that are on every page work. That every tab stop is visible is tested on
 * every page (every-page.spec.ts).
 */
import { expect, type Locator } from '@playwright/test'
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { expectFocusSeen, walk } from './support/focus'
import { type Device, devices } from './support/visitors'

const both = Object.keys(devices) as Device[]

for (const device of both) {
  test.describe(`keys, ${device}`, () => {
    test.use(devices[device])

    test('Tab passes through the whole page and leaves it', async ({ page }) => {
      await page.goto('/contacts', { waitUntil: 'networkidle' })
      const names = await walk(page)
      expect(names[0]).toContain(ru.shell.skip)
      expect(names.at(-1)).toContain(ru.shell.call)
      expect(names.length).toBeGreaterThan(25)
    })
  })
}

/** What opens over or within a page, with its path. */
const openers: Readonly<Record<Device, readonly (readonly [path: string, selector: string])[]>> = {
  desktop: [
    ['/doctors-list/list', 'header details[data-search] > summary'],
    ['/doctors-list/list', '[data-languages] > button'],
    ['/doctors-list/list', '[popovertarget]'],
  ],
  phone: [
    ['/doctors-list/list', 'header details[data-search] > summary'],
    ['/doctors-list/list', 'main details > summary'],
    ['/doctors-list/list', 'main article button[aria-expanded]'],
    ['/analysis/list', 'main details > summary'],
  ],
}

for (const device of both) {
  test.describe(`keys with what is open, ${device}`, () => {
    test.use({ ...devices[device], reducedMotion: 'reduce' })

    test('nothing that Tab comes to is covered, forwards and back', async ({ page }) => {
      for (const [path, selector] of openers[device]) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready')
        const opener = page.locator(selector).first()
        for (const key of ['Tab', 'Shift+Tab']) {
          await opener.focus()
          if (await isClosed(opener)) await page.keyboard.press('Enter')
          await expect.poll(() => isClosed(opener)).toBe(false)
          for (let step = 0; step < 9; step += 1) {
            await page.keyboard.press(key)
            // Before the first stop is the browser's own bar.
            const isOut = await page.evaluate(() => document.activeElement === document.body)
            if (isOut) break
            await expectFocusSeen(page)
          }
        }
      }
    })
  })
}

const isClosed = (opener: Locator) =>
  opener.evaluate(element => {
    const { parentElement } = element
    if (parentElement instanceof HTMLDetailsElement) return !parentElement.open
    const panel = document.getElementById(element.getAttribute('popovertarget') ?? '')
    return panel ? !panel.matches(':popover-open') : element.ariaExpanded !== 'true'
  })

test.describe('keys in the content', () => {
  test.use(devices.desktop)

  test('the first stop skips the header', async ({ page }) => {
    await page.goto('/doctors-list/list')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: ru.shell.skip })).toBeFocused()
    await expectFocusSeen(page)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const isInside = () => document.activeElement?.closest('main') !== null
    expect(await page.evaluate(isInside)).toBe(true)
  })

  test('a text of the accordion unfolds and folds', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const fold = page.locator('details#text-1')
    await fold.locator('summary').focus()
    await expectFocusSeen(page)
    await page.keyboard.press('Enter')
    await expect(fold).toHaveAttribute('open', '')
    await page.keyboard.press('Space')
    await expect(fold).not.toHaveAttribute('open')
  })

  test('tabs: arrows cycle, Enter opens, one tab stop for all', async ({ page }) => {
    await page.goto('/about-us')
    const [licence, documents] = [ru.about.licence.licence, ru.about.licence.documents]
    const tab = (name: string) => page.getByRole('tab', { name })
    await tab(licence).focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(documents)).toBeFocused()
    await expectFocusSeen(page)
    await page.keyboard.press('Enter')
    await expect(tab(documents)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name: documents })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(tab(licence)).toBeFocused()
    await page.keyboard.press('End')
    await expect(tab(documents)).toBeFocused()
    await page.keyboard.press('Tab')
    const inPanel = () => document.activeElement?.closest('[role=tabpanel]') !== null
    expect(await page.evaluate(inPanel)).toBe(true)
  })

  test('the request dialog: opened, cycled through, submitted with errors, closed', async ({
    page,
  }) => {
    await page.goto('/contacts', { waitUntil: 'networkidle' })
    const opener = page.locator('main a[href*="/request?kind=mail"]').first()
    await opener.focus()
    await expectFocusSeen(page)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: ru.request.titles.mail })
    const name = dialog.getByLabel(ru.request.name)
    const consent = dialog.getByRole('checkbox')
    await expect(dialog.getByRole('button', { name: ru.request.send })).toBeVisible()
    await expect(name).toBeFocused()
    for (let step = 0; step < 8; step += 1) {
      await expectFocusSeen(page)
      const inDialog = () => document.activeElement?.closest('dialog') !== null
      expect(await page.evaluate(inDialog)).toBe(true)
      await page.keyboard.press('Tab')
    }
    await consent.focus()
    await page.keyboard.press('Space')
    await expect(consent).toBeChecked()
    await dialog.getByRole('button', { name: ru.request.send }).focus()
    await page.keyboard.press('Enter')
    // The first invalid field is focused, so that its error message is announced.
    await expect(name).toBeFocused()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(name).toHaveAccessibleDescription(ru.request.errors.required)
    await expectFocusSeen(page)

    await page.keyboard.type('Айгуль')
    await page.keyboard.press('Tab')
    await page.keyboard.type('7010000021')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: ru.request.send })).toBeVisible()
    await name.focus()
    await page.keyboard.type('Айгуль')
    await page.keyboard.press('Tab')
    await page.keyboard.type('7010000021')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await dialog.getByLabel(ru.request.phone).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    const said = page.getByRole('status').filter({ hasText: ru.request.status.accepted })
    await expect(said).toBeVisible()
    await expect(opener).toBeFocused()
  })
})

test.describe('keys without JavaScript', () => {
  test.use({ ...devices.desktop, javaScriptEnabled: false })

  test('the form on its page is filled in and sent', async ({ page }) => {
    await page.goto('/request?kind=mail')
    await page.locator('input[name=name]').focus()
    await page.keyboard.type('Динара')
    await page.keyboard.press('Tab')
    await page.keyboard.type('87010000022')
    await page.keyboard.press('Tab')
    await expect(page.locator('input[name=consent]')).toBeFocused()
    await expectFocusSeen(page)
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: ru.request.send })).toBeFocused()
    await expectFocusSeen(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/request\/accepted$/)
  })
})

test.describe('keys in the header of the desktop layout', () => {
  test.use(devices.desktop)

  test('a section opens with Enter and is marked as current', async ({ page }) => {
    await page.goto('/')
    const doctors = page.locator('header').getByRole('link', { name: ru.nav.doctors, exact: true })
    await doctors.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/doctors-list\/list$/)
    await expect(doctors).toHaveAttribute('aria-current', /page|true/)
  })

  test('the languages open at their button, which says so, and close when the focus leaves them', async ({
    page,
  }) => {
    await page.goto('/contacts', { waitUntil: 'networkidle' })
    const kazakh = page.locator('header').getByRole('link', { name: 'Қазақша' })
    const button = page.getByRole('button', { name: ru.shell.language })
    await button.focus()
    await expect(kazakh).toBeHidden()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(kazakh).toBeVisible()
      await page.keyboard.press(key)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(kazakh).toBeHidden()
    }
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await expect(kazakh).toBeHidden()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(kazakh).toBeFocused()
    await expectFocusSeen(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/kk\/contacts$/)
  })

  test('Escape closes the languages, wherever the focus is', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const button = page.getByRole('button', { name: ru.shell.language })
    const kazakh = page.getByRole('banner').locator('a[hreflang=kk]')
    await button.focus()
    for (const stops of [0, 1, 2]) {
      await page.keyboard.press('Enter')
      await expect(kazakh).toBeVisible()
      for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(kazakh).toBeHidden()
      await expect(button).toBeFocused()
    }

    await button.blur()
    await button.hover()
    await expect(kazakh).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(kazakh).toBeHidden()
    await page.mouse.move(0, 500)
    await button.hover()
    await expect(kazakh).toBeVisible()
  })

  test('the panel of the display settings covers nothing that has the focus, and Escape leads back', async ({
    page,
  }) => {
    await page.goto('/contacts', { waitUntil: 'networkidle' })
    const eye = page.getByRole('button', { name: ru.display.title })
    const panel = page.locator('#display-panel')
    await eye.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(eye).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    await panel.getByRole('button').focus()
    await page.keyboard.press('Tab')
    await expect(panel).toBeHidden()
    await expectFocusSeen(page)
  })

  test('the slider: dots, arrows, and Tab leaves it', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const slider = page.getByRole('region', { name: ru.home.bannersLabel })
    const dots = slider.getByRole('button', { name: /^Слайд \d из \d$/ })
    await expect(slider.locator('[data-ready]')).toBeAttached()
    const expectSlide = async (number: number) => {
      await expect(dots.nth(number - 1)).toHaveAttribute('aria-current', 'true')
      await expect(slider.getByRole('group').nth(number - 1)).toBeInViewport()
      const title = await slider
        .getByRole('group')
        .nth(number - 1)
        .locator('p')
        .first()
        .innerText()
      const said = slider.getByRole('status').filter({ hasText: title.slice(0, 10) })
      await expect(said).toHaveText(new RegExp(`^Слайд ${number} из `))
    }
    await dots.nth(2).focus()
    await page.keyboard.press('Enter')
    await expectSlide(3)
    await slider.getByRole('button', { name: ru.home.slider.previous }).focus()
    await page.keyboard.press('Enter')
    await expectSlide(2)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectSlide(3)
    await page.keyboard.press('Tab')
    const isInside = () => document.activeElement?.closest('[aria-roledescription]') !== null
    expect(await page.evaluate(isInside)).toBe(false)
    await expectFocusSeen(page)
  })
})

test.describe('keys in the menu of the phone layout', () => {
  test.use(devices.phone)

  test('opened, cycled through, closed with Escape, focus restored', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const burger = page.getByRole('link', { name: ru.shell.menu })
    await burger.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: ru.shell.menu })
    await expect(menu).toBeVisible()
    await expect(menu.locator('a[href^="tel:"]')).toHaveCount(3)
    await expect(menu.locator('address')).toBeVisible()
    const stops = await menu.locator('a:visible, button:visible, summary:visible').count()
    expect(stops).toBeGreaterThan(12)
    for (let stop = 1; stop < stops; stop += 1) {
      await page.keyboard.press('Tab')
      await expectFocusSeen(page)
      const inMenu = () => document.activeElement?.closest('dialog') !== null
      expect(await page.evaluate(inMenu)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(burger).toBeFocused()

    await page.keyboard.press('Enter')
    await menu.getByRole('link', { name: ru.nav.contacts }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/contacts$/)
    await expect(menu).toBeHidden()
  })
})
