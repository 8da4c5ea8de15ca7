/**
 * A doctor's list becomes an estimate: in the calculator, and on the page of estimates without
 * JavaScript.
 */
import { expect } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { expectAccessible } from './support/accessible'
import { devices, watch } from './support/visitors'

const list = 'ОАК, ферритин\nТ4\nвит D, жвачка'

test.describe('a phone', () => {
  test.use(devices.phone)

  test('a list of five analyses: total and preparation in four taps', async ({ page }) => {
    await page.goto('/analysis/list')
    await page.getByRole('link', { name: ru.doctorList.open }).tap()
    const field = page.getByRole('textbox', { name: ru.doctorList.label })
    await expect(field).toBeInViewport()
    await field.fill('ОАК, глюкоза в крови, ферритин, ТТГ, витамин D 25(OH)D общий')
    await page.getByRole('button', { name: ru.doctorList.submit }).tap()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(5)
    await expect(page.getByRole('checkbox').first()).toBeInViewport()
    await page.getByRole('button', { name: ru.doctorList.add }).tap()
    await expect(page.locator('tfoot')).toContainText(/16\s050\s₸/)
    const preparation = page.getByRole('region', { name: ru.estimate.preparation })
    await expect(preparation.getByRole('article')).toHaveCount(2)
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
      await page.getByRole('link', { name: ru.doctorList.open }).last().click()
      const dialog = page.getByRole('dialog', { name: ru.doctorList.title })
      await dialog.getByRole('textbox').fill(list)
      await dialog.getByRole('button', { name: ru.doctorList.submit }).click()
      const boxes = dialog.getByRole('checkbox')
      await expect(boxes).toHaveCount(6)
      await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(3)
      await expect(dialog.getByText('жвачка')).toBeVisible()
      await expectAccessible(page, { within: ['dialog[open]'] })
      await dialog.getByRole('group').getByRole('checkbox').first().check()
      await dialog.getByRole('button', { name: ru.doctorList.add }).click()
      await expect(dialog).toBeHidden()
      const chosen = page.getByRole('list', { name: ru.calculator.list }).getByRole('listitem')
      await expect(chosen).toHaveCount(4)
      watched.expectNone()
    })
  })
}

test.describe('a phone without JavaScript', () => {
  test.use({ ...devices.phone, javaScriptEnabled: false })

  test('a list becomes an estimate', async ({ page }) => {
    await page.goto('/kk/analysis/estimate')
    await page.getByRole('textbox', { name: kk.doctorList.label }).fill(list)
    await page.getByRole('button', { name: kk.doctorList.submit }).click()
    expect(decodeURIComponent(page.url())).not.toMatch(/ОАК|жвачка/)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
    await page.getByRole('button', { name: kk.doctorList.add }).click()
    await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(6)
    await expect(page.getByRole('checkbox')).toHaveCount(0)
  })
})
