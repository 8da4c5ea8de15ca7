import { gzipSync } from 'node:zlib'
import { expect, type Locator, type Page } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { siteFolder, startBackend, untilServed } from '../support/site'
import { test } from '../support/test'
import { type Device, devices, userAgents } from './support/visitors'

const both = Object.keys(devices) as Device[]

/** None of them repeats a promotion above. */
async function expectOthers(more: Locator, above: Locator): Promise<void> {
  const targets = (list: Locator) =>
    list.locator('a').evaluateAll(links => links.map(link => link.getAttribute('href')))
  const known = await targets(above)
  expect((await targets(more)).filter(href => known.includes(href))).toEqual([])
}

/** Fills in the dialog; returns the submitted body. */
async function requested(
  page: Page,
  kind: 'promotion' | 'posts',
  button: string,
  phone: string,
): Promise<unknown> {
  await page.getByRole('link', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: ru.request.titles[kind] })
  await expect(dialog).toContainText((await page.locator('h1').textContent()) ?? '')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('textbox').first().fill('Айгуль')
  await dialog.locator('input[type="tel"]').fill(phone)
  const submitted = page.waitForRequest(request =>
    request.url().endsWith('/api/request-promotions'),
  )
  await dialog.getByRole('button', { name: ru.request.send }).click()
  const request = await submitted
  expect((await request.response())?.ok()).toBe(true)
  await expect(dialog).toHaveCount(0)
  return request.postDataJSON()
}

test.describe('without JavaScript', () => {
  test.use({ ...devices.phone, javaScriptEnabled: false })
  const { common, offerFor, articles, promotions, shell } = kk
  const prefix = '/kk'

  test('the promotions: tabs, search, cards with prices, three more', async ({ page }) => {
    await page.goto(`${prefix}/promotions/list`)
    const tabs = page.getByRole('navigation', { name: promotions.tabs.label })
    const { label: _, ...names } = promotions.tabs
    await expect(tabs.getByRole('listitem')).toHaveText(Object.values(names))
    await expect(tabs.getByRole('link')).toHaveCount(7)
    await expect(tabs.locator('[aria-disabled="true"]')).toHaveText([
      promotions.tabs.plastic,
      promotions.tabs.ivf,
    ])
    await tabs.getByRole('link', { name: promotions.tabs.oncology }).click()
    await expect(page.locator('#promotions-oncology')).toBeInViewport()
    await expect(tabs.locator('[aria-current="page"]')).toHaveText(promotions.tabs.all)
    await expect(page.locator('main form[role="search"], main search form')).toHaveCount(1)
    const cards = page.locator('main li:has(h2)')
    await expect(cards).toHaveCount(8)
    await expect(cards.first()).toContainText(/5\s200\s₸/)
    await expect(cards.first()).toContainText('20%')
    const more = page.getByRole('region', { name: promotions.more })
    await expect(more.getByRole('listitem')).toHaveCount(3)
    await expectOthers(more.getByRole('listitem'), cards)
    await expect(more.getByRole('link', { name: promotions.all })).toHaveAttribute(
      'href',
      `${prefix}/promotions/list`,
    )
  })

  test('cosmetology has its own list, under its tab', async ({ page }) => {
    await page.goto(`${prefix}/promotions/list`)
    const tabs = page.getByRole('navigation', { name: promotions.tabs.label })
    await tabs.getByRole('link', { name: promotions.tabs.cosmetology }).click()
    await expect(page).toHaveURL(`${prefix}/promotions/category/cosmetology`)
    await expect(page.locator('h1')).toHaveText(promotions.cosmetology.h1)
    await expect(tabs.locator('[aria-current="page"]')).toHaveText(promotions.tabs.cosmetology)
    await expect(page.locator('main li:has(h2)')).toHaveCount(3)
  })

  test('a promotion: terms, price, request, other promotions', async ({ page }) => {
    await page.goto(`${prefix}/promotions/serdtse-v-vyhodnye`)
    const main = page.locator('main')
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(main).toContainText(/13\s600\s₸/)
    await expect(main).toContainText('20%')
    await expect(main).toContainText(offerFor.adults)
    await expect(main).toContainText('40')
    await expect(main).toContainText(promotions.warning)
    const included = page.getByRole('region', { name: promotions.included })
    await expect(included.getByRole('listitem')).toHaveCount(4)
    const journey = page.getByRole('region', { name: promotions.journey })
    await expect(journey.getByRole('listitem')).toHaveCount(3)
    const more = page.getByRole('region', { name: promotions.more })
    await expect(more.getByRole('listitem')).toHaveCount(3)
    const h1 = (await page.locator('h1').textContent()) ?? ''
    // On phones the bottom bar has the button instead of the page.
    await page.getByRole('link', { name: shell.book, exact: true }).click()
    await expect(page.locator('main form[method="post"]')).toContainText(h1)
  })

  test('a promotion without a picture has the placeholder', async ({ page }) => {
    await page.goto(`${prefix}/promotions/obsledovanie-pary`)
    await expect(page.locator('main svg:has(circle[r="2"])').first()).toBeVisible()
    await expect(page.locator('main')).toContainText('15%')
  })

  test('the articles: one tab, cards with "more", three more', async ({ page }) => {
    await page.goto(`${prefix}/posts/list`)
    const tabs = page.getByRole('navigation', { name: articles.tabs.label })
    await expect(tabs.getByRole('link')).toHaveCount(1)
    await expect(tabs.locator('[aria-current="page"]')).toHaveText(articles.tabs.all)
    const cards = page.locator('main article:has(h2)')
    await expect(cards).toHaveCount(15)
    await expect(cards.first()).toContainText(common.more)
    await expect(page.locator('main article:has(h2) img')).toHaveCount(1)
    await expect(cards.nth(3).locator('img')).toHaveCount(1)
    const more = page.getByRole('region', { name: articles.more }).locator('article')
    await expect(more).toHaveCount(3)
  })

  test('an article: dates, reading time, table of contents with links to headings', async ({
    page,
  }) => {
    await page.goto(`${prefix}/posts/mrt-ili-kt`)
    const article = page.locator('main article').first()
    await expect(article.locator('time').first()).toHaveAttribute('datetime', /^2026-02-09T/)
    const contents = page.getByRole('navigation', { name: articles.contents })
    const anchors = await contents
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
    expect(anchors.length).toBeGreaterThanOrEqual(5)
    for (const anchor of anchors) {
      await expect(page.locator(`h2[id="${anchor.slice(1)}"]`)).toHaveCount(1)
    }
    await expect(article.locator('table thead th')).toHaveCount(3)
    await expect(article.locator('blockquote')).toHaveCount(1)
    await expect(page.getByRole('link', { name: articles.all }).last()).toBeVisible()
  })

  test('the request of an article names the article, also after a validation error', async ({
    page,
  }) => {
    await page.goto(`${prefix}/posts/mrt-ili-kt`)
    const name = (await page.locator('h1').textContent()) ?? ''
    await page.getByRole('link', { name: articles.booking.other }).click()
    const form = page.locator('main form[method="post"]')
    await expect(form).toContainText(name)
    await expect(form.locator('input[name="id"]')).toHaveValue('4')
    await expect(form.locator('input[name="page"]')).toHaveValue(`${prefix}/posts/mrt-ili-kt`)
    await form.evaluate((element: HTMLFormElement) => element.submit())
    await expect(page).toHaveURL(/error=/)
    await expect(form).toContainText(name)
  })
})

test.describe('on a phone', () => {
  test.use(devices.phone)

  test('the dialogs of a promotion and of an article send the id', async ({ page }) => {
    await page.goto('/promotions/serdtse-v-vyhodnye')
    expect(await requested(page, 'promotion', ru.shell.book, '7010000021')).toMatchObject({
      promotion_id: 2,
    })
    await page.goto('/posts/mrt-ili-kt')
    const named = page.getByRole('link', { name: 'Записаться — Байжанов Тимур' })
    await expect(named).toHaveAttribute('href', '/request?kind=doctors&id=8')
    expect(await requested(page, 'posts', ru.articles.booking.other, '7010000022')).toMatchObject({
      promotion_id: 4,
    })
  })

  test('a promotion says its last day', async ({ page }) => {
    await page.goto('/promotions/chistka-zubov-vdvoyom')
    await expect(
      page.getByText(/^Акция действует по 31 декабря 2027 г\. включительно$/),
    ).toBeVisible()
    await page.goto('/kk/promotions/chistka-zubov-vdvoyom')
    await expect(page.getByText(/^Акцияның соңғы күні: /)).toBeVisible()
  })

  test('the tabs scroll horizontally and the current one is in view', async ({ page }) => {
    await page.goto('/promotions/category/cosmetology')
    const tabs = page.getByRole('navigation', { name: ru.promotions.tabs.label }).locator('ul')
    await expect(tabs.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 })
    const hidden = await tabs.evaluate(list => list.scrollWidth - list.clientWidth)
    expect(hidden).toBeGreaterThan(100)
  })
})

const mainOf = (html: string) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''

const linksOf = (html: string) =>
  [...new Set([...mainOf(html).matchAll(/<a[^>]* href="([^"]+)"/g)].map(match => match[1]))].sort()

test('hundreds of promotions and articles stay within the page size budget', async () => {
  test.setTimeout(90_000)
  const folder = siteFolder()
  const backend = await startBackend(['--promotions', '200', '--posts', '300'])
  const site = await folder.start({ BACKEND_URL: backend.url })
  try {
    for (const path of ['/promotions/list', '/posts/list']) await untilServed(site.url + path)
    for (const prefix of ['', '/kk']) {
      for (const [path, section, count] of [
        ['/promotions/list', 'promotions', 200],
        ['/posts/list', 'posts', 300],
      ] as const) {
        for (const device of both) {
          const response = await fetch(site.url + prefix + path, {
            headers: { 'User-Agent': userAgents[device] },
          })
          const html = await response.text()
          const pattern = new RegExp(`^(/kk)?/${section}/(?!list(?:$|#)|category/)`)
          expect(linksOf(html).filter(href => pattern.test(href ?? ''))).toHaveLength(count)
          expect(Buffer.byteLength(html)).toBeLessThan(450 * 1024)
          expect(gzipSync(html).length).toBeLessThan(65 * 1024)
        }
      }
    }
  } finally {
    await site.stop()
    await backend.stop()
    folder.remove()
  }
})
