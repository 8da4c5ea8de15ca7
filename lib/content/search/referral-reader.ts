/**
 * Reads a doctor's referral as a nurse reads it. Nothing of it vanishes: every piece is ordered, to be
 * asked, a service, not known, or no order.
 */

import type { Naming } from './name-matcher'
import type { NameReader, Piece } from './name-reader'
import { isAnd, isOr, type Scope, scopeOf } from './referral-notes'
import { cleaned, endsPiece, type Word, wordsOf } from './split-referral'

/** A piece of the text; what is unknown or ignored has found nothing. */
export interface Reading<T> {
  readonly kind: 'sure' | 'doubtful' | 'service' | 'unknown' | 'ignored'
  readonly text: string
  readonly found: readonly T[]
}

/** What is known of the records beside their names. */
export interface Traits<T> {
  /** Analyses of one field have the same. */
  field(record: T): unknown
  /** Whole tenge; 0: none. */
  price(record: T): number
}

const igClass = /^ig ?[agm]$/iu

/** Of an examination, and no other one: «с биопсией», «правого». */
const remark = /^(?:со? |прав|лев)/iu

/** Names that a word may be short for by. */
const maxAnchors = 3

/** What an analysis is taken from or looked for by: in a heading it holds for all that follow. */
const restricting =
  /^(?:суточн\p{L}* )?(?:моч|кал(?!и|ь)|слюн|мазок|посев|бакпосев|соскоб|пцр|птр|антител|ат к|несеп|зәр|нәжіс|себінді)/iu
/** Asks for something that is no analysis. */
const elsewhere =
  /(?<!\p{L})(?:узи|удз|мрт|кт|рентген\p{L}*|экг|ээг|консульт\p{L}*|конс|при[её]м|осмотр\p{L}*|прививк\p{L}*|снимок|флюорограф\p{L}*|кеңес\p{L}*|қабылдау\p{L}*)(?!\p{L})/iu

interface Part<T> {
  from: number
  to: number
  /** It was a name as it stands, and was not made one by others. */
  readonly given: boolean
  kind: Piece<T>['kind']
  text: string
  naming: Naming<T> | undefined
  services: readonly T[]
  scope: Scope
}

export function readReferral<T>(
  given: string,
  reader: NameReader<T>,
  traits: Traits<T>,
): readonly Reading<T>[] {
  return new Referral(given, reader, traits).readings()
}

/** A word before a colon, brackets, a dash, and what it is the group of. */
interface Group<T> {
  readonly head: readonly Part<T>[]
  readonly inner: readonly Part<T>[]
  readonly isBracket: boolean
}

class Referral<T> {
  private readonly groups: Group<T>[] = []
  private readonly text: string
  private readonly words: readonly Word[]
  private parts: Part<T>[]

  constructor(
    given: string,
    private readonly reader: NameReader<T>,
    private readonly traits: Traits<T>,
  ) {
    this.text = cleaned(given)
    this.words = wordsOf(this.text)
    this.parts = this.reader.read(this.text, this.words).map(piece => this.partOf(piece))
    this.joinOthers()
  }

  readings(): readonly Reading<T>[] {
    this.findGroups()
    this.spread()
    this.setScopes()
    this.dropHeads()
    this.readOthers()
    this.joinAlternatives()
    this.settle()
    return this.lines()
  }

  private partOf({ from, to, ...meaning }: Piece<T>): Part<T> {
    return {
      ...{
        from,
        to,
        kind: meaning.kind,
        text: this.textOf(from, to),
        scope: 'ordered',
        given: meaning.kind === 'name' || meaning.kind === 'service',
      },
      naming: meaning.kind === 'name' ? meaning.naming : undefined,
      services: meaning.kind === 'service' ? meaning.services : [],
    }
  }

  private textOf(from: number, to: number): string {
    const text = this.text.slice(this.words[from]?.start, this.words[to - 1]?.end)
    const closing = text.includes('(') && !text.includes(')') ? ')' : ''
    return text.replace(/[\s\uE000\uE001]+/g, ' ').trim() + closing
  }

  private gapBefore(part: Part<T> | undefined): string {
    return part ? (this.words[part.from]?.gap ?? '') : '\n'
  }

  /** Whether a piece of the text ends before a part. */
  private isApart(part: Part<T> | undefined): boolean {
    if (!part || part.from === 0) return true
    const [before, next] = [this.words[part.from - 1], this.words[part.from]]
    return endsPiece(this.gapBefore(part), before?.text, next?.text)
  }

  /** Words that are no names are one piece, with the fillers between them. */
  private joinOthers(): void {
    const joined: Part<T>[] = []
    for (const part of this.parts) {
      const last = joined.at(-1)
      if (last && this.isJoined(part) && isVague(last) && isVague(part)) {
        last.to = part.to
        last.kind = isOther(last, part) ? 'other' : 'filler'
        last.text = this.textOf(last.from, part.to)
      } else joined.push(part)
    }
    this.parts = joined
  }

  /** Whether only a space, a dot or a hyphen stands before it. */
  private isJoined(part: Part<T>): boolean {
    return /^[\s.-]*$/.test(this.gapBefore(part)) && !this.isApart(part)
  }

  /** «Биохимия: АЛТ, АСТ», «биохимия (АЛТ)», «биохимия - АЛТ», «биохимия АЛТ». */
  private findGroups(): void {
    for (const [at, part] of this.parts.entries()) {
      const gap = this.gapBefore(part)
      const start = this.startOfPiece(at - 1)
      const head = this.parts.slice(start, at)
      const [only] = head
      const isDash = /^\s+[-–—]\s+$/.test(gap) && head.length === 1 && this.isGroup(only)
      const isPlain =
        this.isJoined(part) &&
        part.kind === 'name' &&
        only !== undefined &&
        this.isKindOf(only, part)
      if (at === 0 || !(/[:(]/.test(gap) || isDash || isPlain)) continue
      const ends = gap.includes('(')
        ? (next: string) => next.includes(')')
        : gap.includes('\n')
          ? (next: string, place: number) => next.includes('\uE001') || this.isHead(place)
          : isPlain
            ? (next: string) => endsPiece(next)
            : (next: string) => next.includes('\n')
      const end = this.parts.findIndex(
        (next, place) => place > at && ends(this.gapBefore(next), place),
      )
      const inner = this.parts.slice(at, end < 0 ? undefined : end)
      this.groups.push({ head, inner, isBracket: gap.includes('(') })
    }
  }

  private startOfPiece(at: number): number {
    let start = Math.max(0, at)
    while (start > 0 && !this.isApart(this.parts[start])) start -= 1
    return start
  }

  /** Whether the line of a part begins a group of its own. */
  private isHead(at: number): boolean {
    if (!this.gapBefore(this.parts[at]).includes('\n')) return false
    const rest = this.parts.slice(at + 1)
    const end = rest.findIndex(part => /[\n:]/.test(this.gapBefore(part)))
    return this.gapBefore(rest[end]).includes(':')
  }

  private isGroup(part: Part<T> | undefined): boolean {
    return part?.kind === 'name' && this.reader.matcher.isGroup(part.text)
  }

  /** Without a sign between them a group is known by what follows: «биохимия АЛТ», not «биохимия ОАК». */
  private isKindOf(head: Part<T>, part: Part<T>): boolean {
    const { matcher } = this.reader
    if (head === part || head.kind !== 'name' || !matcher.isGroup(head.text)) return false
    const [one] = head.naming?.found ?? []
    const [another] = part.naming?.found ?? []
    if (one === undefined || another === undefined) return matcher.isKind(head.text)
    if (head.naming?.found.some(record => matcher.includes(record, another))) return true
    if (!matcher.isKind(head.text)) return false
    return head.naming?.kind !== 'sure' || this.traits.field(one) === this.traits.field(another)
  }

  /** What is said once for several: «гепатиты В и С», «IgE к полыни, берёзе», «св. Т4, Т3». */
  private spread(): void {
    for (const [at, part] of this.parts.entries()) {
      const { naming } = part
      const heads = this.groups.filter(({ inner }) => inner.includes(part)).map(({ head }) => head)
      const material = heads.find(head => restricting.test(textsOf(head)))
      const [nearest] = part.kind === 'name' ? this.anchors(at, -1) : []
      const isBehind = nearest && (nearest.kind === 'service' || restricting.test(nearest.text))
      // «ВПГ IgG, IgM»: a class of what was named.
      const isClass =
        nearest !== undefined && igClass.test(part.text) && !/^(?:ig|им)/iu.test(nearest.text)
      if (isClass) Object.assign(part, { kind: 'other', naming: undefined })
      const isOpen = part.kind === 'other' || (naming && naming.kind !== 'sure')
      if (!isOpen && !material && !isBehind) continue
      const wholes = [...heads.map(head => `${textsOf(head)} ${part.text}`), ...this.wholesFor(at)]
      const asService = wholes
        .filter(whole => elsewhere.test(whole))
        .map(whole => this.reader.service(whole))
        .find(services => services?.length === 1)
      if (asService) {
        Object.assign(part, { kind: 'service', services: asService })
        continue
      }
      const found = wholes.map(whole => this.reader.called(whole))
      const sure = found.find(each => each?.kind === 'sure')
      const other = sure ?? (part.kind === 'other' ? found.find(Boolean) : null)
      if (other) Object.assign(part, { kind: 'name', naming: other })
      else if (material && naming && !this.isOf(naming, textsOf(material))) {
        part.naming = { ...naming, kind: 'doubtful' }
      }
    }
  }

  private isOf(naming: Naming<T>, material: string): boolean {
    return naming.found.every(record => this.reader.matcher.saying(material, [record]))
  }

  /** The names before it, or behind it, in the same line, the nearest first. */
  private anchors(at: number, step: 1 | -1): readonly Part<T>[] {
    const found: Part<T>[] = []
    for (let place = at; found.length < maxAnchors; place += step) {
      const [between, next] = [this.parts[step < 0 ? place : place + 1], this.parts[place + step]]
      if (!between || !next || next.kind === 'note') break
      if (/[\n\uE000:)]/.test(this.gapBefore(between))) break
      if (next.given || (next.kind === 'other' && next.to > next.from + 1)) found.push(next)
    }
    return found
  }

  /** What a part may be short for, by the names before and behind it. */
  private wholesFor(at: number): readonly string[] {
    const { text } = this.parts[at] as Part<T>
    return [
      ...this.anchors(at, -1).flatMap(anchor => this.wholesBehind(anchor.text.split(' '), text)),
      ...this.anchors(at, 1).flatMap(anchor => {
        const behind = anchor.text.split(' ')
        return behind.slice(1).map((_, place) => [text, ...behind.slice(place + 1)].join(' '))
      }),
    ]
  }

  /** With the beginning of a name before it; the tail of «IgA» and «B6» is exchanged. */
  private wholesBehind(before: readonly string[], text: string): readonly string[] {
    const [, stem] = /^(\p{L}{1,2})-?(?:\p{L}|\d{1,2})$/u.exec(before.at(-1) ?? '') ?? []
    const isTail = stem !== undefined && /^(?:\p{L}|\d{1,2})$/u.test(text)
    const beginnings = before.map((_, place) => before.slice(0, before.length - 1 - place))
    const isWord = this.reader.matcher.isQualifier(text)
    return [
      ...(isTail ? [[...before.slice(0, -1), stem + text].join(' ')] : []),
      ...beginnings.slice(0, -1).map(words => [...words, text].join(' ')),
      ...(isWord ? [`${before[0]} ${text}`] : []),
      ...(igClass.test(text) ? [[...before, text].join(' ')] : []),
    ]
  }

  /** Of a group its parts count, where some are named. */
  private dropHeads(): void {
    for (const { head, inner, isBracket } of this.groups) {
      const name = head.findLast(part => part.kind === 'name')
      const named = inner.filter(part => part.kind === 'name' || part.kind === 'service')
      const isTitle = !isBracket && !name
      if (named.length > 0 || isTitle)
        for (const part of head) if (isVague(part)) part.kind = 'note'
      if (named.length === 0) {
        if (name && isBracket) this.comment(name, inner)
        continue
      }
      const records = name?.naming?.found ?? []
      const parts = named.flatMap(part => part.naming?.found ?? [])
      const panel = records.find(record =>
        parts.every(each => this.reader.matcher.includes(record, each)),
      )
      const isHeading =
        name?.naming?.kind !== 'sure' ||
        this.isGroup(name) ||
        this.reader.matcher.isMaterial(name.text)
      if (!name || (panel === undefined && !isHeading)) continue
      if (panel !== undefined && records.length === 1 && this.isCheaper(panel, parts)) {
        for (const part of named) part.naming = name.naming
      } else name.kind = 'note'
    }
  }

  /** What costs no more than its parts is taken as a whole. */
  private isCheaper(panel: T, parts: readonly T[]): boolean {
    const price = this.traits.price(panel)
    const sum = [...new Set(parts)].reduce((total, part) => total + this.traits.price(part), 0)
    return price > 0 && price <= sum
  }

  /** «ВИЧ (анонимно)»; what has a meaning for analyses leaves a doubt. */
  private comment(name: Part<T>, inner: readonly Part<T>[]): void {
    if (inner.some(part => part.scope === 'refused')) return
    const others = inner.filter(part => part.kind === 'other')
    const isDoubt = others.some(({ text }) =>
      text.split(/\s+/).some(word => this.reader.matcher.knows(word)),
    )
    if (isDoubt && name.naming) name.naming = { ...name.naming, kind: 'doubtful' }
    name.text = this.textOf(name.from, inner.at(-1)?.to ?? name.to)
    this.parts = this.parts.filter(part => !inner.includes(part))
  }

  /** Words that are no names: typos, a part of longer names, or a remark about the name beside them. */
  private readOthers(): void {
    for (const part of this.parts) {
      // Blood alone is the general analysis, most likely.
      if (part.kind === 'filler' && this.besides(part).length === 0) {
        const naming = this.reader.matcher.guess(part.text)
        if (naming.kind !== 'unknown') Object.assign(part, { kind: 'name', naming })
      }
      if (part.kind !== 'other' && !(part.kind === 'name' && this.isLooseMaterial(part))) continue
      if (part.scope === 'refused') continue
      const beside = this.besides(part)
      const [name] = beside
      if (beside.length === 1 && name?.kind === 'service') {
        // «ФГДС с биопсией» is the service, «УЗДГ вен» another.
        const isRemark = part.from > name.from && remark.test(part.text)
        if (!isRemark) Object.assign(name, { kind: 'other', services: [] })
        this.join(name, part)
        continue
      }
      if (beside.length === 1 && name?.naming && part !== name) {
        const known = name.naming
        this.join(name, part)
        const naming = this.reader.matcher.guess(name.text, this.isCut(name))
        // «ДНК HBV» is none of all that are found by DNA.
        const own = this.reader.matcher.isKind(known.text) ? [] : known.found
        const found = naming.found.length > 0 ? naming.found : own
        if (elsewhere.test(name.text)) Object.assign(name, { kind: 'other', naming: undefined })
        else
          name.naming =
            naming.kind === 'sure' ? naming : { ...known, found, called: [], kind: 'doubtful' }
        continue
      }
      if (part.kind !== 'other' || elsewhere.test(part.text)) continue
      const naming = this.reader.matcher.guess(part.text, this.isCut(part))
      if (naming.kind !== 'unknown') Object.assign(part, { kind: 'name', naming })
    }
  }

  /** «Креат.», «С-реакт. белок». */
  private isCut({ from, to }: Part<T>): boolean {
    const [first, last] = [this.words[from], this.words[to - 1]]
    return /\p{L}{2}\./u.test(this.text.slice(first?.start, (last?.end ?? 0) + 1))
  }

  /** A remark becomes a part of the name that it is about. */
  private join(name: Part<T>, remark: Part<T>): void {
    name.from = Math.min(name.from, remark.from)
    name.to = Math.max(name.to, remark.to)
    name.text = this.textOf(name.from, name.to)
    Object.assign(remark, { kind: 'note', text: '' })
  }

  /** «Глюкоза моча»: beside another name it changes the meaning. */
  private isLooseMaterial(part: Part<T>): boolean {
    return this.reader.matcher.isMaterial(part.text) && this.besides(part).length === 1
  }

  /** The names in the same piece that stand right beside it. */
  private besides(part: Part<T>): readonly Part<T>[] {
    const at = this.parts.indexOf(part)
    const start = this.startOfPiece(at)
    const end = this.parts.findIndex((each, place) => place > at && this.isApart(each))
    const piece = this.parts.slice(start, end < 0 ? undefined : end)
    const names = piece.filter(
      each => each !== part && (each.kind === 'name' || each.kind === 'service'),
    )
    const isSplit = piece.some((each, place) => place > 0 && !this.isJoined(each))
    return isSplit ? [] : names
  }

  private setScopes(): void {
    for (const [at, part] of this.parts.entries()) {
      const start = this.words[this.parts[this.startOfPiece(at)]?.from ?? 0]?.start ?? 0
      const end = this.parts.findIndex((each, place) => place > at && this.isApart(each))
      const last = end < 0 ? this.text.length : (this.words[this.parts[end]?.from ?? 0]?.start ?? 0)
      const own = this.words[part.from]?.start ?? 0
      const heads = this.groups
        .filter(({ inner, isBracket }) => !isBracket && inner.includes(part))
        .map(({ head }) => scopeOf(textsOf(head), textsOf(head)))
      const scope = scopeOf(this.text.slice(start, last), this.text.slice(start, own))
      part.scope = scope === 'ordered' ? (heads.find(each => each !== 'ordered') ?? scope) : scope
    }
  }

  /** «НИПТ или кариотип»: one of them. */
  private joinAlternatives(): void {
    for (const [at, part] of this.parts.entries()) {
      const [before, behind] = [this.parts[at - 1], this.parts[at + 1]]
      if (part.kind !== 'filler' || !isOr(part.text) || !before || !behind) continue
      for (const each of [before, behind]) {
        if (each.naming) each.naming = { ...each.naming, kind: 'doubtful' }
      }
      if (!before.naming || !behind.naming) continue
      behind.naming = {
        ...behind.naming,
        found: [...before.naming.found, ...behind.naming.found],
      }
      behind.text = this.textOf(before.from, behind.to)
      behind.from = before.from
      before.kind = 'note'
      before.text = ''
      part.text = ''
    }
  }

  /** What another line has answered is not asked, and nothing is counted beside its panel. */
  private settle(): void {
    const isOrdered = ({ kind, naming, scope }: Part<T>) =>
      kind === 'name' && naming?.kind === 'sure' && scope === 'ordered'
    for (const [at, part] of this.parts.entries()) {
      const { naming } = part
      if (part.kind !== 'name' || !naming || naming.kind === 'sure' || part.scope !== 'ordered')
        continue
      const near = [
        this.parts.slice(0, at).findLast(isOrdered),
        this.parts.slice(at + 1).find(isOrdered),
      ]
      const fields = near
        .flatMap(each => each?.naming?.found ?? [])
        .map(each => this.traits.field(each))
      const akin = naming.found.filter(record => fields.includes(this.traits.field(record)))
      const [one, ...more] = akin
      const isTold = naming.found.length > 1 && more.length === 0
      if (one !== undefined && isTold && naming.called.includes(one)) {
        part.naming = { ...naming, kind: 'sure', found: [one] }
      }
    }
    const sure = [
      ...new Set(this.parts.filter(isOrdered).flatMap(({ naming }) => naming?.found ?? [])),
    ]
    const panels = sure.filter(record => this.reader.matcher.isPanel(record))
    for (const part of this.parts) {
      const { naming } = part
      if (part.scope !== 'ordered' || (part.kind !== 'name' && part.kind !== 'other')) continue
      if (naming?.kind === 'sure') {
        const [own] = naming.found
        const panel = panels.find(
          each => own !== undefined && each !== own && this.reader.matcher.includes(each, own),
        )
        if (panel !== undefined) part.naming = { ...naming, found: [panel] }
        continue
      }
      const answer =
        sure.find(each => naming?.called.includes(each)) ??
        this.reader.matcher.saying(part.text, sure)
      if (answer === undefined || elsewhere.test(part.text)) continue
      Object.assign(part, {
        kind: 'name',
        naming: { kind: 'sure', text: part.text, found: [answer], called: [answer] },
      })
    }
  }

  /** The lines in order; courtesies side by side are one. */
  private lines(): readonly Reading<T>[] {
    const lines: Reading<T>[] = []
    for (const part of this.parts) {
      const line = lineOf(part)
      if (!line) continue
      const last = lines.at(-1)
      if (last?.kind === 'ignored' && line.kind === 'ignored') {
        lines[lines.length - 1] = { ...last, text: `${last.text} ${line.text}` }
      } else lines.push(line)
    }
    return lines
  }
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

const isVague = <T>({ kind, text }: Part<T>) =>
  (kind === 'other' || kind === 'filler') && !isOr(text) && !isAnd(text)
const isOther = <T>(...parts: readonly Part<T>[]) => parts.some(({ kind }) => kind === 'other')
const textsOf = <T>(parts: readonly Part<T>[]) => parts.map(({ text }) => text).join(' ')
