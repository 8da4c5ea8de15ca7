/** Targets large enough for fingers that are not steady (WCAG 2.5.8). */
import { expect, type Page } from '@playwright/test'
import type { Device } from './visitors'

/** The trap for robots is no field for anybody. */
const fields = 'input:not([type=hidden], [name=website])'

/** Elements to be pressed that are smaller than so many pixels, inline links apart. */
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

/** On a phone 44 px for what is done, and 24 px for the rest; 24 px on a desktop. */
export async function expectLargeTargets(page: Page, device: Device): Promise<void> {
  if (device === 'phone') {
    // The dots of a slider repeat what its arrows do.
    const actions = ['body > header a', 'aside a', 'button:not([aria-current])', 'summary', fields]
    expect.soft(await smallTargets(page, 44, actions.join())).toEqual([])
  }
  expect.soft(await smallTargets(page, 24, `a, button, summary, ${fields}`)).toEqual([])
}
