/** Doctors: the list in both layouts, a doctor, a specialty. */
import { expect, type Page } from '@playwright/test'
import { lowerFirst } from '@/lib/text/lower-first'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { type Device, devices, isWalked, watch } from './support/visitors'

const languages = [
  { prefix: '', messages: ru },
  { prefix: '/kk', messages: kk },
] as const

const paths = {
  list: '/doctors-list/list',
  doctor: '/doctors-list/akhmetova-aygul',
  specialty: '/doctors-list/specialty/2-kardiolog',
} as const

const words = ru.doctors
const cards = (page: Page) => page.locator('main article:has(h2)')
const cardNames = (page: Page) => cards(page).locator('h2').allTextContents()

for (const device of Object.keys(devices) as Device[]) {
  for (const { prefix, messages } of languages) {
    if (!isWalked(device, prefix)) continue
    const { doctors } = messages

    test.describe(`doctors, ${device}, ${prefix || 'ru'}, without JavaScript`, () => {
      test.use({ ...devices[device], javaScriptEnabled: false })

      test('the list: every doctor with a price, a link to each and to each specialty', async ({
        page,
      }) => {
        await page.goto(prefix + paths.list)
        await expect(page.locator('h1')).toHaveText(doctors.h1)
        await expect(cards(page)).toHaveCount(27)
        for (const card of await cards(page).all()) {
          await expect(card.locator('dd')).toHaveCount(2)
          await expect(card.locator('a[href*="/request?kind=doctors&id="]')).toHaveCount(1)
          await expect(card.locator(`a[href^="${prefix}/doctors-list/"]`)).not.toHaveCount(0)
        }
        const specialties = page.locator(`main a[href^="${prefix}/doctors-list/specialty/"]`)
        await expect(specialties).toHaveCount(17)
        if (device === 'phone') await page.getByLabel(doctors.select.placeholder).tap()
        for (const link of await specialties.all()) await expect(link).toBeVisible()
        await expect(page.getByRole('search')).toBeVisible()
      })

      test('a doctor: all known fields, the reviews too', async ({ page }) => {
        await page.goto(prefix + paths.doctor)
        const main = page.locator('main')
        await expect(
          main.getByRole('heading', { name: doctors.details.education, exact: true }),
        ).toBeVisible()
        await expect(
          main.getByRole('heading', { name: doctors.details.trainings, exact: true }),
        ).toBeVisible()
        await expect(main.locator('dd:not(:has(button))')).toHaveText([/9\s000\s₸/, /6\s500\s₸/])
        await expect(main.locator('time')).toHaveText([
          '19.08.26',
          '02.03.26',
          '27.11.25',
          '14.05.25',
        ])
        for (const review of await main.locator('li > article').all()) {
          await expect(review).toBeVisible()
        }
        await expect(main.getByRole('link', { name: doctors.details.back })).toHaveAttribute(
          'href',
          prefix + paths.list,
        )
        await main.locator('label', { hasText: doctors.details.filterNegative }).click()
        await expect(main.getByText(doctors.details.noNegative)).toBeVisible()
        await expect(main.locator('time').first()).toBeHidden()
      })

      test('a specialty: its doctors, services and the other specialties', async ({ page }) => {
        await page.goto(prefix + paths.specialty)
        await expect(cards(page)).toHaveCount(2)
        await expect(page.locator(`main a[href^="${prefix}/services/details/"]`)).toHaveCount(5)
        await expect(page.locator(`main a[href*="/doctors-list/specialty/"]`)).toHaveCount(16)
        await expect(page.locator('main details')).toHaveCount(2)
      })
    })
  }
}

test.describe('the list on a desktop', () => {
  test.use(devices.desktop)

  test('tags filter the list; the choice is in the URL', async ({ page }) => {
    const visit = watch(page)
    await page.goto(paths.list)
    const tag = page.getByRole('button', { name: 'Ведёт приём на казахском' })
    await expect(cards(page)).toHaveCount(27)
    await tag.click()
    await expect.poll(() => cards(page).count()).toBeLessThan(27)
    const names = await cardNames(page)
    expect(names.length).toBeGreaterThan(5)
    const labels = () => new URL(page.url()).searchParams.getAll('label')
    await expect.poll(labels).toEqual(['Ведёт приём на казахском'])
    await page.goto(page.url())
    await expect(tag).toHaveAttribute('aria-pressed', 'true')
    expect(await cardNames(page)).toEqual(names)
    await tag.click()
    await expect(page).toHaveURL(paths.list)
    await expect(cards(page)).toHaveCount(27)
    visit.expectNone()
  })

  test('the code for fetching lists loads with the first press; after a failed load the press can be repeated', async ({
    page,
  }) => {
    await page.goto(paths.list, { waitUntil: 'networkidle' })
    const before = await cardNames(page)
    const scripts: string[] = []
    await page.route('**/_next/static/chunks/*.js', route => {
      scripts.push(route.request().url())
      return route.abort()
    })
    await page.mouse.move(0, 0)
    expect(scripts).toEqual([])
    await page
      .getByRole('group', { name: words.list.sort })
      .getByRole('button', { name: words.list.tabs.price })
      .click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(words.list.unavailable)
    expect(scripts).not.toEqual([])
    expect(await cardNames(page)).toEqual(before)

    await page.unroute('**/_next/static/chunks/*.js')
    await alert.getByRole('button', { name: words.list.retry }).click()
    await expect(cards(page).first().locator('dd').first()).toHaveText(/6\s000\s₸/)
    await expect(alert).toHaveCount(0)
  })

  test('the list panel is as high as the preview beside it; a pressed card is highlighted and shown there', async ({
    page,
  }) => {
    const visit = watch(page)
    await page.goto(paths.list)
    const bottom = (selector: string) =>
      page.locator(selector).evaluate(element => element.getBoundingClientRect().bottom)
    const beside = await bottom('[class*="preview"] > section')
    expect(
      Math.abs((await bottom(`main [aria-label="${words.list.doctors}"]`)) - beside),
    ).toBeLessThan(10)

    const second = cards(page).nth(1)
    const name = await second.locator('h2').innerText()
    // Its corner, not its name: the whole card is the link.
    const { height = 0 } = (await second.boundingBox()) ?? {}
    await second.click({ position: { x: 30, y: height - 10 } })
    await expect(second).toHaveAttribute('data-selected')
    await expect(page.locator('[data-selected]')).toHaveCount(1)
    await expect(page.getByRole('region', { name: words.list.selected })).toContainText(name)
    visit.expectNone()
  })

  test('the chosen day and the doctor are sent with the request', { tag: '@own-page' }, async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-18T20:00:00Z')
    await page.goto(paths.list)
    const card = cards(page).first()
    await expect(card.locator('[aria-current="date"]')).toContainText(words.week.today)
    await expect(card.locator('[aria-current="date"]')).toContainText('19')
    await expect(card.getByRole('button', { name: /18 ноября/ })).toBeDisabled()
    await card.getByRole('button', { name: words.week.next }).click()
    await card.getByRole('button', { name: 'Чт 26 ноября, четверг' }).click()
    await card.getByRole('link', { name: words.card.appointment }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Ахметова Айгуль Сериковна, удобный день: чт, 26 ноября')

    const sent = page.waitForRequest('**/api/request-doctors')
    await dialog.getByRole('textbox', { name: ru.request.name }).fill('Проверка')
    await dialog.getByRole('textbox', { name: ru.request.phone }).fill('7010000077')
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: ru.request.send }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      doctor_id: 1,
      name: 'Проверка',
      phone: '77010000077',
      meta: { preferredDay: '2026-11-26' },
    })
  })
})

test.describe('days of doctors (B1140)', () => {
  test.use(devices.desktop)

  test('the week offers those of the doctor alone, and the request names the hours', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-26T20:00:00Z')
    await page.goto('/doctors-list/pak-viktoriya')
    await expect(page.getByText('Принимает: ср–сб 9:00–15:00')).toBeVisible()
    await expect(page.getByRole('button', { name: /29 ноября, воскресенье/ })).toBeDisabled()
    await expect(page.getByRole('button', { name: /27 ноября, пятница/ })).toBeEnabled()
    await page.getByRole('button', { name: 'Сб 28 ноября, суббота' }).click()
    await page.getByRole('link', { name: words.card.appointment }).first().click()
    await expect(page.getByRole('dialog')).toContainText('удобный день: сб, 28 ноября, 9:00–15:00')
  })

  test('the list is filtered by day, also after a reload (B1142)', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-26T20:00:00Z')
    await page.goto(paths.list)
    const saturday = page.getByRole('button', { name: words.list.days.sat })
    await saturday.click()
    await expect(cards(page)).toHaveCount(8)
    await page.reload()
    await expect(saturday).toHaveAttribute('aria-pressed', 'true')
    await expect(cards(page)).toHaveCount(8)
    await page.getByRole('button', { name: words.list.days.today }).click()
    await expect(cards(page).locator('h2').filter({ hasText: 'Мустафин' })).toHaveCount(0)
    await expect(cards(page).locator('h2').filter({ hasText: 'Пак' })).toHaveCount(1)
  })
})

test.describe('without JavaScript', () => {
  test.use({ ...devices.desktop, javaScriptEnabled: false })

  test('a day on which the doctor does not receive is refused with a sentence (B1141)', async ({
    page,
  }) => {
    await page.goto('/request?kind=doctors&id=13&day=2036-12-01')
    const form = page.locator('main form[method="post"]')
    await expect(form.getByText('Принимает: ср–сб 9:00–15:00')).toBeVisible()
    await form.getByLabel(ru.request.name).fill('Айгуль')
    await form.getByLabel(ru.request.phone).fill('8 701 000 00 79')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: ru.request.send }).click()
    await expect(page).toHaveURL(/error=day/)
    await expect(form.getByRole('alert')).toContainText(ru.request.errors.day)
    const day = page.locator('input[name="preferredDay"]')
    await expect(day).toHaveValue('2036-12-01')
    await day.fill('2036-12-03')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: ru.request.send }).click()
    await expect(page).toHaveURL('/request/accepted')
  })

  test('the chosen day and the page are sent with the request, also after a validation error', async ({
    page,
  }) => {
    await page.goto('/doctors-list/list')
    await page.locator('main a[href^="/request?kind=doctors&id=1"]').first().click()
    const form = page.locator('main form[method="post"]')
    await expect(form.locator('input[name="page"]')).toHaveValue('/doctors-list/list')
    await page.getByLabel(ru.request.page.day).fill('2036-12-04')
    await form.evaluate((element: HTMLFormElement) => element.submit())
    await expect(page).toHaveURL(/error=/)
    await expect(form.locator('input[name="page"]')).toHaveValue('/doctors-list/list')
    await expect(page.getByLabel(ru.request.page.day)).toHaveValue('2036-12-04')
    await form.getByLabel(ru.request.name).fill('Айгуль')
    await form.getByLabel(ru.request.phone).fill('8 701 000 00 78')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: ru.request.send }).click()
    await expect(page).toHaveURL('/request/accepted')
  })
})

test.describe('on a phone', () => {
  test.use(devices.phone)

  test('the label for children has the pediatricians; chosen labels stay in sight and are cleared (B88)', async ({
    page,
  }) => {
    await page.goto(paths.list)
    const children = page.getByRole('button', { name: 'Принимает детей' })
    const kazakh = page.getByRole('button', { name: 'Ведёт приём на казахском' })
    await kazakh.tap()
    await children.tap()
    await expect(cards(page).locator('h2').filter({ hasText: 'Есенова' })).toHaveCount(1)
    await expect(children).toHaveAttribute('aria-pressed', 'true')
    const clear = page.getByRole('button', { name: `${words.list.clearTags}: 2` })
    await expect(clear).toBeInViewport({ ratio: 1 })
    await expect(kazakh).toBeInViewport({ ratio: 0.5 })
    await kazakh.tap()
    await expect(children).toBeInViewport({ ratio: 1 })
    const pediatricians = cards(page)
      .locator('h2')
      .filter({ hasText: /Есенова|Кузнецова/ })
    await expect(pediatricians).toHaveCount(2)
    await page.getByRole('button', { name: `${words.list.clearTags}: 1` }).tap()
    await expect(page).toHaveURL(paths.list)
    await expect(clear).toBeHidden()
  })

  test('three cards fit in 1,400 px; a pediatrician who speaks Kazakh, the cheapest first, also after "back"; one by name in two taps', async ({
    page,
  }) => {
    const visit = watch(page)
    await page.goto(paths.list)
    const { y = 0, height = 0 } = (await cards(page).nth(2).boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(1400)

    const tag = page.getByRole('button', { name: 'Ведёт приём на казахском' })
    await tag.tap()
    await page.getByRole('combobox', { name: words.list.sort }).selectOption({
      label: `${lowerFirst(words.list.tabs.price)}: ${words.list.orders.price.asc}`,
    })
    const firstVisit = cards(page).locator('dl > div:first-child dd')
    await expect(firstVisit.first()).toHaveText(/6\s000\s₸/)
    const texts = await firstVisit.allTextContents()
    const prices = texts.map(text => Number(text.replace(/\D/g, '')))
    expect(prices.length).toBeGreaterThan(5)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    await page.getByLabel(words.select.placeholder).tap()
    await page.getByRole('option', { name: /педиатр/i }).tap()
    await expect(cards(page).locator('h2')).toHaveText(['Есенова Мадина Ерболовна'])
    // The whole card is the link.
    await cards(page)
      .first()
      .tap({ position: { x: 40, y: 60 } })
    await expect(page.locator('h1')).toHaveText('Есенова Мадина Ерболовна')
    await page.goBack()
    await expect(cards(page)).toHaveCount(1)
    await expect(tag).toHaveAttribute('aria-pressed', 'true')

    const field = page.getByRole('search').getByRole('combobox')
    await field.tap()
    await field.pressSequentially('ахметова')
    await page.getByRole('option', { name: /^Ахметова/ }).tap()
    await expect(page).toHaveURL(paths.doctor)
    await expect(page.locator('h1')).toHaveText('Ахметова Айгуль Сериковна')
    visit.expectNone()
  })

  test('the week unfolds below the card', async ({ page }) => {
    await page.goto(paths.list)
    const card = cards(page).first()
    const choose = card.getByRole('button', { name: words.week.choose })
    await expect(card.getByRole('group')).toHaveCount(0)
    await choose.tap()
    await card.locator('button[aria-pressed="false"]:enabled').first().tap()
    // The day stands in its place.
    await expect(choose).toHaveCount(0)
  })
})
