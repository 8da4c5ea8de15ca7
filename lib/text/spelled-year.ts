/**
 * A date whose year is followed by a whole word: Intl shortens it to a letter in Kazakh, and a voice reads the letter.
 * @param word of the language's messages: `common.ofYear`
 */
export const spelledYear = (date: string, word: string): string =>
  date.replace(/(?<=\d{4})\s\p{L}\./gu, ` ${word}`)
