/** The link that shows on every page what is in the visitor's estimate, and the buttons that add to it. */
import { atOwnPrices, pricesOf } from '@/lib/calculator/applies'
import { estimateHref, estimateLinkId } from '@/lib/calculator/estimate'
import type { EstimateLinkWords } from '@/lib/calculator/estimate-link'
import { type Summary, totalsOf, totalText } from '@/lib/calculator/summary'
import type { PriceKind } from '@/lib/entities/price'
import { fill } from '@/lib/text/fill'
import { getSnapshot, refreshItems, subscribe, toggleSold } from './calculatorStore'
import { formId } from './formId'

let isFollowed = false

/** From now on; the prices of an earlier visit are fetched again. */
export function showEstimate(): void {
  const link = document.querySelector<HTMLAnchorElement>(`a#${estimateLinkId}`)
  if (isFollowed || !link) return
  isFollowed = true
  const page = new URL(link.href).pathname
  subscribe(() => show(link, page))
  show(link, page)
  void refreshItems()
}

/** Adds what the button is for, or removes it, and says the sum. */
export function pressToAdd(button: HTMLButtonElement): void {
  const { sold: name = '', kind, tenge, prices } = button.dataset
  showEstimate()
  toggleSold({
    code: button.value,
    name,
    price: { kind: kind as PriceKind, tenge: Number(tenge) },
    ...(prices && { prices: JSON.parse(prices) }),
  })
  const link = document.getElementById(estimateLinkId)
  const status = link?.parentElement?.querySelector('[role=status]')
  if (link && status) status.textContent = statusOf(wordsOf(link))
}

const wordsOf = ({ dataset }: HTMLElement): EstimateLinkWords => JSON.parse(dataset.words ?? '{}')

function show(link: HTMLAnchorElement, page: string): void {
  const { ids, also } = getSnapshot()
  const words = wordsOf(link)
  const summary = sumOf(words)
  const isHere = location.pathname === page || document.getElementById(formId) !== null
  const [count, total] = link.querySelectorAll('span, b')
  link.href = estimateHref(page, [...ids], also)
  if (count) count.textContent = fill(words.count, { count: summary.count })
  if (total) total.textContent = totalText(summary, words.price)
  link.hidden = isHere || summary.count === 0
  const codes = new Set(also.map(({ sold }) => sold))
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-sold]')) {
    button.setAttribute('aria-pressed', String(codes.has(button.value)))
  }
}

function sumOf({ bloodDrawing }: EstimateLinkWords): Summary {
  const { items, also } = getSnapshot()
  return totalsOf(atOwnPrices(items, also), bloodDrawing, pricesOf(also))
}

function statusOf(words: EstimateLinkWords): string {
  const summary = sumOf(words)
  const { count, analyses } = summary
  const total = totalText(summary, words.price)
  return fill(count > analyses ? words.statusOfAll : words.status, { count, total })
}
