/** The page of a set of analyses: its sum, what is not sold, all of it in the estimate, the other language (B1370 to B1372). */
import { expect, type Page } from '@playwright/test'
import { localePath } from '../../lib/routing/locales'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { devices, watch } from './support/visitors'

const path = '/analysis/sets/pered-operaciej'
const words = { ru, kk }

/** Digits of a sum. */
const digits = (text: string) => text.replaceAll(/\D/g, '')
const main = (page: Page) => page.getByRole('main')
const sumOf = async (page: Page, locale: 'ru' | 'kk') =>
  digits(
    await main(page)
      .getByRole('region', { name: words[locale].analyses.set.sum })
      .locator('p')
      .first()
      .innerText(),
  )

for (const device of ['desktop', 'phone'] as const) {
  test.describe(device, () => {
    test.use(devices[device])

    test('all of a set goes into the estimate beside what is there', async ({ page }) => {
      const watched = watch(page)
      await page.goto('/analysis/list/ferritin')
      await main(page).locator('label:has([name=ids])').first().click()
      await page.goto(path)
      const sum = Number(await sumOf(page, 'ru'))
      await main(page).getByRole('link', { name: ru.analyses.set.add }).click()
      await expect(page).toHaveURL(/\/analysis\/estimate\?/)
      const total = page.locator('tfoot')
      await expect(main(page)).toContainText('Ферритин')
      await expect.poll(async () => Number(digits(await total.innerText()))).toBe(sum + 2900)
      await expect(main(page)).toContainText('Флюорография')
      watched.expectNone()
    })
  })
}

test('from the list of analyses to a set, and to the other language', async ({ page }) => {
  await page.goto('/analysis/list')
  await main(page).getByRole('link', { name: ru.analyses.set.all }).click()
  await main(page).getByRole('link', { name: 'Анализы перед операцией' }).click()
  await expect(page).toHaveURL(path)
  await expect(main(page)).toContainText(ru.analyses.set.missing)
  const sum = await sumOf(page, 'ru')
  await page.goto(localePath(path, 'kk'))
  await expect(page.locator('h1')).toHaveText('Операция алдындағы талдаулар')
  expect(await sumOf(page, 'kk')).toBe(sum)
})

test('the search and a pasted list have the set', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('ота алдындағы талдаулар')}`)
  await expect(main(page).locator(`a[href="${path}"]`).first()).toBeVisible()
  await page.goto('/analysis/estimate')
  await page.locator('#list textarea').fill('Анализы перед операцией')
  await page.getByRole('button', { name: ru.referral.submit }).last().click()
  await expect(main(page)).toContainText('Коагулограмма')
  await expect(main(page)).toContainText('Флюорография')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the link leads to an estimate of all of it', { tag: '@own-page' }, async ({ page }) => {
    await page.goto(path)
    const sum = await sumOf(page, 'ru')
    await main(page).getByRole('link', { name: ru.analyses.set.add }).click()
    expect(digits(await page.locator('tfoot').innerText())).toBe(sum)
  })
})
