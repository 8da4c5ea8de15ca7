/** Translates violations, which are English and technical, into plain Russian. */
import messages from './ru.json'

/** The pattern of a violation's text and its replacement in Russian. */
type Translation = readonly [pattern: RegExp, replacement: string]

const translationsOf = (pairs: readonly (readonly string[])[]): readonly Translation[] =>
  pairs.map(([pattern = '', replacement = '']) => [new RegExp(pattern, 's'), replacement])

/** Patterns by rule; those of all rules are in `anywhere`. */
const byRule: Readonly<Record<string, readonly Translation[]>> = Object.fromEntries(
  Object.entries(messages.findings).map(([rule, pairs]) => [rule, translationsOf(pairs)]),
)

const anywhere = translationsOf(messages.anywhere)

/** Patterns of the part that names the page of a link. */
const sources = translationsOf(messages.sources)

/** @param found the text of the violation; without a translation it stays as it is */
export function inPlainWords(rule: string, found: string): string {
  const known = [...(byRule[rule] ?? []), ...anywhere]
  for (const [source, place] of sources) {
    const bare = found.replace(source, '')
    if (bare !== found)
      return inPlainWords(rule, bare) + found.slice(bare.length).replace(source, place)
  }
  const translation = known.find(([pattern]) => pattern.test(found))
  return translation ? found.replace(translation[0], translation[1]) : found
}
