/** Whether texts and prices can be read on a page, however elements divide them. */
import { formatAmount } from '@/lib/text/money'
import { tidy } from './dom'

const squashed = new Map<string, string>()

/** Removes white space, because elements between words may add or drop it. */
export function squash(text: string): string {
  return tidy(text).replaceAll(' ', '').toLowerCase()
}

/** @param text all text of a page */
export function showsText(text: string, expected: string): boolean {
  const known = squashed.get(text) ?? squash(text)
  // A cache of one page, as checks run page by page.
  if (!squashed.has(text)) squashed.clear()
  squashed.set(text, known)
  return known.includes(squash(expected))
}

/** @param price whole tenge: `16450` is shown as "16 450 ₸", never as a part of "116 450 ₸" */
export function showsPrice(text: string, price: number): boolean {
  const amount = tidy(formatAmount(price))
  const isPart = /^\d{3}/.test(amount) ? /\d ?$/ : /\d$/
  const ends = text.split(`${amount} ₸`).slice(0, -1)
  return ends.some(before => !isPart.test(before))
}
