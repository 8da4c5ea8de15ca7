/** Things of the consulting room and the ward: stethoscope, drip, vaccine, bag, pills. */

import { ball, box, cable, darker, lighter, metal, paint, shine } from '../forms.mjs'
import { brand, grey, rose, warm } from '../palette.mjs'
import { at, circle, ellipse, group, line, path, rect } from '../svg.mjs'

/** @typedef {import('../svg.mjs').Ink} Ink */

/**
 * @param {Ink} ink
 * @param {{ color?: string }} [options]
 */
export function stethoscope(ink, { color = brand[600] } = {}) {
  return group(
    {},
    line('M-150,-260C-206,-200 -200,-120 -140,-60M90,-260C146,-200 140,-120 80,-60', '#8d83a6', 15),
    line('M-150,-260C-206,-200 -200,-120 -140,-60M90,-260C146,-200 140,-120 80,-60', '#e9e3f3', 6, {
      transform: 'translate(-3 -2)',
    }),
    at({ x: -146, y: -266, turn: 38 }, path(box(-13, -34, 26, 46, 13), paint(ink, brand[800]))),
    at({ x: 86, y: -266, turn: -38 }, path(box(-13, -34, 26, 46, 13), paint(ink, brand[800]))),
    cable(ink, 'M-140,-64C-90,0 -60,30 -30,70C0,30 30,0 80,-64', 24, color),
    cable(ink, 'M-30,66C-20,190 40,250 130,240C230,226 250,120 236,40', 24, color),
    circle(252, 4, 88, '#2e1658', {
      opacity: 0.22,
      filter: ink.blur(14),
      transform: 'translate(12 18)',
    }),
    circle(236, -20, 88, ink.lin(['#ffffff', '#d6cde6', '#8578a3'])),
    circle(236, -20, 68, ink.lin(['#a79cc0', '#f1edf7', '#ffffff'])),
    circle(236, -20, 54, ink.rad(['#ffffff', '#eae4f4', '#c3b8da'])),
    circle(236, -20, 18, ink.rad([lighter(color, 0.5), color])),
  )
}

/**
 * A stand with a bag of solution.
 * @param {Ink} ink
 */
function drip(ink) {
  const bag =
    'M-84,-262Q-84,-286 -60,-286H60Q84,-286 84,-262V-70C84,-30 40,-10 24,10H-24C-40,-10 -84,-30 -84,-70Z'
  return group(
    {},
    ink.ground(70, 254, 220, 30, 0.32),
    rect(104, -336, 18, 580, 9, ink.across('#ffffff', [0.4, '#d6cde6'], '#8578a3')),
    line('M112,-330C60,-352 20,-344 0,-316', '#b4a8cc', 12),
    line('M112,-330C166,-352 206,-344 226,-316', '#b4a8cc', 12),
    path(
      'M113,210L20,246H4Q10,226 90,206ZM113,210L206,246H222Q216,226 136,206Z',
      ink.lin(['#ffffff', '#b9a8de']),
    ),
    ball(ink, 8, 250, 14, brand[800]),
    ball(ink, 218, 250, 14, brand[800]),
    ink.shadow(bag, { dx: 16, dy: 20, blur: 16, opacity: 0.2 }),
    path(
      bag,
      ink.lin([
        [0, '#ffffff', 0.96],
        [0.5, '#f3edfc', 0.86],
        [1, '#c4b0ec', 0.92],
      ]),
    ),
    ink.clip(
      path(bag, '#000'),
      path(
        'M-84,-190C-40,-204 40,-176 84,-190V30H-84Z',
        ink.down(lighter(brand[400], 0.5), brand[400]),
      ),
      path('M-84,-190C-40,-204 40,-176 84,-190V-176C40,-162 -40,-190 -84,-176Z', '#ffffff', {
        opacity: 0.5,
      }),
    ),
    rect(-44, -150, 88, 84, 12, '#ffffff', { opacity: 0.88 }),
    rect(-28, -130, 56, 9, 4.5, brand[400]),
    rect(-28, -110, 40, 7, 3.5, grey[300]),
    rect(-28, -94, 48, 7, 3.5, grey[300]),
    rect(-18, -306, 36, 24, 10, '#c3b5e1'),
    shine(ink, 'M-70,-250C-74,-190 -72,-120 -66,-70C-60,-130 -58,-200 -56,-260Z', 0.85, 3),
    path(box(-14, 8, 28, 26, 6), paint(ink, brand[600])),
    path(
      box(-18, 34, 36, 70, 16),
      ink.lin([
        [0, '#ffffff', 0.95],
        [1, '#cdbcf0', 0.85],
      ]),
    ),
    path('M0,48C6,58 10,64 10,70A10,10 0 0 1 -10,70C-10,64 -6,58 0,48Z', brand[500]),
    cable(ink, 'M0,104C0,190 -60,200 -110,180C-170,156 -220,180 -230,244', 8, brand[300], 0.12),
    path(box(-14, 128, 28, 24, 6), paint(ink, warm.base)),
  )
}

/** An armchair beside the drip. */
export function dripChair(/** @type {Ink} */ ink) {
  return group(
    {},
    at({ x: 170, y: 0 }, drip(ink)),
    at({ x: -140, y: 20, scale: 1.02 }, armchair(ink)),
  )
}

/**
 * @param {Ink} ink
 * @param {{ color?: string }} [options]
 */
function armchair(ink, { color = brand[400] } = {}) {
  const back = 'M-130,-220C-130,-260 -100,-280 -60,-280H70C110,-280 134,-260 134,-220V60H-130Z'
  return group(
    {},
    ink.ground(10, 234, 260, 34, 0.34),
    rect(-150, 190, 18, 48, 8, brand[800]),
    rect(140, 190, 18, 48, 8, brand[900]),
    ink.shadow(back, { dx: 14, dy: 14, blur: 14, opacity: 0.22 }),
    path(back, ink.lin([lighter(color, 0.4), color, darker(color, 0.2)])),
    path('M-96,-214C-96,-236 -80,-246 -56,-246H66C90,-246 102,-236 102,-214V40H-96Z', '#ffffff', {
      opacity: 0.14,
    }),
    path(box(-140, 20, 284, 96, 34), ink.lin([lighter(color, 0.55), lighter(color, 0.1), color])),
    path(box(-150, 96, 302, 110, 26), ink.lin([lighter(color, 0.2), color, darker(color, 0.3)])),
    path(box(-196, -40, 84, 246, 42), ink.lin([lighter(color, 0.45), color, darker(color, 0.22)])),
    path(
      box(114, -40, 84, 246, 42),
      ink.lin([lighter(color, 0.25), darker(color, 0.05), darker(color, 0.36)]),
    ),
    path(box(-62, -196, 130, 100, 34), ink.lin(['#ffffff', '#efe8fa', '#cdbfe9'])),
  )
}

/** A syringe and a vial. */
export function vaccine(/** @type {Ink} */ ink) {
  return group(
    {},
    ink.ground(-130, 246, 180, 28, 0.3),
    path(
      'M-220,-20H-80Q-60,0 -60,40V220Q-60,246 -86,246H-214Q-240,246 -240,220V40Q-240,0 -220,-20Z',
      ink.across([0, '#ffffff', 0.95], [0.45, '#efe8fb', 0.85], [1, '#b5a0e0', 0.92]),
    ),
    path(
      'M-236,110H-64V222Q-64,242 -86,242H-214Q-236,242 -236,222Z',
      ink.across(lighter(brand[400], 0.4), brand[400], brand[600]),
    ),
    rect(-232, 60, 164, 110, 10, '#ffffff', { opacity: 0.92 }),
    rect(-212, 82, 90, 12, 6, brand[500]),
    rect(-212, 106, 120, 9, 4.5, grey[300]),
    rect(-212, 126, 100, 9, 4.5, grey[300]),
    path(box(-208, -70, 116, 54, 10), metal(ink)),
    path(box(-216, -106, 132, 44, 14), paint(ink, warm.deep)),
    at(
      { x: 96, y: -10, turn: 32 },
      ink.shadow(box(-46, -160, 92, 300, 18), { dx: 24, dy: 20, blur: 18, opacity: 0.22 }),
      path(box(-8, -310, 16, 150, 6), ink.across('#ffffff', '#a79cc0')),
      path(box(-54, -324, 108, 26, 12), paint(ink, brand[600])),
      path(box(-72, -166, 144, 24, 12), paint(ink, brand[500])),
      path(
        box(-44, -146, 88, 280, 16),
        ink.across([0, '#ffffff', 0.95], [0.4, '#f6f1fd', 0.85], [1, '#bba9e6', 0.95]),
      ),
      path(
        'M-38,-10H38V118Q38,128 28,128H-28Q-38,128 -38,118Z',
        ink.across(lighter(brand[300], 0.4), brand[400]),
      ),
      path(box(-38, -30, 76, 26, 6), brand[900]),
      ...[0, 1, 2, 3, 4, 5].map(row =>
        rect(10, -110 + row * 40, row % 2 ? 18 : 30, 5, 2.5, brand[700]),
      ),
      shine(ink, 'M-32,-136H-22V120H-32Z', 0.8, 2),
      path('M-22,134H22L14,166H-14Z', paint(ink, brand[300])),
      path('M-5,166H5L2,286L-2,290Z', metal(ink)),
    ),
  )
}

/** A doctor's bag for a visit at home. */
export function bag(/** @type {Ink} */ ink) {
  const body =
    'M-260,-70Q-258,-130 -200,-136H200Q258,-130 260,-70L280,190Q280,246 224,246H-224Q-280,246 -280,190Z'
  return group(
    {},
    ink.ground(20, 252, 360, 40, 0.36),
    line('M-90,-130C-90,-260 90,-260 90,-130', brand[900], 34),
    line('M-90,-130C-90,-260 90,-260 90,-130', brand[500], 10, {
      transform: 'translate(-6 -5)',
      opacity: 0.8,
    }),
    ink.shadow(body, { dx: 16, dy: 14, blur: 18, opacity: 0.24 }),
    path(body, ink.lin([lighter(brand[500], 0.3), brand[600], brand[800]])),
    path(
      'M-262,-60Q-258,-130 -200,-136H200Q258,-130 262,-60L270,40C150,80 -150,80 -270,40Z',
      ink.lin([lighter(brand[500], 0.4), brand[500], brand[700]]),
    ),
    path(box(-46, 20, 92, 76, 18), ink.lin(['#fff1d8', warm.base, warm.dark])),
    circle(0, 58, 12, brand[900]),
    circle(0, 160, 0, '#fff'),
    path('M-20,128H20V152H44V192H20V216H-20V192H-44V152H-20Z', ink.lin(['#ffffff', '#e6dcf8'])),
    shine(
      ink,
      'M-236,-70C-234,-100 -216,-114 -190,-116C-212,-96 -216,-60 -218,0C-230,-10 -238,-40 -236,-70Z',
      0.4,
      5,
    ),
  )
}

/** Pills, a blister and a bottle. */
export function pills(/** @type {Ink} */ ink) {
  return group(
    {},
    ink.ground(10, 250, 340, 36, 0.32),
    path(
      box(-190, -190, 220, 420, 40),
      ink.across(lighter(brand[400], 0.35), brand[500], brand[700]),
    ),
    path(box(-206, -266, 252, 92, 26), ink.across('#ffffff', [0.4, '#f6f1fd'], '#b9a7df')),
    path(box(-190, -80, 220, 200, 8), ink.across('#ffffff', '#f8f4fe', '#cfc2ea')),
    path('M-96,-40H-64V-12H-36V20H-64V48H-96V20H-124V-12H-96Z', paint(ink, brand[500])),
    rect(-150, 72, 110, 12, 6, grey[300]),
    rect(-150, 94, 76, 10, 5, grey[200]),
    shine(ink, 'M-172,-160H-160V200H-172Z', 0.5, 3),
    at(
      { x: 170, y: 60, turn: 18 },
      ink.shadow(box(-90, -150, 180, 300, 22), { dx: 14, dy: 18, blur: 14, opacity: 0.22 }),
      path(box(-90, -150, 180, 300, 22), ink.lin(['#ffffff', '#e2d9f2', '#b5a4d8'])),
      ...[0, 1, 2, 3].flatMap(row =>
        [0, 1].map(column =>
          ellipse(
            -40 + column * 80,
            -104 + row * 70,
            28,
            24,
            row === 3 && column === 1
              ? ink.lin([grey[300], grey[100]])
              : ink.rad([lighter(brand[400], 0.6), brand[400], brand[600]]),
          ),
        ),
      ),
    ),
    at(
      { x: 90, y: 226, turn: -16 },
      path(box(-60, -22, 60, 44, 22), paint(ink, warm.deep)),
      path('M-10,-22H38A22,22 0 0 1 38,22H-10Z', ink.down('#ffffff', '#d9cdf0')),
    ),
  )
}

/** A glucose meter, with a drop. */
export function glucometer(/** @type {Ink} */ ink) {
  const d =
    'M-130,-230C-130,-280 -60,-300 0,-300C60,-300 130,-280 130,-230C130,-120 110,-20 116,80C120,180 70,220 0,220C-70,220 -120,180 -116,80C-110,-20 -130,-120 -130,-230Z'
  return group(
    {},
    at(
      { turn: -8 },
      path(box(-26, 200, 52, 110, 10), ink.lin(['#ffffff', '#d6c9ef'])),
      rect(-26, 280, 52, 30, 8, rose[400]),
      ink.shadow(d, { dx: 22, dy: 28, blur: 22, opacity: 0.26 }),
      path(d, ink.lin(['#ffffff', '#f5f0fd', '#c0aee4'])),
      path(box(-92, -240, 184, 210, 30), ink.lin(['#4b2593', brand[900]])),
      rect(-60, -196, 84, 34, 10, '#f2ebff'),
      rect(36, -182, 24, 18, 6, brand[300]),
      line('M-62,-76C-40,-100 -20,-110 0,-90C20,-70 40,-84 62,-112', warm.base, 8),
      rect(-62, -138, 60, 12, 6, brand[400]),
      circle(0, 60, 52, ink.lin(['#d6c9ef', '#ffffff'])),
      circle(0, 60, 40, ink.rad([lighter(brand[500], 0.5), brand[500], brand[700]])),
      circle(-58, 150, 16, brand[300]),
      circle(58, 150, 16, brand[300]),
    ),
    at(
      { x: 240, y: 130 },
      path(
        'M0,-90C20,-50 56,-14 56,26A56,56 0 0 1 -56,26C-56,-14 -20,-50 0,-90Z',
        ink.rad(['#f6b7c9', '#d55a86', '#8d2458']),
      ),
      shine(ink, 'M-34,20C-32,0 -20,-24 -10,-40C-16,-16 -22,0 -20,24Z', 0.7, 2),
    ),
  )
}
