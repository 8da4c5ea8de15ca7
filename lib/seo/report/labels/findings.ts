/** Translates violations, which are English and technical, into plain Russian. */
import words from '@/messages/report.json'

/** A rule's sentence, and the same in Russian; `$1` stands for its first value. */
type Saying = readonly [pattern: RegExp, words: string]

const sayingsOf = (pairs: readonly (readonly string[])[]): readonly Saying[] =>
  pairs.map(([pattern = '', said = '']) => [new RegExp(pattern, 's'), said])

/** Patterns by rule; those of all rules are in `anywhere`. */
const sayings: Readonly<Record<string, readonly Saying[]>> = Object.fromEntries(
  Object.entries(words.findings).map(([rule, pairs]) => [rule, sayingsOf(pairs)]),
)

const anywhere = sayingsOf(words.anywhere)

/** Patterns of the part that names where a link stands. */
const sources = sayingsOf(words.sources)

/** @param found the text of the violation; without a translation it stays as it is */
export function inPlainWords(rule: string, found: string): string {
  const known = [...(sayings[rule] ?? []), ...anywhere]
  for (const [source, place] of sources) {
    const bare = found.replace(source, '')
    if (bare !== found)
      return inPlainWords(rule, bare) + found.slice(bare.length).replace(source, place)
  }
  const saying = known.find(([pattern]) => pattern.test(found))
  return saying ? found.replace(saying[0], saying[1]) : found
}
