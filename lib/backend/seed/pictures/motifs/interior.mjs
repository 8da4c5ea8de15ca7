/** Rooms: windows on the mountains, a reception desk, a sofa, lamps, a branch of blossom. */

import { box, darker, leaf, lighter, paint } from '../forms.mjs'
import { brand, mix, warm } from '../palette.mjs'
import { blossom, mountains, plant } from '../stages.mjs'
import { at, circle, ellipse, group, line, path, rect } from '../svg.mjs'

/** @typedef {import('../svg.mjs').Ink} Ink */

/**
 * A window; the origin is its middle. `time` chooses the sky.
 * @param {Ink} ink
 * @param {{ width?: number, height?: number, time?: 'day' | 'evening' | 'night', bars?: number }} [options]
 */
export function view(ink, { width = 520, height = 420, time = 'day', bars = 2 } = {}) {
  const [w, h] = [width, height]
  const sky = {
    day: ['#d9c9f8', '#f1e9fd', '#fff6ea'],
    evening: ['#8a63d8', '#c79be0', '#ffcf9a'],
    night: ['#25104b', '#3f1f7d', '#7a55c4'],
  }[time]
  const sun = time === 'night' ? ['#fffdf6', '#ffeecb'] : ['#fffaf0', '#ffd594', warm.base]
  return group(
    {},
    ink.shadow(box(-w / 2, -h / 2, w, h, 26), { dx: 8, dy: 14, blur: 14, opacity: 0.18 }),
    path(box(-w / 2, -h / 2, w, h, 26), ink.lin(['#ffffff', '#f5f0fd', '#d6c8ef'])),
    ink.clip(
      path(box(-w / 2 + 18, -h / 2 + 18, w - 36, h - 36, 14), '#000'),
      rect(-w / 2, -h / 2, w, h, 0, ink.down(...sky)),
      circle(
        w * 0.2,
        time === 'evening' ? h * 0.02 : -h * 0.2,
        h * 0.5,
        ink.glow(time === 'night' ? '#c9b0f7' : '#ffd9a0', time === 'day' ? 0.5 : 0.9),
      ),
      circle(
        w * 0.2,
        time === 'evening' ? h * 0.02 : -h * 0.2,
        h * 0.1,
        ink.rad(/** @type {string[]} */ (sun), { cx: 0.5, cy: 0.5, r: 0.6 }),
        { opacity: time === 'day' ? 0.85 : 1 },
      ),
      ...(time === 'night'
        ? [
            [-0.36, -0.34],
            [-0.2, -0.24],
            [-0.05, -0.38],
            [0.38, -0.36],
            [-0.42, -0.12],
            [0.06, -0.16],
          ].map(([x, y]) => circle(x * w, y * h, 3.5, '#ffffff', { opacity: 0.9 }))
        : []),
      at({ x: -w / 2, y: h / 2 - 14 }, mountains(ink, w, h * 0.52)),
      time === 'day'
        ? ''
        : rect(
            -w / 2,
            -h / 2,
            w,
            h,
            0,
            ink.down([0, '#3a1a78', 0], [1, '#3a1a78', time === 'night' ? 0.72 : 0.4]),
          ),
      path(
        `M${-w / 2},${-h / 2}H${-w / 2 + w * 0.4}L${-w / 2 + w * 0.12},${h / 2}H${-w / 2}Z`,
        '#ffffff',
        { opacity: 0.12 },
      ),
    ),
    ...Array.from({ length: bars - 1 }, (_, index) =>
      rect(
        -w / 2 + (w / bars) * (index + 1) - 8,
        -h / 2 + 14,
        16,
        h - 28,
        0,
        ink.across('#ffffff', '#d9ccf0'),
      ),
    ),
  )
}

/**
 * A rounded reception desk from -w/2; its foot is y = 0.
 * @param {Ink} ink
 * @param {{ width?: number }} [options]
 */
export function counter(ink, { width = 700 } = {}) {
  const w = width
  const body = box(-w / 2, -236, w, 236, 46)
  return group(
    {},
    ink.ground(20, 4, w * 0.6, 36, 0.34),
    path(body, ink.across(lighter(brand[300], 0.3), [0.4, brand[400]], brand[600])),
    ...Array.from({ length: Math.floor(w / 30) - 2 }, (_, index) =>
      rect(-w / 2 + 44 + index * 30, -224, 6, 214, 3, index % 2 ? brand[700] : '#ffffff', {
        opacity: index % 2 ? 0.12 : 0.16,
      }),
    ),
    path(box(-w / 2 - 26, -270, w + 52, 52, 26), ink.lin(['#ffffff', '#f8f4fe', '#d3c5ee'])),
    rect(-w / 2 + 10, -222, w - 20, 16, 0, ink.down([0, brand[900], 0.24], [1, brand[900], 0])),
    rect(-w / 2 + 30, -16, w - 60, 14, 7, '#fff3d6', { opacity: 0.7 }),
  )
}

/**
 * A low sofa; its foot is y = 0.
 * @param {Ink} ink
 * @param {{ color?: string }} [options]
 */
export function sofa(ink, { color = brand[300] } = {}) {
  return group(
    {},
    ink.ground(10, 4, 300, 28, 0.32),
    ...[-200, 190].map(x => rect(x, -40, 16, 42, 7, brand[800])),
    path(box(-240, -210, 480, 140, 44), ink.lin([lighter(color, 0.3), color, darker(color, 0.2)])),
    path(box(-230, -130, 230, 90, 30), ink.lin([lighter(color, 0.65), lighter(color, 0.2), color])),
    path(
      box(0, -130, 230, 90, 30),
      ink.lin([lighter(color, 0.55), lighter(color, 0.1), darker(color, 0.06)]),
    ),
    path(box(-270, -156, 76, 128, 36), ink.lin([lighter(color, 0.45), color, darker(color, 0.22)])),
    path(
      box(194, -156, 76, 128, 36),
      ink.lin([lighter(color, 0.25), darker(color, 0.08), darker(color, 0.34)]),
    ),
    path(box(-240, -60, 480, 34, 16), ink.lin([color, darker(color, 0.3)])),
    at({ x: -120, y: -150, turn: -12 }, path(box(-54, -54, 108, 100, 28), paint(ink, warm.base))),
  )
}

/**
 * A pendant lamp; hangs from y = 0, `drop` long.
 * @param {Ink} ink
 * @param {{ drop?: number }} [options]
 */
export const pendant = (ink, { drop = 190 } = {}) =>
  group(
    {},
    line(`M0,0V${drop}`, brand[400], 4),
    ellipse(0, drop + 140, 240, 190, ink.glow('#fff3d6', 0.7)),
    path(
      `M-84,${drop + 62}A84,84 0 0 1 84,${drop + 62}Z`,
      ink.lin(['#ffffff', '#efe7fb', '#b9a2e4']),
    ),
    ellipse(0, drop + 62, 84, 13, ink.across('#fff8e6', '#ffe3b0', '#fff3d6')),
  )

/**
 * A branch of apple blossom from (0, 0) to the upper right.
 * @param {Ink} ink
 * @param {{ scale?: number }} [options]
 */
export const branch = (ink, { scale = 1 } = {}) =>
  group(
    { transform: `scale(${scale})` },
    line('M0,0C60,-60 150,-90 260,-110C330,-124 380,-160 420,-210', '#7a5670', 15),
    line('M150,-88C180,-140 220,-180 270,-200M300,-122C350,-110 390,-100 440,-110', '#7a5670', 9),
    ...[
      [70, -50, 70],
      [210, -96, 20],
      [250, -190, 50],
      [370, -160, 80],
      [420, -112, 110],
      [150, -80, -30],
    ].map(([x, y, turn]) =>
      at({ x, y, turn }, leaf(ink, 74, 26, mix(brand[500], brand[400], 0.5))),
    ),
    ...[
      [130, -84, 46],
      [280, -204, 50],
      [424, -214, 44],
      [330, -120, 40],
      [444, -112, 36],
      [40, -36, 30],
    ].map(([x, y, r]) => at({ x, y, turn: x }, blossom(ink, r))),
    ...[
      [220, -150, 12],
      [370, -190, 14],
      [390, -104, 11],
    ].map(([x, y, r]) => circle(x, y, r, ink.rad(['#ffffff', '#f4bfd0', '#e89ab5']))),
  )

/** A framed picture on a wall. */
export const frame = (/** @type {Ink} */ ink) =>
  group(
    {},
    ink.shadow(box(-110, -140, 220, 280, 16), { dx: 8, dy: 14, blur: 12, opacity: 0.2 }),
    path(box(-110, -140, 220, 280, 16), ink.lin(['#ffffff', '#e9e0f8'])),
    ink.clip(
      path(box(-92, -122, 184, 244, 8), '#000'),
      rect(-92, -122, 184, 244, 0, ink.down('#f3edfd', brand[200])),
      at({ x: -70, y: 90, scale: 0.44 }, branch(ink)),
      at({ x: 10, y: 10 }, blossom(ink, 40)),
    ),
  )

/** Vertical slats that cover a wall. */
export const slats = (
  /** @type {Ink} */ ink,
  /** @type {{ width?: number, height?: number }} */ { width = 600, height = 600 } = {},
) =>
  group(
    {},
    rect(0, 0, width, height, 0, ink.down('#d8c8f6', '#bda3ec')),
    ...Array.from({ length: Math.floor(width / 34) }, (_, index) =>
      rect(index * 34, 0, 22, height, 5, ink.across('#e9dffb', '#cdb9f3')),
    ),
  )

/**
 * @param {Ink} ink
 * @param {{ tall?: boolean, pot?: string, tone?: string }} [options]
 */
export const potted = (ink, options) => plant(ink, options)

/**
 * @param {Ink} ink
 * @param {{ r?: number }} [options]
 */
export const flower = (ink, { r = 60 } = {}) => blossom(ink, r)

/**
 * A soft round light behind something.
 * @param {Ink} ink
 * @param {{ r?: number, color?: string, opacity?: number }} [options]
 */
export const glow = (ink, { r = 300, color = '#ffffff', opacity = 0.8 } = {}) =>
  circle(0, 0, r, ink.glow(color, opacity))

/**
 * A disc with a gentle gradient, behind something.
 * @param {Ink} ink
 * @param {{ r?: number, color?: string, opacity?: number }} [options]
 */
export const disk = (ink, { r = 300, color = brand[200], opacity = 0.8 } = {}) =>
  circle(0, 0, r, ink.lin([lighter(color, 0.7), lighter(color, 0.2), color]), { opacity })

/**
 * A round stand; y = 0 is the middle of its top.
 * @param {Ink} ink
 * @param {{ r?: number, height?: number, dark?: boolean }} [options]
 */
export const stand = (ink, { r = 260, height = 60, dark = false } = {}) =>
  ink.ground(30, height + 14, r * 1.25, r * 0.2, 0.3) +
  path(
    `M${-r},0V${height}A${r},${r * 0.16} 0 0 0 ${r},${height}V0Z`,
    dark
      ? ink.across(brand[400], [0.3, brand[400]], brand[700])
      : ink.across('#f1ebfa', [0.28, '#ffffff'], [0.6, '#e6ddf6'], '#bdaee0'),
  ) +
  ellipse(
    0,
    0,
    r,
    r * 0.16,
    dark ? ink.lin([brand[300], brand[500]]) : ink.lin(['#ffffff', '#ece4f8']),
  )

/**
 * A white card with rounded corners, for small things that float.
 * @param {Ink} ink
 * @param {{ width?: number, height?: number, rows?: readonly number[], dot?: string }} [options]
 */
export function card(ink, { width = 260, height = 150, rows = [0.7, 0.5], dot } = {}) {
  const d = box(-width / 2, -height / 2, width, height, 28)
  const left = -width / 2 + (dot ? 92 : 34)
  return group(
    {},
    ink.shadow(d, { dx: 10, dy: 22, blur: 20, opacity: 0.2 }),
    path(d, ink.lin(['#ffffff', '#ffffff', '#f1eafb'])),
    dot ? circle(-width / 2 + 52, 0, 30, ink.lin([lighter(dot, 0.4), dot])) : '',
    ...rows.map((share, index) =>
      rect(
        left,
        -rows.length * 13 + index * 28,
        (width / 2 - 30 - left) * share,
        index ? 11 : 14,
        7,
        index ? brand[100] : brand[300],
      ),
    ),
  )
}
