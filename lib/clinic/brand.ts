/** The clinic's purple where no style sheet reaches; there it is `--purple-600`. */
export const brandColor = '#6a38bd'
