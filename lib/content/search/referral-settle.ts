/** What the other orders of a referral decide of one: no needless question, nothing counted twice. */

import type { Part, ReferralParts, Traits } from './referral-parts'
import { asksForService } from './service-names'

export function settle<T>(parts: ReferralParts<T>, traits: Traits<T>): void {
  chooseByField(parts, traits)
  const sure = [...new Set(parts.list.filter(isSure).flatMap(({ naming }) => naming?.found ?? []))]
  putIntoPanels(parts, sure)
  answer(parts, sure)
}

const isSure = <T>({ kind, naming, scope }: Part<T>): boolean =>
  kind === 'name' && naming?.kind === 'sure' && scope === 'ordered'

/** Of analyses with one name the one is meant that is of a field with the orders beside it. */
function chooseByField<T>(parts: ReferralParts<T>, traits: Traits<T>): void {
  for (const [at, part] of parts.list.entries()) {
    const { kind, naming, scope } = part
    if (kind !== 'name' || !naming || naming.kind === 'sure' || scope !== 'ordered') continue
    const near = [parts.list.slice(0, at).findLast(isSure), parts.list.slice(at + 1).find(isSure)]
    const fields = near
      .flatMap(each => each?.naming?.found ?? [])
      .map(record => traits.field(record))
    const [one, ...more] = naming.found.filter(record => fields.includes(traits.field(record)))
    const isTold = naming.found.length > 1 && more.length === 0
    if (one !== undefined && isTold && naming.called.includes(one)) {
      part.naming = { ...naming, kind: 'sure', found: [one] }
    }
  }
}

/** Nothing is counted beside a panel that it is a part of. */
function putIntoPanels<T>({ list, matcher }: ReferralParts<T>, sure: readonly T[]): void {
  const panels = sure.filter(record => matcher.isPanel(record))
  for (const part of list.filter(isSure)) {
    const [own] = part.naming?.found ?? []
    const panel = panels.find(
      each => own !== undefined && each !== own && matcher.includes(each, own),
    )
    if (panel !== undefined && part.naming) part.naming = { ...part.naming, found: [panel] }
  }
}

/** What another line has answered is not asked. */
function answer<T>({ list, matcher }: ReferralParts<T>, sure: readonly T[]): void {
  for (const part of list) {
    const { kind, naming, scope, text } = part
    if (scope !== 'ordered' || (kind !== 'name' && kind !== 'other') || isSure(part)) continue
    const said = sure.find(each => naming?.called.includes(each)) ?? matcher.saying(text, sure)
    if (said === undefined || asksForService(text)) continue
    Object.assign(part, {
      kind: 'name',
      naming: { kind: 'sure', text, found: [said], called: [said] },
    })
  }
}
