import { expect, type Page } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { facts, leadOf } from '../support/sample'
import { test } from '../support/test'
import { type Device, devices, isWalked } from './support/visitors'

const languages = [
  { locale: 'ru', prefix: '', files: '/documents', messages: ru },
  { locale: 'kk', prefix: '/kk', files: '/documents/kk', messages: kk },
] as const

const both = Object.keys(devices) as Device[]

/** Nodes of the structured data by type. */
async function nodesOf(page: Page): Promise<Map<string, Record<string, unknown>>> {
  const json = await page.locator('script[type="application/ld+json"]').textContent()
  const graph: Record<string, unknown>[] = JSON.parse(json ?? '')['@graph']
  return new Map(graph.map(node => [String(node['@type']), node]))
}

for (const device of both) {
  for (const { locale, prefix, files, messages } of languages) {
    if (!isWalked(device, prefix)) continue
    test.describe(`company pages, ${device}, ${prefix || 'ru'}, without JavaScript`, () => {
      test.use({ ...devices[device], javaScriptEnabled: false })

      test('about us: all blocks, both tabs, the documents', async ({ page }) => {
        await page.goto(`${prefix}/about-us`)
        const main = page.locator('main')
        const { about, home } = messages
        const { principles, careers, licence } = about
        const blocks = [
          leadOf('about-us', locale),
          about.second,
          principles.quality.text,
          principles.accuracy.text,
          home.figures.patientsText.replace('{years}', '10'),
          about.checkUp.text,
          about.ecosystem.text,
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
        expect(
          await downloads.evaluateAll(links => links.map(a => a.getAttribute('href'))),
        ).toEqual(
          ['licence', 'licence', 'privacy-policy', 'public-offer-contract', 'offer'].map(
            name => `${files}/${name}.pdf`,
          ),
        )
        const vacancies = main.getByRole('link', { name: careers.link })
        await expect(vacancies).toHaveAttribute('target', '_blank')
        await expect(vacancies).toHaveAttribute('href', 'https://careers.example/clinic')
      })

      test('contacts: map, address, three phones, messenger, e-mail, hours', async ({ page }) => {
        await page.goto(`${prefix}/contacts`)
        const main = page.locator('main')
        await expect(main.getByRole('img', { name: facts.about.map[locale] })).toBeVisible()
        await expect(main.locator('a[href^="tel:+7"]')).toHaveCount(3)
        await expect(main.locator('a[href^="https://wa.me/"]')).toBeVisible()
        await expect(main.locator('a[href^="mailto:"]')).toBeVisible()
        await expect(main.locator('dl')).toContainText('8:00–20:00')
        await expect(main.locator('dl')).toContainText(prefix ? 'Үлгі көшесі, 10' : 'Примерная, 10')
        await expect(main.locator('a[href*="43.2389"]')).toHaveCount(3)
        await expect(main.getByRole('link', { name: messages.contacts.callback })).toHaveAttribute(
          'href',
          `${prefix}/request?kind=mail`,
        )
      })

      test('corporate clients: seven services, conditions, presentation, questions', async ({
        page,
      }) => {
        await page.goto(`${prefix}/corporate-clients`)
        const { corporate } = messages
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
        for (const rule of [/10/, /1–70/, /1 (год|жыл)/, conditions.territory.value]) {
          await expect(rules).toContainText(rule)
        }
        await expect(rules).toContainText(conditions.disability)
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
        await expect(items.nth(1).locator('p')).toHaveText(questions.changes.answer)
        await items.nth(0).locator('summary').click()
        await expect(items.nth(0)).not.toHaveAttribute('open')
        await expect(items.nth(2)).toHaveAttribute('open')
      })
    })
  }
}

test.describe('structured data of the company pages', () => {
  test.use({ ...devices.desktop, javaScriptEnabled: false })

  test('about us has the licence', async ({ page }) => {
    await page.goto('/about-us')
    const nodes = await nodesOf(page)
    expect([...nodes.keys()].sort()).toEqual([
      'AboutPage',
      'BreadcrumbList',
      'FAQPage',
      'MedicalClinic',
      'WebSite',
    ])
    expect(nodes.get('MedicalClinic')?.hasCredential).toMatchObject({
      name: ru.about.licence.files.licence,
      dateCreated: '2022-08-25',
    })
  })

  test("contacts have the clinic's data as shown on the page", async ({ page }) => {
    await page.goto('/contacts')
    const nodes = await nodesOf(page)
    expect(nodes.has('ContactPage')).toBe(true)
    const clinic = nodes.get('MedicalClinic')
    const phones = await page
      .locator('main a[href^="tel:+7"]')
      .evaluateAll(links => links.map(link => link.getAttribute('href')?.slice(4)))
    expect(clinic?.telephone).toEqual(phones)
    expect(clinic?.openingHoursSpecification).toMatchObject({ opens: '08:00', closes: '20:00' })
  })

  test('each question of the page for companies is on it exactly once', async ({ page }) => {
    await page.goto('/corporate-clients')
    const nodes = await nodesOf(page)
    expect(nodes.get('Service')?.name).toBe(ru.corporate.h1)
    const questions = nodes.get('FAQPage')?.mainEntity as { name: string }[]
    const names = questions.map(({ name }) => name)
    expect(names.slice(0, 3)).toContain(ru.corporate.questions.refund.question)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names)
      await expect(page.locator('summary', { hasText: name })).toHaveCount(1)
  })
})

for (const device of both) {
  test.describe(`the licence card, ${device}`, () => {
    test.use(devices[device])

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
}

test.describe('vacancies on a phone', () => {
  test.use(devices.phone)

  test('open the job site in a new tab; the ecosystem can be reopened', async ({
    page,
    context,
  }) => {
    await context.route('https://careers.example/**', route => route.fulfill({ body: 'Jobs' }))
    await page.goto('/about-us')
    const { careers, ecosystem } = ru.about
    const tabs = page.getByRole('tablist', { name: careers.switch })
    const [jobs] = await Promise.all([
      context.waitForEvent('page'),
      tabs.getByRole('tab', { name: careers.tab }).click(),
    ])
    expect(jobs.url()).toBe('https://careers.example/clinic')
    await expect(tabs.getByRole('tab', { name: ecosystem.tab })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByRole('heading', { name: ecosystem.title })).toBeVisible()
  })
})

test.describe('open or closed', () => {
  test.use({ ...devices.phone, timezoneId: 'America/New_York' })

  test('follows the time in Almaty, and changes at closing time', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-03T19:58:00+05:00') })
    await page.goto('/contacts')
    await expect(page.getByText('Сейчас открыто, до 20:00')).toBeVisible()
    await page.clock.runFor('03:00')
    await expect(page.getByText('Закрыто, откроемся завтра в 8:00')).toBeVisible()
  })
})

test.describe('requests', () => {
  test.use(devices.desktop)

  for (const { path, button, title } of [
    { path: '/contacts', button: ru.contacts.callback, title: ru.request.titles.mail },
    { path: '/corporate-clients', button: ru.corporate.request, title: ru.request.titles.partner },
  ]) {
    test(`${path} opens its own dialog`, async ({ page }) => {
      // Before hydration the link leads to the page with the form.
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.getByRole('link', { name: button }).first().click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog.getByRole('button', { name: ru.request.send })).toBeVisible()
    })
  }
})

test.describe('in print', () => {
  test.use(devices.desktop)

  test('contacts keep facts and map, without controls', async ({ page }) => {
    await page.goto('/contacts')
    await page.emulateMedia({ media: 'print' })
    const main = page.locator('main')
    await expect(main.locator('dl')).toBeVisible()
    await expect(main.getByRole('img', { name: facts.about.map.ru })).toBeVisible()
    await expect(main.getByRole('link', { name: ru.contacts.callback })).toBeHidden()
    await expect(main.locator('a[href*="43.2389"]').first()).toBeHidden()
    await expect(main.locator('details').first()).toBeHidden()
    await expect(page.locator('footer')).toBeHidden()
  })
})
