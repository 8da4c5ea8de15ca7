/** Prices as people write them, in the words of messages/tables.json: from 9 000, exactly 9 000, free, on request. */
import words from '@/messages/tables.json' with { type: 'json' }
import type { PriceKind } from './price'

interface SaidPrice {
  /** `undefined`: a number alone, which says nothing of its kind. */
  readonly kind: PriceKind | undefined
  /** The text without what says the kind; empty: none is named. */
  readonly amount: string
}

const before = (said: readonly string[]) => new RegExp(`^(?:${said.join('|')})\\s*(?=\\d)`, 'iu')

const patterns = [
  ['from', before(words.from)],
  ['from', new RegExp(`(?<=\\d.*)\\s*(?:${words.fromBehind.join('|')})$`, 'iu')],
  ['exact', before(words.exact)],
] as const

/** Kind and number of a price, without a look at whether the number is one. */
export function saidPrice(written: string): SaidPrice {
  const text = written.trim()
  if (text === '' || isOneOf(words.onRequest, text)) return { kind: 'onRequest', amount: '' }
  if (isOneOf(words.free, text)) return { kind: 'free', amount: '' }
  const [kind, pattern] = patterns.find(([, each]) => each.test(text)) ?? []
  return { kind, amount: pattern ? text.replace(pattern, '') : text }
}

/** Alone, or with more words behind. */
function isOneOf(list: readonly string[], text: string): boolean {
  if (/^[1-9]/.test(text)) return false
  const plain = text.toLowerCase().replace(/[\s.]+$/, '')
  return list.some(each => plain === each || (each.length > 3 && plain.startsWith(`${each} `)))
}

/**
 * Prices in words, told apart into number and kind: `price: from 9000` becomes 9000 and `price_kind: from`.
 * A kind that is there already stays.
 * @param fields those with a price that have a field for its kind beside them
 */
export function withSaidKinds(fields: readonly string[], record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record
  const read = { ...record } as Record<string, unknown>
  for (const field of fields) {
    const written = read[field]
    if (typeof written !== 'string') continue
    const { kind, amount } = saidPrice(written)
    read[field] = amount || null
    if (kind && kind !== 'onRequest') read[kindField(field)] ??= kind
  }
  return read
}

type Contradiction = readonly [
  path: readonly (string | number)[],
  code: 'priceOfFree' | 'priceOfKind' | 'priceBesidePrices' | 'namesOfPrices',
]

/** What of a record's prices cannot be meant: a kind that its price contradicts, two prices of one name. */
export function contradictionsIn(fields: readonly string[], record: object): Contradiction[] {
  const { prices = [], price } = record as {
    readonly prices?: readonly { readonly name: object }[] | undefined
    readonly price?: unknown
  }
  const names = prices.map(({ name }) => Object.values(name).map(fold))
  return [
    ...fields.flatMap((field): Contradiction[] => {
      const said = kindField(field)
      const [kind, amount]: readonly unknown[] = [said, field].map(name =>
        Reflect.get(record, name),
      )
      if (kind === 'free') return amount ? [[[said], 'priceOfFree']] : []
      return kind && !amount ? [[[said], 'priceOfKind']] : []
    }),
    ...(prices.length > 0 && price ? [[['price'], 'priceBesidePrices'] as const] : []),
    ...names.flatMap((own, at): Contradiction[] => {
      const isTaken = names
        .slice(0, at)
        .some(other => other.some((each, which) => each === own[which]))
      return isTaken ? [[['prices', at, 'name'], 'namesOfPrices']] : []
    }),
  ]
}

const fold = (name: unknown) => String(name).trim().toLowerCase()

/** The field beside a price that says its kind. */
export const kindField = <N extends string>(price: N) => `${price}_kind` as const
