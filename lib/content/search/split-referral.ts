/** Splits a doctor's referral into names of analyses, whatever its layout. */

import { withoutIgnorable } from '@/lib/text/fold'

/** Words before a colon that only announce what follows, and lines that are about the patient. */
const heading = /^\s*[\p{L} .,()-]{0,40}:\s*(?=\S)/u
const loneHeading = /^[\p{L} .,()-]{0,40}:\s*$/u
const personal =
  /^\s*(?:пациент\p{L}*|ф\.?\s?и\.?\s?о\.?|дата|врач\p{L}*|диагноз|тел\p{L}*|здравствуйте|добрый|спасибо|сәлем\p{L}*|рахмет|науқас|аты-жөні|күні|дәрігер\p{L}*)(?![\p{L}])/iu

/** Numbers, bullets and boxes at the beginning of a line, and the same in the middle of one. */
const bullet =
  /^[\s\-–—•·*▪►→✓✔☐☑□○●>]*(?:\(?\d{1,2}\s*[.):]+(?!\d)\s*|\d{1,2}\s+(?=\p{L}{3}))?[\s\-–—•·*▪]*/u
const numbered = /(?<=\s)\d{1,2}\s*[.)]\s+(?=[\p{L}\d])/gu

/** The pieces in order; each is one name, or several without a separator. */
export function splitReferral(text: string): string[] {
  const lines = withoutIgnorable(text)
    .normalize('NFC')
    .split(/[\n\r;•▪●☐☑□✓✔►]+|[!?](?=\s)/)
    .flatMap(line => line.replace(numbered, '\n').split('\n'))
  return lines
    .filter(line => !personal.test(line) && !loneHeading.test(line.trim()))
    .flatMap(line => outsideBrackets(line.replace(bullet, '')))
    .map(tidy)
    .filter(piece => /\p{L}/u.test(piece))
}

/** Without the words before the colon: «Сдать натощак: ОАК» is «ОАК». */
export function withoutHeading(piece: string): string {
  return piece.replace(heading, '')
}

function outsideBrackets(line: string): string[] {
  const pieces: string[] = []
  let depth = 0
  let piece = ''
  for (const part of line.split(/([(),])/)) {
    if (part === '(') depth += 1
    if (part === ')') depth = Math.max(0, depth - 1)
    if (part === ',' && depth === 0) {
      pieces.push(piece)
      piece = ''
    } else piece += part
  }
  return joinNumbers([...pieces, piece])
}

/** `1,25(OH)D3` is one name. */
function joinNumbers(pieces: readonly string[]): string[] {
  const joined: string[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last !== undefined && /(?:^|\s)\d$/.test(last) && /^\d/.test(piece)) {
      joined[joined.length - 1] = `${last},${piece}`
    } else joined.push(piece)
  }
  return joined
}

/** Strips bullets, quotes and trailing punctuation. */
function tidy(piece: string): string {
  return piece
    .replace(bullet, '')
    .replace(/[«»"“”„]/g, ' ')
    .replace(/[\s.,:;!?–—-]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim()
}
