import localFont from 'next/font/local'

/**
 * Onest in four files, so that a page loads only the letters it uses. Every page needs digits, marks,
 * a few Latin letters and the tenge sign: they are a file of our own of half the size
 * (docs/decisions/fonts.md); other Latin letters come with the
 * texts that have them, the Kazakh letters with Kazakh pages alone.
 *
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

const basic = localFont({
  src: './onest-basic.woff2',
  weight: '400 800',
  variable: '--font-basic',
  display: 'swap',
  // One file is preloaded for the first paint; the fallback font stands in for the other until it
  // has loaded.
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0, U+00A9, U+00AB, U+00AD, U+00B0, U+00B7, U+00BB, U+00D7, U+2009-200D, U+2010-2015, U+2018-201E, U+2022, U+2026, U+202F, U+2030, U+2060, U+20B8, U+2191, U+2193, U+2212, U+FEFF',
    },
  ],
})

const latin = localFont({
  src: '../../node_modules/@fontsource-variable/onest/files/onest-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-latin',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A8, U+00AA, U+00AC, U+00AE-00AF, U+00B1-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00FF, U+02BC, U+2016-2017, U+2020-2021, U+2032-2033, U+2039-203A, U+2044, U+20AC, U+2122, U+2215, U+FFFD',
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

export const fontClasses = [cyrillic, basic, latin, kazakh].map(font => font.variable).join(' ')
