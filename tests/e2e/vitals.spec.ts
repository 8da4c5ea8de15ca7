/** How fast a page was is sent once, when the visitor leaves it, and counted by type of page. */
import { expect } from '@playwright/test'
import { test } from '../support/test'
import { devices } from './support/visitors'

for (const device of ['desktop', 'phone'] as const) {
  test.describe(device, () => {
    test.use(devices[device])

    test('a visited page tells its times when it is left', async ({ page }) => {
      const sent: { path: string; LCP: number; TTFB: number; CLS: number }[] = []
      const answers: number[] = []
      await page.route('**/api/vitals', async route => {
        sent.push(route.request().postDataJSON())
        await route.continue()
      })
      page.on('response', response => {
        if (response.url().endsWith('/api/vitals')) answers.push(response.status())
      })
      const loaded = page.waitForResponse(
        response =>
          response.request().resourceType() === 'script' && response.url().includes('/_next/'),
      )
      await page.goto('/kk/services/top')
      await loaded
      // The module comes after everything else.
      await page.waitForTimeout(4500)
      expect(sent).toEqual([])
      await page.locator('footer a[href="/kk/contacts"]').first().click()
      await page.waitForURL('**/kk/contacts')
      await expect.poll(() => sent.length).toBe(1)
      const [vitals] = sent
      expect(vitals?.path).toBe('/kk/services/top')
      expect(vitals?.TTFB).toBeGreaterThan(0)
      expect(vitals?.LCP).toBeGreaterThanOrEqual(vitals?.TTFB ?? 0)
      expect(vitals?.CLS).toBeLessThan(0.1)
      expect(Object.keys(vitals ?? {}).sort()).toEqual(
        expect.arrayContaining(['CLS', 'LCP', 'TTFB', 'path']),
      )
    })
  })
}
