import { expect, test } from '@playwright/test'
import { freePort, siteFolder } from '../support/site'

/** A visitor in the middle of a visit while the site is replaced by a new release. */
test('a page of the release before loads the next page anew instead of mixing the two', async ({
  page,
}) => {
  const folder = siteFolder()
  const port = await freePort()
  const start = (release: string) => folder.start({ NEXT_DEPLOYMENT_ID: release }, port)
  let site = await start('one')
  try {
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    await page.goto(`${site.url}/about-us`, { waitUntil: 'networkidle' })
    expect(await page.locator('script[src*="dpl=one"]').count()).toBeGreaterThan(0)
    await page.evaluate(() => Object.assign(window, { before: true }))
    await site.stop()
    site = await start('two')

    await page.locator('header a[href="/contacts"], footer a[href="/contacts"]').first().click()
    await expect(page).toHaveURL(`${site.url}/contacts`)
    await expect(page.locator('script[src*="dpl=two"]').first()).toBeAttached()
    expect(await page.evaluate(() => 'before' in window)).toBe(false)
    expect(errors).toEqual([])
  } finally {
    await site.stop()
    folder.remove()
  }
})

test('within one release the next page comes without a document', async ({ page }) => {
  const folder = siteFolder()
  const site = await folder.start({ NEXT_DEPLOYMENT_ID: 'one' })
  try {
    await page.goto(`${site.url}/about-us`, { waitUntil: 'networkidle' })
    await page.evaluate(() => Object.assign(window, { before: true }))
    await page.locator('header a[href="/contacts"], footer a[href="/contacts"]').first().click()
    await expect(page).toHaveURL(`${site.url}/contacts`)
    expect(await page.evaluate(() => 'before' in window)).toBe(true)
  } finally {
    await site.stop()
    folder.remove()
  }
})
