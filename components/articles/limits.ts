/** Words of the text on a card, and characters on a phone's (B74). */
export const articleWords = { card: 40, small: 20 } as const

export const articleCharacters = 60
