/**
 * Narrows the tables of the page to the prices that have the words that were typed. Rows stay in the HTML: of
 * thousands there is no second copy for scripts.
 */
import { fetchJson } from '@/components/hooks/fetch-list'
import { isRecord } from '@/lib/browser/answer'
import { comparable, wordMatcher } from '@/lib/text/match-words'

const compared = new WeakMap<Element, string>()

/** The name of a price with that of its category. */
function textOf(row: Element, category: string): string {
  const known = compared.get(row)
  if (known !== undefined) return known
  const text = comparable(`${row.firstElementChild?.textContent} ${category}`)
  compared.set(row, text)
  return text
}

/** Each table with its category, in their sections. */
const sections = () => document.querySelectorAll<HTMLElement>('[data-prices]')
const groupsOf = (section: ParentNode) =>
  section.querySelectorAll<HTMLElement | HTMLDetailsElement>(':scope > :is(table, details)')

/** @param text with an empty one all prices are shown again. @returns how many are shown */
export function narrow(text: string): number {
  const isMatch = wordMatcher(text)
  const isWhole = text.trim() === ''
  let count = 0
  for (const section of sections()) {
    const before = count
    for (const group of groupsOf(section)) {
      const found = showRows(group, isMatch)
      group.hidden = found === 0 && !isWhole
      if (group instanceof HTMLDetailsElement) fold(group, isWhole)
      count += found
    }
    section.hidden = count === before && !isWhole
  }
  const contents = document.querySelector<HTMLElement>('[data-contents]')
  if (contents) contents.hidden = !isWhole
  return count
}

function showRows(group: HTMLElement, isMatch: (text: string) => boolean): number {
  const category = group.querySelector('caption, h3')?.textContent ?? ''
  let found = 0
  for (const row of group.querySelectorAll<HTMLElement>('tbody > tr')) {
    const isShown = isMatch(textOf(row, category))
    row.hidden = !isShown
    if (isShown) found += 1
  }
  return found
}

/** Unfolds what has been found; whole, it is as it was before. */
function fold(group: HTMLDetailsElement, isWhole: boolean): void {
  const { wasOpen } = group.dataset
  if (!isWhole) {
    group.dataset.wasOpen ??= String(group.open)
    group.open = true
  } else if (wasOpen !== undefined) {
    group.open = wasOpen === 'true'
    delete group.dataset.wasOpen
  }
}

export function focusFirstRow(): void {
  const selector = '[data-prices] > :is(table, details):not([hidden]) tbody > tr:not([hidden]) a'
  document.querySelector<HTMLElement>(selector)?.focus()
}

let loading: Promise<void> | undefined

/** Has all rows on the page: those of a long list come at once, when the first are wanted. */
export function loadRows(locale: string): Promise<void> {
  if (!document.querySelector('[data-later]')) return Promise.resolve()
  loading ??= fetchRows(locale).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** @throws Error when the rows cannot be loaded */
async function fetchRows(locale: string): Promise<void> {
  const answer = await fetchJson('/api/catalogue/prices', locale)
  const rows = isRecord(answer) && isRecord(answer.data) ? answer.data : {}
  for (const group of document.querySelectorAll<HTMLElement>('[data-later]')) {
    const html = rows[group.id]
    const table = group.querySelector('table')
    if (typeof html !== 'string' || !table?.tBodies[0]) continue
    table.tBodies[0].innerHTML = html
    table.hidden = false
    delete group.dataset.later
  }
}
