/**
 * Colours of the illustrations: the clinic's purple ramp, lilac greys, one warm accent,
 * and natural tones of skin and hair. Every picture takes its colours from here, so the set
 * stays of one piece.
 */
export const brand = {
  50: '#f6f3fd',
  100: '#ede7fb',
  200: '#d9ccf6',
  300: '#bda6ee',
  400: '#9b78e2',
  500: '#7f50d3',
  600: '#6a35bf',
  700: '#5729a0',
  800: '#452280',
  900: '#2e1658',
}

export const grey = {
  0: '#ffffff',
  50: '#fbfafe',
  100: '#f4f1fa',
  200: '#e7e2f2',
  300: '#d3cce4',
  400: '#b0a7c8',
  500: '#877da3',
  600: '#61577d',
  700: '#433a5c',
  800: '#2b2440',
}

/** The only warm colour; a detail or two in a picture, never an area. */
export const warm = { light: '#ffd9ae', base: '#ffb35c', deep: '#f08a3c', dark: '#cf6a22' }

/** Soft pinks for blossom, gums and inner organs. */
export const rose = {
  50: '#fdf0f4',
  100: '#fbdfe8',
  200: '#f4bfd0',
  300: '#e89ab5',
  400: '#d4739a',
  500: '#b4527f',
}

/** From lit to shaded; `blush` and `lip` tint the cheeks and the mouth. */
export const skins = {
  porcelain: {
    light: '#fff0e6',
    base: '#fbdcca',
    shade: '#ecb59c',
    deep: '#c98468',
    blush: '#f29a8a',
    lip: '#d9776f',
  },
  fair: {
    light: '#fde5d1',
    base: '#f6cdaf',
    shade: '#e3a57f',
    deep: '#bd7a55',
    blush: '#ee8f78',
    lip: '#cf6d63',
  },
  wheat: {
    light: '#f9dcb9',
    base: '#eec294',
    shade: '#d59b68',
    deep: '#a96f41',
    blush: '#e58a66',
    lip: '#c0645a',
  },
  tan: {
    light: '#eec39a',
    base: '#dea878',
    shade: '#be8051',
    deep: '#8f5832',
    blush: '#d4775a',
    lip: '#ad5850',
  },
  bronze: {
    light: '#d9a277',
    base: '#c48858',
    shade: '#9c6239',
    deep: '#6f4124',
    blush: '#bb6147',
    lip: '#94483f',
  },
}

export const hairs = {
  black: { light: '#5a4a6b', base: '#2f2439', dark: '#1b1325' },
  espresso: { light: '#74574c', base: '#432d28', dark: '#291815' },
  chestnut: { light: '#a4714f', base: '#6e432d', dark: '#4a2a1b' },
  auburn: { light: '#c07a4c', base: '#8c4b2d', dark: '#61301b' },
  honey: { light: '#ecc88f', base: '#c9995a', dark: '#976a37' },
  grey: { light: '#dcd7e4', base: '#aaa3b6', dark: '#7d7589' },
  salt: { light: '#a39bae', base: '#635a6e', dark: '#423a4c' },
  silver: { light: '#faf8fc', base: '#d9d4e1', dark: '#a8a1b4' },
}

const channels = (/** @type {string} */ hex) =>
  [1, 3, 5].map(start => Number.parseInt(hex.slice(start, start + 2), 16))

/**
 * The colour `share` (0 to 1) of the way from one colour to another.
 * @param {string} from
 * @param {string} to
 * @param {number} share
 */
export function mix(from, to, share) {
  const [a, b] = [channels(from), channels(to)]
  const parts = a.map((value, index) => Math.round(value + (b[index] - value) * share))
  return `#${parts.map(value => value.toString(16).padStart(2, '0')).join('')}`
}
