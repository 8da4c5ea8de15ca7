/**
 * The two kinds of simple HTML that services and promotions hold, built from pairs of words so that
 * a point cannot exist in one language only. The words are our own constants: nothing is escaped.
 */
import type { Text } from '../types'

/** A point in Russian and in Kazakh. */
type Pair = readonly [ru: string, kk: string]

/** What is included: `<ul><li>…</li></ul>`. */
export function points(...pairs: readonly Pair[]): Text {
  return list('ul', pairs)
}

/** What happens, in order: `<ol><li>…</li></ol>`. */
export function stages(...pairs: readonly Pair[]): Text {
  return list('ol', pairs)
}

function list(tag: 'ul' | 'ol', pairs: readonly Pair[]): Text {
  const html = (words: readonly string[]) =>
    `<${tag}>${words.map(word => `<li>${word}</li>`).join('')}</${tag}>`
  return { ru: html(pairs.map(([ru]) => ru)), kk: html(pairs.map(([, kk]) => kk)) }
}
