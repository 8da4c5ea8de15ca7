/** For the youngest: a bear, toys, a bottle. */

import { ball, box, cable, lighter, paint, shine } from '../forms.mjs'
import { brand, mix, rose, warm } from '../palette.mjs'
import { at, circle, ellipse, group, line, path, rect } from '../svg.mjs'

/** @typedef {import('../svg.mjs').Ink} Ink */

/**
 * A teddy bear, with a stethoscope if it plays doctor.
 * @param {Ink} ink
 * @param {{ stethoscope?: boolean, color?: string }} [options]
 */
export function teddy(ink, { stethoscope = true, color = '#d9b48c' } = {}) {
  const fur = (
    /** @type {number} */ cx,
    /** @type {number} */ cy,
    /** @type {number} */ rx,
    /** @type {number} */ ry,
    turn = 0,
  ) =>
    at(
      { x: cx, y: cy, turn },
      ellipse(0, 0, rx, ry, ink.rad([lighter(color, 0.5), color, mix(color, '#6b3f3a', 0.5)])),
    )
  return group(
    {},
    ink.ground(10, 254, 260, 34, 0.34),
    fur(-150, 40, 52, 96, 34),
    fur(150, 40, 52, 96, -34),
    fur(0, 90, 148, 158),
    ellipse(0, 110, 92, 104, ink.rad([lighter(color, 0.75), lighter(color, 0.42)])),
    fur(-104, 206, 74, 58),
    fur(104, 206, 74, 58),
    ellipse(-108, 214, 38, 34, lighter(color, 0.55)),
    ellipse(108, 214, 38, 34, lighter(color, 0.55)),
    fur(-112, -262, 56, 56),
    fur(112, -262, 56, 56),
    circle(-112, -262, 30, mix(color, rose[300], 0.5)),
    circle(112, -262, 30, mix(color, rose[300], 0.45)),
    ellipse(8, -50, 130, 40, '#6b3f3a', { opacity: 0.2, filter: ink.blur(12) }),
    fur(0, -160, 160, 138),
    ellipse(0, -112, 74, 58, ink.rad([lighter(color, 0.8), lighter(color, 0.45)])),
    path(
      'M-28,-142C-28,-160 28,-160 28,-142C28,-126 10,-114 0,-112C-10,-114 -28,-126 -28,-142Z',
      brand[900],
    ),
    ellipse(-8, -146, 9, 4, '#ffffff', { opacity: 0.5 }),
    line('M0,-112V-96M-26,-92C-20,-80 -6,-80 0,-94C6,-80 20,-80 26,-92', brand[900], 6),
    circle(-66, -176, 15, brand[900]),
    circle(66, -176, 15, brand[900]),
    circle(-70, -181, 5, '#ffffff'),
    circle(62, -181, 5, '#ffffff'),
    ellipse(-100, -130, 28, 18, ink.glow('#f0907f', 0.6)),
    ellipse(100, -130, 28, 18, ink.glow('#f0907f', 0.6)),
    stethoscope
      ? cable(ink, 'M-88,-50C-70,20 -40,50 0,60C40,50 70,20 88,-50', 15, brand[600]) +
          cable(ink, 'M0,58C6,100 26,120 40,140', 15, brand[600]) +
          circle(46, 160, 36, ink.lin(['#ffffff', '#d6cde6', '#8578a3'])) +
          circle(46, 160, 25, ink.rad(['#ffffff', '#eae4f4', '#c3b8da']))
      : path('M-90,-44C-30,-16 30,-16 90,-44L96,-14C40,16 -40,16 -96,-14Z', paint(ink, brand[500])),
  )
}

/** Building blocks, a ball and a stacking ring. */
export function toys(/** @type {Ink} */ ink) {
  const block = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {string} */ color,
    /** @type {string} */ mark,
  ) =>
    at(
      { x, y },
      path(box(-70, -70, 140, 140, 18), paint(ink, color)),
      path(box(-50, -50, 100, 100, 12), '#ffffff', { opacity: 0.22 }),
      mark,
    )
  return group(
    {},
    ink.ground(0, 252, 380, 40, 0.32),
    block(
      -200,
      180,
      brand[500],
      path('M-30,18C-30,-8 -8,-30 0,-36C8,-30 30,-8 30,18C30,30 -30,30 -30,18Z', '#ffffff', {
        opacity: 0.9,
      }),
    ),
    block(-50, 180, brand[300], circle(0, 0, 30, '#ffffff', { opacity: 0.9 })),
    block(-124, 38, warm.base, path('M0,-34L32,24H-32Z', '#ffffff', { opacity: 0.92 })),
    ...[0, 1, 2, 3].map(index =>
      path(
        box(70 + index * 16, 196 - index * 56, 220 - index * 32, 54, 27),
        paint(ink, [brand[700], brand[500], brand[300], rose[300]][index]),
      ),
    ),
    ball(ink, 180, -14, 34, warm.base),
  )
}

/** A pram's bear aside: a baby's bottle, for the youngest. */
export function bottle(/** @type {Ink} */ ink) {
  return group(
    {},
    ink.ground(10, 250, 150, 26, 0.3),
    path(
      'M-90,-90H90L96,190Q96,246 40,246H-40Q-96,246 -96,190Z',
      ink.across([0, '#ffffff', 0.96], [0.5, '#f3edfc', 0.85], [1, '#bba8e6', 0.94]),
    ),
    path(
      'M-90,0H92L94,190Q94,240 40,240H-40Q-94,240 -94,190Z',
      ink.across('#ffffff', '#fdf6f0', '#e3d6ef'),
    ),
    ...[0, 1, 2, 3].map(row => rect(36, 20 + row * 46, row % 2 ? 30 : 44, 8, 4, brand[400])),
    path(box(-104, -140, 208, 62, 22), paint(ink, brand[500])),
    path(
      'M-60,-140C-60,-190 -24,-190 -20,-230C-18,-262 18,-262 20,-230C24,-190 60,-190 60,-140Z',
      ink.lin(['#fdebd3', '#f1c795', '#d99f63']),
    ),
    shine(ink, 'M-78,-70H-64L-66,210H-74Z', 0.9, 3),
  )
}
