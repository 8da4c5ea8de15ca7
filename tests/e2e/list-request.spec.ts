/** A request about analyses: from the page of one, from the calculator and from an estimate. */
import { expect, type Locator, type Page } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { devices } from './support/visitors'

const paths = {
  list: '/analysis/list',
  analysis: '/analysis/list/ttg',
  estimate: '/analysis/estimate?ids=101,305',
} as const

/** Fills the open dialog in and sends it. @returns what was submitted */
async function send(page: Page, dialog: Locator, phone: string) {
  await dialog.getByRole('textbox').first().fill('Айгуль')
  await dialog.locator('input[type="tel"]').fill(phone)
  await dialog.getByRole('checkbox').check()
  const submitted = page.waitForRequest(request => request.method() === 'POST')
  await dialog.getByRole('button', { name: ru.request.send }).click()
  const request = await submitted
  expect((await request.response())?.status()).toBe(201)
  await expect(dialog).toHaveCount(0)
  return request.postDataJSON()
}

/** What the site accepts from now on, when the page asks it again. */
function acceptedLists(page: Page) {
  const accepted: { status: number; analyses: unknown }[] = []
  page.on('response', async response => {
    const request = response.request()
    if (request.method() !== 'POST' || !request.url().includes('/api/application')) return
    const analyses = request.postDataJSON().meta.analyses
    accepted.push({ status: response.status(), analyses })
  })
  return accepted
}

const requestDialog = (page: Page) => page.getByRole('dialog', { name: ru.request.titles.mail })
const leave = ru.calculator.request.button

test.describe('on a phone', () => {
  test.use({ ...devices.phone, viewport: { width: 390, height: 664 } })

  test('the calculator: the request has the list, its summary the term and why blood is paid', async ({
    page,
  }) => {
    await page.goto(paths.list)
    const summary = page.locator('summary', { hasText: /^Гормоны щитовидной железы/ })
    await summary.tap()
    const fold = page.locator('details', { has: summary })
    const added = page.getByText(/^В сумму вошло взятие крови, 1\s000\s₸$/)
    await expect(added).toHaveCount(0)
    await fold.locator('label:has([name=ids])').first().tap()
    await expect(added.last()).toBeInViewport({ ratio: 1 })
    await page.locator('button[type=submit][form]').tap()
    const view = page.getByRole('dialog', { name: ru.calculator.title })
    await expect(view).toContainText(ru.calculator.bloodTestOnce)
    await expect(view).toContainText(
      /Последний анализ будет готов через \d+ (?:день|дня|дней) после сдачи/,
    )
    await view.getByRole('link', { name: leave }).tap()
    await expect(requestDialog(page)).toContainText(
      /Анализы по вашему списку: 1 шт, всего [\d\s]+₸ вместе со взятием крови/,
    )
    const body = await send(page, requestDialog(page), '7010000131')
    expect(body).toMatchObject({ type: 'consult', meta: { analyses: [expect.any(Number)] } })
  })

  test('an estimate: the request has all of it, the messenger stands once and knows the list', async ({
    page,
  }) => {
    await page.goto(paths.estimate)
    const messengers = page.locator('a[href*="wa.me"]').filter({ visible: true })
    await expect(messengers.last()).toBeInViewport()
    await expect(page.getByRole('main').locator('a[href*="wa.me"]')).toHaveCount(0)
    const text = new URL((await messengers.last().getAttribute('href')) ?? '').searchParams
    expect(text.get('text')).toMatch(
      /Общий анализ крови.*всего 4\s300\s₸ вместе со взятием крови\.\n.*ids=101,305$/s,
    )
    await page.getByRole('main').getByRole('link', { name: leave }).tap()
    const body = await send(page, requestDialog(page), '7010000132')
    expect(body).toMatchObject({ type: 'consult', meta: { analyses: [101, 305] } })
  })
})

test.describe('on a desktop', () => {
  test.use(devices.desktop)

  test('two lists of one person while the site cannot be reached: both arrive', async ({
    page,
  }) => {
    const path = '**/api/application-feedback'
    // A firewall asks whether the visitor is human, and then the site is down.
    const answers = [{ status: 200, contentType: 'text/html', body: '<h1>?</h1>' }, { status: 503 }]
    await page.route(path, route => route.fulfill(answers.shift() ?? { status: 503 }))
    for (const ids of ['101,102', '103']) {
      await page.goto(`/analysis/estimate?ids=${ids}`)
      await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready')
      await page.getByRole('main').getByRole('link', { name: leave }).click()
      const dialog = requestDialog(page)
      await dialog.getByRole('textbox').first().fill('Айгуль')
      await dialog.locator('input[type="tel"]').fill('7010000136')
      await dialog.getByRole('checkbox').check()
      await dialog.getByRole('button', { name: ru.request.send }).click()
      await expect(page.getByRole('status').filter({ hasText: 'сохранена' })).toBeVisible()
    }
    await page.unroute(path)
    const accepted = acceptedLists(page)
    await page.goto('/contacts')
    await expect
      .poll(() => accepted)
      .toEqual([
        { status: 201, analyses: [101, 102] },
        { status: 201, analyses: [103] },
      ])
  })

  test('an analysis and the calculator beside it', async ({ page }) => {
    await page.goto(paths.analysis)
    const offer = page.getByRole('region', { name: ru.analyses.analysis.price })
    await offer.getByRole('link', { name: ru.analyses.analysis.request }).click()
    const dialog = requestDialog(page)
    await expect(dialog).toContainText((await page.locator('h1').textContent()) ?? '')
    const id = Number(await offer.locator('input[name=ids]').getAttribute('value'))
    expect(await send(page, dialog, '7010000133')).toMatchObject({ meta: { analyses: [id] } })

    const panel = page.getByRole('complementary', { name: ru.calculator.title })
    await expect(panel.getByRole('link', { name: leave })).toHaveCount(0)
    await offer.locator('label').click()
    await expect(panel).toContainText(/анализ будет готов|Анализы готовы/)
    await panel.getByRole('link', { name: leave }).click()
    expect(await send(page, dialog, '7010000134')).toMatchObject({ meta: { analyses: [id] } })
  })
})

for (const device of ['desktop', 'phone'] as const) {
  test.describe(`${device}, without scripts`, () => {
    test.use({ ...devices[device], javaScriptEnabled: false })

    test('the form names the analyses, also after a validation error', async ({ page }) => {
      await page.goto(`/kk${paths.estimate}`)
      await page.getByRole('main').getByRole('link', { name: kk.calculator.request.button }).click()
      await expect(page).toHaveURL(/\/kk\/request\?kind=mail&analyses=101,305$/)
      const form = page.locator('main form[method="post"]')
      await expect(form).toContainText('Жалпы қан талдауы (ЖҚТ)')
      await form.evaluate((element: HTMLFormElement) => element.submit())
      await expect(page).toHaveURL(/analyses=101,305&error=/)
      await expect(form).toContainText('Жалпы қан талдауы (ЖҚТ)')
      await expect(form.locator('input[name="analyses"]')).toHaveValue('101,305')
    })
  })
}
