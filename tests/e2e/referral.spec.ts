/**
 * A doctor's referral becomes an estimate: in the calculator, and on the page of estimates without
 * JavaScript. What was added is in the calculator of every tab.
 */
import { expect, type Page } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { expectAccessible } from './support/accessible'
import { devices, watch } from './support/visitors'

const list = 'ОАК, ферритин\nТ4\nвит D, жвачка'

test.describe('a phone', () => {
  test.use(devices.phone)

  test('a list of five analyses: the total in three taps, the preparation in two more', async ({
    page,
  }) => {
    await page.goto('/analysis/list')
    await page.getByRole('link', { name: ru.referral.open }).tap()
    const dialog = page.getByRole('dialog', { name: ru.referral.title })
    const field = dialog.getByRole('textbox', { name: ru.referral.label })
    await expect(field).toBeInViewport()
    await field.fill('ОАК, глюкоза в крови, ферритин, ТТГ, витамин D 25(OH)D общий')
    await dialog.getByRole('button', { name: ru.referral.submit }).tap()
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(5)
    await expect(dialog.getByRole('checkbox').first()).toBeInViewport()
    await dialog.getByRole('button', { name: ru.referral.add }).tap()
    await expect(calculator(page)).toContainText(/16\s050\s₸/)
    await calculator(page).tap()
    await page.getByRole('link', { name: ru.calculator.estimate }).tap()
    await expect(page.locator('tfoot')).toContainText(/16\s050\s₸/)
    const preparation = page.getByRole('region', { name: ru.estimate.preparation })
    await expect(preparation.getByRole('heading', { level: 3 })).toHaveCount(2)
    // The analysis's own text, and the leaflet's.
    await expect(preparation).toContainText('он решит, на сколько дней прервать приём')
    await expect(preparation).toContainText('Только утром; о препаратах железа скажите врачу.')
    await expect(preparation).toContainText(
      'Утром, до гормональной таблетки, если врач не сказал иначе.',
    )
  })
})

for (const device of ['desktop', 'phone'] as const) {
  test.describe(device, () => {
    test.use(devices[device])

    test('in the calculator', async ({ page }) => {
      const watched = watch(page)
      await page.goto('/analysis/list')
      if (device === 'phone') {
        await page.getByRole('button', { name: /^Калькулятор/ }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      }
      await page.getByRole('link', { name: ru.referral.open }).last().click()
      const dialog = page.getByRole('dialog', { name: ru.referral.title })
      await dialog.getByRole('textbox').fill(list)
      await dialog.getByRole('button', { name: ru.referral.submit }).click()
      const boxes = dialog.getByRole('checkbox')
      await expect(boxes).toHaveCount(6)
      await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(3)
      await expect(dialog.getByText('жвачка', { exact: true })).toBeVisible()
      await expectAccessible(page, { within: ['dialog[open]'] })
      await dialog.getByRole('group').getByRole('checkbox').first().check()
      await dialog.getByRole('button', { name: ru.referral.add }).click()
      await expect(dialog).toBeHidden()
      const chosen = page.getByRole('list', { name: ru.calculator.list }).getByRole('listitem')
      await expect(chosen).toHaveCount(4)
      watched.expectNone()
    })
  })
}

/** The button with the total: in the bar of phones, in the panel of desktops. */
const calculator = (page: Page) => page.getByRole('button', { name: /^Калькулятор/ })

/** Pastes the list into the open page of estimates, and adds what is found. */
async function pasteAndAdd(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: ru.referral.label }).fill('ОАК, ферритин')
  await page.getByRole('button', { name: ru.referral.submit }).click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await page.getByRole('button', { name: ru.referral.add }).click()
}

/** The list alone: 1,800 and 2,900 for the analyses, 1,000 for the blood test. */
const ofList = /5\s700\s₸/
/** With an analysis of 3,600 that was chosen before. */
const ofBoth = /9\s300\s₸/

for (const device of ['desktop', 'phone'] as const) {
  test.describe(`the calculator after a list was added, ${device}`, () => {
    test.use(devices[device])

    test('has it at once beside what was chosen before, in every tab, back and on other pages', async ({
      page,
      context,
    }) => {
      const { expectNone } = watch(page)
      await page.goto('/analysis/list')
      if (device === 'phone') await page.locator('main summary').first().tap()
      await page.locator('label:has([value="103"])').click()
      await expect(calculator(page)).toContainText(/4\s600\s₸/)
      const other = await context.newPage()
      await other.goto('/analysis/list')
      const category = await context.newPage()
      await category.goto('/analysis/category/2-biohimiya-krovi')

      await page.goto('/analysis/estimate')
      await pasteAndAdd(page)
      await expect(page.locator('tfoot')).toContainText(ofBoth)
      expect(new URL(page.url()).hash).toBe('')
      for (const tab of [other, category]) await expect(calculator(tab)).toContainText(ofBoth)
      await page.locator('main a[href="/analysis/list"]').first().click()
      await expect(calculator(page)).toContainText(ofBoth)
      await expect(page.locator('[value="103"]').first()).toBeChecked()
      await page.goBack()
      await expect(page.locator('tfoot')).toContainText(ofBoth)

      // A link that someone sends changes nothing.
      await other.goto('/analysis/estimate?ids=201')
      await expect(other.locator('html')).toHaveAttribute('data-scripts', 'ready')
      await other.goto('/analysis/list')
      await expect(calculator(other)).toContainText(ofBoth)
      expectNone()
    })

    test('has it when the form was sent before the scripts ran', async ({ page }) => {
      await page.goto('/analysis/estimate')
      const scripts = '**/_next/static/**/*.js'
      await page.route(scripts, async route => {
        await new Promise(resolve => setTimeout(resolve, 2_000))
        await route.continue().catch(() => undefined)
      })
      await page.reload({ waitUntil: 'commit' })
      await pasteAndAdd(page)
      await expect(page.locator('tfoot')).toContainText(ofList)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await expect(page).toHaveURL(/ids=[^#]*$/)
      await page.goto('/analysis/list')
      await expect(calculator(page)).toContainText(ofList)
    })

    test('has the boxes that were sent before the scripts ran', async ({ page }) => {
      await page.route('**/_next/static/**/*.js', async route => {
        await new Promise(resolve => setTimeout(resolve, 2_000))
        await route.continue().catch(() => undefined)
      })
      await page.goto('/analysis/category/2-biohimiya-krovi', { waitUntil: 'commit' })
      await page.locator('label:has([value="201"])').click()
      await calculator(page).click()
      await expect(page.locator('tfoot')).toBeVisible()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await expect(page).toHaveURL(/ids=201$/)
      await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready')
      const total = await page.locator('tfoot b').textContent()
      await page.goto('/analysis/list')
      await expect(calculator(page)).toContainText(total ?? '')
    })
  })
}

test('of a list that is too long it is said that its beginning was read', async ({ page }) => {
  await page.goto('/analysis/estimate')
  const long = `ОАК\n${'Перед сдачей не ешьте восемь часов.\n'.repeat(100)}ферритин`
  await page.getByRole('textbox', { name: ru.referral.label }).fill(long)
  await page.getByRole('button', { name: ru.referral.submit }).click()
  await expect(page.getByText(ru.referral.cut)).toBeVisible()
})

test.describe('a phone without JavaScript', () => {
  test.use({ ...devices.phone, javaScriptEnabled: false })

  test('a list becomes an estimate', async ({ page }) => {
    await page.goto('/kk/analysis/estimate')
    await page.getByRole('textbox', { name: kk.referral.label }).fill(list)
    await page.getByRole('button', { name: kk.referral.submit }).click()
    expect(decodeURIComponent(page.url())).not.toMatch(/ОАК|жвачка/)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
    await page.getByRole('button', { name: kk.referral.add }).click()
    await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(6)
    await expect(page.getByRole('checkbox')).toHaveCount(0)
  })
})
