/**
 * Matches a doctor's referral with the price list (`name-matcher.ts`). An ambiguous line becomes a
 * choice, never a match.
 */

import type { CalculatorItem } from '@/lib/calculator/item'
import { plainText } from '@/lib/text/plain-text'
import { recordKeys, variantKeys } from './assay-name'
import type { Lexicon } from './lexicon'
import { NameMatcher, type Naming } from './name-matcher'
import { referralMaxLength } from './referral-length'
import { splitReferral } from './split-referral'

/** An analysis with its names in all languages. */
export interface NamedItem {
  readonly item: CalculatorItem
  readonly names: readonly string[]
}

export type ReferralLine =
  | { readonly kind: 'sure'; readonly text: string; readonly items: readonly CalculatorItem[] }
  | {
      readonly kind: 'doubtful'
      readonly text: string
      readonly choices: readonly CalculatorItem[]
    }
  | { readonly kind: 'unknown'; readonly text: string }

const maxLines = 60
const maxChoices = 3

/** The lines of the referral in order; a piece that names several analyses gives several lines. */
export function matchReferral(
  text: string,
  records: readonly NamedItem[],
  lexicon: Lexicon,
): ReferralLine[] {
  const matcher = matcherOf(records, lexicon)
  return splitReferral(text.slice(0, referralMaxLength))
    .flatMap(piece => matcher.linesOf(piece))
    .slice(0, maxLines)
    .map(lineOf)
}

interface Known {
  readonly lexicon: Lexicon
  readonly matcher: NameMatcher<CalculatorItem>
}

const matchers = new WeakMap<readonly NamedItem[], Known>()

function matcherOf(records: readonly NamedItem[], lexicon: Lexicon) {
  const known = matchers.get(records)
  if (known?.lexicon === lexicon) return known.matcher
  const matcher = new NameMatcher<CalculatorItem>(lexicon)
  for (const { item, names } of records) {
    matcher.add(item, names.flatMap(recordKeys), names.flatMap(variantKeys))
  }
  matchers.set(records, { lexicon, matcher })
  return matcher
}

function lineOf({ kind, text, found }: Naming<CalculatorItem>): ReferralLine {
  if (kind === 'sure') return { kind, text, items: found }
  return kind === 'doubtful' ? { kind, text, choices: found.slice(0, maxChoices) } : { kind, text }
}

/** The price list with the names of both languages. */
export function namedItems(
  items: readonly CalculatorItem[],
  ...others: readonly (readonly CalculatorItem[])[]
): NamedItem[] {
  const names = others.map(list => new Map(list.map(({ id, name }) => [id, name])))
  return items.map(item => ({
    item,
    names: [item.name, ...names.flatMap(list => list.get(item.id) ?? [])].map(plainText),
  }))
}
