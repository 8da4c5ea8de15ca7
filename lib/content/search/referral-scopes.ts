/** What a referral says of its orders: one is taken back, depends on something, or is one of two. */
import type { Group } from './referral-groups'
import { isOr, scopeOf } from './referral-notes'
import { type ReferralParts, textsOf } from './referral-parts'

/** By the piece of the text that a part is in, else by the head of its group. */
export function setScopes<T>(parts: ReferralParts<T>, groups: readonly Group<T>[]): void {
  for (const [at, part] of parts.list.entries()) {
    const start = parts.startOf(parts.list[parts.startOfPiece(at)])
    const next = parts.list[parts.endOfPiece(at)]
    const end = next ? parts.startOf(next) : parts.text.length
    const own = parts.startOf(part)
    const heads = groups
      .filter(({ inner, isBracket }) => !isBracket && inner.includes(part))
      .map(({ head }) => scopeOf(textsOf(head), textsOf(head)))
    const behind = parts.text.slice(parts.endOf(part), end)
    const scope = scopeOf(parts.text.slice(start, end), parts.text.slice(start, own), behind)
    part.scope = scope === 'ordered' ? (heads.find(each => each !== 'ordered') ?? scope) : scope
  }
}

/** «НИПТ или кариотип»: one of them. */
export function joinAlternatives<T>(parts: ReferralParts<T>): void {
  for (const [at, part] of parts.list.entries()) {
    const [before, behind] = [parts.list[at - 1], parts.list[at + 1]]
    if (part.kind !== 'filler' || !isOr(part.text) || !before || !behind) continue
    for (const each of [before, behind]) {
      if (each.naming) each.naming = { ...each.naming, kind: 'doubtful' }
    }
    if (!before.naming || !behind.naming) continue
    behind.naming = {
      ...behind.naming,
      found: [...before.naming.found, ...behind.naming.found],
    }
    behind.text = parts.textOf(before.from, behind.to)
    behind.from = before.from
    Object.assign(before, { kind: 'note', text: '' })
    part.text = ''
  }
}
