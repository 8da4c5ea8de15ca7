/** What the other orders of a referral decide of one: no needless question, nothing counted twice. */

import { isBodyAlone } from './examinations'
import type { Naming } from './name-matcher'
import { igClass, igClasses, isOfPregnancy, whenPregnant } from './referral-notes'
import { isVague, type Part, type ReferralParts, type Traits } from './referral-parts'
import { asksForService } from './service-names'

export function settle<T>(parts: ReferralParts<T>, traits: Traits<T>): void {
  joinClasses(parts)
  chooseForPregnant(parts)
  chooseByField(parts, traits)
  const sure = [...new Set(parts.list.filter(isSure).flatMap(({ naming }) => naming?.found ?? []))]
  putIntoPanels(parts, sure)
  answer(parts, sure)
  for (const part of parts.list) {
    if (part.kind !== 'name' || !part.naming) continue
    if (!part.given && parts.reader.isFrame(part.text)) leave(part)
    else doubtBody(parts, part, part.naming)
    if (part.naming) doubtOther(parts, traits, part, part.naming)
  }
}

/** Nothing that the clinic has is meant. */
const leave = <T>(part: Part<T>) => Object.assign(part, { kind: 'other', naming: undefined })

/** A part of the body may stand for the panel that looks at it, and for no other analysis. */
function doubtBody<T>(parts: ReferralParts<T>, part: Part<T>, naming: Naming<T>): void {
  if (!isBodyAlone(parts.words.slice(part.from, part.to).map(({ text }) => text))) return
  const { found } = naming
  // «Посев из зева, носа»: the words before it say of what.
  if (naming.text !== part.text) return
  const isPanel = found.length > 1 || found.some(record => parts.matcher.isPanel(record))
  if (isPanel) part.naming = { ...naming, kind: 'doubtful' }
  else leave(part)
}

/** What is taken from something else than was said, or looked for otherwise, is another analysis. */
function doubtOther<T>(
  parts: ReferralParts<T>,
  traits: Traits<T>,
  part: Part<T>,
  naming: Naming<T>,
): void {
  const before = parts.list.slice(0, parts.list.indexOf(part)).findLast(({ text }) => text !== '')
  // «Антитела IgG к хламидиям».
  const isSaid = before && isVague(before) && parts.isJoined(part)
  const said = isSaid ? `${before.text} ${part.text}` : part.text
  const found = naming.found.filter(record => !traits.contradicts(record, said))
  // «Токсоплазма IgM» is a part of what is done for several at once.
  const isOfPanel = igClass.test(part.text) && found.some(record => parts.matcher.isPanel(record))
  if (found.length === 0) leave(part)
  else part.naming = { ...naming, found, kind: isOfPanel ? 'doubtful' : naming.kind }
}

/** «ВПГ 1/2 IgG»: a class of antibodies beside a name is no immunoglobulin of its own. */
function joinClasses<T>(parts: ReferralParts<T>): void {
  // From the last, so that a piece is still whole for those before.
  for (const [at, part] of [...parts.list.entries()].reverse()) {
    if (part.kind !== 'name' || !igClasses.test(part.text)) continue
    const piece = parts.list.slice(parts.startOfPiece(at), parts.endOfPiece(at))
    const name = piece.find(({ kind, text }) => kind === 'name' && !igClasses.test(text))
    if (!name) continue
    const whole = parts.reader.called(`${name.text} ${part.text}`)
    const isOne = whole?.kind === 'sure' && !parts.matcher.isPanel(whole.found[0] as T)
    const found = [...new Set([...(whole?.found ?? []), ...(name.naming?.found ?? [])])]
    const kind = isOne ? 'sure' : 'doubtful'
    name.naming = { kind, text: name.text, found: isOne ? whole.found : found, called: found }
    parts.join(name, part)
  }
}

/** A test that pregnant women are given in a way of their own: «Беременность 26 нед. ГТТ». */
function chooseForPregnant<T>({ list, reader, text }: ReferralParts<T>): void {
  if (!isOfPregnancy(text)) return
  for (const part of list) {
    if (part.kind !== 'name' || !part.naming) continue
    const own = reader.called(`${part.text} ${whenPregnant}`)
    if (own?.kind === 'sure') part.naming = own
  }
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
