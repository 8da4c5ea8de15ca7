/** Analyses: the list with its calculator, categories, single analyses and shared estimates. */
import { gzipSync } from 'node:zlib'
import { budgetOf } from '@clinic/bench/budgets'
import { expect, type Page } from '@playwright/test'
import type { CalculatorItem } from '@/lib/calculator/item'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import {
  type Running,
  type SiteFolder,
  siteFolder,
  startBackend,
  untilServed,
} from '../support/site'
import { test } from '../support/test'
import { expectAccessible } from './support/accessible'
import { pressMore } from './support/press-more'
import { type Device, devices, isWalked, userAgents, watch } from './support/visitors'

const languages = [
  { prefix: '', messages: ru, complete: 'Общий анализ крови (ОАК)', blood: 'Биохимия крови' },
  { prefix: '/kk', messages: kk, complete: 'Жалпы қан талдауы (ЖҚТ)', blood: 'Қан биохимиясы' },
] as const

const paths = {
  list: '/analysis/list',
  category: '/analysis/category/2-biohimiya-krovi',
  analysis: '/analysis/list/obshhij-analiz-krovi',
  estimate: '/analysis/estimate',
} as const

const visitors = Object.keys(devices) as Device[]

/** Money, with any kind of space. */
const money = (tenge: string) => new RegExp(`${tenge.replaceAll(' ', '\\s')}\\s₸`)

for (const device of visitors) {
  for (const { prefix, messages, complete, blood } of languages) {
    if (!isWalked(device, prefix)) continue
    const words = messages.analyses
    test.describe(`analyses, ${device}, ${prefix || 'ru'}, without JavaScript`, () => {
      test.use({ ...devices[device], javaScriptEnabled: false })

      test('the list: every category with its page, the first analyses with prices', async ({
        page,
      }) => {
        await page.goto(prefix + paths.list)
        const main = page.locator('main')
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(main.locator(`a[href^="${prefix}/analysis/category/"]`)).toHaveCount(25)
        await expect(main.locator(`a[href^="${prefix}/analysis/list/"]`)).toHaveCount(60)
        await expect(main.locator('input[name=ids]')).toHaveCount(60)
        const first = main.locator('li').filter({ has: page.locator('input[value="101"]') })
        await expect(first).toContainText(complete)
        await expect(first).toContainText(money('1 800'))
        const leaflet = first.locator('a', { hasText: words.row.preparation })
        expect((await page.request.get((await leaflet.getAttribute('href')) ?? '')).status()).toBe(
          200,
        )
      })

      test('the calculator works as a form', async ({ page }) => {
        await page.goto(prefix + paths.category)
        const boxes = page.locator('input[name=ids]')
        await expect(boxes).toHaveCount(16)
        await page.locator('label:has([value="201"])').click()
        await page.locator('label:has([value="202"])').click()
        await page.getByRole('button', { name: messages.calculator.button }).click()
        await expect(page).toHaveURL(/\/analysis\/estimate\?ids=201&ids=202#chosen$/)
        await expect(page.locator('tfoot')).toContainText(money('9 950'))
        await expect(page.getByRole('button', { name: messages.estimate.print })).toBeHidden()
        await expect(
          page.getByRole('main').getByRole('link', { name: messages.calculator.request.button }),
        ).toBeVisible()
      })

      test('a category: all of its analyses and the other categories', async ({ page }) => {
        await page.goto(prefix + paths.category)
        await expect(page.locator('h1')).toHaveText(blood)
        const main = page.locator('main')
        await expect(main.locator(`a[href^="${prefix}/analysis/list/"]`)).toHaveCount(16)
        await expect(main.locator(`a[href^="${prefix}/analysis/category/"]`)).toHaveCount(24)
      })

      test('an analysis: price, surcharge, leaflet, category, related ones', async ({ page }) => {
        await page.goto(prefix + paths.analysis)
        await expect(page.locator('h1')).toHaveText(complete)
        const main = page.locator('main')
        const offer = main.getByRole('region', { name: words.analysis.price })
        await expect(offer).toContainText(money('1 800'))
        await expect(offer).toContainText(money('1 000'))
        await expect(offer).toContainText(words.results.samples.blood)
        await expect(offer).toContainText(words.analysis.resultSameDay)
        const prepare = main.getByRole('region', { name: words.analysis.prepare })
        await expect(prepare.getByRole('link', { name: words.analysis.leafletFile })).toBeVisible()
        await expect(prepare.getByRole('table').first()).toBeHidden()
        await prepare.locator('summary').click()
        await expect(prepare.getByRole('table').first()).toBeVisible()
        const shows = main
          .getByRole('region', { name: words.analysis.shows })
          .getByRole('paragraph')
        const data = page.locator('script[type="application/ld+json"]')
        const description = `"description":"${await shows.textContent()}"`
        expect((await data.textContent())?.split(description)).toHaveLength(3)
        await expect(
          main.locator(`section a[href^="${prefix}/analysis/category/1-"]`),
        ).toBeVisible()
        await expect(main.locator(`a[href^="${prefix}/analysis/list/"]`)).toHaveCount(6)
        // Who reads the result is asked for before other analyses.
        const [readers, others] = ['related-doctors', 'related'].map(id => main.locator(`#${id}`))
        const top = async (heading = main) => (await heading.boundingBox())?.y ?? 0
        expect(await top(readers)).toBeLessThan(await top(others))
      })

      test('an estimate: current prices, analyses that are no longer offered, noindex', async ({
        page,
      }) => {
        const response = await page.goto(`${prefix}${paths.estimate}?ids=101,305,999999`)
        expect(response?.status()).toBe(200)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
        await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
        await expect(page.getByRole('table').first().locator('tbody tr')).toHaveCount(3)
        await expect(page.locator('tfoot')).toContainText(money('4 300'))
        await expect(page.locator('main')).toContainText(
          prefix === '' ? 'через 1 день' : 'кейін 1 күнде',
        )
        const gone = messages.estimate.unknown.replace('{id}', '999999')
        await expect(page.locator('main')).toContainText(gone)
        await expect(page.locator('main')).toContainText(messages.calculator.bloodTestNote)
        await expect(page.locator('main a[href$=".pdf"]')).toHaveCount(2)
      })
    })
  }
}

const panel = (page: Page) => page.getByRole('complementary', { name: ru.calculator.title })
const card = (page: Page, id: number) => page.locator(`label:has([value="${id}"])`)

test.describe('the list on desktop', () => {
  test.use(devices.desktop)

  test('grid and panel have the specified heights; letters and categories filter; the rest of the list is fetched', async ({
    page,
  }) => {
    const { expectNone } = watch(page)
    await page.setViewportSize({ width: 1920, height: 1080 })
    await page.goto(paths.list)
    const letters = page.getByRole('navigation', { name: ru.analyses.letters })
    const categories = page.getByRole('navigation', { name: ru.analyses.categories })
    const { height, columns } = await categories.evaluate(element => ({
      height: element.getBoundingClientRect().height,
      columns: getComputedStyle(element.querySelector('ul') ?? element).gridTemplateColumns,
    }))
    expect(height).toBe(300)
    expect(columns.split(' ')).toHaveLength(4)
    const selection = panel(page).getByRole('list', { name: ru.calculator.list })
    // The panel is drawn again once its code is there.
    await expect.poll(async () => (await selection.boundingBox())?.height).toBe(310)
    await page.setViewportSize(devices.desktop.viewport)

    const heading = page.locator('main h2').first()
    const current = letters.locator('[aria-current]')
    await expect(letters.getByRole('link').first()).toHaveText('Все')
    await expect(current).toHaveText('Все')
    await expect(heading).toHaveText('Общеклинические исследования крови')

    await letters.getByRole('link', { name: 'Г', exact: true }).click()
    await expect(page.locator('main form h2')).toHaveText(['Гормоны щитовидной железы', 'Генетика'])
    await categories.getByRole('link', { name: /^Витамины/ }).click()
    await expect(heading).toHaveText('Витамины')
    await expect(current).toHaveText('В')
    await expect(page.locator('input[name=ids]')).toHaveCount(13)
    await page.reload()
    await expect(heading).toHaveText('Витамины')
    await letters.getByRole('link', { name: 'Все', exact: true }).click()
    await pressMore(page.getByRole('button', { name: 'Показать ещё 60' }))
    await expect(page.locator('input[name=ids]')).toHaveCount(120)
    expectNone()
  })

  test('the selection is counted, and survives reload, navigation and the switch of language', async ({
    page,
  }) => {
    const { expectNone } = watch(page)
    await page.goto(paths.list)
    await card(page, 101).click()
    await card(page, 103).click()
    const total = panel(page).getByRole('button', { name: /Калькулятор/ })
    await expect(total).toContainText(money('6 400'))
    await expect(panel(page)).toContainText('Выбрано анализов: 2 шт')
    await expectAccessible(page, {
      within: ['aside[aria-labelledby="calculator"]', 'main label:has(:checked)'],
    })
    await page.reload()
    await expect(total).toContainText(money('6 400'))
    await expect(page.locator('[value="101"]')).toBeChecked()

    await page.locator('li:has([value="101"]) a').first().click()
    await expect(page).toHaveURL(paths.analysis)
    await expect(page.getByRole('checkbox', { name: ru.analyses.analysis.added })).toBeChecked()
    await page.getByRole('checkbox', { name: ru.analyses.analysis.added }).click()
    await expect(total).toContainText(money('4 600'))

    await page.goto(`/kk${paths.list}`)
    const kazakh = page.getByRole('complementary', { name: kk.calculator.title })
    await expect(kazakh).toContainText('Кеңейтілген ЖҚТ')
    await kazakh.getByRole('button', { name: kk.calculator.reset }).click()
    await expect(kazakh).toContainText('Таңдалған талдаулар: 0')
    expectNone()
  })

  test('other tabs are updated', async ({ page, context }) => {
    await page.goto(paths.list)
    const other = await context.newPage()
    await other.goto(paths.category)
    await card(other, 201).click()
    await expect(panel(page)).toContainText('Выбрано анализов: 1 шт')
  })

  test('an estimate is copied, printed without controls and added to the calculator', {
    tag: '@own-page',
  }, async ({ page, context }) => {
    const { expectNone } = watch(page)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(paths.list)
    await card(page, 101).click()
    await panel(page)
      .getByRole('button', { name: /Калькулятор/ })
      .click()
    await expect(page).toHaveURL(/estimate\?ids=101$/)
    await page.getByRole('button', { name: ru.estimate.share }).click()
    await expect(page.getByRole('status').filter({ hasText: ru.estimate.copied })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname + new URL(copied).search).toBe('/analysis/estimate?ids=101')

    await page.emulateMedia({ media: 'print' })
    const request = page.getByRole('main').getByRole('link', { name: ru.calculator.request.button })
    for (const unwanted of [request, page.locator('footer'), page.locator('header nav')]) {
      await expect(unwanted.first()).toBeHidden()
    }
    await expect(page.locator('table').first()).toBeVisible()
    // The text of the leaflets is on the page itself.
    const preparation = page.getByRole('region', { name: ru.estimate.preparation })
    await expect(preparation).toContainText('без еды, но не больше 14')
    await expect(preparation.getByRole('link')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await expect(preparation.getByRole('link', { name: ru.estimate.leafletFile })).toBeVisible()

    await page.goto(`${paths.estimate}?ids=201,202`)
    await page.getByRole('link', { name: ru.estimate.edit }).click()
    await expect(page).toHaveURL(paths.list)
    await expect(panel(page)).toContainText('Выбрано анализов: 2 шт')
    expectNone()
  })
})

test.describe('the list on phones', () => {
  test.use(devices.phone)

  test('categories unfold, rows add, the dock counts, its dialog lists the selection and closes', async ({
    page,
  }) => {
    const { expectNone } = watch(page)
    await page.goto(paths.list)
    const fold = page.locator('details').filter({ hasText: 'Генетика' })
    await fold.locator('summary').tap()
    await expect(fold.locator('input[name=ids]')).toHaveCount(10)
    await fold.locator('label').first().tap()
    const dock = page.locator('button[type=submit][form]')
    await expect(dock).toContainText(money('33 500'))
    await dock.tap()
    const view = page.getByRole('dialog')
    await expect(view).toContainText('Выбрано анализов: 1 шт')
    await expectAccessible(page, { within: ['dialog[open]'] })
    await view.getByRole('button', { name: /^Убрать/ }).tap()
    await expect(view).toContainText(money('0'))
    await view.getByRole('button', { name: ru.calculator.back }).tap()
    await expect(view).toBeHidden()
    await fold.locator('summary').tap()
    await expect(fold.locator('label').first()).toBeHidden()
    expectNone()
  })
})

test.describe('the field of the list', () => {
  test.use(devices.phone)

  test("finds what the site's search finds, in its order; without a connection it filters what it has", {
    tag: '@own-page',
  }, async ({ page, context }) => {
    await page.goto(paths.list, { waitUntil: 'networkidle' })
    const field = page.getByRole('searchbox', { name: ru.analyses.find })
    const first = page.locator('main form[id] li').first()
    await field.pressSequentially('витамин д')
    await expect(first).toContainText('Витамин D')
    await field.fill('оак')
    await expect(first).toContainText('Общий анализ крови (ОАК)')
    await expect(page.getByText(ru.analyses.nothing)).toBeHidden()
    await context.setOffline(true)
    await field.fill('лейкоформ')
    await expect(page.getByText(ru.analyses.failed)).toBeVisible()
    await expect(page.getByText(ru.analyses.nothing)).toBeHidden()
    await field.fill('билирубин')
    await expect(first).toContainText('Билирубин')
    await context.setOffline(false)
    await page.goto(`/kk${paths.list}`)
    await page.getByRole('searchbox', { name: kk.analyses.find }).fill('ттг')
    await expect(first).toContainText('Тиреотропты гормон (ТТГ)')
  })
})

test.describe('with 5,000 analyses in 30 categories', () => {
  test.describe.configure({ mode: 'serial' })
  let folder: SiteFolder
  let backend: Running
  let site: Running

  test.beforeAll(async () => {
    folder = siteFolder()
    backend = await startBackend(['--analyses', '5000', '--analysisCategories', '30'])
    site = await folder.start({ BACKEND_URL: backend.url })
    await untilServed(`${site.url}/analysis/list`)
  })

  test.afterAll(async () => {
    await site?.stop()
    await backend?.stop()
    folder?.remove()
  })

  const get = async (path: string, device: Device) => {
    const headers = { 'User-Agent': userAgents[device] }
    const response = await fetch(site.url + path, { headers, redirect: 'manual' })
    return { status: response.status, html: await response.text() }
  }
  const linksIn = (html: string, start: string) => [
    ...new Set(html.match(new RegExp(`(?<=href=")${start}[^"]+(?=")`, 'g'))),
  ]

  for (const device of visitors) {
    test(`every analysis is reachable by plain links, on pages of limited size, ${device}`, async () => {
      const limit = budgetOf('analyses', { large: true })
      const visit = async (path: string) => {
        const { status, html } = await get(path, device)
        expect(status, path).toBe(200)
        expect(Buffer.byteLength(html), path).toBeLessThan(limit.html)
        expect(gzipSync(html).length, path).toBeLessThan(limit.htmlGzip)
        return html
      }
      const categories = linksIn(await visit(paths.list), '/analysis/category/')
      expect(categories).toHaveLength(30)
      const idOf = (category: string) => Number(/\d+/.exec(category))
      const { html } = await get('/api/catalogue/analyses', device)
      const all: readonly CalculatorItem[] = JSON.parse(html).data
      expect(new Set(all.map(({ category }) => category))).toEqual(new Set(categories.map(idOf)))
      // Layouts differ in markup and categories in records: all pages of some categories are enough.
      const isWhole = device === 'phone'
      const visited = categories.filter((_, index) => (isWhole ? index % 6 === 0 : index < 2))
      for (const category of visited) {
        const parts = [await visit(category)]
        const pages = linksIn(parts.join(), `${category}/page/`)
        expect(pages, category).not.toEqual([])
        for (const page of isWhole ? pages : pages.slice(-1)) parts.push(await visit(page))
        if (!isWhole) continue
        const own = all.filter(each => each.category === idOf(category))
        const paths = own.map(({ slug }) => `/analysis/list/${slug}`)
        expect(new Set(linksIn(parts.join(), '/analysis/list/')), category).toEqual(new Set(paths))
      }
    })
  }

  test('the site map lists all of them', async () => {
    const { html } = await get('/karta-sayta', 'phone')
    expect(linksIn(html, '/analysis/list/')).toHaveLength(5000)
    expect(Buffer.byteLength(html)).toBeLessThan(budgetOf('siteMap').html)
  })

  test.describe('without JavaScript', () => {
    test.use({ ...devices.desktop, javaScriptEnabled: false })

    test('a page /page/2: its part of the list, its own title and text, noindex', async ({
      page,
    }) => {
      await page.goto(site.url + paths.category)
      const first = await page.locator('input[name=ids]').evaluateAll(valuesOf)
      expect(first).toHaveLength(60)
      const numbers = page.getByRole('navigation', { name: ru.common.pages.label })
      await numbers.getByRole('link', { name: 'Страница 2' }).click()
      await expect(page).toHaveURL(`${site.url}${paths.category}/page/2`)
      await expect(page.locator('h1')).toHaveText('Биохимия крови, страница 2')
      await expect(page).toHaveTitle(/, страница 2$/)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
      const second = await page.locator('input[name=ids]').evaluateAll(valuesOf)
      expect(second.filter(id => first.includes(id))).toEqual([])
      await expect(numbers.locator('[aria-current]')).toHaveText('2')
      await page.goto(`${site.url}/kk${paths.category}/page/2`)
      await expect(page.locator('h1')).toHaveText('Қан биохимиясы, 2-бет')
    })
  })

  test('beyond the last page is a 404; another spelling of the slug keeps the page number', async () => {
    const { status, html } = await get(`${paths.category}/page/50`, 'desktop')
    expect(status).toBe(404)
    expect(html).toContain(ru.notFound.title)
    const moved = await fetch(`${site.url}/analysis/category/2-blood/page/2`, {
      redirect: 'manual',
    })
    expect(moved.status).toBe(308)
    expect(moved.headers.get('location')).toMatch(/\/2-biohimiya-krovi\/page\/2$/)
  })

  test('the sitemap has all of them in both languages, complete, and no further pages of lists', async () => {
    const { html: sitemap } = await get('/sitemap.xml', 'desktop')
    expect(sitemap.match(/<loc>[^<]+\/analysis\/list\//g)).toHaveLength(10_000)
    expect(sitemap).toMatch(/<\/urlset>\s*$/)
    expect(sitemap).not.toContain('/page/')
  })

  test('a part of the price list is a small response, the complete list a moderate one', async () => {
    const api = '/api/catalogue/analyses'
    const part = JSON.parse((await get(`${api}?category=7`, 'phone')).html).data
    expect(part.length).toBeGreaterThan(60)
    expect(part.length).toBeLessThan(300)
    const { html: whole } = await get(api, 'phone')
    expect(JSON.parse(whole).data).toHaveLength(5000)
    expect(gzipSync(whole).length).toBeLessThan(200_000)
  })
})

const valuesOf = (boxes: readonly Element[]) => boxes.map(box => box.getAttribute('value'))
