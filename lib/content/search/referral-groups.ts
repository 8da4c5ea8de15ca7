/** Groups in a referral: a word before a colon, brackets or a dash, and what it is the group of. */

import {
  isNamed,
  isVague,
  type Part,
  type ReferralParts,
  type Traits,
  textsOf,
} from './referral-parts'
import { asksForService } from './service-names'
import { endsPiece } from './split-referral'

export interface Group<T> {
  readonly head: readonly Part<T>[]
  readonly inner: readonly Part<T>[]
  readonly isBracket: boolean
  /** A colon stands behind its head. */
  readonly isColon: boolean
}

/** «Биохимия: АЛТ, АСТ», «биохимия (АЛТ)», «биохимия - АЛТ», «биохимия АЛТ». */
export function groupsOf<T>(parts: ReferralParts<T>, traits: Traits<T>): readonly Group<T>[] {
  return parts.list.flatMap((part, at) => {
    const gap = parts.gapBefore(part)
    const before = parts.list[at - 1]
    if (before === undefined) return []
    const whole = parts.list.slice(parts.startOfPiece(at - 1), at)
    const isDash = /^\s+[-–—]\s+$/.test(gap) && whole.length === 1 && isGroup(parts, before)
    const isPlain =
      parts.isJoined(part) && part.kind === 'name' && isKindOf(parts, traits, before, part)
    if (!(/[:(]/.test(gap) || isDash || isPlain)) return []
    // Without a sign it is what stands right before.
    const head = isPlain ? [before] : whole
    const ends = endOf(parts, gap, isPlain)
    const end = parts.list.findIndex(
      (next, place) => place > at && ends(parts.gapBefore(next), place),
    )
    const inner = parts.list.slice(at, end < 0 ? undefined : end)
    return [{ head, inner, isBracket: gap.includes('('), isColon: gap.includes(':') }]
  })
}

/** Whether a gap before a part ends the group that another gap has begun. */
function endOf<T>(parts: ReferralParts<T>, begun: string, isPlain: boolean) {
  if (begun.includes('(')) return (gap: string) => gap.includes(')')
  if (begun.includes('\n')) {
    return (gap: string, place: number) => gap.includes('\uE001') || isHead(parts, place)
  }
  return isPlain
    ? (gap: string) => endsPiece(gap)
    : (gap: string, place: number) => gap.includes('\n') || isHead(parts, place)
}

/** Whether the piece that a part begins is the head of a group of its own. */
function isHead<T>(parts: ReferralParts<T>, at: number): boolean {
  if (!parts.isApart(parts.list[at])) return false
  const next = parts.list.slice(at + 1).find(part => parts.isHeaded(part) || parts.isApart(part))
  return next !== undefined && parts.isHeaded(next)
}

const isGroup = <T>({ matcher }: ReferralParts<T>, { kind, text }: Part<T>): boolean =>
  kind === 'name' && matcher.isGroup(text)

/** Without a sign between them a group is known by what follows: «биохимия АЛТ», not «биохимия ОАК». */
function isKindOf<T>(
  parts: ReferralParts<T>,
  traits: Traits<T>,
  head: Part<T>,
  part: Part<T>,
): boolean {
  const { matcher } = parts
  if (head === part || !isGroup(parts, head)) return false
  const [one] = head.naming?.found ?? []
  const [another] = part.naming?.found ?? []
  if (one === undefined || another === undefined) return matcher.isKind(head.text)
  // «Т4 ТТГ»: a panel that only has it is not what it names.
  if (head.naming?.called.some(record => matcher.includes(record, another))) return true
  if (!matcher.isKind(head.text)) return false
  return head.naming?.kind !== 'sure' || traits.field(one) === traits.field(another)
}

/** Of a group its parts count, where some are named. */
export function dropHeads<T>(
  parts: ReferralParts<T>,
  traits: Traits<T>,
  groups: readonly Group<T>[],
): void {
  for (const { head, inner, isBracket, isColon } of groups) {
    const name = head.findLast(part => part.kind === 'name')
    // «Яйцо (белок)» is one name.
    const begun = name ?? head.at(-1)
    const said = `${begun?.text} ${textsOf(inner)}`
    const whole = isBracket ? (parts.reader.called(said) ?? parts.matcher.completed(said)) : null
    const isSame = whole?.found[0] === name?.naming?.found[0]
    const isListed = whole?.found.some(record => isPartOf(parts, record, inner))
    if (begun && whole?.kind === 'sure' && !isListed && (isSame || !inner.some(isNamed))) {
      Object.assign(begun, { kind: 'name', naming: whole })
      swallow(parts, begun, inner)
      continue
    }
    const named = inner.filter(isNamed)
    const isTitle = !isBracket && !name
    if (named.length > 0 || isTitle) for (const part of head) if (isVague(part)) part.kind = 'note'
    if (named.length === 0) {
      if (name && isBracket) comment(parts, name, inner)
      continue
    }
    // «Щит. железа: ТТГ» is no ultrasound.
    const [service] = head.filter(({ kind, text }) => kind === 'service' && !asksForService(text))
    if (isColon && service) service.kind = 'note'
    if (!name) continue
    const records = name.naming?.found ?? []
    const members = named.flatMap(part => part.naming?.found ?? [])
    const panel = records.find(record =>
      members.every(each => parts.matcher.includes(record, each)),
    )
    const isHeading =
      isColon ||
      name.naming?.kind !== 'sure' ||
      isGroup(parts, name) ||
      parts.matcher.isMaterial(name.text)
    if (panel === undefined && !isHeading) continue
    if (panel !== undefined && records.length === 1 && isCheaper(traits, panel, members)) {
      for (const part of named) part.naming = name.naming
    } else name.kind = 'note'
  }
}

/** Whether several analyses are named, and a panel consists of all of them. */
function isPartOf<T>({ matcher }: ReferralParts<T>, panel: T, inner: readonly Part<T>[]): boolean {
  const members = inner.filter(isNamed).map(({ naming }) => naming?.found[0])
  return (
    members.length > 1 && members.every(each => each !== undefined && matcher.includes(panel, each))
  )
}

/** What costs no more than its parts is taken as a whole. */
function isCheaper<T>(traits: Traits<T>, panel: T, members: readonly T[]): boolean {
  const price = traits.price(panel)
  const sum = [...new Set(members)].reduce((total, member) => total + traits.price(member), 0)
  return price > 0 && price <= sum
}

/** «ВИЧ (анонимно)». */
function comment<T>(parts: ReferralParts<T>, name: Part<T>, inner: readonly Part<T>[]): void {
  if (inner.some(part => part.scope === 'refused') || inner.every(({ kind }) => kind === 'note'))
    return
  swallow(parts, name, inner)
}

function swallow<T>(parts: ReferralParts<T>, name: Part<T>, inner: readonly Part<T>[]): void {
  name.to = inner.at(-1)?.to ?? name.to
  name.text = parts.textOf(name.from, name.to)
  parts.list = parts.list.filter(part => !inner.includes(part))
}
