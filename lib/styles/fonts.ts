import localFont from 'next/font/local'

/**
 * Onest. The characters of the pages (Russian, Kazakh, digits, punctuation, Latin without accents,
 * the tenge sign) are in one preloaded file (docs/decisions/fonts.md), so that text is swapped
 * once. The other files load when a text has characters of their `unicode-range`.
 *
 * Fallbacks are in `_fallback-fonts.scss`: Next would put one after each file, and the first, which
 * has every glyph, would hide the files behind it.
 */
const onest = localFont({
  src: './onest.woff2',
  weight: '400 800',
  variable: '--font-onest',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0, U+00A9, U+00AB, U+00AD, U+00B0, U+00B7, U+00BB, U+00D7, U+0301, U+0401, U+0406, U+0410-044F, U+0451, U+0456, U+0492-0493, U+049A-049B, U+04A2-04A3, U+04AE-04B1, U+04BA-04BB, U+04D8-04D9, U+04E8-04E9, U+2009-200D, U+2010-2015, U+2018-201E, U+2022, U+2026, U+202F, U+2030, U+2060, U+20B8, U+2116, U+2191, U+2193, U+2212, U+FEFF',
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

const cyrillic = localFont({
  src: '../../node_modules/@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-cyrillic',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0400, U+0402-0405, U+0407-040F, U+0450, U+0452-0455, U+0457-045F, U+0490-0491',
    },
  ],
})

const extended = localFont({
  src: '../../node_modules/@fontsource-variable/onest/files/onest-cyrillic-ext-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-extended',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0460-048F, U+0494-0499, U+049C-04A1, U+04A4-04AD, U+04B2-04B9, U+04BC-04D7, U+04DA-04E7, U+04EA-052F',
    },
  ],
})

export const fontClasses = [onest, latin, cyrillic, extended].map(font => font.variable).join(' ')
