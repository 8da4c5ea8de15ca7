/** A doctor's referral as words with what stands between them, whatever its layout. */

import { withoutIgnorable } from '@/lib/text/fold'

export interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
  /** Between it and the word before. */
  readonly gap: string
}

/** Ends whatever was said, as bullets do: no name goes on behind it. */
const hard = '\uE000'
/** A blank line, which ends what a heading is of. */
const blank = '\uE000\uE001'

/** Numbers, bullets and boxes at the beginning of a line, and numbers in the middle of one. */
const bullet =
  /(?<=^|\n|\uE001)[\s\-–—•·*▪►→✓✔☐☑□○●>]*(?:[-–—•·*▪►→✓✔☐☑□○●>]|\(?\d{1,2}\s*[.):]+(?![1-9]|0(?!\p{L}))|(?:№\s*)?\d{1,2}\s+(?=\p{L}{3}))\s*/gu
const numbered = /(?<=\s|\uE000)\d{1,2}\s*[.)](?:\s+(?=[\p{L}\d])|(?=0?\p{L}{2}))/gu
const wrapped = /(?<=\p{L})[-‐]\n\s*(?=\p{Ll})/gu

/** The column of how many: «Ферритин      1». */
const count = /[^\S\n]{2,}\d{1,2}[^\S\n]*(?=\n|$)/g

/** Both classes of one antibody: «ЦМВ IgG+IgM», «IgG/IgM». */
const classes = /(?<=[\p{L}\d]\s*)(ig ?[agm]) *[+/&] *(ig ?[agm])/giu

/** «IgM, IgG к краснухе». */
const listedClass = /(ig ?[agm])\s*,\s*(?=ig ?[agm]\s+(?:к|на)\s)/giu

/** Signs that may stand for letters, e.g. ㎎ and ⓐ; № only numbers what follows. */
const letterSign = /(?!№)[\p{So}\p{Sc}]/gu

/** Without what is not seen, and with words that were broken at the end of a line put together. */
export function cleaned(text: string): string {
  return withoutIgnorable(text)
    .normalize('NFC')
    .replace(letterSign, sign => sign.normalize('NFKC'))
    .replace(/\r\n?|\u2028/g, '\n')
    .replace(count, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(wrapped, '')
    .replace(classes, '$1 $2')
    .replace(listedClass, '$1 ')
    .replace(/\n\s*\n/g, `\n${blank}`)
    .replace(bullet, hard)
    .replace(/[;•▪●☐☑□✓✔►|]/g, hard)
    .replace(numbered, `\n${hard}`)
}

/** Letters and digits, with hyphens, decimal commas and clock times within. */
const word =
  /[\p{L}\p{N}]+(?:(?:[-‐–'’*]|(?<=\d)[,.:](?=\d))[\p{L}\p{N}]+)*(?:\+(?=\s*(?:[,;)]|$)))?/gmu

export function wordsOf(text: string): readonly Word[] {
  let last = 0
  return [...text.matchAll(word)].map(({ 0: found, index }) => {
    const gap = text.slice(last, index)
    last = index + found.length
    return { text: found, start: index, end: last, gap }
  })
}

/** Shortened words, whose full stop ends nothing. */
const shortened =
  /^(?:св|своб|общ|сыв|кол|колич|вит|ан|кр|к|пр|ионизир|неорг|сут|ат|конс|б|х|печ|гр|щит|к-т|выс|сумм|био|клин|бак)$/iu

export const isShortened = (word: string) => shortened.test(word)

/** Whether a gap ends a piece: what is said of one piece («не надо») is not said of the next. */
export const endsPiece = (gap: string, before = '', next = ''): boolean =>
  /[\uE000\n,!?()]/.test(gap) ||
  (/\.\s/.test(gap) && /^\p{Lu}/u.test(next) && !shortened.test(before))

/** More than two names, so that several names are not one. */
export const costOfMore = 1.2
/** More than two names and the word between them: «общий анализ крови и мочи». */
export const costOfAnd = 1.4

/** What it costs a name to go on behind a gap; a name of its own costs 1. */
export function costOf(gap: string): number {
  if (gap.includes(hard) || /[!?]/.test(gap)) return Number.POSITIVE_INFINITY
  if (/\)\s*,|,\s*%/.test(gap)) return Number.POSITIVE_INFINITY
  if (/[\n,]|\s[/\\]\s/.test(gap)) return costOfMore
  if (gap.includes(':')) return 0.7
  if (/\s[-–—]\s|\+/.test(gap)) return 0.4
  return /[()/.]/.test(gap) ? 0.1 : 0
}
