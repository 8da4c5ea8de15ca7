/**
 * The colours of the site. A clinic names one or two of its own (`colors` of `clinic.yaml`), and all tones
 * follow: each is as light and as strong beside the clinic's colour as it is beside that of the design.
 */
import { channelsOf, contrast, linearOf } from './contrast'

/** The design's, as in `lib/styles/_tokens.scss` (a test compares). */
export const design = {
  'purple-50': '#f7f4fd',
  'purple-100': '#efe8fb',
  'purple-200': '#ded0f6',
  'purple-300': '#c4abee',
  'purple-400': '#a47fe2',
  'purple-500': '#8656d4',
  'purple-600': '#6a38bd',
  'purple-700': '#562c9c',
  'purple-800': '#40217a',
  'purple-900': '#2a1552',
  ink: '#1d1730',
  'ink-muted': '#5d5673',
  surface: '#f6f4fb',
  border: '#e3deee',
  'border-strong': '#8d86a3',
  accent: '#c2410c',
  'accent-surface': '#fff1e6',
  'ink-on-picture': '#463b66',
} as const

export type Tone = keyof typeof design

export type Palette = Readonly<Record<Tone, string>>

/** What a clinic names, and the tone of the design that it takes the place of. */
export const named = { primary: 'purple-600', accent: 'accent' } as const satisfies Record<
  string,
  Tone
>

export type OwnColors = Readonly<Partial<Record<keyof typeof named, string | undefined>>>

/** Text and greys keep their lightness, whatever the colour is. */
const keepsLightness = new Set<Tone>([
  ...(['ink', 'ink-muted', 'ink-on-picture', 'surface', 'border', 'border-strong'] as const),
])

const white = '#ffffff'

/** What stands on what: text needs the first ratio, icons, frames and what is chosen the second. */
const needs: readonly (readonly [
  least: number,
  text: Tone | typeof white,
  ground: Tone | typeof white,
])[] = [
  [4.5, white, 'purple-600'],
  [4.5, 'purple-600', white],
  [4.5, 'purple-600', 'surface'],
  [4.5, 'purple-600', 'purple-50'],
  [4.5, 'purple-600', 'purple-100'],
  [4.5, 'purple-700', 'purple-200'],
  [4.5, 'purple-800', 'purple-300'],
  [4.5, 'purple-100', 'purple-700'],
  [4.5, 'purple-300', 'purple-900'],
  [4.5, 'ink-muted', 'purple-100'],
  [4.5, 'ink-on-picture', 'purple-100'],
  [3, 'purple-500', white],
  [3, 'border-strong', white],
  [4.5, white, 'accent'],
  [4.5, 'accent', white],
  [4.5, 'accent', 'surface'],
  [4.5, 'accent', 'accent-surface'],
  [4.5, 'ink-muted', 'accent-surface'],
]

/** All tones; those of the design for a clinic that names no colours. */
export function paletteOf(own: OwnColors): Palette {
  const tones = Object.entries(design) as readonly (readonly [Tone, string])[]
  return Object.fromEntries(
    tones.map(([tone, value]) => [tone, ownTone(tone, value, own)]),
  ) as Palette
}

/** The pair of tones that is hardest to read, and the nearest darker colour that can be read everywhere. */
interface Unreadable {
  readonly text: string
  readonly ground: string
  readonly ratio: string
  readonly least: string
  readonly better: string
}

/** Where a colour of the clinic cannot be read; null if it can, wherever the site uses it. */
export function unreadable(name: keyof typeof named, own: OwnColors): Unreadable | null {
  const color = own[name]
  const worst = color === undefined ? undefined : worstOf(name, own)
  if (!color || !worst) return null
  const { hue, chroma, lightness } = toOklch(color)
  const darker = Array.from({ length: 100 }, (_, step) =>
    toHex({ lightness: lightness * (1 - step / 100), chroma, hue }),
  )
  const better = darker.find(each => !worstOf(name, { ...own, [name]: each })) ?? '#000000'
  const { text, ground, ratio, least } = worst
  // Rounded down, as 4.49 is not enough.
  const rounded = (Math.floor(ratio * 10) / 10).toFixed(1)
  return { text, ground, ratio: rounded, least: least.toFixed(1), better }
}

function worstOf(name: keyof typeof named, own: OwnColors) {
  const palette: Readonly<Record<string, string>> = paletteOf(own)
  const pairs = needs
    .filter(([, ...tones]) => (name === 'accent') === tones.some(isOfAccent))
    .map(([least, ...tones]) => {
      const [text = '', ground = ''] = tones.map(tone => palette[tone] ?? tone)
      return { text, ground, least, ratio: contrast(text, ground) }
    })
    .filter(({ ratio, least }) => ratio < least)
    .sort((one, other) => one.ratio / one.least - other.ratio / other.least)
  return pairs[0]
}

const isOfAccent = (tone: string) => tone.startsWith('accent')

function ownTone(tone: Tone, value: string, own: OwnColors): string {
  const name = isOfAccent(tone) ? 'accent' : 'primary'
  const color = own[name]?.toLowerCase()
  if (!color) return value
  const base = design[named[name]]
  if (value === base) return color
  const [from, to, it] = [toOklch(base), toOklch(color), toOklch(value)]
  const lightness =
    it.lightness < from.lightness
      ? (it.lightness * to.lightness) / from.lightness
      : 1 - ((1 - it.lightness) * (1 - to.lightness)) / (1 - from.lightness)
  return toHex({
    lightness: keepsLightness.has(tone) ? it.lightness : lightness,
    chroma: (it.chroma * to.chroma) / from.chroma,
    hue: to.hue + it.hue - from.hue,
  })
}

/** A colour as people see it (OKLCH): how light and how strong it is, 0 to 1, and its hue in radians. */
interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

type Triple = readonly [number, number, number]

const times = (rows: readonly Triple[], [x = 0, y = 0, z = 0]: readonly number[]) =>
  rows.map(([a, b, c]) => a * x + b * y + c * z)

// https://bottosson.github.io/posts/oklab
const lightToCones: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const conesToLab: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const labToCones: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const conesToLight: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

function toOklch(color: string): Oklch {
  const [lightness = 0, a = 0, b = 0] = times(
    conesToLab,
    times(lightToCones, linearOf(color)).map(Math.cbrt),
  )
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

/** The nearest that screens show: weaker, if that one is too strong. */
function toHex({ lightness, chroma, hue }: Oklch): string {
  const lab = [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const light = times(
    conesToLight,
    times(labToCones, lab).map(value => value ** 3),
  )
  const isShown = light.every(value => value > -0.001 && value < 1.001)
  if (!isShown && chroma > 0.001) return toHex({ lightness, chroma: chroma * 0.96, hue })
  const channels = light.map(value => {
    const lit = Math.min(1, Math.max(0, value))
    const channel = lit <= 0.0031308 ? 12.92 * lit : 1.055 * lit ** (1 / 2.4) - 0.055
    return Math.round(255 * channel)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

/** Tones that style sheets also use translucently, as `--tone-900`. */
const translucent = ['100', '900'] as const

/** Those of the design, by the names of their properties. */
export const shadows = {
  shadow: '0 0.5rem 2rem rgb(64 33 122 / 0.1)',
  'shadow-high': '0 1rem 3.5rem rgb(64 33 122 / 0.18)',
} as const

/** All tones as custom properties, above those of the style sheets and below the display panel's schemes. */
export function paletteCss(own: OwnColors): string {
  const palette = paletteOf(own)
  const tones = Object.entries(palette).map(([tone, value]) => `--${tone}:${value}`)
  const channelsIn = (tones: Palette, step: '100' | '800' | '900') =>
    channelsOf(tones[`purple-${step}`]).join(' ')
  const channels = translucent.map(step => `--tone-${step}:${channelsIn(palette, step)}`)
  const cast = Object.entries(shadows).map(
    ([name, value]) =>
      `--${name}:${value.replace(channelsIn(design, '800'), channelsIn(palette, '800'))}`,
  )
  return `html:root{${[...tones, ...channels, ...cast].join(';')}}`
}

/** What stands in the head of every page: nothing, unless the clinic names colours. */
export const ownColorsCss = (own: OwnColors): string =>
  Object.values(own).some(Boolean) ? paletteCss(own) : ''
