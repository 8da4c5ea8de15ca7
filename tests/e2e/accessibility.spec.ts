import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import ru from '../../messages/ru.json' with { type: 'json' }
import { type Device, devices } from './support/visitors'

/** axe knows no more than the rules; a violation of any of them fails. */
async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(' | ')}`,
  )
  expect(found).toEqual([])
}

const pages = [
  '/',
  '/kk',
  '/request?kind=mail',
  '/nothing',
  '/search?q=кардиолог',
  '/klinika-v-almaty',
  '/about-us',
  '/contacts',
  '/corporate-clients',
]

for (const device of Object.keys(devices) as Device[]) {
  test.describe(`axe, ${device}`, () => {
    test.use({ ...devices[device], reducedMotion: 'reduce' })

    for (const path of pages) {
      test(path, async ({ page }) => {
        await page.goto(path)
        await expectAccessible(page)
      })
    }

    test('the request dialog', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: ru.home.widget.button }).click()
      const dialog = page.getByRole('dialog', { name: ru.request.titles.mail })
      await expect(dialog.getByRole('button', { name: ru.request.send })).toBeVisible()
      await dialog.getByRole('checkbox').check()
      await dialog.getByRole('button', { name: ru.request.send }).click()
      await expect(dialog.getByText(ru.request.errors.required).first()).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test.describe('axe, the burger menu', () => {
  test.use({ ...devices.phone, reducedMotion: 'reduce' })

  test('open', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: ru.shell.menu }).click()
    await expect(page.getByRole('dialog', { name: ru.shell.menu })).toBeVisible()
    await expectAccessible(page)
  })
})
