import { expect, type Page } from '@playwright/test'
import { visitKey } from '../../../lib/requests/browser/attribution'

/** Opens a page and waits for what runs behind it: with that the visit is noted. */
export async function openWithLateParts(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const isNoted = () =>
    page.evaluate(key => {
      const { seen = 0 } = JSON.parse(localStorage.getItem(key) ?? '{}')
      return seen >= performance.timeOrigin
    }, visitKey)
  await expect.poll(isNoted).toBe(true)
}
