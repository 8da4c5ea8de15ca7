/** From as many characters on a name is a sentence, as price lists have: too much for a large heading. */
const minLength = 100

/** For `data-sentence` of a heading, in which large letters would fill a screen. */
export const isSentence = (name: string) => name.length >= minLength || undefined
