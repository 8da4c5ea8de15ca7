/** The letters that Kazakh has beside Russian, in lower case. */
export const kazakhLetters = 'әғқңөұүһі'
