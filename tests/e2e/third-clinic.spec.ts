/** What pages of a clinic with breaks, holidays, days of doctors and several prices say, and their structured data. */
import { rmSync } from 'node:fs'
import { type GraphNode, graphOf, isOfType, valuesOf } from '@clinic/seo-report/rules/graph'
import { expect, type Page } from '@playwright/test'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { test } from '../support/test'
import { thirdClinic } from '../support/third-clinic'
import { expectAccessible } from './support/accessible'
import { devices, watch } from './support/visitors'

test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)

let content: string
let folder: SiteFolder
let site: Running

test.beforeAll(async () => {
  content = thirdClinic()
  folder = siteFolder()
  site = await folder.start({ CONTENT_DIR: content })
})

test.afterAll(async () => {
  await site?.stop()
  folder?.remove()
  rmSync(content, { recursive: true, force: true })
})

/** By the clinic's clock: before it opens, in the break, at night, on Sunday, and over New Year. */
const moments = [
  ['2030-12-04T07:30', 'Закрыто, откроемся сегодня в 8:00', 'Жабық, бүгін ашылу уақыты 8:00'],
  ['2030-12-04T12:59', 'Сейчас открыто, до 13:00', 'Қазір ашық, жабылу уақыты 13:00'],
  ['2030-12-04T13:00', 'Закрыто, откроемся сегодня в 14:00', 'Жабық, бүгін ашылу уақыты 14:00'],
  ['2030-12-04T23:30', 'Закрыто, откроемся завтра в 8:00', 'Жабық, ертең ашылу уақыты 8:00'],
  [
    '2030-12-07T14:00',
    'Закрыто, откроемся 9 декабря в 8:00',
    'Жабық, ашылу уақыты 9 желтоқсан, 8:00',
  ],
  ['2030-12-08T12:00', 'Закрыто, откроемся завтра в 8:00', 'Жабық, ертең ашылу уақыты 8:00'],
  ['2030-12-31T23:59', 'Закрыто, откроемся 3 января в 8:00', 'Жабық, ашылу уақыты 3 қаңтар, 8:00'],
  ['2031-01-01T11:00', 'Закрыто, откроемся 3 января в 8:00', 'Жабық, ашылу уақыты 3 қаңтар, 8:00'],
] as const

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Whether structured data call the clinic open: a day that is special has no hours but its own. */
function isOpenBy(node: GraphNode, moment: string): boolean {
  const [day = '', time = ''] = moment.split('T')
  const all = (field: string) =>
    valuesOf(node[field]) as readonly Readonly<Record<string, string>>[]
  const special = all('specialOpeningHoursSpecification').filter(
    ({ validFrom = '', validThrough = '' }) => validFrom <= day && day <= validThrough,
  )
  const weekday = dayNames[new Date(`${day}T00:00Z`).getUTCDay()]
  const usual = all('openingHoursSpecification').filter(({ dayOfWeek = '' }) =>
    dayOfWeek.includes(weekday ?? '?'),
  )
  return (special.length > 0 ? special : usual).some(
    ({ opens = '', closes = '' }) => opens <= time && time < closes,
  )
}

async function graphIn(page: Page) {
  const json = await page.locator('script[type="application/ld+json"]').first().textContent()
  return graphOf({ jsonLd: [json ?? ''] })
}

const nodeOf = async (page: Page, type: string): Promise<GraphNode> => {
  const node = (await graphIn(page)).nodes.find(
    each => isOfType(each, type) && Object.keys(each).length > 3,
  )
  if (!node) throw new Error(`No ${type} on ${page.url()}`)
  return node
}

for (const device of ['desktop', 'phone'] as const) {
  for (const [index, prefix] of ['', '/kk'].entries()) {
    test.describe(`${device} ${prefix || '/'}`, () => {
      test.use({ ...devices[device], timezoneId: 'America/New_York' })

      test('is open and closed as its structured data say, at every moment', async ({ page }) => {
        for (const [moment, ...texts] of moments) {
          await page.clock.setFixedTime(`${moment}:00+05:00`)
          await page.goto(`${site.url}${prefix}/contacts`)
          const state = page.locator('main [data-state]')
          await expect(state, moment).toHaveText(texts[index] ?? '')
          const isOpen = isOpenBy(await nodeOf(page, 'MedicalClinic'), moment)
          expect(await state.getAttribute('data-state'), moment).toBe(isOpen ? 'open' : 'closed')
        }
      })

      test('a doctor receives on the days and at the hours of the structured data', async ({
        page,
      }) => {
        await page.goto(`${site.url}${prefix}/doctors-list/proverkin-test`)
        const { openingHoursSpecification } = await nodeOf(page, 'IndividualPhysician')
        // On Saturday all day, which is as long as the clinic is open; never in its break.
        expect(openingHoursSpecification).toMatchObject([
          { dayOfWeek: ['Monday', 'Wednesday'], opens: '09:00', closes: '13:00' },
          { dayOfWeek: ['Monday', 'Wednesday'], opens: '14:00', closes: '15:00' },
          { dayOfWeek: ['Saturday'], opens: '09:00', closes: '14:00' },
        ])
        const days = ['пн, ср 9:00–13:00, 14:00–15:00; сб', 'дс, ср 9:00–13:00, 14:00–15:00; сб']
        await expect(page.locator('main')).toContainText(days[index] ?? '')
      })

      test('a doctor who has left is gone, and a colleague is named (B1245)', async ({ page }) => {
        await page.goto(`${site.url}${prefix}/doctors-list/list`)
        await expect(page.getByText(/Ушедшая/)).toHaveCount(0)
        const response = await page.goto(`${site.url}${prefix}/doctors-list/ushedshaya-proba`)
        expect(response?.status()).toBe(410)
        const heading = ['больше не принимает', 'енді қабылдамайды'][index] ?? ''
        await expect(page.getByRole('heading', { level: 1 })).toContainText(/Ушедшая Проба/)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
        const robots = page.locator('meta[name=robots]').first()
        await expect(robots).toHaveAttribute('content', /noindex/)
        await page
          .getByRole('main')
          .getByRole('link', { name: /Проверкин/ })
          .click()
        await expect(page).toHaveURL(`${site.url}${prefix}/doctors-list/proverkin-test`)
      })

      test('its own colours are on every page, legible, and give way to the display panel (B1246)', async ({
        page,
      }) => {
        for (const path of [
          '',
          '/services/details/podbor-ochkov',
          '/search?q=очки',
          '/no-such-page',
        ]) {
          const { problems } = watch(page)
          await page.goto(`${site.url}${prefix}${path}`)
          const root = page.locator('html')
          await expect(root).toHaveCSS('--purple-600', '#0f766e')
          await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0f766e')
          await expectAccessible(page, { rules: ['color-contrast'] })
          expect(problems.filter(each => !/404/.test(each))).toEqual([])
          await root.evaluate(node => node.setAttribute('data-contrast', 'dark'))
          await expect(root).toHaveCSS('--purple-600', '#000')
        }
      })

      test('each price has its name, on the page and in the structured data', async ({ page }) => {
        await page.goto(`${site.url}${prefix}/services/details/podbor-ochkov`)
        const { offers } = await nodeOf(page, 'Service')
        const named = [
          ['Взрослым', 'Ересектерге', '6500', '6 500 ₸'],
          ['Детям', 'Балаларға', '5200', '5 200 ₸'],
        ] as const
        for (const [at, each] of named.entries()) {
          const name = each[index] ?? ''
          expect(valuesOf(offers)[at]).toMatchObject({ name, price: Number(each[2]) })
          const shown = page.locator('main dl div', { hasText: name })
          expect((await shown.first().innerText()).replace(/\s+/g, ' ')).toBe(`${name} ${each[3]}`)
        }
      })

      test('an estimate asks whose price it is, and follows', async ({ page }) => {
        await page.goto(`${site.url}${prefix}/analysis`)
        const ids = await page
          .locator('input[name="ids"]')
          .evaluateAll(boxes => boxes.map(box => (box as HTMLInputElement).value))
        await page.goto(`${site.url}${prefix}/analysis/estimate?ids=${[...new Set(ids)].join()}`)
        const table = page.locator('table')
        await expect(table).toContainText('1 221')
        const asked = page.getByRole('region', {
          name: ['Какая цена ваша?', 'Сізге қай баға'][index],
        })
        await expect(asked).toContainText(['детям', 'балаларға'][index] ?? '')
        await asked.getByRole('link', { name: ['Взрослым', 'Ересектерге'][index] }).click()
        await expect(table).toContainText('1 332')
        await expect(asked.getByRole('paragraph')).toHaveCount(0)
        expect(page.url()).toContain('also=padult')
        await asked.getByRole('link', { name: ['Детям', 'Балаларға'][index] }).click()
        await expect(table).toContainText('1 221')
      })
    })
  }
}
