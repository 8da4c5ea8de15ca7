/**
 * Reads a doctor's referral as a nurse reads it. Nothing of it vanishes: every piece is ordered, to be
 * asked, a service, not known, or no order.
 */
import type { NameReader } from './name-reader'
import { fromEnglishLayout } from './readings'
import { dropHeads, groupsOf } from './referral-groups'
import { isAnd } from './referral-notes'
import { readOthers, readRemarkLines, readRemarks } from './referral-others'
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
  readRemarks(parts)
  readRemarkLines(parts)
  readOthers(parts)
  joinAlternatives(parts)
  settle(parts, traits)
  return linesOf(parts)
}

/** A list in Latin letters of which nothing has a name may be one that was typed on the wrong layout. */
function asMeant<T>(given: string, reader: NameReader<T>): string {
  if (/\p{Script=Cyrillic}/u.test(given)) return given
  const isNamed = (text: string) => text.split(/[\s,]+/).some(word => reader.called(word))
  const retyped = fromEnglishLayout(given)
  return !isNamed(given) && isNamed(retyped) ? retyped : given
}

/** Courtesies side by side are one line. */
function linesOf<T>(parts: ReferralParts<T>): readonly Reading<T>[] {
  const lines: Reading<T>[] = []
  let before: Part<T> | undefined
  let from = 0
  for (const part of parts.list) {
    const line = lineOf(part)
    if (!line) continue
    const last = lines.at(-1)
    if (last?.kind === 'ignored' && line.kind === 'ignored') {
      const text =
        before?.to === part.from ? parts.textOf(from, part.to) : `${last.text} ${line.text}`
      lines[lines.length - 1] = { ...last, text }
    } else {
      lines.push(line)
      from = part.from
    }
    before = part
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
