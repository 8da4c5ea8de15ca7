/**
 * Materials and solids the motifs are built of: painted plastic, metal, glass, cables,
 * cylinders, screens. All of them are lit from the top left.
 */
import { brand, mix } from './palette.mjs'
import { circle, ellipse, group, line, path } from './svg.mjs'

/** @typedef {import('./svg.mjs').Ink} Ink */

/**
 * The outline of a rounded rectangle.
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 * @param {number} r
 */
export const box = (x, y, w, h, r) =>
  `M${x + r},${y}H${x + w - r}Q${x + w},${y} ${x + w},${y + r}V${y + h - r}Q${x + w},${y + h} ${x + w - r},${y + h}H${x + r}Q${x},${y + h} ${x},${y + h - r}V${y + r}Q${x},${y} ${x + r},${y}Z`

/**
 * The outline of an ellipse.
 * @param {number} cx
 * @param {number} cy
 * @param {number} rx
 * @param {number} [ry]
 */
export const oval = (cx, cy, rx, ry = rx) =>
  `M${cx - rx},${cy}A${rx},${ry} 0 1 1 ${cx + rx},${cy}A${rx},${ry} 0 1 1 ${cx - rx},${cy}Z`

export const lighter = (/** @type {string} */ color, share = 0.4) => mix(color, '#ffffff', share)
export const darker = (/** @type {string} */ color, share = 0.28) => mix(color, '#1b0b3a', share)

/**
 * A gradient of one colour from its lit to its shaded side.
 * @param {Ink} ink
 * @param {string} color
 * @param {readonly [number, number]} [from]
 * @param {readonly [number, number]} [to]
 */
export const paint = (ink, color, from = [0.1, 0], to = [0.9, 1]) =>
  color === 'white'
    ? ink.lin(['#ffffff', '#f8f5fd', '#dcd2f0'], from, to)
    : ink.lin([lighter(color, 0.34), color, darker(color, 0.24)], from, to)

/**
 * A ball.
 * @param {Ink} ink
 * @param {number} cx
 * @param {number} cy
 * @param {number} r
 * @param {string} color
 */
export const ball = (ink, cx, cy, r, color) =>
  circle(
    cx,
    cy,
    r,
    color === 'white'
      ? ink.rad(['#ffffff', '#f3eefb', '#c9bce6'])
      : ink.rad([lighter(color, 0.55), color, darker(color, 0.34)]),
  )

/**
 * A cable or a pipe along a line.
 * @param {Ink} ink
 * @param {string} d
 * @param {number} width
 * @param {string} color
 * @param {number} [shadow]
 */
export const cable = (ink, d, width, color, shadow = 0.18) =>
  (shadow
    ? line(d, '#2e1658', width, {
        opacity: shadow,
        transform: `translate(${width * 0.5} ${width * 0.8})`,
        filter: ink.blur(Math.max(3, width * 0.5)),
      })
    : '') +
  line(d, darker(color, 0.18), width) +
  line(d, color, width * 0.72, { transform: `translate(${-width * 0.1} ${-width * 0.08})` }) +
  line(d, lighter(color, 0.6), width * 0.2, {
    transform: `translate(${-width * 0.22} ${-width * 0.16})`,
    opacity: 0.85,
  })

/**
 * An upright cylinder; `y` is the middle of its top.
 * @param {Ink} ink
 * @param {number} cx
 * @param {number} y
 * @param {number} rx
 * @param {number} height
 * @param {string} color
 * @param {number} [flat] ratio of the ellipse
 */
export function cylinder(ink, cx, y, rx, height, color, flat = 0.24) {
  const ry = rx * flat
  const white = color === 'white'
  return (
    path(
      `M${cx - rx},${y}V${y + height}A${rx},${ry} 0 0 0 ${cx + rx},${y + height}V${y}Z`,
      white
        ? ink.across('#f4effc', [0.25, '#ffffff'], [0.6, '#e9e1f6'], '#c3b5e3')
        : ink.across(
            lighter(color, 0.22),
            [0.28, lighter(color, 0.34)],
            [0.62, color],
            darker(color, 0.32),
          ),
    ) +
    ellipse(
      cx,
      y,
      rx,
      ry,
      white
        ? ink.lin(['#ffffff', '#efe9f9'])
        : ink.lin([lighter(color, 0.55), lighter(color, 0.14)]),
    )
  )
}

/**
 * A metal rod or plate seen from the side.
 * @param {Ink} ink
 */
export const metal = ink => ink.lin(['#ffffff', '#d9d1e8', '#8f84ab', '#cfc6e2'], [0, 0], [1, 1])

/**
 * A dark screen with a frame; the contents are cut to it.
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 * @param {...string} contents
 */
export function screen(ink, x, y, w, h, ...contents) {
  const frame = box(x, y, w, h, Math.min(w, h) * 0.08)
  const pane = box(x + 14, y + 14, w - 28, h - 28, Math.min(w, h) * 0.05)
  return group(
    {},
    ink.shadow(frame, { dx: 12, dy: 18, blur: 16, opacity: 0.22 }),
    path(frame, ink.lin(['#ffffff', '#efe9f9', '#cfc3e8'])),
    ink.clip(
      path(pane, '#000'),
      path(pane, ink.lin(['#3b1d72', brand[900], '#1c0c3b'])),
      ...contents,
      path(`M${x},${y}L${x + w * 0.52},${y}L${x + w * 0.2},${y + h}L${x},${y + h}Z`, '#ffffff', {
        opacity: 0.05,
      }),
    ),
  )
}

/**
 * A bright edge on the lit side of something.
 * @param {Ink} ink
 * @param {string} d
 * @param {number} [opacity]
 * @param {number} [blur]
 */
export const shine = (ink, d, opacity = 0.6, blur = 3) =>
  path(d, '#ffffff', { opacity, filter: blur ? ink.blur(blur) : undefined })

/**
 * The line of a heart beat, `n` beats wide, starting at x, y.
 * @param {number} x
 * @param {number} y
 * @param {number} beat width of a beat
 * @param {number} n
 * @param {number} [height]
 */
export function pulse(x, y, beat, n, height = 90) {
  let d = `M${x},${y}`
  for (let index = 0; index < n; index += 1) {
    const u = beat / 100
    d += `h${14 * u}q${6 * u},${-height * 0.18} ${12 * u},0h${8 * u}l${6 * u},${height * 0.14}l${8 * u},${-height * 1.1}l${9 * u},${height * 1.34}l${6 * u},${-height * 0.38}h${9 * u}q${9 * u},${-height * 0.3} ${18 * u},0h${10 * u}`
  }
  return d
}

/**
 * A leaf from (0, 0) upwards.
 * @param {Ink} ink
 * @param {number} length
 * @param {number} width
 * @param {string} color
 */
export const leaf = (ink, length, width, color) =>
  path(
    `M0,0C${-width},${-length * 0.3} ${-width * 0.8},${-length * 0.8} 0,${-length}C${width * 0.8},${-length * 0.8} ${width},${-length * 0.3} 0,0Z`,
    paint(ink, color),
  ) +
  path(
    `M0,0C${width},${-length * 0.3} ${width * 0.8},${-length * 0.8} 0,${-length}C${width * 0.2},${-length * 0.6} ${width * 0.15},${-length * 0.3} 0,0Z`,
    darker(color, 0.35),
    { opacity: 0.35 },
  )
