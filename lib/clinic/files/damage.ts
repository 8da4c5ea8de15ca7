/**
 * What programs leave of a text that they have saved or opened in a wrong encoding. A file whose
 * bytes are valid UTF-8 may hold it: a spreadsheet opened the table as windows-1251, or lost the
 * Kazakh letters when it saved, and saved again since.
 */
// jsdom, in which components are tested, has no global one.
import { TextDecoder } from 'node:util'
import type { Expectation } from '@/lib/text/finding-codes'
import type { Finding } from './finding'

/** One place of a text. */
export interface Damage {
  /** Part of the text. */
  readonly found: string
  readonly code: Expectation
  /** Nobody writes this on purpose; the other kinds may be a slip of the hand. */
  readonly isCertain: boolean
}

/** Bytes of the letters of Russian and Kazakh in UTF-8: the first one, and ranges of the second. */
const letterBytes = [
  [0xd0, [0x81, 0x81], [0x86, 0x86], [0x90, 0xbf]],
  [0xd1, [0x80, 0x8f], [0x91, 0x91], [0x96, 0x96]],
  [0xd2, [0x92, 0x93], [0x9a, 0x9b], [0xa2, 0xa3], [0xae, 0xb1], [0xba, 0xbb]],
  [0xd3, [0x98, 0x99], [0xa8, 0xa9]],
] as const

/** Three such letters in a row, by encoding as which UTF-8 is misread: of Windows, macOS and Unix. */
const misreadings = ['windows-1251', 'windows-1252', 'x-mac-cyrillic', 'koi8-r'].map(name => {
  const decoder = new TextDecoder(name)
  const signOf = (byte: number) => decoder.decode(Uint8Array.of(byte))
  const letters = letterBytes.map(([first, ...ranges]) => {
    const seconds = ranges.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => signOf(from + index)),
    )
    return `${signOf(first)}[${seconds.join('')}]`
  })
  return new RegExp(`(?:${letters.join('|')}){3,}`, 'u')
})

interface Kind extends Omit<Damage, 'found'> {
  /** What every such place has: looking for the whole word at once takes quadratic time. */
  readonly sign: RegExp
  /** The word around it. */
  readonly pattern: RegExp
}

const kinds: readonly Kind[] = [
  {
    sign: /\uFFFD/u,
    pattern: /\S*\uFFFD\S*/u,
    code: 'letterReplaced',
    isCertain: true,
  },
  {
    // Control characters, and the lines and blocks of DOS, inside of words.
    sign: /[\u0080-\u009f\u2500-\u259f]/u,
    pattern: /\S*(?:[\p{L}\d][\u0080-\u009f\u2500-\u259f]|[\u0080-\u009f\u2500-\u259f]\p{L})\S*/u,
    code: 'lettersMisread',
    isCertain: true,
  },
  {
    // Russian in windows-1251, read as Western European.
    sign: /[À-ÖØ-öø-ÿ]{3}/u,
    pattern: /\S*[À-ÖØ-öø-ÿ]{3}\S*/u,
    code: 'lettersMisread',
    isCertain: false,
  },
  {
    // Serbian, Ukrainian and others, which windows-1251 has beside Russian.
    sign: /[ЂЃѓЉЊЌЋЏђљњќћџЎўЈјЄєЇїҐґЅѕ]/u,
    pattern: /\S*[ЂЃѓЉЊЌЋЏђљњќћџЎўЈјЄєЇїҐґЅѕ]\S*/u,
    code: 'lettersForeign',
    isCertain: false,
  },
  {
    // Neither emphasis in Markdown nor a box to tick: within a word.
    sign: /[_□▯◻]/u,
    pattern:
      /\S*\p{Script=Cyrillic}[_□▯◻]+\p{Script=Cyrillic}\S*|(?<!\S)[□▯◻]\p{Script=Cyrillic}\S*/u,
    code: 'letterLost',
    isCertain: false,
  },
  {
    // Not in the query of a link.
    sign: /\?/u,
    pattern:
      /(?<!\/\S*)[^\s/]*(?:\p{L}\?+\p{Script=Cyrillic}|(?<![^\s(«"„;,>-])\?+\p{Script=Cyrillic}|\?{4,})\S*/u,
    code: 'lettersQuestioned',
    isCertain: false,
  },
]

/** The first damage of a text. */
export function damageIn(text: string): Damage | undefined {
  // Most of the cells and lines.
  if (!/[^ -~\s]|\?{4}/.test(text)) return undefined
  const misread = misreadIn(text)
  if (misread) return { found: misread, code: 'lettersMisread', isCertain: true }
  for (const { sign, pattern, ...kind } of kinds) {
    if (!sign.test(text)) continue
    const [found] = pattern.exec(text) ?? []
    if (found !== undefined) return { ...kind, found }
  }
  return undefined
}

/** The part that is Russian or Kazakh when its bytes are read as UTF-8: `РћР±С‰`. */
function misreadIn(text: string): string | undefined {
  for (const pattern of misreadings) {
    const [found] = pattern.exec(text) ?? []
    if (found !== undefined) return found
  }
  return undefined
}

/** Lines of one file that are named, as usually all of them are damaged. */
const maxNamed = 3

/** A piece of a file to look at: a line, or a cell. */
export interface Piece {
  readonly text: string
  readonly line: number
  readonly field?: string
}

/** Findings about the first damaged pieces of a file, and the lines that cannot be used. */
export function damages(
  file: string,
  pieces: readonly Piece[],
): { readonly findings: readonly Finding[]; readonly spoiled: ReadonlySet<number> } {
  const damaged = pieces.flatMap(({ text, ...place }) => {
    const damage = damageIn(text)
    return damage ? [{ ...damage, ...place }] : []
  })
  const more = damaged.length - maxNamed
  const findings = damaged.slice(0, maxNamed).map(
    ({ found, code, isCertain, ...place }, index): Finding => ({
      file,
      ...place,
      code,
      values: { found },
      ...(index === maxNamed - 1 && more > 0 && { more }),
      ...(isCertain ? {} : { isDoubtful: true }),
    }),
  )
  const spoiled = new Set(damaged.flatMap(({ isCertain, line }) => (isCertain ? [line] : [])))
  return { findings, spoiled }
}

/** The lines of a text, as pieces. */
export function linesOf(text: string): readonly Piece[] {
  return text.split('\n').map((line, index) => ({ text: line, line: index + 1 }))
}
