/** What a text about preparing for an analysis demands, as far as it can be compared. */
import words from '@/messages/preparation.json'

/** Of a leaflet, from its front matter; what a text says may be stricter. */
export interface Demands {
  /** Hours without food, at the least. */
  readonly fastingHours?: number | undefined
  /** For how many days before the visit something is given up. */
  readonly days?: number | undefined
}

export interface ToldDemands extends Demands {
  /** It says that there is nothing to prepare. */
  readonly isNothing: boolean
  /** It says that one may come after a meal. */
  readonly isFed: boolean
  /** It says that one has to eat. */
  readonly isMeal: boolean
  /** It says that something else takes another day. */
  readonly isApart: boolean
}

/** One of some words in either language; they are beginnings, as both languages inflect. */
function anyOf(list: readonly string[], end = ''): RegExp {
  const longestFirst = [...list].sort((a, b) => b.length - a.length)
  return new RegExp(`(?<!\\p{L})(?:${longestFirst.join('|')})${end}`, 'iu')
}

const nothing = anyOf(words.nothing)
const fed = anyOf(words.fed)
const meal = anyOf(words.meal)
const apart = anyOf(words.apart)
const fasting = anyOf(words.fasting)
const abstaining = anyOf(words.abstaining)
const spelled = anyOf(Object.keys(words.spelled), '(?!\\p{L})')
const numbers = anyOf(Object.keys(words.numbers), '(?!\\p{L})')

const spanIn = (units: readonly string[]) =>
  new RegExp(`(\\d+(?:\\.\\d+)?)(?:\\s*[-–—]\\s*\\d+)?\\s*(?:${units.join('|')})(?!\\p{L})`, 'iu')
const hours = spanIn(words.hours)
const days = spanIn(words.days)

/** Of a range the lower bound counts, and of several spans the longest one. */
export function demandsOf(text: string): ToldDemands {
  const parts = text.split(/[.,;:!?]\s/).map(inDigits)
  return {
    isNothing: nothing.test(text),
    isFed: fed.test(text),
    isMeal: meal.test(text),
    isApart: apart.test(text),
    fastingHours: longest(
      parts.filter(part => fasting.test(part)),
      hours,
    ),
    days: longest(
      parts.filter(part => abstaining.test(part)),
      days,
    ),
  }
}

function inDigits(text: string): string {
  const digits = (of: Readonly<Record<string, string | number>>) => (found: string) =>
    String(of[found.toLowerCase()])
  return text
    .replace(new RegExp(spelled, 'giu'), digits(words.spelled))
    .replace(new RegExp(numbers, 'giu'), digits(words.numbers))
}

function longest(parts: readonly string[], span: RegExp): number | undefined {
  const found = parts.flatMap(part => {
    const [, number] = span.exec(part) ?? []
    return number ? [Number(number)] : []
  })
  return found.length > 0 ? Math.max(...found) : undefined
}
