/**
 * Client navigation: prefetching, what "back", a reload and rotating a phone restore, and the
 * progress indicator.
 */
import { expect, type Page, type Request } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { pressMore } from './support/press-more'
import { type Device, devices } from './support/visitors'

const both = Object.keys(devices) as Device[]

/** RSC requests, for a navigation or a prefetch. */
const isPageData = (request: Request) => request.headers().rsc === '1'

/** Paths of the RSC requests from now on. */
function pageData(page: Page): string[] {
  const paths: string[] = []
  page.on('request', request => {
    if (isPageData(request)) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await expect.poll(() => place(page)).toBe(top)
}

for (const device of both) {
  test.describe(`prefetching, ${device}`, () => {
    test.use(devices[device])

    const path = device === 'desktop' ? '/' : '/analysis/list'
    test(`${path}: no prefetch while scrolling, one for a hovered or touched link`, async ({
      page,
    }) => {
      const asked = pageData(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 400) {
          window.scrollTo({ top, behavior: 'instant' })
          await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 20)))
        }
      })
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])

      const link = page.locator('footer nav a').nth(7)
      await link.scrollIntoViewIfNeeded()
      const prefetched = page.waitForResponse(response => isPageData(response.request()))
      if (device === 'phone') await link.dispatchEvent('touchstart')
      else await link.hover()
      await (await prefetched).finished()
      await page.waitForLoadState('networkidle')
      expect(new Set(asked)).toEqual(new Set([await link.getAttribute('href')]))
    })
  })
}

test.describe('"back" and a reload on a desktop', () => {
  test.use(devices.desktop)

  test('analyses: number of rows, scroll position, calculator', async ({ page }) => {
    await page.goto('/analysis/list', { waitUntil: 'networkidle' })
    await pressMore(page.getByRole('button', { name: 'Показать ещё 60' }))
    await expect(page.locator('input[name=ids]')).toHaveCount(120)
    await page.locator('label:has([value="101"])').click()
    const row = page.locator('main form li').nth(100)
    await row.scrollIntoViewIfNeeded()
    const before = await place(page)
    expect(before).toBeGreaterThan(2000)
    await row.locator('a').first().click()
    // The first request for that page on a fresh site has to render it.
    const price = page.locator('main [aria-labelledby=price]')
    await expect(price).toBeVisible({ timeout: 30_000 })
    await page.goBack()
    await expect(page.locator('input[name=ids]')).toHaveCount(120)
    // Scrolled to the row, as rows out of sight are laid out when they come near.
    await expect.poll(() => place(page)).toBeGreaterThan(before - 200)
    await expect(row).toBeInViewport()
    await expect(page.locator('[value="101"]')).toBeChecked()
    await page.goForward()
    await expect(price).toBeVisible()
    await page.goBack()
    await expect(row).toBeInViewport()
    await page.reload()
    await expect(page.locator('input[name=ids]')).toHaveCount(120)
    await expect(page.locator('[value="101"]')).toBeChecked()
    await expect(row).toBeInViewport()
  })

  test('analyses: the letter, and the text of the name filter', async ({ page }) => {
    await page.goto('/analysis/list', { waitUntil: 'networkidle' })
    const letters = page.getByRole('navigation', { name: ru.analyses.letters })
    await letters.getByRole('link', { name: 'Г', exact: true }).click()
    await expect(page.locator('main form h2')).toHaveText(['Гормоны щитовидной железы', 'Генетика'])
    await page.locator('main form li a').first().click()
    await expect(page.locator('main [aria-labelledby=price]')).toBeVisible()
    await page.goBack()
    await expect(page.locator('main form h2')).toHaveText(['Гормоны щитовидной железы', 'Генетика'])

    await page.getByRole('searchbox', { name: ru.analyses.find }).fill('ферритин')
    const found = page.getByText('Найдено анализов: 1', { exact: true })
    await expect(found).toBeVisible()
    await page.locator('main form li a').first().click()
    await expect(page.locator('main [aria-labelledby=price]')).toBeVisible()
    await page.goBack()
    await expect(found).toBeVisible()
    await page.reload()
    await expect(found).toBeVisible()

    // A link to the list opens it in its initial state.
    await page.locator('header').getByRole('link', { name: ru.nav.posts }).click()
    await expect(page).toHaveURL(/\/posts\/list$/)
    await page.locator('header').getByRole('link', { name: ru.nav.analyses }).click()
    await expect(page).toHaveURL(/\/analysis\/list$/)
    await expect(page.getByRole('searchbox', { name: ru.analyses.find })).toHaveValue('')
    await expect(letters.locator('[aria-current]')).toHaveText('Все')
  })

  test('doctors: order, specialty, the selected one, scroll position of the list', async ({
    page,
  }) => {
    await page.goto('/doctors-list/list', { waitUntil: 'networkidle' })
    const cards = page.locator('main article:has(h2)')
    const panel = page.getByRole('tabpanel', { name: ru.doctors.list.doctors })
    const tab = page.getByRole('tab', { name: ru.doctors.list.tabs.experience })
    await tab.click()
    await expect(cards.first()).toContainText(/3\d (год|лет)/)
    const tenth = cards.nth(9)
    const name = await tenth.locator('h2').innerText()
    await tenth.locator('h2 a').click()
    await expect(tenth).toHaveAttribute('data-selected')
    const kept = () => page.evaluate(() => history.state?.kept?.place?.top ?? 0)
    await expect.poll(kept).toBeGreaterThan(500)
    await tenth.getByRole('link', { name: ru.doctors.card.more }).click()
    await expect(page.locator('h1')).toHaveText(name)
    await page.goBack()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(tenth).toHaveAttribute('data-selected')
    await expect(tenth.locator('h2')).toBeInViewport()
    expect(await panel.evaluate(element => element.scrollTop)).toBeGreaterThan(500)

    const specialty = page.getByRole('link', { name: 'Кардиолог', exact: true })
    await specialty.click()
    await expect(cards).toHaveCount(2)
    await page.reload()
    await expect(cards).toHaveCount(2)
    await expect(specialty).toHaveAttribute('aria-current', 'true')
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  })
})

test.describe('"back", a reload and rotating a phone', () => {
  test.use(devices.phone)

  const turn = (page: Page, way: 'up' | 'over') =>
    page.setViewportSize(way === 'up' ? { width: 390, height: 844 } : { width: 844, height: 390 })

  test('analyses: open categories, scroll position, calculator', async ({ page }) => {
    await page.goto('/analysis/list', { waitUntil: 'networkidle' })
    const fold = page.locator('details').filter({ hasText: 'Генетика' })
    await fold.locator('summary').tap()
    await expect(fold.locator('input[name=ids]')).toHaveCount(10)
    await fold.locator('label').first().tap()
    const dock = page.locator('button[type=submit][form]')
    await expect(dock).toContainText(/33\s500\s₸/)
    const row = fold.locator('li').nth(8)
    await row.scrollIntoViewIfNeeded()
    await row.locator('a').first().tap()
    await expect(page.locator('main [aria-labelledby=price]')).toBeVisible()
    await page.goBack()
    await expect(fold).toHaveAttribute('open', '')
    await expect(row).toBeInViewport()
    await expect(dock).toContainText(/33\s500\s₸/)
    await page.reload()
    await expect(fold.locator('input[name=ids]')).toHaveCount(10)
    await expect(row).toBeInViewport()

    await turn(page, 'over')
    const panel = page.getByRole('complementary', { name: ru.calculator.title })
    await expect(panel).toContainText('Выбрано анализов: 1 шт')
    await expect(page.locator('main form h2')).toHaveText(['Генетика'])
    await turn(page, 'up')
    await expect(fold).toHaveAttribute('open', '')
    await expect(dock).toContainText(/33\s500\s₸/)
  })

  test('analyses: the text of the name filter', async ({ page }) => {
    await page.goto('/analysis/list', { waitUntil: 'networkidle' })
    const field = page.getByRole('searchbox', { name: ru.analyses.find })
    await field.fill('ферритин')
    const found = page.getByText('Найдено анализов: 1', { exact: true })
    await expect(found).toBeVisible()
    await turn(page, 'over')
    await expect(page.getByRole('navigation', { name: ru.analyses.letters })).toBeVisible()
    await expect(field).toHaveValue('ферритин')
    await expect(found).toBeVisible()
  })

  test('doctors: the specialty', async ({ page }) => {
    await page.goto('/doctors-list/list', { waitUntil: 'networkidle' })
    await page.getByLabel(ru.doctors.select.placeholder).tap()
    await page.getByRole('option', { name: 'Кардиолог', exact: true }).tap()
    const cards = page.locator('main article:has(h2)')
    await expect(cards).toHaveCount(2)
    await cards.nth(1).getByRole('link', { name: ru.doctors.card.more }).tap()
    await expect(page.getByRole('tab', { name: ru.doctors.details.about })).toBeVisible()
    const about = page.getByRole('tabpanel', { name: ru.doctors.details.about })
    await expect(about).toBeVisible()
    await page.getByRole('tab', { name: ru.doctors.details.reviews }).tap()
    await expect(about).toBeHidden()
    await expect(page.getByRole('tabpanel', { name: ru.doctors.details.reviews })).toBeVisible()
    await page.goBack()
    await expect(cards).toHaveCount(2)
    await expect(page.getByLabel(/: Кардиолог/)).toBeVisible()
    await page.goForward()
    const reviews = page.getByRole('tab', { name: ru.doctors.details.reviews })
    await expect(reviews).toHaveAttribute('aria-selected', 'true')
    await page.goBack()
    await turn(page, 'over')
    await expect(page.getByRole('link', { name: 'Кардиолог', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(cards).toHaveCount(2)
  })
})

for (const device of both) {
  test.describe(`a long page, ${device}`, () => {
    test.use(devices[device])

    test('"back" to the middle of the home page restores the scroll position', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' })
      await scrollTo(page, 1500)
      const link = page.locator('main a[href*="/doctors-list/"]:not([href$="/list"])').first()
      await link.evaluate((element: HTMLElement) => element.click())
      await expect(page).toHaveURL(/\/doctors-list\/[\w-]+$/)
      await page.goBack()
      await expect.poll(() => place(page)).toBe(1500)
    })
  })
}

test.describe('the search box', () => {
  test.use(devices.desktop)

  test('"back" from a hit restores the query', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const field = page.getByRole('combobox', { name: ru.search.label })
    await field.fill('кардиолог')
    await page.getByRole('option').first().click()
    await expect(page).not.toHaveURL(/\/$/)
    await page.goBack()
    await expect(field).toHaveValue('кардиолог')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await page.reload()
    await expect(field).toHaveValue('кардиолог')
  })
})

test.describe('a slow navigation', () => {
  test.use(devices.desktop)

  const bar = (page: Page, loading: string) =>
    page.getByRole('status').filter({ hasText: loading }).first()

  test('a progress bar and text appear after a delay, and disappear when the page is there', async ({
    page,
  }) => {
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.goto('/kk', { waitUntil: 'networkidle' })
    await page.route(
      url => url.searchParams.has('_rsc'),
      async route => {
        await held
        await route.continue()
      },
    )
    await page.locator('header').getByRole('link', { name: kk.nav.posts }).click()
    await expect(bar(page, kk.common.loading)).toBeAttached()
    const box = await bar(page, kk.common.loading).boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, width: 1440 })
    release()
    await expect(page).toHaveURL(/\/kk\/posts\/list$/)
    await expect(bar(page, kk.common.loading)).toHaveCount(0)
  })

  test('no indicator timer is left after a navigation, also to the same page or to an anchor', {
    tag: '@own-page',
  }, async ({ page }) => {
    // Timers of the bar never fire here: they are counted, and have to be cleared.
    await page.addInitScript(() => {
      const timers = { set: 0, left: new Set<number>() }
      const { setTimeout: wait, clearTimeout: clear } = window
      Object.assign(window, {
        timers,
        setTimeout(run: TimerHandler, delay?: number, ...rest: unknown[]) {
          if (delay !== 300) return wait(run, delay, ...rest)
          timers.set += 1
          timers.left.add(-timers.set)
          return -timers.set
        },
        clearTimeout(id?: number) {
          if (!timers.left.delete(id ?? 0)) clear(id)
        },
      })
    })
    const timers = () =>
      page.evaluate(() => {
        const { set, left } = Reflect.get(window, 'timers')
        return { set, left: left.size }
      })
    await page.goto('/check-up/list', { waitUntil: 'networkidle' })
    const header = page.locator('header')
    const visits = [
      () => header.getByRole('link', { name: ru.nav.checkUps }).click(),
      () => header.getByRole('link', { name: ru.nav.posts }).click(),
      () => page.goBack(),
    ]
    let { set } = await timers()
    for (const visit of visits) {
      await visit()
      await expect.poll(async () => (await timers()).set).toBeGreaterThan(set)
      await expect.poll(async () => (await timers()).left).toBe(0)
      set = (await timers()).set
    }
    await page.getByRole('link', { name: ru.checkUps.list.packages }).click()
    await expect(page).toHaveURL(/#/)
    await expect.poll(async () => (await timers()).left).toBe(0)
  })
})
