/** Ages: of the patient in a question («ребёнку 3 года»), and of those whom a record is for («Мужчинам до 40»). */

import { WordSet } from './word-set'

export interface AskedAge {
  readonly years: number
  /** As it was written: «3 года». */
  readonly text: string
}

const agePattern =
  /(?<![\p{L}\p{N}])(\d{1,3})\s*(мес\p{L}*|ай|айлық|лет|год\p{L}*|жас\p{L}*)(?!\p{L})/iu

/** The text without the age, unless it says nothing else. */
export function withoutAge(text: string): readonly [string, AskedAge | null] {
  const [found, number, unit = ''] = text.match(agePattern) ?? []
  const rest = found === undefined ? '' : text.replace(found, ' ')
  if (!found || !/\p{L}/u.test(rest)) return [text, null]
  const isMonths = /^(мес|ай)/i.test(unit)
  return [rest.trim(), { years: Number(number) / (isMonths ? 12 : 1), text: found }]
}

/** What an analysis for children is found by. */
export const childWords = 'ребёнок ребёнку детям дети детский бала балаға балаларға балалар'

const childWordSet = new WordSet(childWords)

export const isChildWord = (token: string): boolean => childWordSet.has(token)

/** Years. */
const adult = 18

/** Folded names; the first number that matches is the youngest or the oldest age. */
const limits = [
  { limit: /(?<!\p{L})до год/u, of: () => [0, 1] },
  { limit: /(?<!\p{L})от (\d{1,3}) до (\d{1,3})/u, of: (from: number, to: number) => [from, to] },
  { limit: /(?<!\p{L})(?:после|старше) (\d{1,3})/u, of: (from: number) => [from, 150] },
  { limit: /(?<!\p{L})(\d{1,3})\+/u, of: (from: number) => [from, 150] },
  {
    limit: /(?<!\p{L})(?:до|младше) (\d{1,3})(?!\d| (?:мин|час|раз|дн))/u,
    of: (to: number) => [0, to],
  },
  { limit: /(?<!\p{L})детск|(?<!\p{L})дет(?:ям|еи)(?!\p{L})|педиатр/u, of: () => [0, 18] },
] as const

/** Whom a record is for: by its folded names, or from what age on. */
export interface Aged {
  readonly names: readonly string[]
  readonly youngest?: number | null | undefined
}

/** Whether a record is for somebody of that age; `null` when it does not say. Of an adult only names say it. */
export function isForAge({ names, youngest }: Aged, age: AskedAge): boolean | null {
  if (typeof youngest === 'number' && age.years < Math.max(adult, youngest))
    return age.years >= youngest
  return names.map(name => isNamedFor(name, age)).find(each => each !== null) ?? null
}

function isNamedFor(name: string, { years }: AskedAge): boolean | null {
  for (const { limit, of } of limits) {
    const found = name.match(limit)
    if (!found) continue
    const [from = 0, to = 0] = of(Number(found[1]), Number(found[2]))
    return years >= from && years <= to
  }
  return null
}
