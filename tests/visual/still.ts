/** Pages that look the same in every screenshot. */

import { userAgents } from '@clinic/seo-report/rules/user-agents'
import { type BrowserContextOptions, expect, type Page } from '@playwright/test'

/** A Monday at 11:00 in Almaty: the clinic is open. */
const monday = new Date('2026-03-16T11:00:00+05:00')

/** Without motion: sliders and transitions stand still. */
const still = { reducedMotion: 'reduce', deviceScaleFactor: 1 } as const

/** The browser context for a viewport; below 640 px a phone. */
export function visitorOf(width: number, height: number): BrowserContextOptions {
  const viewport = { width, height }
  if (width >= 640) return { ...still, viewport, userAgent: userAgents.desktop }
  return { ...still, viewport, userAgent: userAgents.phone, isMobile: true, hasTouch: true }
}

export async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(monday)
  await page.goto(path, { waitUntil: 'networkidle' })
}

/**
 * Compares the viewport with the screenshot of that name.
 *
 * @param options of Playwright, for pages that need more tolerance
 */
export async function expectPicture(
  page: Page,
  name: string,
  options: { readonly maxDiffPixelRatio?: number } = {},
): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images].filter(image => {
      const { width, top, right, bottom, left } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    })
    await Promise.all(pictures.map(picture => picture.decode()))
  })
  await expect(page).toHaveScreenshot(`${name}.png`, options)
}
