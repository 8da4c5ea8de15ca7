/**
 * Reads a doctor's referral as a nurse reads it. Nothing of it vanishes: every piece is ordered, to be
 * asked, a service, not known, or no order.
 */
import type { NameReader } from './name-reader'
import { fromEnglishLayout } from './readings'
import { dropHeads, groupsOf } from './referral-groups'
import { isAnd } from './referral-notes'
import { readOthers } from './referral-others'
import { type Part, ReferralParts, type Traits } from './referral-parts'
import { joinAlternatives, setScopes } from './referral-scopes'
import { settle } from './referral-settle'
import { spread } from './referral-spread'

/** A piece of the text; what is unknown or ignored has found nothing. */
export interface Reading<T> {
  readonly kind: 'sure' | 'doubtful' | 'service' | 'unknown' | 'ignored'
  readonly text: string
  readonly found: readonly T[]
}

/** The lines in order. */
export function readReferral<T>(
  given: string,
  reader: NameReader<T>,
  traits: Traits<T>,
): readonly Reading<T>[] {
  const parts = new ReferralParts(asMeant(given, reader), reader)
  const groups = groupsOf(parts, traits)
  spread(parts, groups)
  setScopes(parts, groups)
  dropHeads(parts, traits, groups)
  readOthers(parts)
  joinAlternatives(parts)
  settle(parts, traits)
  return withJoinedIgnored(parts.list.flatMap(part => lineOf(part) ?? []))
}

/** A list in Latin letters of which nothing has a name may be one that was typed on the wrong layout. */
function asMeant<T>(given: string, reader: NameReader<T>): string {
  if (/\p{Script=Cyrillic}/u.test(given)) return given
  const isNamed = (text: string) => text.split(/[\s,]+/).some(word => reader.called(word))
  const retyped = fromEnglishLayout(given)
  return !isNamed(given) && isNamed(retyped) ? retyped : given
}

/** Courtesies side by side are one line. */
function withJoinedIgnored<T>(all: readonly Reading<T>[]): readonly Reading<T>[] {
  const lines: Reading<T>[] = []
  for (const line of all) {
    const last = lines.at(-1)
    if (last?.kind === 'ignored' && line.kind === 'ignored') {
      lines[lines.length - 1] = { ...last, text: `${last.text} ${line.text}` }
    } else lines.push(line)
  }
  return lines
}

function lineOf<T>({ kind, text, naming, services, scope }: Part<T>): Reading<T> | null {
  if (text === '' || (kind === 'filler' && isAnd(text))) return null
  const nothing = (reading: 'unknown' | 'ignored') => ({ kind: reading, text, found: [] })
  if (kind === 'note' || kind === 'filler') return nothing('ignored')
  if (scope === 'refused' || scope === 'medicine') return nothing('ignored')
  if (kind === 'service') {
    return scope === 'dependent' ? nothing('unknown') : { kind, text, found: services }
  }
  const found = naming?.found ?? []
  if (found.length === 0) return nothing(/\p{L}{2}|\p{Lu}/u.test(text) ? 'unknown' : 'ignored')
  const isSure = naming?.kind === 'sure' && scope === 'ordered'
  return { kind: isSure ? 'sure' : 'doubtful', text, found }
}
