/** What a text about preparing says to women or to men. */
import words from '@/messages/preparation.json'

const speaksTo = {
  female: new RegExp(`^(?:${words.women.join('|')})`, 'iu'),
  male: new RegExp(`^(?:${words.men.join('|')})`, 'iu'),
}

/**
 * Without the sentences that begin with the other sex: «Женщинам лучше не сдавать во время менструации.»
 * @param sex of whom all of it is for; of any other value nothing is left out
 */
export function saidTo(sex: string, html: string): string {
  const others = sex === 'male' ? speaksTo.female : sex === 'female' ? speaksTo.male : null
  if (!others) return html
  return html
    .split(/(?<=[.!?])\s+/)
    .filter(sentence => !others.test(sentence))
    .join(' ')
}
