/** Words of a referral that are no names: typos, a piece of longer names, or a remark about a name. */
import { isAnd } from './referral-notes'
import { isNamed, isVague, type Part, type ReferralParts } from './referral-parts'
import { asksForService } from './service-names'

/** Of an examination, and no other one: «с биопсией», «правого». */
const remark = /^(?:со? |прав|лев)/iu

/** What a line begins with beside its orders: «Узловой зоб. ТТГ», «СКВ? ANA». */
export function readRemarks<T>(parts: ReferralParts<T>): void {
  for (const [at, part] of parts.list.entries()) {
    if (at > 0 && !/[\n\uE000\uE001]/.test(parts.gapBefore(part))) continue
    const end = parts.list.findIndex(
      (next, place) =>
        place > at && /[?.!\n\uE000]/.test(parts.gapBefore(next)) && parts.isApart(next),
    )
    if (end < 0 || !/[?.]/.test(parts.gapBefore(parts.list[end]))) continue
    const sentence = parts.list.slice(at, end)
    if (sentence.some(each => isNamed(each) || parts.matcher.isName(each.text))) continue
    for (const each of sentence) if (isVague(each)) each.kind = 'note'
  }
}

/** A line of remarks and of words that are no names: «Апа анализдері (72 жас)», «Явка с рез-ми». */
export function readRemarkLines<T>(parts: ReferralParts<T>): void {
  const isNew = (part: Part<T>) => /[\n\uE000\uE001]/.test(parts.gapBefore(part))
  const lines: Part<T>[][] = []
  for (const part of parts.list) {
    if (lines.length === 0 || isNew(part)) lines.push([part])
    else lines.at(-1)?.push(part)
  }
  const isNothing = (part: Part<T>) =>
    part.kind === 'note' ||
    (isVague(part) && !parts.matcher.isName(part.text) && !asksForService(part.text))
  for (const line of lines.length > 1 ? lines : []) {
    if (line.some(({ kind }) => kind === 'note') && line.every(isNothing))
      for (const part of line) part.kind = 'note'
  }
}

/** Makes them names, pieces of the names beside them, or leaves them unknown. */
export function readOthers<T>(parts: ReferralParts<T>): void {
  for (const part of parts.list) {
    // Blood alone is the general analysis, most likely.
    if (part.kind === 'filler' && parts.besides(part).length === 0) nameAsGuessed(parts, part)
    if (part.kind !== 'other' && !isLooseMaterial(parts, part)) continue
    if (part.scope === 'refused') continue
    const [name, ...more] = parts.besides(part)
    if (name?.kind === 'service' && more.length === 0) {
      // «ФГДС с биопсией» is the service, «УЗДГ вен» another.
      const isRemark =
        part.from > name.from && (remark.test(part.text) || !/\p{L}/u.test(part.text))
      if (!isRemark) Object.assign(name, { kind: 'other', services: [] })
      parts.join(name, part)
    } else if (name?.naming && more.length === 0) {
      joinToName(parts, name, part)
    } else if (part.kind === 'other' && !asksForService(part.text)) {
      nameAsGuessed(parts, part)
    }
  }
}

function nameAsGuessed<T>(parts: ReferralParts<T>, part: Part<T>): void {
  const naming = parts.matcher.guess(part.text)
  if (naming.kind !== 'unknown') Object.assign(part, { kind: 'name', naming })
}

/** What was known by the name alone is asked, unless both together are a name. */
function joinToName<T>(parts: ReferralParts<T>, name: Part<T>, part: Part<T>): void {
  const { matcher } = parts
  const known = name.naming
  parts.join(name, part)
  if (asksForService(name.text) || !known) {
    Object.assign(name, { kind: 'other', naming: undefined })
    return
  }
  const naming = matcher.guess(name.text)
  // «ДНК HBV» is none of all that are found by DNA.
  const own = matcher.isKind(known.text) || matcher.isMaterial(known.text) ? [] : known.found
  const found = naming.found.length > 0 ? naming.found : own
  name.naming = naming.kind === 'sure' ? naming : { ...known, found, called: [], kind: 'doubtful' }
}

/** «Глюкоза моча»: beside another name it changes the meaning. */
function isLooseMaterial<T>(parts: ReferralParts<T>, part: Part<T>): boolean {
  const isMaterial = part.kind === 'name' && parts.matcher.isMaterial(part.text)
  // «Общий анализ крови и мочи» is two.
  const isAnother = isAnd(parts.list[parts.list.indexOf(part) - 1]?.text ?? '')
  return isMaterial && !isAnother && parts.besides(part).length === 1
}
