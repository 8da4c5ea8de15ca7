/** Controls that can be seen and do nothing without scripts. */
import type { Page } from '@playwright/test'

/**
 * Visible buttons that neither the browser nor a style does anything for, fields that belong to no
 * form, and links without an address; each by its name or text.
 */
export function deadControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = 'button, select, input, textarea, a:not([href]), [role=tab], [role=button]'
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1
    const seenLinks = () => [...document.links].filter(isSeen).length

    const isAlive = (element: HTMLElement) => {
      if (element instanceof HTMLAnchorElement) return element.hasAttribute('href')
      if (element instanceof HTMLButtonElement && element.type === 'button') {
        if (element.hasAttribute('popovertarget')) return true
        // A menu may open with the focus.
        const before = seenLinks()
        element.focus()
        return seenLinks() > before
      }
      const { form } = element as HTMLButtonElement | HTMLInputElement
      // The display panel works by styles; Enter sends a form with one field.
      if (!form || form.hasAttribute('data-display')) return form !== null
      const parts = [...form.elements] as HTMLInputElement[]
      const fields = parts.filter(({ type }) => type !== 'button')
      return parts.some(({ type }) => type === 'submit') || fields.length === 1
    }

    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter(element => isSeen(element) && !isAlive(element))
      .map(element => `${element.tagName} ${element.ariaLabel ?? element.innerText}`)
  })
}
