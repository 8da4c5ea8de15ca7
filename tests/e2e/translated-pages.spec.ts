/**
 * Pages in a browser that translates them (Chrome, Yandex Browser), which takes away the text nodes
 * that React renders: nothing throws, and what is shown is current (B70).
 */
import { expect, type Page } from '@playwright/test'
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { pathOf } from './support/page-paths'
import { pressMore } from './support/press-more'
import { isHydrated, type Translator, translate, watchTranslated } from './support/translator'
import { type Device, devices } from './support/visitors'

const money = (amount: string) => new RegExp(`${amount.replaceAll(' ', '\\s')}\\s₸`)
const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.locator('main form h2')
const card = (page: Page, id: number) => page.locator(`label:has([value="${id}"])`)

/** Opens a page, and translates it once its islands work. */
async function open(page: Page, path: string, translator: Translator) {
  const watched = watchTranslated(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await isHydrated(page)
  await translate(page, translator)
  return watched
}

/** Queries, hits, no hits. */
async function search(page: Page) {
  const field = main(page).getByRole('combobox', { name: ru.search.label }).first()
  const list = page.getByRole('listbox', { name: ru.search.results })
  await field.click()
  await expect(list).toContainText(ru.search.popularTitle)
  for (const query of ['анализ крови', 'узи брюшной', 'педиатр', 'анализ мочи']) {
    await field.fill('')
    await field.pressSequentially(query)
    await expect(list.locator('mark').first()).toBeVisible()
  }
  const hit = list.getByRole('option', { name: 'Общий анализ мочи' }).first()
  await expect(hit).toContainText('Общий анализ мочи')
  for (let letters = 0; letters < 5; letters += 1) await field.press('Backspace')
  await field.fill('жщшъ')
  await expect(main(page).getByRole('search').first()).toContainText(ru.search.nothing)
  await field.fill('узи')
  await expect(list.locator('mark').first()).toBeVisible()
  await main(page).getByRole('button', { name: ru.search.clear }).first().click()
  await expect(list).toContainText(ru.search.popularTitle)
  await field.press('Escape')
}

/** Sends a filled form that is answered with this status, once the button has said that it is sent. */
async function send(page: Page, status: number) {
  const words = ru.request
  const dialog = page.getByRole('dialog').filter({ hasText: words.lead })
  let respond = () => {}
  const held = new Promise<void>(resolve => {
    respond = resolve
  })
  await page.route('**/api/request-*', async route => {
    await held
    await route.fulfill({
      status,
      json: status === 201 ? { status: 'accepted' } : { error: 'invalid' },
    })
  })
  await dialog.getByRole('button', { name: words.send }).click()
  await expect(dialog.getByRole('button', { name: words.sending })).toBeVisible()
  respond()
  await expect(dialog).toBeHidden()
  await page.unroute('**/api/request-*')
}

/** A form with errors, a request that is refused, one that is accepted. */
async function request(page: Page) {
  const words = ru.request
  const dialog = page.getByRole('dialog').filter({ hasText: words.lead })
  const button = page.locator('a[aria-haspopup="dialog"][href*="/request"]:not(.skip-link)')
  const outcomes = { 422: words.status.call, 201: words.status.accepted }
  for (const [status, outcome] of Object.entries(outcomes)) {
    await button.filter({ visible: true }).first().click()
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: words.send }).click()
    await expect(dialog.getByText(words.errors.required)).toHaveCount(2)
    await dialog.getByLabel(words.name).fill('Айгүл')
    await dialog.getByLabel(words.phone).fill('701')
    await dialog.getByRole('button', { name: words.send }).click()
    await expect(dialog).toContainText(/\b7 цифр/)
    await expect(dialog.getByText(words.errors.required)).toHaveCount(0)
    await dialog.getByLabel(words.phone).fill('7011234567')
    await send(page, Number(status))
    await expect(page.getByRole('status').filter({ hasText: outcome })).toBeVisible()
  }
}

/** A doctor's referral that cannot be matched, and one that can. */
async function pasteReferral(page: Page) {
  const words = ru.referral
  await page.getByRole('link', { name: words.open }).last().click()
  const dialog = page.getByRole('dialog', { name: words.title })
  const find = dialog.getByRole('button', { name: words.submit })
  await dialog.getByRole('textbox').fill('ОАК, ферритин\nТ4\nвит D, жвачка')
  await page.route('**/api/request-estimate', route => route.abort())
  await find.click()
  await expect(dialog.getByRole('status')).toHaveText(words.failed)
  await page.unroute('**/api/request-estimate')
  await find.click()
  await expect(dialog.getByRole('checkbox')).toHaveCount(6)
  await dialog.getByRole('textbox').fill('ферритин')
  await find.click()
  await expect(dialog.getByRole('checkbox')).toHaveCount(1)
  await dialog.getByRole('button', { name: words.add }).click()
  await expect(dialog).toBeHidden()
}

/** The field of the list of analyses: found, not found, cleared. */
async function filterAnalyses(page: Page) {
  const field = page.getByRole('searchbox')
  const found = main(page)
    .getByRole('status')
    .filter({ hasText: /^Найдено/ })
  for (const text of ['глюкоза', 'ферритин']) {
    await field.fill(text)
    await expect(found).toBeVisible()
    await expect(main(page).locator('label:has([name="ids"])').first()).toContainText(
      new RegExp(text, 'i'),
    )
  }
  await field.fill('жщшъ')
  await expect(main(page)).toContainText(ru.analyses.nothing)
  await field.fill('витамин')
  await expect(found).not.toHaveText(ru.analyses.found.replace('{count}', '0'))
  await page.getByRole('button', { name: ru.analyses.clear }).click()
  await expect(found).toHaveCount(0)
}

/** Another week, a chosen day, another one, none. */
async function chooseDay(page: Page) {
  const { next, previous, hint, label } = ru.doctors.week
  const week = page.getByRole('group', { name: new RegExp(`${label}|${hint}`) }).first()
  const days = week.locator('button[aria-pressed]:enabled')
  const range = week.locator('div').first().locator('> span').first()
  const first = await range.textContent()
  await week.getByRole('button', { name: next }).click()
  await expect(range).not.toHaveText(first ?? '')
  await week.getByRole('button', { name: previous }).click()
  await expect(range).toHaveText(first ?? '')
  await week.getByRole('button', { name: next }).click()
  await days.first().click()
  await expect(week).toContainText(hint)
  await days.last().click()
  await days.last().click()
  await expect(week).toContainText(label)
}

/** All labels of doctors, which change places, and the number on the button that clears them. */
async function pressLabels(page: Page) {
  const { tags, clearTags } = ru.doctors.list
  const left = page.getByRole('list', { name: tags }).locator('[aria-pressed="false"]')
  const count = await left.count()
  for (let pressed = 1; pressed <= count; pressed += 1) {
    await left.first().click()
    await expect(page.getByRole('button', { name: clearTags })).toHaveText(
      `${clearTags}: ${pressed}`,
    )
  }
}

const walks: readonly (readonly [Device, Translator])[] = [
  ['desktop', 'google'],
  ['phone', 'yandex'],
]

for (const [device, translator] of walks) {
  test.describe(`${device}, ${translator}`, () => {
    test.use(devices[device])

    test('home: the search, the banners, the settings; a link', async ({ page }) => {
      const watched = await open(page, '/', translator)
      await search(page)
      const banners = page.getByRole('region', { name: ru.home.bannersLabel })
      const { next, pause, play } = ru.home.slider
      await banners.getByRole('button', { name: pause }).click()
      await expect(banners.getByRole('button', { name: play })).toBeVisible()
      await banners.getByRole('button', { name: next }).click()
      if (device === 'phone') {
        await page.getByRole('link', { name: ru.shell.menu }).click()
        await page.getByRole('dialog').getByText(ru.display.title).click()
        await page.getByRole('radio', { name: ru.display.size.large, exact: true }).check()
        await watched.expectCurrent()
        await page.getByRole('dialog').getByRole('link', { name: ru.nav.contacts }).click()
      } else {
        await page.getByRole('button', { name: ru.display.title }).click()
        await page.getByRole('radio', { name: ru.display.size.large, exact: true }).check()
        await page.getByRole('button', { name: ru.display.reset }).click()
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: ru.shell.language }).hover()
        await watched.expectCurrent()
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: ru.nav.contacts })
          .first()
          .click()
      }
      await expect(page).toHaveURL('/contacts')
    })

    test("a doctor's page: the week, the reviews, the request", async ({ page }) => {
      const watched = await open(page, await pathOf(page.request, 'doctor'), translator)
      if (device === 'phone') {
        const choose = page.getByRole('button', { name: ru.doctors.week.choose })
        if (await choose.first().isVisible()) await choose.first().click()
        for (const tab of await page.getByRole('tab').all()) await tab.click()
        await page.getByRole('tab').first().click()
      }
      await chooseDay(page)
      await request(page)
      await watched.expectCurrent()
    })
  })
}

test.describe('desktop', () => {
  test.use(devices.desktop)

  test('analyses: letters, categories, the field, the calculator', async ({ page }) => {
    const watched = await open(page, '/analysis/list', 'google')
    const panel = page.getByRole('complementary', { name: ru.calculator.title })
    const button = panel.getByRole('button', { name: ru.calculator.button })
    await card(page, 101).click()
    await expect(button).toContainText(money('2 800'))
    await card(page, 103).click()
    await expect(button).toContainText(money('6 400'))
    await expect(panel).toContainText(ru.calculator.count.replace('{count}', '2'))
    await panel
      .getByRole('button', { name: /^Убрать/ })
      .first()
      .click()
    await expect(button).toContainText(money('4 600'))

    const letters = page.getByRole('navigation', { name: ru.analyses.letters })
    const categories = page.getByRole('navigation', { name: ru.analyses.categories })
    await letters.getByRole('link', { name: 'Г', exact: true }).click()
    await expect(heading(page)).toHaveText(['Гормоны щитовидной железы', 'Генетика'])
    await categories.getByRole('link', { name: /^Витамины/ }).click()
    await expect(heading(page)).toHaveText(['Витамины'])
    await letters.getByRole('link').first().click()
    await pressMore(page.getByRole('button', { name: 'Показать ещё 60' }))
    await expect(page.locator('input[name=ids]')).toHaveCount(120)
    await filterAnalyses(page)
    await pasteReferral(page)
    await expect(panel).toContainText(ru.calculator.count.replace('{count}', '2'))
    await panel.getByRole('button', { name: ru.calculator.reset }).click()
    await expect(button).toContainText(money('0'))
    await expect(panel).toContainText(ru.calculator.empty)
    await card(page, 101).click()
    await expect(button).toContainText(money('2 800'))
    // The names are in the page's language, whatever the translator makes of it.
    const stored = await page.evaluate(() => localStorage.getItem('analysis-calculator'))
    expect(stored).toContain('"ru"')

    await watched.expectCurrent()

    await button.click()
    await expect(page).toHaveURL(/estimate\?ids=101$/)
    await isHydrated(page)
    await translate(page, 'google')
    const actions = page.getByRole('region', { name: ru.estimate.actions })
    await actions.getByRole('button', { name: ru.estimate.share }).click()
    await expect(actions.getByRole('status')).toContainText(/.+/)
    await actions.getByRole('button', { name: ru.estimate.share }).click()
    await watched.expectCurrent()
  })

  test('doctors: the order, labels, specialties, cards', async ({ page }) => {
    const watched = await open(page, '/doctors-list/list', 'google')
    const { sort, tabs, orders, direction, empty, showAll, everyoneLabel } = ru.doctors.list
    const cards = page.locator('main article:has(h2)')
    const found = main(page).getByRole('status').filter({ hasText: /врач/ })
    const all = await found.textContent()
    for (const tab of [tabs.price, tabs.rating, tabs.experience, tabs.all]) {
      await page.getByRole('group', { name: sort }).getByRole('button', { name: tab }).click()
    }
    const order = page.getByRole('button', { name: direction })
    await order.click()
    await expect(order).toContainText(orders.all.asc)
    await order.click()
    await expect(order).toContainText(orders.all.desc)
    await page.getByRole('link', { name: 'Кардиолог', exact: true }).click()
    await expect(cards).toHaveCount(2)
    await expect(found).toHaveText(`2 врача, ${orders.all.desc}`)
    await pressLabels(page)
    await expect(main(page)).toContainText(empty)
    await page.getByRole('button', { name: showAll }).click()
    await expect(found).toHaveText(`${all}, ${orders.all.desc}`)
    await page.getByRole('button', { name: /^Специальности на букву К/ }).click()
    await page.getByRole('button', { name: everyoneLabel }).click()
    for (const place of [2, 1]) {
      const name = cards.nth(place).locator('h2 a')
      await name.click()
      const preview = page.getByRole('region', { name: ru.doctors.list.selected })
      await expect(preview).toContainText((await name.textContent()) ?? '-')
    }
    await watched.expectCurrent()
  })
})

test.describe('phone', () => {
  test.use(devices.phone)

  test('analyses: categories, the field, the calculator', async ({ page }) => {
    const watched = await open(page, '/analysis/list', 'yandex')
    const dock = page.locator('button[type=submit][aria-haspopup]')
    const fold = page.locator('details').filter({ hasText: 'Генетика' })
    await fold.locator('summary').click()
    await expect(fold.locator('input[name=ids]')).toHaveCount(10)
    await fold.locator('label').first().click()
    await expect(dock).toContainText(money('33 500'))
    await filterAnalyses(page)
    await dock.click()
    const view = page.getByRole('dialog', { name: ru.calculator.title })
    await expect(view).toContainText(ru.calculator.count.replace('{count}', '1'))
    await pasteReferral(page)
    await expect(view).toContainText(ru.calculator.count.replace('{count}', '2'))
    await view
      .getByRole('button', { name: /^Убрать/ })
      .first()
      .click()
    await expect(view).toContainText(ru.calculator.count.replace('{count}', '1'))
    await view.getByRole('button', { name: ru.calculator.reset }).click()
    await expect(view).toContainText(ru.calculator.empty)
    await view.getByRole('button', { name: ru.calculator.back }).click()
    await expect(dock).toContainText(money('0'))
    await watched.expectCurrent()
  })

  test('doctors: the specialty, labels, the order, a day', async ({ page }) => {
    const watched = await open(page, '/doctors-list/list', 'yandex')
    const words = ru.doctors.select
    const found = main(page).getByRole('status').filter({ hasText: /врач/ })
    const all = await found.textContent()
    await page.getByLabel(words.placeholder).click()
    const field = page.getByRole('combobox', { name: words.search })
    await field.fill('жщшъ')
    await expect(main(page)).toContainText(words.nothing)
    await field.fill('карди')
    await page.getByRole('option', { name: 'Кардиолог' }).click()
    await expect(found).toHaveText('2 врача')
    await expect(page.getByLabel(`${words.label}: Кардиолог`)).toContainText('Кардиолог')
    await page.getByRole('button', { name: words.clear }).click()
    await expect(found).toHaveText(all ?? '')
    await page.getByRole('combobox', { name: ru.doctors.list.sort }).selectOption({ index: 2 })
    await pressLabels(page)
    await page.getByRole('button', { name: ru.doctors.list.clearTags }).click()
    await expect(found).toContainText(all ?? '-')
    const first = page.locator('main article:has(h2)').first()
    await first.getByRole('button', { name: ru.doctors.week.choose }).click()
    await chooseDay(page)
    await watched.expectCurrent()
  })
})
