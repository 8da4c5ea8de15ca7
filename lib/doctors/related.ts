/** Which services belong to a specialty, by their names (Russian ones: the ids are common). */

interface Named {
  readonly id: number
  readonly name: string
}

interface RelatedService extends Named {
  readonly serviceCategory: { readonly name: string } | null
}

/** Shorter words are too ambiguous, unless they are written in capitals: МРТ, ЛОР. */
const minWordLength = 5

/** Letters at the end of a word that declension may change. */
const endingLength = 2

/** From this many services named after the specialty on, others of its category are left out. */
const enoughNamed = 3

/**
 * Services that carry a word of the specialty in their name ("Приём кардиолога"), then those of a
 * category that begins with one ("Кардиология и сосуды").
 */
export function servicesOfSpecialty<T extends RelatedService>(
  specialty: string,
  services: readonly T[],
): T[] {
  const wanted = keywords(specialty)
  const named = services.filter(({ name }) => isNamedAfter(name, specialty))
  if (named.length >= enoughNamed) return named
  const ofCategory = services.filter(service => {
    const first = wordsOf(service.serviceCategory?.name ?? '')[0]
    return first !== undefined && isOneOf(wanted)(first) && !named.includes(service)
  })
  return [...named, ...ofCategory]
}

/** Whether a name carries a word of the specialty, in any case. */
export function isNamedAfter(name: string, specialty: string): boolean {
  return wordsOf(name).some(isOneOf(keywords(specialty)))
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}]+/u).filter(Boolean)
}

function isAbbreviation(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase()
}

function keywords(specialty: string): string[] {
  const words = wordsOf(specialty)
  const abbreviations = words.filter(isAbbreviation)
  return abbreviations.length > 0
    ? abbreviations
    : words.filter(word => word.length >= minWordLength)
}

function isOneOf(wanted: readonly string[]): (word: string) => boolean {
  return word =>
    wanted.some(key =>
      isAbbreviation(key)
        ? word === key
        : word.toLowerCase().startsWith(stem(key)) && word.length >= minWordLength,
    )
}

/** Approximately the part of a word that declension does not change. */
function stem(word: string): string {
  return word.toLowerCase().slice(0, Math.max(minWordLength, word.length - endingLength))
}
