/** The price list as a page, on paper and as files. */
import { expect } from '@playwright/test'
import { workbookTable } from '@/lib/clinic/files/workbook/workbook'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { expectAccessible } from './support/accessible'
import { openWithLateParts } from './support/late-parts'
import { devices, isWalked } from './support/visitors'

const lists = ['/services/top', '/services/category/stomatologiya', '/analysis/list', '/contacts']

for (const [prefix, { priceList: words, nav }] of Object.entries({ '': ru, '/kk': kk })) {
  const path = `${prefix}/price-list`

  for (const device of ['desktop', 'phone'] as const) {
    if (!isWalked(device, prefix)) continue
    test.describe(`${path} on a ${device}`, () => {
      test.use({ ...devices[device], javaScriptEnabled: false })

      test('is linked from lists and footers, and has every price with its page and the files', async ({
        page,
      }) => {
        for (const from of lists) {
          await page.goto(prefix + from)
          await expect(page.locator(`a[href="${path}"]`).last()).toBeAttached()
        }
        await page.goto(path)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.h1)
        await expect(page.locator('main h2')).toHaveText([
          ...[nav.services, nav.doctors, nav.analyses, nav.checkUps, nav.promotions],
        ])
        const csv = await (await page.request.get(`${prefix}/feeds/price-list.csv`)).text()
        const lines = csv.trim().split('\r\n').slice(1)
        await expect(page.locator('main tbody tr')).toHaveCount(lines.length)
        const [first = ''] = lines
        const address = first.split(',').at(7) ?? ''
        const row = page.locator('main tbody tr').first()
        await expect(row.getByRole('link')).toHaveAttribute('href', new URL(address).pathname)
        const shown = ((await row.locator('td').last().textContent()) ?? '').replace(/\D/g, '')
        expect(first).toContain(`,${shown},`)
        // A button without effect is not shown.
        await expect(page.getByRole('button', { name: words.print })).toBeHidden()
        await expect(page.getByRole('link', { name: words.csv })).toBeVisible()
      })
    })
  }
}

test.describe('on a phone', () => {
  test.use(devices.phone)

  test('a price is found without leaving the page, and is there again after "back"', async ({
    page,
  }) => {
    await page.goto('/price-list')
    const rows = page.locator('main tbody tr').filter({ visible: true })
    const box = await rows.first().boundingBox()
    // Three screens of a phone.
    expect(box?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(3 * 844)
    const folded = page.locator('main details').nth(1)
    await folded.locator('summary').press('Enter')
    await expect(folded.locator('tbody tr').first()).toBeVisible()
    await page.getByRole('searchbox', { name: ru.priceList.find }).fill('гормоны ттг')
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
      ru.nav.analyses,
    ])
    await rows.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/analysis\/list\//)
    await page.goBack()
    await expect(page.getByRole('searchbox', { name: ru.priceList.find })).toHaveValue(
      'гормоны ттг',
    )
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.emulateMedia({ media: null })
  })
})

for (const device of ['desktop', 'phone'] as const) {
  test.describe(`with scripts on a ${device}`, () => {
    test.use(devices[device])

    test('a row is added where its price stands, and no row moves for its button (B1290)', async ({
      page,
    }) => {
      await openWithLateParts(page, '/kk/price-list')
      const rows = page.locator('main tbody tr')
      const height = (await rows.first().boundingBox())?.height
      const button = rows.first().getByRole('button')
      await button.click()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      expect((await rows.first().boundingBox())?.height).toBe(height)
      await expect(page.locator('a#estimate')).toContainText(
        kk.adding.count.replace('{count}', '1'),
      )
      await expectAccessible(page, { within: ['main section:first-of-type', 'aside'] })
      // A promotion is not in an estimate.
      await expect(page.locator('#promotions td > button')).toHaveCount(0)
    })
  })
}

test.describe('the files', () => {
  test.use(devices.desktop)

  test('are downloaded under a readable name', async ({ page }) => {
    await page.goto('/price-list')
    const started = page.waitForEvent('download')
    await page.getByRole('link', { name: ru.priceList.xlsx }).click()
    const download = await started
    expect(download.suggestedFilename()).toMatch(/^Прейскурант, .+\.xlsx$/)
  })

  test('have validators, are sent again only when changed, and are open to crawlers', async ({
    request,
  }) => {
    for (const path of ['/feeds/price-list.xlsx', '/kk/feeds/price-list.csv']) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(200)
      const { etag = '', ...headers } = response.headers()
      expect(headers['x-robots-tag']).toBe('noindex')
      expect(headers['cache-control']).toBe('no-cache')
      expect(headers['last-modified']).toBeDefined()
      const again = await request.get(path, { headers: { 'If-None-Match': etag } })
      expect(again.status(), path).toBe(304)
    }
    const workbook = await (await request.get('/feeds/price-list.xlsx')).body()
    expect(workbookTable(workbook).text).toContain(ru.priceList.columns.otherName)
    const moved = await request.get('/Feeds/Price-List.XLSX', { maxRedirects: 0 })
    expect(moved.headers().location).toBe('/feeds/price-list.xlsx')
  })
})

test.describe('on paper', () => {
  test.use(devices.desktop)

  test('it has the clinic, the day and the prices on A4, and no controls', async ({ page }) => {
    await page.goto('/price-list')
    const pdf = await page.pdf({ preferCSSPageSize: true })
    const sizes = pdf.toString('latin1').match(/\/MediaBox ?\[[^\]]*\]/g) ?? []
    expect(new Set(sizes).size).toBe(1)
    const [width, height] = (sizes[0]?.match(/[\d.]+/g) ?? []).slice(2).map(Number)
    expect([width, height].map(side => Math.round(side ?? 0))).toEqual([595, 842])
    expect(sizes.length).toBeLessThanOrEqual(10)

    await page.emulateMedia({ media: 'print' })
    const main = page.locator('main')
    for (const unwanted of [
      page.locator('footer'),
      main.getByRole('link', { name: ru.priceList.csv }),
      main.getByRole('navigation', { name: ru.priceList.contents }),
    ]) {
      await expect(unwanted).toBeHidden()
    }
    await expect(main.locator('a[href^="https://2gis"]')).toBeVisible()
    await expect(main.getByText(/^Цены на \d{1,2} \S+ 20\d\d/)).toBeVisible()
    await page.emulateMedia({ media: null })
  })
})
