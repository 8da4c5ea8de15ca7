/** Sufficient size of tap targets (WCAG 2.5.8). */
import { expect, type Page } from '@playwright/test'
import type { Device } from './visitors'

/** Without the honeypot, which is not visible. */
const fields = 'input:not([type=hidden], [name=website])'

/** Interactive elements smaller than the given size in pixels, except inline links. */
async function smallTargets(page: Page, least: number, selector: string) {
  return page.locator(selector).evaluateAll(
    (all, size) =>
      all.flatMap(element => {
        const target = element.closest('label') ?? element
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
        if (element.closest('[inert]') || getComputedStyle(element).display === 'inline') return []
        // A card is pressed through the ::after of its link or button.
        const after = getComputedStyle(element, '::after')
        const spread = after.content !== 'none' && after.position === 'absolute'
        const { width, height } = (
          (spread && element instanceof HTMLElement && element.offsetParent) ||
          target
        ).getBoundingClientRect()
        const fits = width >= size - 0.5 && height >= size - 0.5
        return fits
          ? []
          : [`${Math.round(width)} × ${Math.round(height)} ${element.outerHTML.slice(0, 90)}`]
      }),
    least,
  )
}

/** 44 px for primary controls on phones, 24 px for all others and on desktops. */
export async function expectLargeTargets(page: Page, device: Device): Promise<void> {
  if (device === 'phone') {
    // The dots of a slider are redundant with its arrows.
    const actions = ['body > header a', 'aside a', 'button:not([aria-current])', 'summary', fields]
    expect.soft(await smallTargets(page, 44, actions.join())).toEqual([])
  }
  expect.soft(await smallTargets(page, 24, `a, button, summary, ${fields}`)).toEqual([])
}
