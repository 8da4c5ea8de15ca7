import localFont from 'next/font/local'

/**
 * Onest in four files, so that a page loads only the letters it uses: the Kazakh letters come with
 * Kazakh pages alone, and the tenge sign is a file of one glyph instead of all of extended Latin
 * (`pyftsubset onest-latin-ext-wght-normal.woff2 --unicodes=U+20B8 --flavor=woff2`).
 * The stand-ins until they come are in `_fallback-fonts.scss`: those of Next would each follow their
 * own file, and the first, which has every letter, would hide the files behind it.
 */
const cyrillic = localFont({
  src: '../../node_modules/@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-cyrillic',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116' },
  ],
})

const latin = localFont({
  src: '../../node_modules/@fontsource-variable/onest/files/onest-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-latin',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+02BC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
})

const kazakh = localFont({
  src: '../../node_modules/@fontsource-variable/onest/files/onest-cyrillic-ext-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-kazakh',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0460-048F, U+0492-04AF, U+04B2-052F' }],
})

const tenge = localFont({
  src: './onest-tenge.woff2',
  weight: '100 900',
  variable: '--font-tenge',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B8' }],
})

export const fontClasses = [cyrillic, latin, kazakh, tenge].map(font => font.variable).join(' ')
