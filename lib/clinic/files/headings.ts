/** Which column is which: by its name in the table's schema, or as people head it. */
import { knownPriceName, type PriceName } from '@/lib/text/price-names'
import words from '@/messages/tables.json' with { type: 'json' }
import type { Line } from './csv'
import { footnoteSigns } from './marks'

const headings: Readonly<Record<string, readonly string[]>> = words.headings

export interface Headings {
  /** Number of the line, from 0, and of the first one below. */
  readonly row: number
  readonly below: number
  /** Its number in the file, from 1. */
  readonly line: number
  /** What stands there; of headings in two lines both. */
  readonly labels: readonly string[]
  /** The field of each column; `undefined`: the site does not know it. */
  readonly fields: readonly (string | undefined)[]
  /** Whose the prices in a column are; of two names in a heading each cell has both prices. */
  readonly prices: readonly (readonly PriceName[])[]
  /** What the heading says of the numbers in its column: `раб` for working days, `от` for lowest prices. */
  readonly units: readonly (string | undefined)[]
}

/** Lines above the headings: the name of the list, its date, whose it is. */
const maxAbove = 30

/** The line in which most of the fields are headed; the first that is not empty, if there is none. */
export function headingsIn(lines: readonly Line[], fields: readonly string[]): Headings {
  let best: Headings & { readonly known: number } = {
    ...{ row: 0, below: 1, line: 1, labels: [], fields: [], prices: [], units: [], known: -1 },
  }
  for (const [row, { cells, line }] of lines.slice(0, maxAbove).entries()) {
    const own = fieldsOf(cells, fields)
    const two = inTwoLines(cells, lines[row + 1]?.cells ?? [], own)
    const labels = two ?? cells
    const found = two ? fieldsOf(two, fields) : own
    const known = new Set(found.filter(Boolean)).size
    if (known > best.known && cells.some(Boolean)) {
      const units = labels.map((cell, at) => {
        if (found[at] === 'price') return fromOf(cell)
        return found[at] === 'days' ? unitOf(cell) : undefined
      })
      const below = row + (two ? 2 : 1)
      best = { row, below, line, labels, fields: found, prices: [], units, known }
    }
  }
  return fields.includes('price') ? withPriceNames(best) : best
}

/**
 * «Цена взрослые», «Цена дети», or «Резиденты / нерезиденты» in one: the prices of a row have names, if
 * every column with a price says whose it is, each another.
 */
function withPriceNames(headings: Headings): Headings {
  const { labels, fields } = headings
  const prices = labels.map((label, at) =>
    fields[at] === undefined || fields[at] === 'price' ? priceNamesIn(label) : [],
  )
  const names = prices.flat()
  const isNamed = (at: number) => prices[at]?.length !== 0
  const areApart = names.length > 1 && new Set(names).size === names.length
  if (!areApart || !columnsLike('price', headings).every(isNamed)) return headings
  const first = prices.findIndex(own => own.length > 0)
  return {
    ...headings,
    prices,
    fields: fields.map((field, at) => {
      const [name] = prices[at] ?? []
      if (at === first) return 'price'
      return name ? `price_${name}` : field
    }),
  }
}

/** Whose a price is by its heading, with the words for a price and currency or without; [] when it does not say. */
function priceNamesIn(label: string): readonly PriceName[] {
  const names = label.split('/').map(part => {
    const plain = plainOf(part.replace(/[()]/g, ' '))
    const words = ` ${plain} `
    const rests = priceWords.flatMap(word => {
      if (words.startsWith(` ${word} `)) return [words.slice(word.length + 2)]
      return words.endsWith(` ${word} `) ? [words.slice(0, -word.length - 2)] : []
    })
    const known = [plain, ...rests].map(text => knownPriceName(withoutCurrencies(text)))
    return known.find(Boolean)
  })
  const known = [...new Set(names)]
  return known.every(name => name !== undefined) ? known : []
}

/** Whether a line repeats headings, as above each section or on each printed page. */
export function isHeadingsAgain(cells: readonly string[], { fields }: Headings): boolean {
  // Of most lines the price says enough.
  if (!/^\D/.test(cells[fields.indexOf('price')] ?? '')) return false
  const known = fields.filter((field): field is string => field !== undefined)
  const again = fieldsOf(cells, known).filter((field, at) => field && field === fields[at])
  return again.length >= 2
}

/** "Цена" above "взрослые" and "дети": a second line says of a column more, and has no record. */
function inTwoLines(
  upper: readonly string[],
  lower: readonly string[],
  found: readonly (string | undefined)[],
): readonly string[] | undefined {
  const isOwn = (cell: string, at: number) => cell !== '' && cell !== upper[at]
  const isName = (at: number) => /^name_/.test(found[at] ?? '')
  const own = lower.flatMap((cell, at) => (isOwn(cell, at) ? [at] : []))
  const isMore = (at: number) =>
    // Below a heading, or below the empty cells into which it is merged.
    !isName(at) && at > 0 && !/^\d|[.!?]$/.test(lower[at] ?? '') && above(upper, at) !== ''
  if (own.length === 0 || !found.some(Boolean) || !own.every(isMore)) return undefined
  if (lower.some((cell, at) => cell !== '' && isName(at) && isOwn(cell, at))) return undefined
  return upper.map((cell, at) => (own.includes(at) ? `${above(upper, at)} ${lower[at]}` : cell))
}

const above = (upper: readonly string[], at: number) =>
  upper.slice(0, at + 1).findLast(Boolean) ?? ''

const beginnings: Readonly<Record<string, readonly string[]>> = words.headingsBegin
/** In Kazakh what a thing is stands last: `Медициналық қызметтің атауы`. */
const ends: Readonly<Record<string, readonly string[]>> = words.headingsEnd

/** The columns whose heading begins or ends as that of a field does. */
export function columnsLike(
  field: string,
  { labels, fields }: Pick<Headings, 'labels' | 'fields'>,
): readonly number[] {
  const all = labels.flatMap((label, at) => {
    const plain = plainOf(label.replace(/[()]/g, ' '))
    const isLike =
      beginnings[field]?.some(word => `${plain} `.startsWith(`${word} `)) ||
      ends[field]?.some(word => ` ${plain}`.endsWith(` ${word}`))
    return fields[at] === field || (fields[at] === undefined && isLike) ? [at] : []
  })
  return field === 'price' ? withoutOtherPrices(all, labels) : all
}

/** Beside a price in tenge the same in another currency says nothing more, nor «до» beside «от». */
function withoutOtherPrices(all: readonly number[], labels: readonly string[]) {
  const labelAt = (at: number) => labels[at] ?? ''
  const inTenge = all.filter(at => !otherCurrencyIn(labelAt(at)))
  const some = inTenge.length > 0 ? inTenge : all
  const isFrom = some.some(at => fromOf(labelAt(at)) !== undefined)
  return isFrom ? some.filter(at => !isEndingIn(labelAt(at), words.upTo)) : some
}

/** "Цена от": the numbers below are the lowest prices. */
const fromOf = (heading: string) => (isEndingIn(heading, words.from) ? words.from[0] : undefined)

function isEndingIn(heading: string, ends: readonly string[]): boolean {
  const plain = plainOf(heading.replace(/[()]/g, ' '))
  return ends.some(end => plain.endsWith(` ${end}`))
}

/** The only cell that begins or ends like a heading ("Наименование процедур") is it where none is known. */
function fieldsOf(cells: readonly string[], fields: readonly string[]) {
  const found = cells.map(cell => fieldOf(cell, fields))
  for (const field of Object.keys({ ...beginnings, ...ends })) {
    if (!fields.includes(field) || found.includes(field)) continue
    const [first, ...others] = columnsLike(field, { labels: cells, fields: found })
    if (first !== undefined && others.length === 0) found[first] = field
  }
  const own = columnsLike('price', { labels: cells, fields: found })
  return found.map((field, at) => (field === 'price' && !own.includes(at) ? undefined : field))
}

/** The currency that a heading names, if it is not tenge. */
export function otherCurrencyIn(text: string): string | undefined {
  const plain = ` ${text.toLowerCase().replace(/[\s.,()/]+/gu, ' ')} `
  return words.otherCurrencies.find(each =>
    plain.includes(/\p{L}/u.test(each) ? ` ${each} ` : each),
  )
}

/** "Цена (тыс. тг)": the numbers below would be shown as whole tenge. */
export const isInThousands = (heading: string) =>
  heading
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some(word => words.thousands.includes(word))

/** A section is the name itself in a table of categories, and the category in others. */
function fieldOf(heading: string, fields: readonly string[]): string | undefined {
  const text = heading.trim()
  if (fields.includes(text)) return text
  for (const plain of [
    plainOf(text.replace(/[()]/g, ' ')),
    plainOf(text.replace(/\([^)]*\)/g, ' ')),
    withoutDays(plainOf(text)),
  ]) {
    const own = fieldsCalled(plain, fields)
    if (own.length > 0) return own.find(field => !/^name_/.test(field)) ?? own[0]
  }
  return inBothLanguages(text, fields)
}

/** Words of a heading, a currency behind it included. */
const longest =
  Math.max(
    ...Object.values(headings)
      .flat()
      .map(each => each.split(' ').length),
  ) + 2

const fieldsCalled = (plain: string, fields: readonly string[]) =>
  fields.filter(field => headings[field]?.includes(plain))

/** "Қызмет атауы / Наименование услуги": both parts say it; of names the Russian one counts. */
function inBothLanguages(text: string, fields: readonly string[]): string | undefined {
  const words = plainOf(text.replace(/[()]/g, ' ')).split(' ')
  // A text below the headings: each place to part it would be tried.
  if (words.length > 2 * longest) return undefined
  for (let at = 1; at < words.length; at++) {
    const [first, second] = [words.slice(0, at), words.slice(at)].map(part =>
      fieldsCalled(plainOf(part.join(' ')), fields),
    )
    const both = second?.find(field => first?.includes(field))
    if (both) return both
    if (first?.includes('name_kk') && second?.includes('name_ru')) return 'name_ru'
    if (first?.includes('name_ru') && second?.includes('name_kk')) return 'name_ru'
  }
  return undefined
}

/** "Срок (р/д)": the numbers below are working days. */
function unitOf(heading: string): string | undefined {
  const plain = ` ${plainOf(heading.replace(/[()]/g, ' '))} `
  return words.workingDays.find(each => plain.includes(` ${plainOf(each)} `))
}

const daysAtTheEnd = [...words.workingDays, ...words.days]

/** "Срок выполнения, рабочих дней": the term alone. */
function withoutDays(plain: string): string {
  const end = daysAtTheEnd.find(each => plain.endsWith(` ${plainOf(each)}`))
  return end ? withoutDays(plain.slice(0, -plainOf(end).length).trim()) : plain
}

const priceWords = [
  ...(headings.price ?? []),
  ...words.headingsBegin.price,
  ...words.headingsEnd.price,
]

/** "Цена, тг, взрослые": the currency stands between. */
const withoutCurrencies = (text: string) =>
  words.currencies.reduce((rest, each) => ` ${rest} `.replace(` ${each} `, ' ').trim(), text)

const currencies = [...words.currencies, ...words.otherCurrencies].map(each => ` ${each}`)

const footnotes = new RegExp(`[${footnoteSigns}]+`, 'gu')

/** In lower case, without signs and without the currency at the end. */
function plainOf(heading: string): string {
  const plain = heading
    .replace(footnotes, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_*:.,;/₸₽$€%№-]+/gu, ' ')
    .trim()
  const currency = currencies.find(each => plain.endsWith(each))
  return currency ? plain.slice(0, -currency.length).trim() : plain
}
