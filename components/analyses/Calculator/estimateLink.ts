/** The link that shows on every page what is in the visitor's estimate, and the buttons that add to it. */
import {
  answered,
  atOwnPrices,
  isAtPrice,
  priceQuestions,
  pricesOf,
} from '@/lib/calculator/applies'
import { estimateFormId, estimateHref } from '@/lib/calculator/estimate'
import { totalsOf, totalText } from '@/lib/calculator/summary'
import type { PriceKind } from '@/lib/entities/price'
import { fill } from '@/lib/text/fill'
import {
  fetchItems,
  fetchSold,
  getSnapshot,
  refreshItems,
  removeAlso,
  removeItem,
  replaceAlso,
  subscribe,
  toggleItem,
  toggleSold,
} from './calculatorStore'
import styles from './EstimateLink.module.scss'
import { formId } from './formId'

let isFollowed = false

const findForm = () => document.querySelector<HTMLFormElement>(`form#${estimateFormId}`)

/** Before the form; it is made when it is first shown. */
function linkBefore(form: HTMLFormElement): HTMLAnchorElement {
  const known = form.previousElementSibling?.querySelector('a')
  if (known) return known
  const link = document.createElement('a')
  link.id = 'estimate'
  link.className = styles.estimate ?? ''
  link.rel = 'nofollow'
  link.append(document.createElement('span'), ' ', document.createElement('b'))
  const place = document.createElement('div')
  place.className = styles.place ?? ''
  place.append(link)
  form.before(place)
  return link
}

/** From now on; the prices of an earlier visit are fetched again. */
export function showEstimate(): void {
  if (isFollowed) return
  isFollowed = true
  const show = () => {
    showSum()
    showPressed()
  }
  subscribe(show)
  show()
  void refreshItems()
}

/**
 * Adds what the button is for, or removes it, and says the sum.
 * @throws Error when what it costs has to be asked for and does not come
 */
export async function pressToAdd(button: HTMLButtonElement): Promise<void> {
  showEstimate()
  const { applies } = button.dataset
  const wasIn = isIn(button)
  if (wasIn || !recordOf(button)) await toggle(button)
  if (isFull()) return
  if (applies && !wasIn) answer(button, applies)
  const form = findForm()
  const status = form?.nextElementSibling
  if (status) status.textContent = linkBefore(form).textContent
}

/** The page of the estimate says what does not fit into it, and takes out what is not wanted. */
function isFull(): boolean {
  const { ids, also, excess } = getSnapshot()
  const form = findForm()
  if (!form || excess.length === 0) return false
  const { pathname: page } = new URL(form.action)
  location.assign(estimateHref(page, [...ids], [...also, ...excess]))
  return true
}

/** Says of all buttons whether what they add is in the estimate. */
export function showPressed(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-sold]')) {
    button.ariaPressed = String(isIn(button))
  }
}

/** The form's attributes have the words, with `{…}` for values, and the tenge for drawing blood. */
function showSum(): void {
  const form = findForm()
  if (!form) return
  const { pathname: page } = new URL(form.action)
  const { ids, items, also } = getSnapshot()
  const { count: words = '', exact = '', from = '', drawing } = form.dataset
  const summary = totalsOf(atOwnPrices(items, also), Number(drawing), pricesOf(also))
  const isHere = location.pathname === page || document.querySelector(`form#${formId}`) !== null
  const isPriced = summary.unpriced < summary.count
  const link = linkBefore(form)
  const [count, total] = link.querySelectorAll('span, b')
  link.href = estimateHref(page, [...ids], also)
  if (count) count.textContent = fill(words, { count: summary.count })
  if (total) total.textContent = isPriced ? totalText(summary, { exact, from }) : ''
  link.hidden = isHere || summary.count === 0
}

const isAnalysis = ({ name }: HTMLButtonElement) => name === 'ids'

/** What is chosen of it, at any of its prices. */
function recordOf(button: HTMLButtonElement) {
  const { items, also } = getSnapshot()
  return isAnalysis(button)
    ? items.find(({ id }) => id === Number(button.value))
    : also.find(({ sold }) => sold === button.value)
}

/** Whether it is chosen; a named price also has to be the one in the sum. */
function isIn(button: HTMLButtonElement): boolean {
  const record = recordOf(button)
  const { applies } = button.dataset
  return record !== undefined && (!applies || isAtPrice(record, applies, getSnapshot().also))
}

function answer(button: HTMLButtonElement, key: string): void {
  const { items, also } = getSnapshot()
  const isOf = (answers: readonly { readonly key: string }[]) =>
    answers.some(each => each.key === key)
  const question = priceQuestions(items, also).find(({ answers }) => isOf(answers))
  // Prices that are all the same nobody asks about.
  const answers = question?.answers ?? recordOf(button)?.prices ?? []
  if (isOf(answers)) replaceAlso(answered(also, { answers }, key))
}

async function toggle(button: HTMLButtonElement): Promise<void> {
  const { value: code } = button
  const { sold: name = '', kind, tenge, prices } = button.dataset
  if (kind) {
    toggleSold({
      ...{ code, name },
      price: { kind: kind as PriceKind, tenge: Number(tenge) },
      ...(prices && { prices: JSON.parse(prices) }),
    })
  } else if (recordOf(button)) {
    if (isAnalysis(button)) removeItem(Number(code))
    else removeAlso(code)
  } else if (button.ariaBusy !== 'true') {
    button.ariaBusy = 'true'
    await addByCode(button).finally(() => {
      button.ariaBusy = null
    })
  }
}

/** A row of the price list has its name alone: with all the rest of thousands the page would be slow. */
async function addByCode({ name, value: code, dataset }: HTMLButtonElement): Promise<void> {
  const [found] = name === 'ids' ? await fetchItems([Number(code)]) : await fetchSold([code])
  if (!found) throw new Error(`nothing is sold under ${code}`)
  const { body } = new DOMParser().parseFromString(found.name, 'text/html')
  const isAnalysis = 'id' in found
  const today = isAnalysis ? body.textContent : found.name
  // The price list has changed since the page was made.
  if (!comparable(dataset.sold ?? '').startsWith(comparable(today))) location.reload()
  else if (isAnalysis) toggleItem(found)
  else toggleSold(found)
}

const comparable = (name: string) => name.replaceAll(/\s+/g, '')
