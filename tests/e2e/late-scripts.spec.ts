import { expect, type Page, test } from '@playwright/test'
import ru from '../../messages/ru.json' with { type: 'json' }
import { userAgents } from '../support/userAgents'
import { devices } from './support/visitors'

/** Scripts come after what is seen first, of kept pages and of those made for one visit. */

/** In milliseconds since the visit began: when the first script was asked for, and what it waits for was there. */
function times(page: Page) {
  return page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => 'initiatorType' in entry)
      .filter(({ name }) => name.includes('/_next/static/'))
    const scripts = files.filter(({ initiatorType }) => initiatorType === 'script')
    const largest = document.querySelector<HTMLImageElement>('main img[fetchpriority=high]')
    const [picture] = performance.getEntriesByName(largest?.currentSrc ?? '')
    // Without those that scripts ask for later.
    const styles = files.filter(
      file => 'renderBlockingStatus' in file && file.renderBlockingStatus === 'blocking',
    )
    return {
      count: scripts.length,
      first: Math.min(...scripts.map(({ startTime }) => startTime)),
      styled: Math.max(...styles.map(({ responseEnd }) => responseEnd)),
      pictured: picture && 'responseEnd' in picture ? Number(picture.responseEnd) : 0,
    }
  })
}

for (const [device, userAgent] of [
  ['desktop', userAgents.desktop],
  ['phone', userAgents.phone],
] as const) {
  test(`${device}: the first script is asked for once the styles are there`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ userAgent })
    const page = await context.newPage()
    for (const path of [
      '/',
      '/kk/doctors-list/list',
      '/analysis/list',
      '/search?q=a',
      '/kk/request',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const { count, first, styled } = await times(page)
      expect(count, path).toBeGreaterThan(3)
      expect(first, path).toBeGreaterThan(styled)
    }
    await context.close()
  })
}

test('scripts wait for the largest picture', async ({ page }) => {
  await page.route('/_next/image*', async route => {
    await new Promise(resolve => setTimeout(resolve, 800))
    await route.continue()
  })
  await page.goto('/posts/vecherniy-priem-so-skidkoy', { waitUntil: 'load' })
  await expect.poll(async () => (await times(page)).count).toBeGreaterThan(3)
  const { first, pictured } = await times(page)
  expect(pictured).toBeGreaterThan(800)
  expect(first).toBeGreaterThan(Math.min(pictured, 2000))
})

for (const [name, answer] of [
  ['never comes', 'none'],
  ['is broken', 'broken'],
] as const) {
  test(`a largest picture that ${name} does not keep scripts away`, async ({ page }) => {
    await page.route('/_next/image*', async route => {
      if (answer === 'broken') await route.fulfill({ contentType: 'image/webp', body: 'none' })
    })
    await page.goto('/posts/vecherniy-priem-so-skidkoy', { waitUntil: 'commit' })
    await expect.poll(async () => (await times(page)).count).toBeGreaterThan(3)
  })
}

test('where no frame is ever made, scripts come all the same', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.goto('/contacts', { waitUntil: 'load' })
  await expect.poll(async () => (await times(page)).count).toBeGreaterThan(3)
})

test.describe('what is done before scripts are there', () => {
  test.use(devices.phone)

  /** Opens a page whose scripts come when they are let. @returns what lets them come */
  async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
    let come = () => {}
    const wanted = new Promise<void>(resolve => {
      come = resolve
    })
    await page.route('/_next/static/**/*.js', async route => {
      await wanted
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.readyState !== 'loading')
    return come
  }

  test('a tapped button opens its dialog', async ({ page }) => {
    const come = await openWithoutScripts(page, '/doctors-list/list')
    const button = page.getByRole('link', { name: ru.doctors.card.appointment }).first()
    await button.click()
    await expect(button).toHaveCSS('opacity', '0.6')
    come()
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
    await expect(page).toHaveURL(/\/doctors-list\/list$/)
    await expect(button).toHaveCSS('opacity', '1')
  })

  test('the last tap counts, and counts once', async ({ page }) => {
    const come = await openWithoutScripts(page, '/doctors-list/list')
    await page.getByRole('link', { name: ru.doctors.card.appointment }).first().click()
    const menu = page.getByRole('link', { name: ru.shell.menu })
    await menu.click()
    await menu.click()
    come()
    await expect(page.getByRole('dialog', { name: ru.shell.menu })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })

  test('a tapped link is followed when scripts never come', async ({ page }) => {
    await openWithoutScripts(page, '/doctors-list/list')
    await page.getByRole('link', { name: ru.doctors.card.appointment }).first().click()
    await expect(page).toHaveURL(/\/request\?kind=doctors&id=/)
  })

  test('a chosen language is remembered', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: 'kk', url: baseURL ?? '' }])
    const come = await openWithoutScripts(page, '/kk/contacts')
    await page.locator('a[hreflang=ru]').filter({ visible: true }).click()
    come()
    await expect(page).toHaveURL(/:\d+\/contacts$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  })

  test('what was typed is found', async ({ page }) => {
    const come = await openWithoutScripts(page, '/analysis/list')
    await page.getByRole('searchbox', { name: ru.analyses.find }).fill('ферритин')
    come()
    await expect(page.locator('main form[id] label')).toHaveCount(1)
    await expect(page.locator('main form[id] label')).toContainText('Ферритин')
  })

  test('other links, and keys that open a new tab, do what they always do', async ({ page }) => {
    await openWithoutScripts(page, '/doctors-list/list')
    await page.getByRole('link', { name: ru.doctors.card.more }).first().click()
    await expect(page).toHaveURL(/\/doctors-list\/./)
    await expect(page).not.toHaveURL(/\/list$/)
  })
})
