/** From as many characters on a name is a sentence, as price lists have: too much for a large heading. */
const minLength = 100

/** No word is as long, but names with signs for spaces are: `Streptococcus_spp.;Staphylococcus_spp.`. */
const glued = /[^\s-]{32}/

/** For `data-sentence` of a heading, in which large letters would fill a screen or not fit in a line. */
export const isSentence = (name: string) =>
  name.length >= minLength || glued.test(name) || undefined
