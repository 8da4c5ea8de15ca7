/** The parts that a referral's text is read as, and how they stand to each other on the page. */
import type { NameMatcher, Naming } from './name-matcher'
import type { NameReader, Piece } from './name-reader'
import { isAnd, isOr, type Scope } from './referral-notes'
import { cleaned, endsPiece, type Word, wordsOf } from './split-referral'

export interface Part<T> {
  /** Words of the text, the last index not included. */
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

/** What is known of the records beside their names. */
export interface Traits<T> {
  /** Analyses of one field have the same. */
  field(record: T): unknown
  /** Whole tenge; 0: none. */
  price(record: T): number
  /** Whether a text names another sample, or another method, than the analysis has. */
  contradicts(record: T, text: string): boolean
}

/** Of the words, each is in one part. */
export class ReferralParts<T> {
  readonly text: string
  readonly words: readonly Word[]
  list: Part<T>[]

  constructor(
    given: string,
    readonly reader: NameReader<T>,
  ) {
    this.text = cleaned(given)
    this.words = wordsOf(this.text)
    this.list = this.joinVague(reader.read(this.text, this.words).map(piece => this.partOf(piece)))
  }

  get matcher(): NameMatcher<T> {
    return this.reader.matcher
  }

  private partOf({ from, to, ...meaning }: Piece<T>): Part<T> {
    return {
      from,
      to,
      kind: meaning.kind,
      text: this.textOf(from, to),
      scope: 'ordered',
      given: meaning.kind === 'name' || meaning.kind === 'service',
      naming: meaning.kind === 'name' ? meaning.naming : undefined,
      services: meaning.kind === 'service' ? meaning.services : [],
    }
  }

  /** Words that are no names are one part, with the fillers between them. */
  private joinVague(parts: readonly Part<T>[]): Part<T>[] {
    const joined: Part<T>[] = []
    for (const part of parts) {
      const last = joined.at(-1)
      if (last && this.isJoined(part) && isVague(last) && isVague(part)) {
        last.to = part.to
        last.kind = last.kind === 'other' || part.kind === 'other' ? 'other' : 'filler'
        last.text = this.textOf(last.from, part.to)
      } else joined.push(part)
    }
    return joined
  }

  textOf(from: number, to: number): string {
    const text = this.text.slice(this.words[from]?.start, this.words[to - 1]?.end)
    const closing = text.includes('(') && !text.includes(')') ? ')' : ''
    return text.replace(/[\s\uE000\uE001]+/g, ' ').trim() + closing
  }

  gapBefore(part: Part<T> | undefined): string {
    return part ? (this.words[part.from]?.gap ?? '') : '\n'
  }

  /** Where a part begins in the text. */
  startOf(part: Part<T> | undefined): number {
    return this.words[part?.from ?? 0]?.start ?? 0
  }

  endOf(part: Part<T>): number {
    return this.words[part.to - 1]?.end ?? 0
  }

  /** Whether a piece of the text ends before a part. */
  isApart(part: Part<T> | undefined): boolean {
    if (!part || part.from === 0) return true
    const [before, next] = [this.words[part.from - 1], this.words[part.from]]
    return endsPiece(this.gapBefore(part), before?.text, next?.text)
  }

  /** Whether a colon stands before it. */
  isHeaded(part: Part<T>): boolean {
    return this.gapBefore(part).includes(':')
  }

  /** Whether only a space, a dot or a hyphen stands before it. */
  isJoined(part: Part<T>): boolean {
    return /^[\s.-]*$/.test(this.gapBefore(part)) && !this.isApart(part)
  }

  /** The first part of the piece that a part is in. */
  startOfPiece(at: number): number {
    let start = Math.max(0, at)
    while (start > 0 && !this.isApart(this.list[start])) start -= 1
    return start
  }

  /** The first part behind the piece that a part is in. */
  endOfPiece(at: number): number {
    const end = this.list.findIndex((part, place) => place > at && this.isApart(part))
    return end < 0 ? this.list.length : end
  }

  /** The names in the same piece that stand right beside it. */
  besides(part: Part<T>): readonly Part<T>[] {
    const at = this.list.indexOf(part)
    const piece = this.list.slice(this.startOfPiece(at), this.endOfPiece(at))
    const isSplit = piece.some((each, place) => place > 0 && !this.isJoined(each))
    return isSplit ? [] : piece.filter(each => each !== part && isNamed(each))
  }

  /** A remark becomes a piece of the name that it is about. */
  join(name: Part<T>, remark: Part<T>): void {
    name.from = Math.min(name.from, remark.from)
    name.to = Math.max(name.to, remark.to)
    name.text = this.textOf(name.from, name.to)
    Object.assign(remark, { kind: 'note', text: '' })
  }
}

/** Whether it is no name, and holds nothing together. */
export const isVague = <T>({ kind, text }: Part<T>): boolean =>
  (kind === 'other' || kind === 'filler') && !isOr(text) && !isAnd(text)

export const isNamed = <T>({ kind }: Part<T>): boolean => kind === 'name' || kind === 'service'

export const textsOf = <T>(parts: readonly Part<T>[]): string =>
  parts.map(({ text }) => text).join(' ')
