/**
 * Names are copied from messengers and address books, which put invisible characters around them:
 * marks of writing direction, zero-width spaces, soft hyphens.
 */

const emoji = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\uFE0F)?'
/** Scripts whose letters are joined or kept apart by U+200C and U+200D. */
const joining = ['Arabic', 'Syriac', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati']
  .concat('Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala')
  .map(script => `\\p{Script=${script}}`)
  .join('')

/** What is kept, as a group, or a character to remove. Without look-behind, for older browsers. */
const invisible = new RegExp(
  `(${emoji}(?:\\u200D${emoji})*|[${joining}]\\p{M}*[\\u200C\\u200D](?=[${joining}]))` +
    '|[\\p{Default_Ignorable_Code_Point}\\p{Cs}\\uFFF9-\\uFFFB]',
  'gu',
)

/**
 * A line of text without what cannot be seen; control characters, line breaks and the blank Braille
 * pattern are spaces. A letter is one character with its accent, as the clinic's systems search for
 * it. Invisible joiners stay within an emoji and within Arabic and Indic words.
 */
export function visibleText(text: string): string {
  return text
    .normalize('NFC')
    .replace(invisible, (_, kept: string | undefined) => kept ?? '')
    .replace(/[\s\p{Cc}\u2800]+/gu, ' ')
    .trim()
}
