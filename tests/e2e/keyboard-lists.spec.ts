/** Lists with the keyboard only: search, doctors, analyses with the calculator, check-ups. */
import { expect, type Page } from '@playwright/test'
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { expectFocusSeen } from './support/focus'
import { devices } from './support/visitors'

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

test.describe('search by keys', () => {
  test.use(devices.desktop)

  test('suggestions open; arrows, Escape and Enter work', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const field = page.getByRole('combobox', { name: ru.search.label })
    const list = page.getByRole('listbox', { name: ru.search.results })
    await field.focus()
    await expectFocusSeen(page)
    await page.keyboard.type('кардиолог')
    const hits = list.getByRole('option').and(list.locator('a'))
    await expect(hits.first()).toBeVisible()
    await expect(list.locator('[aria-selected=true]')).toHaveCount(0)
    await press(page, 'ArrowDown', 'ArrowDown')
    const second = list.getByRole('option').nth(1)
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await second.getAttribute('id')) ?? '-',
    )
    await press(page, 'Escape')
    await expect(list).toBeHidden()
    await expect(field).toHaveValue('кардиолог')
    await expect(field).toBeFocused()
    await press(page, 'ArrowDown')
    await expect(list).toBeVisible()
    await press(page, 'ArrowDown')
    const target = new URL((await hits.first().getAttribute('href')) ?? '', page.url()).pathname
    await press(page, 'Enter')
    await expect(page).toHaveURL(new RegExp(`${target}$`))
  })

  test('Enter opens the page of results, articles among them, unless a hit is chosen', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('combobox', { name: ru.search.label }).focus()
    await page.keyboard.type('бессонница')
    await expect(page.getByRole('listbox', { name: ru.search.results })).toBeVisible()
    await press(page, 'Enter')
    await expect(page).toHaveURL(/\/search\?q=/)
    const articles = page.getByRole('heading', { name: ru.search.kinds.posts })
    await expect(articles).toBeVisible()
    await page.locator('section').filter({ has: articles }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/posts\/zdorovyy-son$/)
  })

  test('Enter before there are hits opens the page of results', async ({ page }) => {
    await page.route('**/api/search/hits?*', () => {})
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('combobox', { name: ru.search.label }).focus()
    await page.keyboard.type('узи')
    await press(page, 'Enter')
    await expect(page).toHaveURL(/\/search\?q=/)
    await expect(page.locator('h1')).toBeVisible()
  })
})

test.describe('doctors by keys on a desktop', () => {
  test.use(devices.desktop)

  test('order by tabs and toggle, specialty, a card', async ({ page }) => {
    await page.goto('/doctors-list/list', { waitUntil: 'networkidle' })
    const { tabs, orders, direction, sort, none } = ru.doctors.list
    const cards = page.locator('main article:has(h2)')
    const order = page.getByRole('group', { name: sort })
    await order.getByRole('button', { name: `${tabs.all} — ${none}`, pressed: true }).focus()
    await press(page, 'Tab', 'Enter')
    const price = order.getByRole('button', { name: tabs.price, pressed: true })
    await expect(price).toBeFocused()
    await expect(cards.first().locator('dd').first()).toHaveText(/6\s000\s₸/)
    await press(page, 'Tab', 'Tab', 'Tab')
    await expect(page.getByRole('button', { name: direction })).toBeFocused()
    await expectFocusSeen(page)
    await press(page, 'Space')
    await expect(page.getByRole('button', { name: direction })).toContainText(orders.price.desc)

    const specialty = page.getByRole('link', { name: 'Кардиолог', exact: true })
    await specialty.focus()
    await expectFocusSeen(page)
    await press(page, 'Enter')
    await expect(specialty).toHaveAttribute('aria-current', 'true')
    await expect(specialty).toBeFocused()
    await expect(cards).toHaveCount(2)

    const second = cards.nth(1)
    await second.locator('h2 a').focus()
    await expectFocusSeen(page)
    await press(page, 'Enter')
    await expect(second).toHaveAttribute('data-selected')
    await press(page, 'Tab')
    await expect(second.getByRole('link', { name: ru.doctors.card.more })).toBeFocused()
    await expectFocusSeen(page)
  })
})

test.describe('doctors by keys on a phone', () => {
  test.use(devices.phone)

  test('a specialty is typed, chosen and cleared', async ({ page }) => {
    await page.goto('/doctors-list/list', { waitUntil: 'networkidle' })
    const words = ru.doctors.select
    const trigger = page.getByLabel(words.placeholder)
    await trigger.focus()
    await expectFocusSeen(page)
    await press(page, 'Enter')
    const field = page.getByRole('combobox', { name: words.search })
    await expect(field).toBeFocused()
    await expectFocusSeen(page)
    const list = page.getByRole('listbox')
    await expect(list.getByRole('option')).toHaveCount(17)
    const height = await list.locator('..').evaluate(element => element.clientHeight)
    expect(height).toBeLessThanOrEqual(350)
    await press(page, 'Escape')
    await expect(field).toBeHidden()
    await expect(trigger).toBeFocused()

    await press(page, 'ArrowDown')
    await expect(field).toBeFocused()
    await page.keyboard.type('карди')
    await expect(list.getByRole('option')).toHaveCount(1)
    await press(page, 'Enter')
    const chosen = page.getByLabel(`${words.label}: Кардиолог`)
    await expect(chosen).toBeFocused()
    await expect(page.locator('main article:has(h2)')).toHaveCount(2)
    await press(page, 'Tab')
    await expect(page.getByRole('button', { name: words.clear })).toBeFocused()
    await expectFocusSeen(page)
    await press(page, 'Enter')
    await expect(trigger).toBeFocused()
  })
})

test.describe('analyses by keys on a desktop', () => {
  test.use(devices.desktop)

  test('more, letter, category, add, remove, estimate', async ({ page }) => {
    await page.goto('/analysis/list', { waitUntil: 'networkidle' })
    const more = page.getByRole('button', { name: 'Показать ещё 60' })
    await more.focus()
    await expectFocusSeen(page)
    await press(page, 'Enter')
    await expect(page.locator('input[name=ids]')).toHaveCount(120)
    await expect(page.locator('input[name=ids]').nth(60)).toBeFocused()
    await expectFocusSeen(page)

    const panel = page.getByRole('complementary', { name: ru.calculator.title })
    const letters = page.getByRole('navigation', { name: ru.analyses.letters })
    await letters.getByRole('link', { name: 'Г', exact: true }).focus()
    await press(page, 'Enter')
    await expect(page.locator('main form h2').first()).toHaveText('Гормоны щитовидной железы')
    const categories = page.getByRole('navigation', { name: ru.analyses.categories })
    await categories.getByRole('link', { name: /^Биохимия/ }).focus()
    await expectFocusSeen(page)
    await press(page, 'Enter')
    await expect(page.locator('[value="201"]')).toBeVisible()
    for (const id of [201, 202]) {
      await page.locator(`[value="${id}"]`).focus()
      await expectFocusSeen(page)
      await press(page, 'Space')
      await expect(page.locator(`[value="${id}"]`)).toBeChecked()
    }
    await expect(panel).toContainText('Выбрано анализов: 2 шт')

    // Removing an analysis moves the focus to its neighbour, and at last to the list.
    const removals = panel.getByRole('button', { name: /^Убрать: / })
    await removals.first().focus()
    await expectFocusSeen(page)
    await press(page, 'Enter')
    await expect(removals).toHaveCount(1)
    await expect(removals.first()).toBeFocused()
    await press(page, 'Enter')
    await expect(panel.getByRole('list', { name: ru.calculator.list })).toBeFocused()

    await page.locator('[value="201"]').focus()
    await press(page, 'Space')
    await panel.getByRole('button', { name: /Калькулятор/ }).focus()
    await press(page, 'Enter')
    await expect(page).toHaveURL(/\/analysis\/estimate\?ids=201$/)
  })
})

test.describe('analyses by keys on a phone', () => {
  test.use(devices.phone)

  test('filtered, added with the space bar, the filter cleared', async ({ page }) => {
    await page.goto('/analysis/list', { waitUntil: 'networkidle' })
    await page.getByRole('searchbox', { name: ru.analyses.find }).focus()
    await page.keyboard.type('ферритин')
    await expect(page.getByText('Найдено анализов: 1', { exact: true }).first()).toBeVisible()
    await press(page, 'Tab')
    await expect(page.getByRole('button', { name: ru.analyses.clear })).toBeFocused()
    await press(page, 'Tab')
    const box = page.locator('main form input[name=ids]:focus')
    await expect(box).toHaveCount(1)
    await expectFocusSeen(page)
    await press(page, 'Space')
    await expect(box).toBeChecked()
    await expect(
      page.getByRole('status').filter({ hasText: /Выбрано анализов: 1\. Итого/ }),
    ).toBeAttached()
    await page.getByRole('button', { name: ru.analyses.clear }).focus()
    await press(page, 'Enter')
    await expect(page.locator('main form[id] input[name=ids]')).toHaveCount(60)
  })

  test('a category unfolds, the dialog of the calculator opens and closes', async ({ page }) => {
    await page.goto('/analysis/list', { waitUntil: 'networkidle' })
    const fold = page.locator('details').filter({ hasText: 'Генетика' })
    await fold.locator('summary').focus()
    await expectFocusSeen(page)
    await press(page, 'Enter')
    await expect(fold.locator('input[name=ids]')).toHaveCount(10)
    await press(page, 'Tab')
    await expectFocusSeen(page)
    await press(page, 'Space')
    const dock = page.locator('button[type=submit][form]')
    await expect(dock).toContainText(/33\s500\s₸/)
    await dock.focus()
    await expectFocusSeen(page)
    await press(page, 'Enter')
    const view = page.getByRole('dialog')
    const back = view.getByRole('button', { name: ru.calculator.back })
    await expect(back).toBeFocused()
    await press(page, 'Tab')
    await expect(view.getByRole('link', { name: ru.referral.open })).toBeFocused()
    await press(page, 'Tab')
    await expect(view.getByRole('button', { name: /^Убрать: / })).toBeFocused()
    await expectFocusSeen(page)
    await press(page, 'Enter')
    await expect(view.getByRole('list', { name: ru.calculator.list })).toBeFocused()
    await press(page, 'Escape')
    await expect(view).toBeHidden()
    await expect(dock).toBeFocused()
  })
})

test.describe('check-ups by keys on a phone', () => {
  test.use(devices.phone)

  test('a check-up unfolds, and its request button is the next tab stop apart from the contacts', async ({
    page,
  }) => {
    await page.goto('/check-up/adults/zhenskoe-zdorove', { waitUntil: 'networkidle' })
    const fold = page.locator('main details[id^=check-up-]').nth(1)
    await fold.locator('summary').focus()
    await expectFocusSeen(page)
    await press(page, 'Enter')
    await expect(fold).toHaveAttribute('open', '')
    for (let stop = 0; stop < 3; stop += 1) {
      await press(page, 'Tab')
      await expectFocusSeen(page)
      expect(await fold.evaluate(element => element.contains(document.activeElement))).toBe(true)
    }
  })
})
