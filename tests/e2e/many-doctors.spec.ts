/**
 * A clinic with more doctors than fit on a page: all are reachable, and "back" restores the
 * position far down.
 */
import { gzipSync } from 'node:zlib'
import { budgetOf } from '@clinic/bench/budgets'
import { expect, type Page } from '@playwright/test'
import type { DoctorCardData } from '@/lib/doctors/card'
import { fromWire } from '@/lib/entities/wire'
import { slugify } from '@/lib/text/transliterate'
import ru from '../../messages/ru.json' with { type: 'json' }
import {
  type Running,
  type SiteFolder,
  siteFolder,
  startBackend,
  untilServed,
} from '../support/site'
import { test } from '../support/test'
import { pressMore } from './support/press-more'
import { type Device, devices } from './support/visitors'

let folder: SiteFolder
const running: Running[] = []
let site: Running
let backendUrl: string

/** A doctor of the third batch of cards. */
const far = 75

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  folder = siteFolder()
  test.setTimeout(120_000)
  const backend = await startBackend(['--doctors', '500'])
  backendUrl = backend.url
  running.push(backend)
  site = await folder.start({ BACKEND_URL: backend.url })
  running.unshift(site)
  await untilServed(`${site.url}/doctors-list/list`)
})

test.afterAll(async () => {
  for (const each of running) await each.stop()
  folder.remove()
})

const linksIn = (html: string, start: string) => [
  ...new Set(html.match(new RegExp(`(?<=href=")${start}[^"]+(?=")`, 'g'))),
]
const more30 = ru.doctors.list.more.replace('{count}', '30')
const cardsOf = (page: Page) => page.locator('main article:has(h2)')

/** Loads more until that doctor has a card, and scrolls to it. */
async function goFar(page: Page): Promise<void> {
  const cards = cardsOf(page)
  const more = page.getByRole('button', { name: more30 })
  for (const count of [60, 90]) {
    await pressMore(more)
    await expect(cards).toHaveCount(count)
  }
  await cards.nth(far).scrollIntoViewIfNeeded()
}

for (const device of Object.keys(devices) as Device[]) {
  test(`${device}: every doctor is reachable by plain links, on pages of limited size`, async () => {
    const limit = budgetOf('doctors', { large: true })
    const get = async (path: string) => {
      const headers = { 'User-Agent': devices[device].userAgent }
      const response = await fetch(site.url + path, { headers })
      expect(response.status, path).toBe(200)
      return response.text()
    }
    const visit = async (path: string) => {
      const html = await get(path)
      expect(Buffer.byteLength(html), path).toBeLessThan(limit.html)
      expect(gzipSync(html).length, path).toBeLessThan(limit.htmlGzip)
      return html
    }
    const doctorsIn = (html: string) => linksIn(html, '/doctors-list/(?!list|specialty)')
    let list = ''
    let specialties: readonly string[] = []
    // While a busy backend is still sending the specialties, the page leaves them out.
    await expect
      .poll(async () => {
        list = await visit('/doctors-list/list')
        specialties = linksIn(list, '/doctors-list/specialty/')
        return specialties.length
      })
      .toBe(17)
    expect(doctorsIn(list)).toHaveLength(30)
    const { data } = JSON.parse(await get('/api/doctors'))
    const all: readonly DoctorCardData[] = fromWire(data)
    expect(all).toHaveLength(500)
    const isOf = (doctor: DoctorCardData, specialty: string) =>
      doctor.specialties.some(name => new RegExp(`/\\d+-${slugify(name)}$`).test(specialty))
    const unlisted = all.filter(doctor => !specialties.some(specialty => isOf(doctor, specialty)))
    expect(unlisted).toEqual([])
    // Layouts differ in markup and specialties in records: all pages of some specialties are enough.
    const isWhole = device === 'phone'
    const visited = specialties.filter((_, index) => (isWhole ? index % 5 === 0 : index < 2))
    for (const specialty of visited) {
      const parts = [await visit(specialty)]
      for (const page of linksIn(parts.join(), `${specialty}/page/`)) parts.push(await visit(page))
      const own = all.filter(doctor => isOf(doctor, specialty))
      expect(new Set(doctorsIn(parts.join())), specialty).toEqual(
        new Set(own.map(({ slug }) => `/doctors-list/${slug}`)),
      )
    }
  })

  test.describe(device, () => {
    test.use(devices[device])

    test("the place in the list is restored after a doctor's page, a reload and another site; a link to the list opens it at the top", async ({
      page,
    }) => {
      await page.goto(`${site.url}/doctors-list/list`, { waitUntil: 'networkidle' })
      await goFar(page)
      const card = cardsOf(page).nth(far)
      const name = await card.locator('h2').innerText()
      if (device === 'desktop') {
        const kept = () => page.evaluate(() => history.state?.kept?.place?.top ?? 0)
        await expect.poll(kept).toBeGreaterThan(5000)
      }
      await card.getByRole('link', { name: ru.doctors.card.more }).click()
      // The first request for that page on a fresh site has to render it.
      await expect(page).not.toHaveURL(/\/list$/, { timeout: 30_000 })
      await expect(page.locator('h1')).toHaveText(name)
      await page.goBack()
      await expect(card.locator('h2')).toHaveText(name)
      await expect(card).toBeInViewport()
      await page.goForward()
      await expect(page.locator('h1')).toHaveText(name)
      await page.goBack()
      await expect(card).toBeInViewport()
      // Documents that are loaded anew begin with the cards of the HTML.
      await page.reload()
      await expect(card.locator('h2')).toHaveText(name)
      await expect(card).toBeInViewport()
      await page.goto(`${backendUrl}/`)
      await page.goBack()
      await expect(card.locator('h2')).toHaveText(name)
      await expect(card).toBeInViewport()

      await card.getByRole('link', { name: ru.doctors.card.more }).click()
      await expect(page.locator('h1')).toHaveText(name)
      await page.getByRole('link', { name: ru.doctors.details.back }).first().click()
      await expect(page).toHaveURL(/\/doctors-list\/list$/)
      await expect(cardsOf(page)).toHaveCount(30)
      await expect(cardsOf(page).first()).toBeInViewport()
    })
  })
}

test.describe('phone, reduced motion', () => {
  test.use({ ...devices.phone, reducedMotion: 'reduce' })

  test('a specialty is chosen from all of them, and restored by "back"', async ({ page }) => {
    await page.goto(`${site.url}/doctors-list/list`, { waitUntil: 'networkidle' })
    await page.getByLabel(ru.doctors.select.placeholder).tap()
    await page.getByPlaceholder(ru.doctors.select.search).fill('Кардиолог')
    await page.getByRole('option', { name: 'Кардиолог', exact: true }).tap()
    const found = page.getByText(/^\d+ врач/)
    await expect(found).not.toHaveText(/^500/)
    const [count = ''] = /\d+/.exec(await found.innerText()) ?? []
    expect(Number(count)).toBeGreaterThan(20)
    await expect(cardsOf(page)).toHaveCount(Math.min(Number(count), 30))
    await cardsOf(page).first().getByRole('link', { name: ru.doctors.card.more }).click()
    await expect(page).not.toHaveURL(/\/list$/)
    await page.goBack()
    await expect(page.getByText(new RegExp(`^${count} врач`))).toBeVisible()
    await page.reload()
    await expect(page.getByText(new RegExp(`^${count} врач`))).toBeVisible()
  })
})
