import { inLatin } from '@/lib/text/look-alikes'
import { codeLength, codeSigns } from './chat-code'

const written = new RegExp(
  `\\bW[\\s\\u2010-\\u2015\\u2212_-]*([${codeSigns}]{${codeLength}})\\b`,
  'g',
)

/**
 * The codes of chats in a text, as people copy and type them: in any case, with another dash or a space, or with Cyrillic
 * letters that look the same.
 */
export const chatCodesIn = (text: string): readonly string[] =>
  [...inLatin(text.toUpperCase()).matchAll(written)].map(([, code]) => `W-${code}`)
