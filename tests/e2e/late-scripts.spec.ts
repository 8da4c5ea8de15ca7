import { expect, type Page, test } from '@playwright/test'
import { userAgents } from '../support/userAgents'

/** Scripts come after what is seen first, of kept pages and of those made for one visit. */

/** In milliseconds since the visit began: when the first script was asked for, and the rest was there. */
function times(page: Page) {
  return page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => 'initiatorType' in entry)
      .filter(({ name }) => name.includes('/_next/static/'))
    const scripts = files.filter(({ initiatorType }) => initiatorType === 'script')
    // Without those that scripts ask for later.
    const styles = files.filter(
      file => 'renderBlockingStatus' in file && file.renderBlockingStatus === 'blocking',
    )
    return {
      count: scripts.length,
      first: Math.min(...scripts.map(({ startTime }) => startTime)),
      styled: Math.max(...styles.map(({ responseEnd }) => responseEnd)),
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

/** Milliseconds; scripts do not wait for ever. */
for (const delay of [800, 4000]) {
  test(`a largest picture that comes after ${delay} ms`, async ({ page }) => {
    await page.route('/_next/image*', async route => {
      await new Promise(resolve => setTimeout(resolve, delay))
      await route.continue()
    })
    await page.goto('/posts/vecherniy-priem-so-skidkoy', { waitUntil: 'commit' })
    await expect.poll(async () => (await times(page)).count).toBeGreaterThan(3)
    const { first, styled } = await times(page)
    expect(first - styled).toBeGreaterThan(500)
    expect(first - styled).toBeLessThan(3500)
  })
}

test('where no frame is ever made, scripts come all the same', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.goto('/contacts', { waitUntil: 'load' })
  await expect.poll(async () => (await times(page)).count).toBeGreaterThan(3)
})
