import { expect } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { claimed, facts, leadOf } from '../support/sample'
import { test } from '../support/test'
import { devices } from './support/visitors'

test.describe('without JavaScript', () => {
  test.use({ ...devices.phone, javaScriptEnabled: false })
  const { about, contacts, corporate } = kk
  const prefix = '/kk'
  const files = '/files/documents/kk'

  test('about us: all blocks, both tabs, the documents', async ({ page }) => {
    await page.goto(`${prefix}/about-us`)
    const main = page.locator('main')
    const { principles, careers, licence } = about
    const blocks = [
      leadOf('about-us', 'kk'),
      about.second,
      principles.quality.text,
      claimed(principles.accuracy.text),
      'пациент, 10 жылда',
      claimed(about.checkUp.text),
      claimed(about.ecosystem.text),
      careers.training.title,
      careers.salary.title,
      careers.insurance.title,
      '25.08.2022',
      licence.files.licence,
      licence.files['privacy-policy'],
      licence.files['public-offer-contract'],
      licence.files.offer,
    ]
    for (const block of blocks) {
      await expect(main.getByText(block, { exact: true }).first()).toBeVisible()
    }
    await expect(main.getByRole('tab')).toHaveCount(0)
    await expect(main.locator('a[href*="/promotions/"]:has(h3)')).toHaveCount(1)
    const downloads = main.locator('a[download]')
    expect(await downloads.evaluateAll(links => links.map(a => a.getAttribute('href')))).toEqual(
      ['licence', 'licence', 'privacy-policy', 'public-offer-contract', 'offer'].map(
        name => `${files}/${name}.pdf`,
      ),
    )
    const vacancies = main.getByRole('link', { name: careers.link })
    await expect(vacancies).toHaveAttribute('target', '_blank')
    await expect(vacancies).toHaveAttribute('href', 'https://careers.example/clinic')
  })

  test('the editorial policy stands open, and is linked from articles, footer and site map', async ({
    page,
  }) => {
    const path = `${prefix}/editorial-policy`
    for (const from of ['/posts/davlenie-doma', '/karta-sayta', '/contacts']) {
      await page.goto(prefix + from)
      await expect(page.locator(`a[href$="${path}"]`).first()).toBeAttached()
    }
    await page.goto(path)
    await expect(page.locator('main h2')).toHaveCount(6)
    for (const part of await page.locator('main section').all()) await expect(part).toBeVisible()
    await expect(page.locator('main details')).toHaveCount(0)
    await expect(page.locator('main a[href^="mailto:"]')).toBeVisible()
  })

  test('contacts: map, address, three phones, messenger, e-mail, hours', async ({ page }) => {
    await page.goto(`${prefix}/contacts`)
    const main = page.locator('main')
    await expect(main.getByRole('img', { name: facts.about.map.kk })).toBeVisible()
    await expect(main.locator('a[href^="tel:+7"]')).toHaveCount(3)
    await expect(main.locator('a[href^="https://wa.me/"]')).toBeVisible()
    await expect(main.locator('a[href^="mailto:"]')).toBeVisible()
    await expect(main.locator('dl').first()).toContainText('8:00–20:00')
    await expect(main.locator('dl').first()).toContainText('Үлгі көшесі, 10')
    for (const { kk: fact } of Object.values(facts.arrival)) {
      await expect(main.locator('dl').first()).toContainText(fact)
    }
    // The address, and a link for each of three services.
    await expect(main.locator('a[href*="43.2389"]')).toHaveCount(4)
    await expect(main.getByRole('link', { name: contacts.callback })).toHaveAttribute(
      'href',
      `${prefix}/request?kind=mail`,
    )
  })

  test('corporate clients: seven services, conditions, presentation, questions', async ({
    page,
  }) => {
    await page.goto(`${prefix}/corporate-clients`)
    const { included, conditions, deposit, questions } = corporate
    await expect(page.locator('#included h3')).toHaveText([
      included.emergency.title,
      included.assistant.title,
      included.outpatient.title,
      included.dental.title,
      included.inpatient.title,
      included.overseas.title,
      included.rehabilitation.title,
    ])
    const rules = page.locator('#conditions')
    for (const rule of [/10/, /1–70/, /1 жыл/, facts.insurance?.territory?.kk ?? '']) {
      await expect(rules).toContainText(rule)
    }
    await expect(rules).toContainText(claimed(conditions.disability))
    await expect(page.getByRole('link', { name: deposit.download })).toHaveAttribute(
      'href',
      `${files}/deposit-system.pdf`,
    )
    const partner = page.getByRole('link', { name: corporate.request })
    await expect(partner).toHaveCount(2)
    await expect(partner.first()).toHaveAttribute('href', `${prefix}/request?kind=partner`)

    const items = page.locator('#questions details')
    await expect(items).toHaveCount(3)
    await items.nth(0).locator('summary').click()
    await items.nth(2).locator('summary').click()
    await expect(items.nth(0)).toHaveAttribute('open')
    await expect(items.nth(1)).not.toHaveAttribute('open')
    await expect(items.nth(2)).toHaveAttribute('open')
    await expect(items.nth(1).locator('p')).toHaveText(claimed(questions.changes.answer))
    await items.nth(0).locator('summary').click()
    await expect(items.nth(0)).not.toHaveAttribute('open')
    await expect(items.nth(2)).toHaveAttribute('open')
  })
})

test.describe('the licence card', () => {
  test.use(devices.desktop)

  test('its tabs switch, and a document is downloaded as a file', async ({ page }) => {
    await page.goto('/about-us')
    const { licence } = ru.about
    const offer = page.getByRole('link', { name: licence.files.offer })
    const issued = page.locator('time[datetime="2022-08-25"]')
    await expect(offer).toBeHidden()
    await page.getByRole('tab', { name: licence.documents }).click()
    await expect(issued).toBeHidden()
    const [download] = await Promise.all([page.waitForEvent('download'), offer.click()])
    expect(download.suggestedFilename()).toBe('offer.pdf')
    await page.getByRole('tab', { name: licence.licence, exact: true }).click()
    await expect(issued).toBeVisible()
    await expect(offer).toBeHidden()
  })
})

test.describe('vacancies on a phone', () => {
  test.use(devices.phone)

  test('open the job site in a new tab; the ecosystem can be reopened', async ({
    page,
    context,
  }) => {
    await context.route('https://careers.example/**', route => route.fulfill({ body: 'Jobs' }))
    await page.goto('/about-us')
    const { careers, ecosystem } = ru.about
    const tabs = page.getByRole('tablist', { name: claimed(careers.switch) })
    const [jobs] = await Promise.all([
      context.waitForEvent('page'),
      tabs.getByRole('tab', { name: careers.tab }).click(),
    ])
    expect(jobs.url()).toBe('https://careers.example/clinic')
    await expect(tabs.getByRole('tab', { name: claimed(ecosystem.tab) })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByRole('heading', { name: claimed(ecosystem.title) })).toBeVisible()
  })
})

test.describe('requests', () => {
  test.use(devices.desktop)

  test('the page for companies opens its own dialog', async ({ page }) => {
    // Before hydration the link leads to the page with the form.
    await page.goto('/corporate-clients', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: ru.corporate.request }).first().click()
    const dialog = page.getByRole('dialog', { name: ru.request.titles.partner })
    await expect(dialog.getByRole('button', { name: ru.request.send })).toBeVisible()
  })
})

test.describe('the contacts', () => {
  test.use(devices.desktop)

  test('say whether the clinic is open; in print they keep facts and map, without controls', async ({
    page,
  }) => {
    await page.goto('/contacts')
    const status = /^(Сейчас открыто, до 20:00|Закрыто, откроемся (сегодня|завтра) в 8:00)$/
    await expect(page.getByText(status)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    const main = page.locator('main')
    await expect(main.locator('dl').first()).toBeVisible()
    await expect(main.getByRole('img', { name: facts.about.map.ru })).toBeVisible()
    await expect(main.getByRole('link', { name: ru.contacts.callback })).toBeHidden()
    await expect(main.locator('a[href*="43.2389"]').last()).toBeHidden()
    await expect(main.locator('details').first()).toBeHidden()
    await expect(page.locator('footer')).toBeHidden()
  })
})
