import type { Phone } from '@/lib/clinic'

interface FailedPage {
  readonly lang: string
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
  const { lang, className: fonts } = document.documentElement
  return {
    lang,
    fonts,
    title: document.title,
    phones: Array.from(phones, ([number, label]) => ({ number, label })),
  }
}
