/**
 * "An MRI of the knee, a traumatologist and a blood count": one list with one sum, from the pages where
 * the prices stand to the request (B1280, B1282).
 */
import { expect, type Page } from '@playwright/test'
import { storageKey } from '../../lib/calculator/storage-key'
import { localePath } from '../../lib/routing/locales'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { expectAccessible } from './support/accessible'
import { openWithLateParts } from './support/late-parts'
import { devices, isWalked, watch } from './support/visitors'

const scan = '/services/details/mrt-kolennogo-sustava'
const doctor = '/doctors-list/shevchenko-dmitriy'
const checkUp = '/check-up/adults-details/bazovyj-check-up'

const link = (page: Page) => page.locator('a#estimate')
const buttons = (page: Page) => page.getByRole('main').locator('button[data-sold]')

for (const device of ['desktop', 'phone'] as const) {
  for (const locale of ['ru', 'kk'] as const) {
    const prefix = localePath('/', locale)
    if (!isWalked(device, prefix)) continue
    const words = { ru, kk }[locale]

    test.describe(device, () => {
      test.use(devices[device])

      test(`a service, a visit and an analysis are added where they stand and sent as one request, ${locale}`, async ({
        page,
      }) => {
        const watched = watch(page)
        await openWithLateParts(page, localePath(scan, locale))
        await expect(link(page)).toBeHidden()
        await buttons(page).first().click()
        await expect(buttons(page).first()).toHaveAttribute('aria-pressed', 'true')
        await expect(link(page)).toBeInViewport({ ratio: 1 })
        await expect(link(page)).toContainText(/19\s500/)
        await expect(page.getByRole('complementary').getByRole('status')).toContainText(/19\s500/)
        await expectAccessible(page, { within: ['aside', 'main'] })

        await openWithLateParts(page, localePath(doctor, locale))
        await expect(link(page)).toContainText(/19\s500/)
        await buttons(page).first().click()
        await expect(link(page)).toContainText(words.adding.count.replace('{count}', '2'))

        await openWithLateParts(page, localePath('/analysis/list/obshhij-analiz-krovi', locale))
        await expect(link(page)).toBeHidden()
        await page.getByRole('main').locator('label:has([name=ids])').first().click()

        await openWithLateParts(page, localePath('/', locale))
        await expect(link(page)).toContainText(words.adding.count.replace('{count}', '3'))
        await link(page).click()
        await expect(page.locator('h1')).toHaveText(words.estimate.all.h1)
        const rows = page.getByRole('main').getByRole('table').first().getByRole('row')
        // The head, three things, the drawing of blood, the sum.
        await expect(rows).toHaveCount(6)
        await expect(page.locator('tfoot')).toContainText(
          words.price.from.split('{amount}')[0] ?? '',
        )
        await page
          .getByRole('main')
          .getByRole('link', { name: words.calculator.request.button })
          .click()
        const dialog = page.getByRole('dialog', { name: words.request.titles.mail })
        await dialog.getByRole('textbox').first().fill('Айгуль')
        await dialog.locator('input[type="tel"]').fill('7010000151')
        await dialog.getByRole('checkbox').check()
        const submitted = page.waitForRequest(request => request.method() === 'POST')
        await dialog.getByRole('button', { name: words.request.send }).click()
        expect((await submitted).postDataJSON()).toMatchObject({
          meta: {
            analyses: [expect.any(Number)],
            also: [expect.stringMatching(/^s/), expect.stringMatching(/^v/)],
          },
        })
        watched.expectNone()
      })
    })
  }
}

test.describe('desktop', () => {
  test.use(devices.desktop)

  test('a package of a check-up is added by keyboard, and taken out in the estimate', async ({
    page,
  }) => {
    await openWithLateParts(page, checkUp)
    await buttons(page).first().press('Enter')
    await expect(link(page)).toBeVisible()
    await link(page).click()
    await expect(page.getByRole('main').getByRole('table').first().getByRole('row')).toHaveCount(3)
    await page.getByRole('main').getByRole('link', { name: ru.estimate.remove }).click()
    await expect(page.getByRole('heading', { name: ru.estimate.emptyTitle })).toBeVisible()
    // The code that takes over what is left is loaded after the page.
    const kept = () => page.evaluate(key => localStorage.getItem(key), storageKey)
    await expect.poll(kept).not.toContain('"c1"')
    await openWithLateParts(page, checkUp)
    await expect(buttons(page).first()).not.toHaveAttribute('aria-pressed', 'true')
    await expect(link(page)).toBeHidden()
  })
})

test.describe('a phone without scripts', () => {
  test.use({ ...devices.phone, javaScriptEnabled: false })

  test('the button leads to an estimate of that alone', async ({ page }) => {
    await page.goto(`/kk${scan}`)
    await buttons(page).first().tap()
    await expect(page).toHaveURL(/\/kk\/analysis\/estimate\?also=s\d+#chosen$/)
    await expect(page.locator('tfoot')).toContainText(/19\s500/)
  })
})
