import type { Phone } from '@/lib/clinic'
import { type Locale, splitLocale } from '@/lib/routing/locales'

interface FailedPage {
  readonly locale: Locale
  /** Classes of the page's root. */
  readonly fonts: string
  readonly title: string
  readonly phones: readonly Phone[]
}

/** What the page that failed still shows, before React replaces it. */
export function readFailedPage(): FailedPage {
  const phones = new Map<string, string>()
  for (const { href, innerText } of document.querySelectorAll<HTMLAnchorElement>(
    '[href^="tel:"]',
  )) {
    if (/\d\D\d/.test(innerText)) phones.set(href.slice(4), innerText)
  }
  return {
    locale: splitLocale(location.pathname).locale,
    fonts: document.documentElement.className,
    title: document.title,
    phones: Array.from(phones, ([number, label]) => ({ number, label })),
  }
}
