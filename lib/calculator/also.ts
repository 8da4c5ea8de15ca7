/** What stands in an estimate beside its analyses: what else is sold, orders that are not decided, and which prices apply. */
import type { Price } from '@/lib/entities/price'
import { fill } from '@/lib/text/fill'
import { visibleText } from '@/lib/text/visible-text'
import type { ItemPrice } from './item'
import { isSoldCode, type Sold } from './sold'

export interface Also {
  /** The name of what is sold, or the words of the doctor's list. */
  readonly text: string
  /** Code of what is sold; '': the order is open. */
  readonly sold: string
  /** Of what is sold; absent until it is asked for, as in what an earlier release stored. */
  readonly price?: Price
  /** Where it has several, of which `price` is the lowest. */
  readonly prices?: readonly ItemPrice[]
  /** Ids of the analyses that an open order may mean: with one of them it is decided. `[0]`: the clinic does not do it. */
  readonly choices: readonly number[]
  /** Key of a named price: it is that of this patient. Nothing is ordered then. */
  readonly applies?: string
}

/** More would not fit into the address of an estimate. */
export const maxAlso = 30
const maxText = 60
const maxChoices = 4

export const alsoOfSold = ({ code, name, price, prices }: Sold): Also => ({
  text: name,
  sold: code,
  price,
  ...(prices && { prices }),
  choices: [],
})

/** What a set has and the clinic does not do. */
export const notDone = (text: string): Also => ({ text, sold: '', choices: [0] })

/** `s12` for what is sold, `1501.1502~HBsAg` for what is open, `0~ФЛГ` for what is not done, `pchild` for the prices of children. */
export function alsoCode({ text, sold, choices, applies }: Also): string {
  if (applies) return `p${applies}`
  return sold || `${choices.join('.')}~${text}`
}

/** The parameters of an address; what is no such code is left out. */
export const alsoOfQuery = (value: unknown): Also[] => allOfQuery(value).slice(0, maxAlso)

/** How many of them do not fit. */
export const excessOfQuery = (value: unknown): number =>
  Math.max(0, allOfQuery(value).length - maxAlso)

function allOfQuery(value: unknown): Also[] {
  const codes = [value ?? []].flat().filter(code => typeof code === 'string')
  const found = codes.flatMap(code => alsoOf(code) ?? [])
  return [...new Map(found.map(also => [alsoCode(also), also])).values()]
}

function alsoOf(code: string): Also | null {
  if (isSoldCode(code)) return { text: '', sold: code, choices: [] }
  const [, applies] = /^p([a-z\d-]{1,40})$/.exec(code) ?? []
  if (applies) return applying(applies)
  const [, ids = '', words = ''] = /^(0|(?:[1-9]\d{0,9}(?:\.(?=\d))?)*)~(.+)$/su.exec(code) ?? []
  const text = visibleText(words).slice(0, maxText)
  const choices = ids ? ids.split('.').slice(0, maxChoices).map(Number) : []
  return /\p{L}/u.test(text) ? { text, sold: '', choices } : null
}

export const applying = (applies: string): Also => ({ text: '', sold: '', choices: [], applies })

/** In no sum: an order that has not been decided, or what the clinic does not do. */
export const isOpen = ({ sold, applies }: Also): boolean => sold === '' && !applies

/** Without the orders that a chosen analysis has decided; which prices apply goes with the last order. */
export function undecided(also: readonly Also[], ids: Iterable<number>): readonly Also[] {
  const chosen = new Set(ids)
  const left = also.filter(({ choices }) => !choices.some(id => chosen.has(id)))
  return chosen.size > 0 || left.some(({ applies }) => !applies) ? left : []
}

/** What is sold of it. */
export const soldOf = (also: readonly Also[]): readonly Also[] =>
  also.filter(({ sold }) => sold !== '')

/** What is in no sum, by the reason. */
export function openOf(
  also: readonly Also[],
): Readonly<Record<'open' | 'notDone', readonly Also[]>> {
  const isNotDone = ({ choices }: Also) => choices[0] === 0
  const all = also.filter(isOpen)
  return { open: all.filter(each => !isNotDone(each)), notDone: all.filter(isNotDone) }
}

/** The words of what is in no sum, each reason a line: «Не решено: HBsAg». */
export const openLines = (
  also: readonly Also[],
  words: Readonly<Record<'open' | 'notDone', string>>,
): readonly string[] =>
  (['open', 'notDone'] as const).flatMap(reason => {
    const names = openOf(also)[reason].map(({ text }) => text)
    return names.length > 0 ? [fill(words[reason], { names: names.join(', ') })] : []
  })
