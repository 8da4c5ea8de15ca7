/**
 * Doctors' lists with their right answers (`referrals/*.txt`; the notation is explained in
 * `tools/bench/README.md`), and the verdict on what a clinic's price list makes of them.
 */
import { readFileSync } from 'node:fs'
import type { ReferralLine } from '@/lib/content/search/match-referral'
import { fromEnglishLayout } from '@/lib/content/search/readings'
import { fold, tokenize } from '@/lib/text/fold'

/**
 * `tried`: the matching is tuned by them. The others were put aside before, and asked once, in this order; the last five
 * are by people who had not seen the code.
 */
export type ReferralSet =
  | 'tried'
  | 'spent'
  | 'kept'
  | 'registrar'
  | 'nurse'
  | 'nurse-later'
  | 'nurse-last'
  | 'clerk'

export interface WrittenList {
  readonly text: string
  readonly answers: readonly string[]
}

export function readLists(set: ReferralSet): readonly WrittenList[] {
  const [, ...blocks] = readFileSync(`tests/support/referrals/${set}.txt`, 'utf8').split(/^===\n/m)
  return blocks.map(block => {
    const [text = '', answers = ''] = block.split('\n---\n')
    return { text: text.trim(), answers: answers.trim().split('\n') }
  })
}

/** How a clinic calls the records of the sample, that the answers name. */
export interface Names {
  /** Keys in the answers of an analysis: ids of the sample; empty for one that the sample lacks. */
  readonly analysis: (id: number) => string
  /** Likewise of a service: slugs of the sample. */
  readonly service: (id: number) => string
  readonly has: (key: string) => boolean
}

export type Outcome = 'right' | 'asked' | 'wrong'

export interface Verdict {
  readonly text: string
  readonly outcomes: readonly { readonly answer: string; readonly outcome: Outcome }[]
  /** Words of the text that no line repeats. */
  readonly lost: readonly string[]
  /** Ticked, and not in the answers. */
  readonly extra: readonly string[]
}

export function judge(list: WrittenList, lines: readonly ReferralLine[], names: Names): Verdict {
  const found = foundIn(lines, names)
  const rated = list.answers.filter(answer => keysIn(answer).every(names.has))
  const allowed = new Set(list.answers.flatMap(keysIn))
  return {
    text: list.text,
    outcomes: rated.map(answer => ({ answer, outcome: outcomeOf(answer, found) })),
    lost: lostWords(list.text, lines),
    extra: [...found.ticked].filter(key => key !== '' && !allowed.has(key)),
  }
}

interface Found {
  readonly ticked: ReadonlySet<string>
  readonly asked: readonly (readonly string[])[]
  readonly unknown: readonly string[]
  readonly ignored: readonly string[]
}

function foundIn(lines: readonly ReferralLine[], names: Names): Found {
  const textsOf = (kind: ReferralLine['kind']) =>
    lines.filter(line => line.kind === kind).map(({ text }) => spoken(text))
  const services = lines.flatMap(line => (line.kind === 'service' ? [line.services] : []))
  const keysOf = (list: readonly { readonly id: number }[]) =>
    list.map(({ id }) => names.service(id))
  return {
    ticked: new Set([
      ...lines
        .flatMap(line => (line.kind === 'sure' ? line.items : []))
        .map(({ id }) => names.analysis(id)),
      ...services.filter(({ length }) => length === 1).flatMap(keysOf),
    ]),
    asked: [
      ...lines.flatMap(line =>
        line.kind === 'doubtful' ? [line.choices.map(({ id }) => names.analysis(id))] : [],
      ),
      ...services.filter(({ length }) => length > 1).map(keysOf),
    ],
    unknown: textsOf('unknown'),
    ignored: textsOf('ignored'),
  }
}

/** A text without what is not said of it: a question mark, a comma. */
const spoken = (text: string) => tokenize(fold(text)).join(' ')

/** All keys that an answer names. */
const keysIn = (answer: string): string[] =>
  /^[!~-]/.test(answer)
    ? []
    : answer
        .replace(/^[?$]/, '')
        .split(/[\s,|/]+/)
        .filter(Boolean)

function outcomeOf(answer: string, { ticked, asked, unknown, ignored }: Found): Outcome {
  const word = spoken(answer.slice(1))
  if (answer.startsWith('!')) return unknown.some(text => text.includes(word)) ? 'right' : 'wrong'
  if (/^[~-]/.test(answer)) return ignored.some(text => text.includes(word)) ? 'right' : 'wrong'
  const isOffered = (keys: readonly string[]) =>
    asked.some(choices => keys.every(key => choices.includes(key)))
  if (answer.startsWith('?')) return isOffered(keysIn(answer)) ? 'right' : 'wrong'
  const [first = '', orAsked] = answer.split('|')
  const ways = first.split('/').map(keysIn)
  if (ways.some(keys => keys.every(key => ticked.has(key)))) return 'right'
  if (orAsked !== undefined && isOffered(keysIn(orAsked))) return 'right'
  return ways.some(keys => keys.some(key => isOffered([key]))) ? 'asked' : 'wrong'
}

/** Words between names, which are no part of any. */
const joining = new Set(['жане', 'мен', 'бен', 'пен'])

/** Without regard to spaces, as a word that was broken is put together. */
export function lostWords(text: string, lines: readonly ReferralLine[]): readonly string[] {
  const letters = (some: string) => fold(some).replace(/[^\p{L}\p{N}]/gu, '')
  const told = letters(lines.map(line => line.text).join(' '))
  const isTold = (word: string) =>
    [word, fromEnglishLayout(word)].some(each => told.includes(letters(each)))
  // A number's sign is part of no name.
  return tokenize(fold(text.replaceAll('№', ' '))).filter(
    word => /\p{L}{2}/u.test(word) && !joining.has(word) && !isTold(word),
  )
}

/** Of many verdicts. */
export interface Figures {
  readonly lists: number
  readonly lines: number
  readonly right: number
  readonly asked: number
  readonly wrong: number
  readonly lost: number
  readonly extra: number
}

export function figuresOf(verdicts: readonly Verdict[]): Figures {
  const outcomes = verdicts.flatMap(verdict => verdict.outcomes.map(({ outcome }) => outcome))
  const count = (wanted: Outcome) => outcomes.filter(outcome => outcome === wanted).length
  const sum = (of: (verdict: Verdict) => readonly unknown[]) =>
    verdicts.reduce((total, verdict) => total + of(verdict).length, 0)
  return {
    lists: verdicts.length,
    lines: outcomes.length,
    right: count('right'),
    asked: count('asked'),
    wrong: count('wrong'),
    lost: sum(({ lost }) => lost),
    extra: sum(({ extra }) => extra),
  }
}
