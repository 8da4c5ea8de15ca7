/** The laboratory: tubes, a microscope, a blood drop, a list of tests. */

import { box, darker, lighter, metal, shine } from '../forms.mjs'
import { brand, grey, rose, warm } from '../palette.mjs'
import { at, circle, ellipse, group, line, path, rect } from '../svg.mjs'

/** @typedef {import('../svg.mjs').Ink} Ink */

/**
 * A tube with a cap; origin at the middle of its rim, 300 long.
 * @param {Ink} ink
 * @param {string} liquid
 * @param {string} cap
 * @param {number} [level] share that is filled
 * @param {number} [length]
 */
function tube(ink, liquid, cap, level = 0.6, length = 300) {
  const d = `M-30,0V${length - 30}A30,30 0 0 0 30,${length - 30}V0Z`
  const top = length * (1 - level)
  return group(
    {},
    ink.shadow(d, { dx: 10, dy: 12, blur: 10, opacity: 0.2 }),
    path(d, ink.across([0, '#ffffff', 0.95], [0.5, '#f4effc', 0.8], [1, '#cdbff0', 0.95])),
    ink.clip(
      path(d, '#000'),
      path(
        `M-30,${top}H30V${length}H-30Z`,
        ink.across(lighter(liquid, 0.3), [0.5, liquid], darker(liquid, 0.3)),
      ),
      ellipse(0, top, 30, 8, lighter(liquid, 0.45)),
    ),
    rect(-14, length * 0.2, 34, length * 0.3, 4, '#ffffff', { opacity: 0.9 }),
    ...[0, 1, 2, 3].map(row =>
      rect(-8, length * 0.23 + row * 18, row % 2 ? 16 : 22, 6, 3, grey[300]),
    ),
    rect(-22, 20, 8, length - 70, 4, '#ffffff', { opacity: 0.6 }),
    path(box(-38, -44, 76, 58, 14), ink.across(lighter(cap, 0.35), [0.5, cap], darker(cap, 0.3))),
    rect(-28, -34, 9, 38, 4.5, '#ffffff', { opacity: 0.35 }),
    ...[-8, 6, 20].map(x => rect(x, -36, 4, 42, 2, darker(cap, 0.5), { opacity: 0.3 })),
  )
}

const CAPS = [brand[600], brand[300], warm.deep, brand[800], brand[400]]
const LIQUIDS = ['#b0386a', '#c95c86', '#f0c38a', '#9c2f5f', '#d9a3e0']

/**
 * A rack with tubes.
 * @param {Ink} ink
 * @param {{ n?: number }} [options]
 */
export function rack(ink, { n = 5 } = {}) {
  const step = 112
  const w = n * step + 60
  const back = box(-w / 2, 30, w, 40, 14)
  return group(
    {},
    ink.ground(20, 252, w * 0.66, 36, 0.34),
    path(box(-w / 2 + 10, 10, 34, 240, 12), ink.across('#efe8fb', '#b9a7df')),
    path(box(w / 2 - 44, 10, 34, 240, 12), ink.across('#efe8fb', '#a894d4')),
    ...Array.from({ length: n }, (_, index) =>
      at(
        { x: -((n - 1) * step) / 2 + index * step, y: -110 + (index % 2) * 12 },
        tube(
          ink,
          LIQUIDS[index % 5],
          CAPS[index % 5],
          [0.62, 0.5, 0.7, 0.56, 0.44][index % 5],
          320,
        ),
      ),
    ),
    path(back, ink.lin(['#ffffff', '#f6f1fd', '#d3c6ee']), { opacity: 0.96 }),
    rect(-w / 2 + 16, 36, w - 32, 6, 3, '#ffffff'),
    path(box(-w / 2 - 10, 206, w + 20, 46, 18), ink.lin(['#ffffff', '#efe8fa', '#b8a5de'])),
  )
}

/** @param {Ink} ink */
export function drop(ink) {
  const d = 'M0,-280C60,-170 180,-60 180,80A180,180 0 0 1 -180,80C-180,-60 -60,-170 0,-280Z'
  return group(
    {},
    ink.shadow(d, { dx: 24, dy: 34, blur: 28, opacity: 0.28 }),
    path(d, ink.rad(['#f6b7c9', '#d55a86', '#a92f63', '#701b4c'], { cx: 0.34, cy: 0.44, r: 0.8 })),
    ink.clip(
      path(d, '#000'),
      ...[
        [-60, 120, 46],
        [64, 60, 38],
        [20, 190, 34],
        [-96, 30, 28],
        [84, 160, 26],
      ].map(
        ([x, y, r]) =>
          ellipse(x, y, r, r * 0.72, ink.rad(['#f9c3d3', '#cf4f7d'])) +
          ellipse(x + 2, y + 2, r * 0.5, r * 0.3, '#a92f63', { opacity: 0.6 }),
      ),
      path('M180,60A180,180 0 0 1 -60,250L200,280Z', '#4a1040', {
        opacity: 0.4,
        filter: ink.blur(26),
      }),
    ),
    path(
      'M-118,40C-112,-20 -70,-80 -36,-130C-60,-60 -86,-20 -84,50C-84,72 -118,66 -118,40Z',
      '#ffffff',
      { opacity: 0.6, filter: ink.blur(4) },
    ),
  )
}

/** @param {Ink} ink */
export function microscope(ink) {
  const arm =
    'M40,-190C170,-170 230,-50 200,70C186,130 150,176 110,206H10V160C70,150 110,100 116,40C122,-40 80,-90 20,-100Z'
  return group(
    {},
    ink.ground(20, 254, 330, 38, 0.34),
    path(box(-210, 200, 440, 54, 27), ink.lin(['#ffffff', '#ece4f8', '#a994d6'])),
    ink.shadow(arm, { dx: 14, dy: 16, blur: 14, opacity: 0.2 }),
    path(arm, ink.lin(['#ffffff', '#f1eafb', '#b29edb'])),
    circle(142, 96, 40, ink.lin([brand[300], brand[600], brand[800]])),
    circle(142, 96, 22, ink.rad([lighter(brand[400], 0.4), brand[500]])),
    path(box(-180, 96, 260, 26, 10), ink.lin([brand[600], brand[800]])),
    path(box(-130, 84, 130, 12, 4), ink.lin(['#ffffff', brand[200]]), { opacity: 0.95 }),
    ellipse(-62, 88, 22, 5, rose[400]),
    path('M-90,122H-40L-26,160H-104Z', ink.across(brand[400], brand[700])),
    circle(-65, 176, 34, ink.glow('#ffe3b8', 1)),
    path(box(-96, 166, 62, 34, 8), ink.across('#fff4df', warm.base, warm.dark)),
    at(
      { x: -18, y: -90, turn: -24 },
      path(box(-52, -190, 104, 40, 14), ink.across(lighter(brand[700]), brand[700], brand[900])),
      path(box(-42, -156, 84, 120, 10), ink.across('#ffffff', '#f4effc', '#b5a3dc')),
      path(
        box(-58, -50, 116, 110, 22),
        ink.across(lighter(brand[500], 0.3), brand[500], brand[700]),
      ),
      path('M-40,60H40L28,92H-28Z', ink.across('#f4effc', '#a995d4')),
      path('M-26,92H26L18,166H-18Z', metal(ink)),
      path('M-14,166H14L10,184H-10Z', ink.across(brand[300], brand[600])),
      shine(ink, 'M-34,-146V-46H-26V-146Z', 0.9, 2),
    ),
  )
}

/**
 * A clipboard with a list of tests, ticked.
 * @param {Ink} ink
 * @param {{ ticks?: number }} [options]
 */
export function checklist(ink, { ticks = 3 } = {}) {
  const board = box(-190, -280, 380, 520, 34)
  const paper = box(-160, -236, 320, 448, 16)
  return group(
    {},
    ink.shadow(board, { dx: 20, dy: 26, blur: 22, opacity: 0.28 }),
    path(board, ink.lin([lighter(brand[500], 0.2), brand[600], brand[800]])),
    path(paper, ink.lin(['#ffffff', '#ffffff', '#eee7f9'])),
    ...Array.from({ length: 5 }, (_, index) =>
      group(
        {},
        circle(
          -112,
          -150 + index * 78,
          24,
          index < ticks ? ink.lin([brand[400], brand[600]]) : grey[200],
        ),
        index < ticks ? line(`M-122,${-150 + index * 78}l8,9l14,-17`, '#ffffff', 6) : '',
        rect(-70, -164 + index * 78, [170, 140, 186, 120, 156][index], 12, 6, grey[300]),
        rect(-70, -144 + index * 78, [110, 90, 120, 80, 100][index], 9, 4.5, grey[200]),
      ),
    ),
    path(
      'M-72,-262Q-72,-290 -44,-290H-34C-30,-318 30,-318 34,-290H44Q72,-290 72,-262V-236H-72Z',
      ink.lin(['#ffffff', '#d9cff0', '#9885c2']),
    ),
    circle(0, -286, 11, brand[700]),
  )
}
