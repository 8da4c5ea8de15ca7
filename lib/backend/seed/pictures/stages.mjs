/**
 * Where a motif stands: calm rooms, niches and haloes with light from the top left.
 * A stage fills any size; the floor lies at the same share of the height in all of them.
 */

import { box, cylinder, leaf, lighter } from './forms.mjs'
import { brand, mix } from './palette.mjs'
import { at, circle, ellipse, group, path, rect } from './svg.mjs'

/** @typedef {import('./svg.mjs').Ink} Ink */

/** Pairs of wall and floor, from the lightest to the darkest. */
export const moods = {
  pearl: {
    wall: ['#ffffff', '#f6f2fd', '#e6dcf8'],
    floor: ['#f3eefb', '#dccff4'],
    halo: '#ffffff',
    accent: brand[200],
  },
  lilac: {
    wall: ['#f5f0fe', '#e6dbfa', '#cdb9f2'],
    floor: ['#e2d5f9', '#bda5ec'],
    halo: '#ffffff',
    accent: brand[300],
  },
  orchid: {
    wall: ['#e6d9fb', '#c9b3f3', '#a585e6'],
    floor: ['#c2a9f0', '#9270dc'],
    halo: '#f7f2ff',
    accent: brand[400],
  },
  violet: {
    wall: ['#a482e8', '#7f50d3', '#5f31b0'],
    floor: ['#7a4ccd', '#512696'],
    halo: '#c9b0f7',
    accent: brand[300],
  },
  night: {
    wall: ['#5b2fa6', '#3d1d78', '#28124f'],
    floor: ['#45228a', '#241048'],
    halo: '#9b78e2',
    accent: brand[500],
  },
}

/** @typedef {keyof typeof moods} Mood */

/**
 * Window light that falls across the wall.
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {number} opacity
 */
const panes = (ink, x, y, size, opacity) =>
  group(
    { opacity, filter: ink.blur(7), transform: `translate(${x} ${y}) skewX(-14)` },
    ...[0, 1].flatMap(column =>
      [0, 1, 2].map(row =>
        rect(column * size * 0.56, row * size * 0.62, size * 0.5, size * 0.56, 8, '#ffffff'),
      ),
    ),
  )

/**
 * @param {Ink} ink
 * @param {number} w
 * @param {number} h
 * @param {{ mood?: Mood, kind?: 'room' | 'niche' | 'plinth' | 'table' | 'halo' | 'plain', x?: number, size?: number, floor?: number }} [options]
 *   `x` is where the motif stands (share of the width), `size` scales what frames it
 */
export function stage(
  ink,
  w,
  h,
  { mood = 'lilac', kind = 'room', x = 0.5, size = 1, floor = 0.8 } = {},
) {
  const { wall, floor: ground, halo, accent } = moods[mood]
  const cx = w * x
  const horizon = h * floor
  const unit = Math.min(w / 1200, h / 900) * size
  const dark = mood === 'violet' || mood === 'night'
  const backdrop =
    rect(0, 0, w, h, 0, ink.lin(wall, [0.05, 0], [0.95, 1])) +
    ellipse(w * 0.14, h * 0.08, w * 0.6, h * 0.75, ink.glow('#ffffff', dark ? 0.2 : 0.75))
  const plane =
    rect(0, horizon, w, h - horizon, 0, ink.down(ground[0], ground[1])) +
    rect(
      0,
      horizon,
      w,
      46 * unit,
      0,
      ink.down([0, '#ffffff', dark ? 0.12 : 0.4], [1, '#ffffff', 0]),
    )
  switch (kind) {
    case 'niche': {
      const r = 330 * unit
      const top = horizon - 620 * unit
      const arch = `M${cx - r},${horizon}V${top + r}A${r},${r} 0 0 1 ${cx + r},${top + r}V${horizon}Z`
      const depth = `M${cx - r},${horizon}V${top + r}A${r},${r} 0 0 1 ${cx + r},${top + r}A${r - 4},${r} 0 0 0 ${cx - r + 34 * unit},${top + r + 20 * unit}V${horizon}Z`
      return (
        backdrop +
        plane +
        path(
          arch,
          ink.lin(
            dark
              ? [lighter(wall[0], 0.16), wall[1], wall[2]]
              : [
                  mix(wall[2], accent, 0.6),
                  mix(wall[1], '#ffffff', 0.1),
                  mix(wall[0], '#ffffff', 0.4),
                ],
            [0, 0],
            [1, 1],
          ),
        ) +
        path(depth, mix(wall[2], brand[800], 0.4), { opacity: 0.28, filter: ink.blur(14 * unit) }) +
        ellipse(
          cx + 60 * unit,
          horizon - 240 * unit,
          r * 0.95,
          r * 1.1,
          ink.glow('#ffffff', dark ? 0.16 : 0.5),
        )
      )
    }
    case 'plinth': {
      const disc = 330 * unit
      return (
        backdrop +
        plane +
        circle(
          cx,
          horizon - 330 * unit,
          disc,
          ink.lin(
            [lighter(halo, 0.4), mix(halo, accent, dark ? 0.5 : 0.45), accent],
            [0.1, 0],
            [0.9, 1],
          ),
          { opacity: dark ? 0.45 : 0.8 },
        ) +
        ink.ground(cx + 40 * unit, horizon + 92 * unit, 480 * unit, 60 * unit, 0.3) +
        cylinder(
          ink,
          cx,
          horizon + 8 * unit,
          390 * unit,
          64 * unit,
          dark ? brand[500] : 'white',
          0.15,
        )
      )
    }
    case 'table': {
      const top = horizon - 40 * unit
      return (
        backdrop +
        panes(ink, w * 0.06, h * 0.06, 270 * unit, dark ? 0.07 : 0.5) +
        rect(
          0,
          top,
          w,
          h - top,
          0,
          ink.lin(
            dark ? [brand[600], brand[800]] : ['#ffffff', '#f5f0fc', '#dccff3'],
            [0, 0],
            [1, 1],
          ),
        ) +
        rect(0, top, w, 5 * unit, 0, '#ffffff', { opacity: dark ? 0.2 : 0.9 }) +
        rect(
          0,
          top - 26 * unit,
          w,
          26 * unit,
          0,
          ink.down([0, brand[800], 0], [1, brand[800], 0.12]),
        )
      )
    }
    case 'halo': {
      const cy = h * 0.5
      return (
        backdrop +
        [470, 370, 270]
          .map((r, index) =>
            circle(
              cx,
              cy,
              r * unit,
              ink.lin([lighter(halo, 0.2), mix(halo, accent, 0.7)], [0, 0], [1, 1]),
              { opacity: (dark ? [0.1, 0.16, 0.22] : [0.3, 0.4, 0.55])[index] },
            ),
          )
          .join('') +
        circle(cx - 90 * unit, cy - 110 * unit, 330 * unit, ink.glow('#ffffff', dark ? 0.22 : 0.7))
      )
    }
    case 'plain':
      return backdrop
    default:
      return backdrop + panes(ink, w * 0.05, h * 0.05, 300 * unit, dark ? 0.06 : 0.42) + plane
  }
}

/**
 * A potted plant; the origin is the middle of the pot's foot.
 * @param {Ink} ink
 * @param {{ tone?: string, pot?: string, tall?: boolean }} [options]
 */
export function plant(ink, { tone = brand[500], pot = 'white', tall = false } = {}) {
  const blades = tall
    ? [
        [-64, 250, 44],
        [-34, 330, 46],
        [-6, 380, 44],
        [24, 340, 48],
        [54, 270, 46],
        [-84, 170, 36],
        [80, 180, 38],
      ]
    : [
        [-58, 150, 34],
        [-28, 200, 38],
        [2, 230, 38],
        [32, 200, 38],
        [60, 150, 34],
      ]
  return group(
    {},
    ink.ground(14, 2, 120, 18, 0.3),
    ...blades.map(([turn, length, width], index) =>
      at(
        { x: turn * 0.25, y: -96, turn: turn * 0.8 },
        leaf(ink, length, width, index % 2 ? mix(tone, brand[800], 0.3) : tone),
      ),
    ),
    path(
      'M-62,-112L62,-112L48,-8Q46,0 36,0L-36,0Q-46,0 -48,-8Z',
      pot === 'white'
        ? ink.lin(['#ffffff', '#f2ecfb', '#c8b9e6'])
        : ink.lin([lighter(pot), pot, mix(pot, '#1b0b3a', 0.3)]),
    ),
    path(
      box(-68, -124, 136, 24, 10),
      pot === 'white' ? ink.lin(['#ffffff', '#d9cef0']) : ink.lin([lighter(pot, 0.5), pot]),
    ),
  )
}

/**
 * A sprig of apple blossom, the clinic's own flower; the origin is a flower's heart.
 * @param {Ink} ink
 * @param {number} [r]
 */
export function blossom(ink, r = 60) {
  const petal = `M0,0C${-r * 0.62},${-r * 0.2} ${-r * 0.66},${-r * 0.98} ${-r * 0.08},${-r}C${r * 0.62},${-r * 1.02} ${r * 0.66},${-r * 0.24} 0,0Z`
  return group(
    {},
    ...[0, 72, 144, 216, 288].map(turn =>
      at(
        { turn },
        ink.shadow(petal, { dx: 3, dy: 5, blur: r * 0.07, opacity: 0.16 }),
        path(petal, ink.rad(['#ffffff', '#fff8fb', '#f3d9ea'], { cx: 0.45, cy: 0.2, r: 0.9 })),
      ),
    ),
    circle(0, 0, r * 0.2, ink.rad(['#fff1d8', '#ffb35c', '#f08a3c'])),
    ...[18, 90, 162, 234, 306].map(turn =>
      at({ turn }, circle(0, -r * 0.36, r * 0.055, '#f08a3c')),
    ),
  )
}

/**
 * Mountains with snow, as seen from the city; spans `w` and stands on y = 0.
 * @param {Ink} ink
 * @param {number} w
 * @param {number} h
 */
export function mountains(ink, w, h) {
  const ridge = (/** @type {readonly (readonly [number, number])[]} */ points) =>
    `M0,0${points.map(([x, y]) => `L${(x * w).toFixed(1)},${(-y * h).toFixed(1)}`).join('')}L${w},0Z`
  const far = ridge([
    [0, 0.5],
    [0.1, 0.66],
    [0.18, 0.56],
    [0.32, 0.92],
    [0.4, 0.78],
    [0.5, 1],
    [0.6, 0.76],
    [0.68, 0.86],
    [0.82, 0.6],
    [0.92, 0.7],
    [1, 0.54],
  ])
  const near = ridge([
    [0, 0.26],
    [0.14, 0.4],
    [0.26, 0.3],
    [0.42, 0.52],
    [0.56, 0.34],
    [0.72, 0.5],
    [0.86, 0.32],
    [1, 0.42],
  ])
  return (
    path(far, ink.down('#d8caf5', '#c3aef0')) +
    path(
      `M${0.32 * w},${-0.92 * h}L${0.4 * w},${-0.78 * h}L${0.36 * w},${-0.72 * h}L${0.33 * w},${-0.78 * h}L${0.29 * w},${-0.7 * h}L${0.25 * w},${-0.74 * h}ZM${0.5 * w},${-h}L${0.6 * w},${-0.76 * h}L${0.55 * w},${-0.72 * h}L${0.52 * w},${-0.8 * h}L${0.47 * w},${-0.72 * h}L${0.42 * w},${-0.81 * h}ZM${0.68 * w},${-0.86 * h}L${0.76 * w},${-0.72 * h}L${0.71 * w},${-0.7 * h}L${0.65 * w},${-0.72 * h}L${0.62 * w},${-0.78 * h}Z`,
      '#ffffff',
      { opacity: 0.9 },
    ) +
    path(near, ink.down('#a98ae6', '#8f6bdb'))
  )
}
