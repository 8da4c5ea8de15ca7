/**
 * The keyboard of a phone takes the lower half of the window: the field that has the focus and what it
 * finds stay in sight. Browsers make the window smaller, as the page asks them to; those that do not
 * still show its upper half.
 */
import { expect, type Page } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { devices } from './support/visitors'

const screen = { width: 390, height: 664 }
const keyboard = 300

test.use({ ...devices.phone, viewport: screen })

/** Whether an element is above the keyboard, were it there. */
const expectAbove = async (page: Page, selector: string) => {
  const box = page.locator(selector).filter({ visible: true }).first()
  await expect(box).toBeInViewport({ ratio: 1 })
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await box.boundingBox()) ?? {}
      return y + height
    })
    .toBeLessThanOrEqual(screen.height - keyboard)
}

for (const [prefix, words] of Object.entries({ '': ru, '/kk': kk })) {
  test(`${prefix || '/ru'}: the list of analyses is searched`, async ({ page }) => {
    await page.goto(`${prefix}/analysis/list`, { waitUntil: 'networkidle' })
    const field = page.getByRole('searchbox', { name: words.analyses.find })
    await field.tap()
    await field.pressSequentially('ферритин')
    await expect(page.locator('main form[id] li').first()).toContainText(/ферритин/i)
    await expectAbove(page, 'main form[role=search] input')
    await expectAbove(page, 'main form[id] li')
  })

  test(`${prefix || '/ru'}: the specialties of doctors`, async ({ page }) => {
    await page.goto(`${prefix}/doctors-list/list`, { waitUntil: 'networkidle' })
    await page.locator('main summary').first().tap()
    await expectAbove(page, 'main [role=combobox]')
    await expectAbove(page, 'main [role=option]')
    await page.setViewportSize({ ...screen, height: screen.height - keyboard })
    const list = (await page.getByRole('listbox').boundingBox()) ?? { y: 0, height: 1000 }
    expect(list.y + list.height).toBeLessThanOrEqual(screen.height - keyboard)
  })

  test(`${prefix || '/ru'}: the list of a doctor`, async ({ page }) => {
    await page.goto(`${prefix}/analysis/list`, { waitUntil: 'networkidle' })
    await page.locator('button[type=submit][form]').tap()
    await page.getByRole('dialog').getByRole('link', { name: words.referral.open }).tap()
    await page.getByRole('textbox', { name: words.referral.label }).tap()
    await expectAbove(page, 'dialog[open] textarea')
  })
}

test('the page asks that its window be the part above the keyboard', async ({ page }) => {
  await page.goto('/')
  const viewport = page.locator('meta[name=viewport]')
  await expect(viewport).toHaveAttribute('content', /interactive-widget=resizes-content/)
})
