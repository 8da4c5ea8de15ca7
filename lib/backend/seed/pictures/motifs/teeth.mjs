/** Teeth: clean, ill, replaced, small and smiling; mirror, drill and brushes. */

import { box, lighter, metal, shine } from '../forms.mjs'
import { brand, rose, warm } from '../palette.mjs'
import { at, circle, ellipse, group, line, path, rect } from '../svg.mjs'

/** @typedef {import('../svg.mjs').Ink} Ink */

const TOOTH =
  'M-150,-220C-90,-256 -40,-220 0,-220C40,-220 90,-256 150,-220C226,-170 214,-50 176,30C150,90 150,170 124,240C108,284 66,284 54,240C40,190 40,110 0,110C-40,110 -40,190 -54,240C-66,284 -108,284 -124,240C-150,170 -150,90 -176,30C-214,-50 -226,-170 -150,-220Z'

/**
 * @param {Ink} ink
 * @param {{ sparkle?: boolean }} [options]
 */
export function tooth(ink, { sparkle = true } = {}) {
  return group(
    {},
    ink.shadow(TOOTH, { dx: 26, dy: 34, blur: 28, opacity: 0.26 }),
    path(
      TOOTH,
      ink.rad(['#ffffff', '#fdfbff', '#e6dbf7', '#b49be2'], { cx: 0.36, cy: 0.22, r: 0.95 }),
    ),
    ink.clip(
      path(TOOTH, '#000'),
      path('M220,-190C240,-40 150,60 130,260L260,280L280,-160Z', brand[500], {
        opacity: 0.34,
        filter: ink.blur(30),
      }),
      path('M-70,-210C-40,-170 40,-170 70,-210C50,-140 -50,-140 -70,-210Z', brand[400], {
        opacity: 0.3,
        filter: ink.blur(10),
      }),
      path('M-40,140C-20,100 20,100 40,140C30,90 -30,90 -40,140Z', brand[600], {
        opacity: 0.4,
        filter: ink.blur(10),
      }),
    ),
    path(
      'M-164,-90C-170,-150 -140,-196 -100,-200C-130,-170 -136,-130 -130,-80C-128,-50 -160,-60 -164,-90Z',
      '#ffffff',
      { opacity: 0.95, filter: ink.blur(3) },
    ),
    sparkle ? glint(220, -200, 60) + glint(276, -110, 30) + glint(-250, 120, 34) : '',
  )
}

/**
 * A four-pointed glint.
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {string} [color]
 */
const glint = (x, y, r, color = '#ffffff') =>
  path(
    `M${x},${y - r}C${x + r * 0.1},${y - r * 0.2} ${x + r * 0.2},${y - r * 0.1} ${x + r},${y}C${x + r * 0.2},${y + r * 0.1} ${x + r * 0.1},${y + r * 0.2} ${x},${y + r}C${x - r * 0.1},${y + r * 0.2} ${x - r * 0.2},${y + r * 0.1} ${x - r},${y}C${x - r * 0.2},${y - r * 0.1} ${x - r * 0.1},${y - r * 0.2} ${x},${y - r}Z`,
    color,
  )

/**
 * A glint on its own.
 * @param {Ink} _ink
 * @param {{ r?: number, color?: string }} [options]
 */
export const spark = (_ink, { r = 50, color } = {}) => glint(0, 0, r, color)

/** A tooth with a mirror and a probe. */
export function dental(/** @type {Ink} */ ink) {
  return group(
    {},
    at(
      { x: 190, y: -40, turn: 26 },
      path(box(-11, -20, 22, 360, 11), metal(ink)),
      ink.shadow('M-84,-90A84,84 0 1 1 84,-90A84,84 0 1 1 -84,-90Z', {
        dx: 16,
        dy: 20,
        blur: 14,
        opacity: 0.24,
      }),
      circle(0, -90, 84, ink.lin(['#ffffff', '#cfc5e2', '#8d83a6'])),
      circle(0, -90, 68, ink.lin(['#efe6ff', '#ffffff', brand[200]])),
      path('M-50,-110C-40,-140 0,-150 20,-140C-10,-130 -30,-110 -36,-80Z', '#ffffff', {
        opacity: 0.9,
      }),
    ),
    at({ x: -70, scale: 0.92 }, tooth(ink, { sparkle: false })),
    glint(-300, -180, 50),
    glint(60, -250, 34),
  )
}

/** An implant under a crown. */
export function implant(/** @type {Ink} */ ink) {
  const crown =
    'M-130,-260C-80,-286 -36,-262 0,-262C36,-262 80,-286 130,-260C186,-226 176,-140 150,-70C140,-46 100,-40 60,-40H-60C-100,-40 -140,-46 -150,-70C-176,-140 -186,-226 -130,-260Z'
  return group(
    {},
    path(
      'M-900,-30C-500,-60 -260,-10 -100,20C-40,30 40,30 100,20C260,-10 500,-60 900,-30V600H-900Z',
      ink.lin(['#fde3ea', '#f6c6d5', rose[300]]),
    ),
    path(
      'M-900,20C-500,-10 -260,40 -100,66C-40,74 40,74 100,66C260,40 500,-10 900,20V600H-900Z',
      ink.lin(['#f7edf8', '#e3d2f1', '#c3a8e2']),
    ),
    path('M-100,66C-40,74 40,74 100,66L70,300Q0,350 -70,300Z', brand[800], {
      opacity: 0.16,
      filter: ink.blur(12),
    }),
    ink.shadow(crown, { dx: 16, dy: 24, blur: 18, opacity: 0.24 }),
    path(
      crown,
      ink.rad(['#ffffff', '#fdfbff', '#e2d6f5', '#b49be2'], { cx: 0.34, cy: 0.2, r: 0.95 }),
    ),
    shine(ink, 'M-140,-140C-144,-190 -120,-230 -86,-236C-110,-206 -116,-170 -112,-130Z', 0.95, 3),
    path('M-52,-40H52L40,20H-40Z', metal(ink)),
    path(
      'M-58,20H58L36,262Q0,290 -36,262Z',
      ink.across('#ffffff', [0.3, '#e2dbef'], [0.6, '#a498bd'], '#736892'),
    ),
    ...[0, 1, 2, 3, 4, 5, 6].map(row =>
      path(
        `M${-66 + row * 4},${44 + row * 32}L${66 - row * 4},${34 + row * 32}L${66 - row * 4},${46 + row * 32}L${-66 + row * 4},${56 + row * 32}Z`,
        ink.across('#ffffff', [0.5, '#b9aed0'], '#6c618a'),
      ),
    ),
  )
}

/** A tooth with a dark spot and the dentist's drill. */
export function caries(/** @type {Ink} */ ink) {
  const d =
    'M-150,-200C-90,-236 -40,-200 0,-200C40,-200 90,-236 150,-200C226,-150 214,-40 176,40C150,96 150,170 124,236C108,280 66,280 54,236C40,186 40,116 0,116C-40,116 -40,186 -54,236C-66,280 -108,280 -124,236C-150,170 -150,96 -176,40C-214,-40 -226,-150 -150,-200Z'
  return group(
    {},
    at(
      { x: -60, y: 20 },
      ink.shadow(d, { dx: 24, dy: 32, blur: 26, opacity: 0.26 }),
      path(
        d,
        ink.rad(['#ffffff', '#fdfbff', '#e6dbf7', '#b49be2'], { cx: 0.36, cy: 0.22, r: 0.95 }),
      ),
      ink.clip(
        path(d, '#000'),
        path('M220,-190C240,-40 150,60 130,260L260,280L280,-160Z', brand[500], {
          opacity: 0.3,
          filter: ink.blur(30),
        }),
      ),
      path(
        'M40,-190C60,-160 100,-150 130,-180C136,-140 110,-110 80,-112C50,-116 34,-150 40,-190Z',
        ink.rad(['#8a5a5a', '#5a3440']),
      ),
      path('M46,-186C66,-166 98,-160 124,-176', 'none', {
        stroke: '#ffffff',
        'stroke-width': 5,
        opacity: 0.5,
      }),
      path(
        'M-164,-70C-170,-130 -140,-176 -100,-180C-130,-150 -136,-110 -130,-60C-128,-30 -160,-40 -164,-70Z',
        '#ffffff',
        { opacity: 0.95, filter: ink.blur(3) },
      ),
    ),
    at(
      { x: 120, y: -210, turn: 38 },
      path('M-5,20H5L3,86H-3Z', metal(ink)),
      path(box(-26, -40, 52, 66, 14), ink.across('#ffffff', '#cfc5e2', '#8d83a6')),
      path('M-24,-40H24L34,-250H-34Z', ink.across('#ffffff', '#f1eafb', '#b09bda')),
      path(
        box(-38, -420, 76, 180, 20),
        ink.across(lighter(brand[500], 0.3), brand[500], brand[700]),
      ),
      rect(-20, -160, 40, 9, 4.5, brand[400]),
      rect(-20, -142, 40, 9, 4.5, brand[300]),
    ),
    circle(60, -150, 60, ink.glow('#fff4df', 0.8)),
  )
}

/** A brush with paste in a glass. */
export function brush(/** @type {Ink} */ ink) {
  return group(
    {},
    ink.ground(0, 252, 220, 32, 0.32),
    at(
      { x: -30, y: -20, turn: -14 },
      path(
        box(-15, -160, 30, 360, 15),
        ink.across(lighter(brand[500], 0.35), brand[500], brand[700]),
      ),
      path(box(-15, -310, 30, 170, 12), ink.across(lighter(brand[500], 0.4), brand[500])),
      path(box(-52, -306, 42, 110, 10), ink.across('#ffffff', brand[200])),
    ),
    at(
      { x: 50, y: -10, turn: 12 },
      path(box(-15, -140, 30, 340, 15), ink.across(lighter(warm.base, 0.4), warm.base, warm.deep)),
      path(box(-15, -280, 30, 150, 12), ink.across(lighter(warm.base, 0.5), warm.base)),
      path(box(10, -276, 40, 100, 10), ink.across('#ffffff', brand[200])),
    ),
    path(
      'M-130,0H130L112,230Q110,252 88,252H-88Q-110,252 -112,230Z',
      ink.across([0, '#ffffff', 0.92], [0.5, '#efe7fb', 0.7], [1, '#b39ee0', 0.88]),
    ),
    ellipse(0, 0, 130, 22, 'none', { stroke: '#ffffff', 'stroke-width': 8, opacity: 0.9 }),
    shine(ink, 'M-112,20H-92L-80,230H-98Z', 0.8, 3),
  )
}

/** Two teeth that smile side by side. */
export function smiles(/** @type {Ink} */ ink) {
  const d =
    'M-110,-150C-66,-176 -30,-150 0,-150C30,-150 66,-176 110,-150C166,-112 156,-30 130,28C110,70 110,126 92,174C80,206 50,206 40,174C30,138 30,86 0,86C-30,86 -30,138 -40,174C-50,206 -80,206 -92,174C-110,126 -110,70 -130,28C-156,-30 -166,-112 -110,-150Z'
  const one = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ turn,
    /** @type {string} */ tint,
    /** @type {number} */ scale,
  ) =>
    at(
      { x, y, turn, scale },
      ink.shadow(d, { dx: 18, dy: 24, blur: 20, opacity: 0.26 }),
      path(
        d,
        ink.rad(['#ffffff', '#fdfbff', lighter(tint, 0.6), tint], { cx: 0.36, cy: 0.22, r: 0.98 }),
      ),
      circle(-44, -50, 12, brand[900]),
      circle(44, -50, 12, brand[900]),
      circle(-48, -55, 4, '#ffffff'),
      circle(40, -55, 4, '#ffffff'),
      line('M-30,-20C-18,2 18,2 30,-20', brand[900], 8),
      ellipse(-76, -20, 24, 15, ink.glow('#f0907f', 0.7)),
      ellipse(76, -20, 24, 15, ink.glow('#f0907f', 0.7)),
      path('M-116,-60C-120,-100 -100,-128 -72,-130C-92,-110 -96,-84 -92,-54Z', '#ffffff', {
        opacity: 0.95,
        filter: ink.blur(2),
      }),
    )
  return group({}, one(140, 10, 8, brand[300], 1.12), one(-130, 30, -8, brand[200], 1.2))
}

/** One small milk tooth with a face. */
export function milkTooth(/** @type {Ink} */ ink) {
  const d =
    'M-140,-150C-84,-186 -40,-150 0,-150C40,-150 84,-186 140,-150C206,-100 190,-10 160,50C134,100 130,150 108,196C92,226 58,220 48,186C38,150 30,120 0,120C-30,120 -38,150 -48,186C-58,220 -92,226 -108,196C-130,150 -134,100 -160,50C-190,-10 -206,-100 -140,-150Z'
  return group(
    {},
    ink.ground(10, 226, 170, 26, 0.3),
    ink.shadow(d, { dx: 22, dy: 28, blur: 24, opacity: 0.26 }),
    path(d, ink.rad(['#ffffff', '#fdfbff', '#eadffa', '#bfa8ea'], { cx: 0.36, cy: 0.22, r: 0.98 })),
    circle(-56, -34, 17, brand[900]),
    circle(56, -34, 17, brand[900]),
    circle(-62, -41, 6, '#ffffff'),
    circle(50, -41, 6, '#ffffff'),
    path('M-40,6C-20,40 20,40 40,6C20,14 -20,14 -40,6Z', '#8d3f64'),
    ellipse(-104, 8, 32, 20, ink.glow('#f0907f', 0.75)),
    ellipse(104, 8, 32, 20, ink.glow('#f0907f', 0.75)),
    path('M-148,-60C-152,-110 -126,-140 -92,-142C-118,-118 -124,-88 -120,-50Z', '#ffffff', {
      opacity: 0.95,
      filter: ink.blur(3),
    }),
    // A plaster crown, slightly askew.
    at(
      { x: 60, y: -178, turn: 14 },
      path(
        'M-70,30L-84,-50L-40,-14L0,-70L40,-14L84,-50L70,30Z',
        ink.lin([warm.light, warm.base, warm.deep]),
      ),
      circle(0, -74, 11, warm.light),
      circle(-84, -54, 10, warm.light),
      circle(84, -54, 10, warm.light),
    ),
  )
}
