/** A clinic with a break, a short Saturday, a closed Sunday, holidays and notices. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from '@playwright/test'
import { clinicDay, dayAfter } from '../../lib/text/days'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { test } from '../support/test'
import { thirdClinic } from '../support/third-clinic'
import { until } from '../support/until'
import { devices } from './support/visitors'

test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)

const today = clinicDay(new Date())
const tomorrow = dayAfter(today)

/** Holidays within a year, and not so soon that they make a notice of their own. */
const [year, day] = [Number(today.slice(0, 4)), today.slice(5)]
const holidays =
  day > '04-20' && day < '10-20'
    ? { from: `${year}-10-31`, until: `${year}-11-02`, text: '31 қазан – 2 қараша' }
    : {
        from: `${day > '10' ? year + 1 : year}-04-30`,
        until: `${day > '10' ? year + 1 : year}-05-02`,
        text: '30 сәуір – 2 мамыр',
      }

const notices = `notices:
  - { from: ${today}, until: 2031-01-01, text: { ru: Вход со двора, kk: Аула жағынан кіріңіз }, link: /contacts }
  - { from: ${today}, until: ${today}, text: { ru: Сегодня без воды, kk: Бүгін су жоқ } }
  - { from: ${tomorrow} 0:00, until: 2031-01-01, text: { ru: Лифт на ремонте, kk: Лифт жөндеуде } }
`

let content: string
let folder: SiteFolder
let site: Running

test.beforeAll(async () => {
  content = thirdClinic(notices)
  const file = `${content}/clinic.yaml`
  const written = readFileSync(file, 'utf8')
  const { from, until } = holidays
  writeFileSync(file, written.replace('2030-12-31', from).replace('2031-01-02', until))
  folder = siteFolder()
  site = await folder.start({
    CONTENT_DIR: content,
    NODE_OPTIONS: `--require ${resolve('tests/support/clock.cjs')}`,
  })
})

test.afterAll(async () => {
  await site?.stop()
  folder?.remove()
  rmSync(content, { recursive: true, force: true })
})

const textOf = async (path: string) => (await fetch(site.url + path)).text()

for (const device of ['desktop', 'phone'] as const) {
  test.describe(device, () => {
    test.use({ ...devices[device], timezoneId: 'America/New_York' })

    test('the contacts have every day, and the holidays', async ({ page }) => {
      await page.goto(`${site.url}/kk/contacts`)
      const details = page.locator('main dl').first()
      await expect(details).toContainText('Дс–жм 8:00–13:00, 14:00–20:00')
      await expect(details).toContainText('Жс демалыс')
      await expect(details).toContainText(`${holidays.text}: жабық (Жаңа жыл)`)
    })

    test('a notice is closed once for all pages, and nothing moves on the next', async ({
      page,
    }) => {
      await page.goto(`${site.url}/contacts`)
      const notices = page.getByRole('region', { name: 'Объявления клиники' })
      await expect(notices.getByRole('link')).toHaveText('Вход со двора')
      await notices.getByRole('button', { name: 'Закрыть объявление' }).first().click()
      await expect(notices.getByRole('link')).toBeHidden()
      await page.goto(`${site.url}/about-us`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Вход со двора')).toBeHidden()
      await expect(page.getByText('Сегодня без воды')).toBeVisible()
      const shift = await page.evaluate(
        () =>
          new Promise<number>(done => {
            new PerformanceObserver(list => {
              const shifts = list.getEntries() as unknown as { value: number }[]
              done(shifts.reduce((sum, { value }) => sum + value, 0))
            }).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => done(0), 1000)
          }),
      )
      expect(shift).toBeLessThan(0.02)
    })
  })
}

test('pages made before are right from the minute in which a notice begins or ends', async () => {
  const path = '/kk/about-us'
  expect(await textOf(path)).toContain('Аула жағынан кіріңіз')
  expect(await textOf(path)).toContain('Бүгін су жоқ')
  expect(await textOf(path)).not.toContain('Лифт жөндеуде')
  site.process.kill('SIGUSR2')
  await until(async () => (await textOf(path)).includes('Лифт жөндеуде'), 10_000)
  expect(await textOf(path)).not.toContain('Бүгін су жоқ')
  expect(await textOf(path)).toContain('Аула жағынан кіріңіз')
})
