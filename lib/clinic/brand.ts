/** The brand colour for code that cannot use the CSS variable `--purple-600`. */
export const brandColor = '#6a38bd'
