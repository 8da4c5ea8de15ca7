import { expect } from '@playwright/test'
import { freePort, siteFolder } from '../support/site'
import { test } from '../support/test'

/** A page that is open while a new release is deployed. */
test('navigation is client-side, and a full page load after a new release', async ({ page }) => {
  const folder = siteFolder()
  const port = await freePort()
  const start = (release: string) => folder.start({ NEXT_DEPLOYMENT_ID: release }, port)
  let site = await start('one')
  const follow = async (path: string) => {
    await page.locator(`header a[href="${path}"], footer a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(site.url + path)
  }
  try {
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    await page.goto(`${site.url}/about-us`, { waitUntil: 'networkidle' })
    expect(await page.locator('script[src*="dpl=one"]').count()).toBeGreaterThan(0)
    await page.evaluate(() => Object.assign(window, { before: true }))
    await follow('/contacts')
    expect(await page.evaluate(() => 'before' in window)).toBe(true)
    await site.stop()
    site = await start('two')

    await follow('/about-us')
    await expect(page.locator('script[src*="dpl=two"]').first()).toBeAttached()
    expect(await page.evaluate(() => 'before' in window)).toBe(false)
    expect(errors).toEqual([])
  } finally {
    await site.stop()
    folder.remove()
  }
})
