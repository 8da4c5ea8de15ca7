/** Organs and senses, simplified to calm shapes. Centre at 0. */

import { box, cable, darker, lighter, shine } from '../forms.mjs'
import { brand, mix, rose, skins, warm } from '../palette.mjs'
import { at, circle, ellipse, group, line, path, rect, smooth } from '../svg.mjs'

/** @typedef {import('../svg.mjs').Ink} Ink */

const flip = (/** @type {string} */ d) =>
  d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${-Number(x)},${y}`)

/** @param {Ink} ink */
export function lungs(ink) {
  const left =
    'M-34,-60C-60,-150 -110,-210 -160,-200C-240,-180 -290,0 -280,130C-276,220 -220,236 -150,206C-90,180 -40,176 -36,110C-34,50 -30,0 -34,-60Z'
  const right = flip(left)
  const lobe = (/** @type {string} */ d, /** @type {number} */ side) =>
    ink.shadow(d, { dx: 20, dy: 26, blur: 22, opacity: 0.24 }) +
    path(
      d,
      ink.rad(['#fbdbe6', rose[200], rose[300], side < 0 ? '#a25f9f' : '#8a4f96'], {
        cx: 0.34,
        cy: 0.26,
        r: 0.95,
      }),
    ) +
    ink.clip(
      path(d, '#000'),
      path(
        side < 0
          ? 'M-290,40C-200,20 -120,50 -30,100L-30,120C-120,70 -200,44 -290,62Z'
          : 'M290,20C200,10 120,40 30,80L30,100C120,60 200,34 290,42Z',
        '#8f4a8c',
        { opacity: 0.35, filter: ink.blur(4) },
      ),
      path(
        `M${side * 60},240L${side * 300},240L${side * 300},0C${side * 260},120 ${side * 180},200 ${side * 60},240Z`,
        brand[700],
        { opacity: 0.26, filter: ink.blur(26) },
      ),
    )
  return group(
    {},
    lobe(left, -1),
    lobe(right, 1),
    line(
      'M-20,-80C-60,-30 -110,0 -160,60M-90,-14C-130,-30 -160,-60 -176,-100M-120,16C-110,60 -110,100 -130,140',
      '#ffffff',
      14,
      { opacity: 0.5 },
    ),
    line(
      'M20,-80C60,-30 110,0 160,60M90,-14C130,-30 160,-60 176,-100M120,16C110,60 110,100 130,140',
      '#ffffff',
      14,
      { opacity: 0.42 },
    ),
    path(
      'M-26,-290H26V-130C30,-110 60,-80 74,-66L44,-30C24,-50 8,-66 0,-76C-8,-66 -24,-50 -44,-30L-74,-66C-60,-80 -30,-110 -26,-130Z',
      ink.across('#ffffff', [0.4, '#f3ecfb'], '#b9a4e0'),
    ),
    ...[0, 1, 2, 3, 4].map(row =>
      rect(-26, -276 + row * 30, 52, 11, 5, brand[300], { opacity: 0.6 }),
    ),
    path(
      'M-240,40C-240,-60 -200,-150 -160,-170C-180,-130 -210,-40 -206,40C-206,60 -238,60 -240,40Z',
      '#ffffff',
      { opacity: 0.55, filter: ink.blur(6) },
    ),
  )
}

/** @param {Ink} ink */
export function stomach(ink) {
  const d =
    'M-96,-300H-34C-40,-230 -20,-190 20,-196C70,-250 190,-240 226,-140C270,-10 210,150 60,200C-40,232 -130,210 -170,170L-190,260H-250C-262,190 -250,110 -190,86C-130,70 -60,90 -10,50C30,14 10,-60 -50,-110C-90,-150 -104,-220 -96,-300Z'
  return group(
    {},
    ink.shadow(d, { dx: 24, dy: 32, blur: 26, opacity: 0.28 }),
    path(d, ink.rad(['#fcdde6', rose[200], rose[400], '#8f4a8c'], { cx: 0.36, cy: 0.26, r: 0.95 })),
    ink.clip(
      path(d, '#000'),
      path('M230,-160C280,0 200,170 40,220L260,260L300,-100Z', brand[700], {
        opacity: 0.4,
        filter: ink.blur(28),
      }),
      line(
        'M150,-160C180,-60 140,60 40,110M100,-160C130,-80 110,20 40,70M180,-100C200,10 150,110 60,150',
        '#fdeaf0',
        10,
        { opacity: 0.4 },
      ),
      path('M50,-170C90,-210 150,-200 180,-150C140,-180 100,-180 66,-150Z', '#ffffff', {
        opacity: 0.6,
        filter: ink.blur(5),
      }),
      path('M-80,-290V-220C-76,-180 -60,-150 -30,-120C-66,-170 -64,-240 -60,-290Z', '#ffffff', {
        opacity: 0.45,
        filter: ink.blur(4),
      }),
    ),
    ellipse(-65, -300, 31, 9, rose[500]),
    ellipse(-220, 260, 31, 9, rose[500]),
  )
}

/** @param {Ink} ink */
export function brain(ink) {
  const d =
    'M-40,-230C-120,-250 -180,-210 -200,-170C-270,-150 -290,-70 -262,-20C-290,50 -240,110 -180,116C-150,156 -80,160 -40,140C-10,164 40,166 70,140C80,190 110,226 150,240L186,214C160,190 150,160 160,128C220,126 262,90 262,40C300,0 290,-90 236,-120C226,-180 160,-230 90,-214C50,-244 -10,-246 -40,-230Z'
  const folds =
    'M-140,-180C-110,-190 -80,-170 -80,-140C-80,-110 -120,-100 -120,-70M-200,-90C-170,-100 -140,-80 -150,-50C-160,-20 -220,-20 -224,10M-30,-220C-10,-190 -20,-160 -50,-140C-70,-126 -40,-90 -60,-66M-150,20C-110,0 -70,20 -70,50C-70,80 -110,86 -120,110M20,-210C50,-180 60,-140 30,-110C10,-90 40,-60 20,-30C10,-10 -30,-10 -40,10M110,-190C140,-160 130,-120 100,-100C80,-84 110,-50 140,-60C180,-70 190,-110 220,-100M70,-20C110,-30 140,-10 140,20C140,50 100,60 100,90M200,-20C240,-20 250,10 236,40M-10,60C20,40 50,60 50,90C50,110 30,124 20,130M-200,60C-180,50 -160,60 -158,84M180,60C200,70 200,90 190,108'
  return group(
    {},
    ink.shadow(d, { dx: 24, dy: 32, blur: 26, opacity: 0.28 }),
    path(
      'M60,130C80,190 110,226 150,240L186,214C160,190 150,160 160,120Z',
      ink.lin([brand[300], brand[600]]),
    ),
    path(
      d,
      ink.rad(['#ffffff', '#ecdcf9', brand[300], brand[500], brand[700]], {
        cx: 0.3,
        cy: 0.24,
        r: 1,
      }),
    ),
    ink.clip(
      path(d, '#000'),
      line(folds, brand[800], 15, {
        opacity: 0.22,
        transform: 'translate(4 7)',
        filter: ink.blur(3),
      }),
      line(folds, mix(brand[500], brand[400], 0.3), 10, { opacity: 0.75 }),
      line(folds, '#ffffff', 4, { opacity: 0.4, transform: 'translate(-6 -6)' }),
      path('M280,-140C300,0 220,120 100,150L200,260L340,100Z', brand[800], {
        opacity: 0.4,
        filter: ink.blur(28),
      }),
    ),
    shine(ink, 'M-240,-60C-240,-110 -210,-150 -170,-160C-200,-130 -214,-100 -214,-60Z', 0.6, 5),
  )
}

/**
 * The thyroid, a butterfly on the windpipe.
 * @param {Ink} ink
 */
export function thyroid(ink) {
  const wing =
    'M-14,40C-40,-30 -90,-190 -160,-190C-240,-186 -250,-40 -220,70C-196,160 -120,190 -70,150C-40,126 -20,110 -14,90Z'
  const one = (/** @type {string} */ d) =>
    ink.shadow(d, { dx: 18, dy: 24, blur: 20, opacity: 0.26 }) +
    path(
      d,
      ink.rad(['#f6e9ff', brand[300], brand[500], brand[700]], { cx: 0.34, cy: 0.22, r: 0.95 }),
    )
  return group(
    {},
    path(
      'M-86,-290H86V290H-86Z',
      ink.across('#ffffff', [0.35, '#fbf8ff'], [0.7, '#e6dcf6'], '#bba8e2'),
    ),
    ...Array.from({ length: 9 }, (_, row) =>
      path(
        box(-86, -280 + row * 64, 172, 32, 16),
        ink.across(rose[100], [0.4, '#ffffff'], rose[200]),
        { opacity: 0.85 },
      ),
    ),
    path(box(-60, 40, 120, 56, 24), ink.lin([brand[400], brand[600]])),
    one(wing),
    one(flip(wing)),
    shine(ink, 'M-214,-30C-214,-110 -190,-160 -158,-166C-180,-130 -190,-80 -186,-20Z', 0.6, 6),
    shine(ink, 'M120,-130C140,-160 170,-168 190,-150C170,-152 150,-136 136,-110Z', 0.5, 5),
  )
}

/** @param {Ink} ink */
export function ear(ink) {
  const d =
    'M-60,200C-120,160 -90,80 -130,10C-180,-90 -140,-250 20,-260C160,-262 210,-150 180,-50C160,20 110,40 90,110C76,180 20,240 -60,200Z'
  return group(
    {},
    ...[1, 2, 3].map(ring =>
      line(
        `M${-190 - ring * 44},${-90 - ring * 30}A${90 + ring * 40},${110 + ring * 44} 0 0 0 ${-190 - ring * 44},${70 + ring * 30}`,
        brand[400],
        12,
        { opacity: 0.85 - ring * 0.2 },
      ),
    ),
    ink.shadow(d, { dx: 24, dy: 30, blur: 24, opacity: 0.26 }),
    path(
      d,
      ink.rad([skins.fair.light, skins.fair.base, skins.fair.shade], { cx: 0.3, cy: 0.22, r: 1 }),
    ),
    path(
      'M-90,-60C-110,-160 -40,-220 30,-214C110,-206 140,-130 116,-60C100,-16 60,10 46,70C40,110 10,140 -20,130C10,100 0,60 20,20C44,-24 70,-40 70,-90C70,-140 20,-160 -20,-136C-50,-116 -60,-80 -90,-60Z',
      skins.fair.deep,
      { opacity: 0.55 },
    ),
    path(
      'M-50,-40C-50,-100 -10,-120 20,-106C46,-90 40,-50 16,-30C-6,-10 -8,30 -30,40C-56,30 -52,-10 -50,-40Z',
      darker(skins.fair.deep, 0.35),
      { opacity: 0.75, filter: ink.blur(3) },
    ),
    shine(ink, 'M-116,-80C-126,-170 -70,-230 10,-238C-50,-216 -90,-160 -90,-84Z', 0.7, 5),
    at(
      { x: 196, y: 150, turn: -52 },
      path('M-16,-150L16,-150L40,-60H-40Z', ink.across('#8d83a6', '#2b2440')),
      path(box(-56, -66, 112, 110, 34), ink.across('#ffffff', '#f1eafb', '#b19dd9')),
      circle(0, -12, 30, ink.rad(['#fff4df', '#ffd9ae', '#f08a3c'])),
      path(box(-34, 40, 68, 220, 30), ink.across(lighter(brand[600], 0.3), brand[600], brand[800])),
    ),
  )
}

/** A stretch of the spine, one disc of which asks for attention. */
export function spine(/** @type {Ink} */ ink) {
  const count = 7
  const places = Array.from({ length: count }, (_, index) => {
    const t = index / (count - 1)
    return {
      x: Math.sin(t * Math.PI * 1.5 + 0.3) * 54 - 20,
      y: -270 + index * 90,
      turn: Math.cos(t * Math.PI * 1.5 + 0.3) * 14,
      w: 112 + index * 9,
    }
  })
  const bone = (/** @type {number} */ w) =>
    `M${-w / 2},-30C${-w / 4},-24 ${w / 4},-24 ${w / 2},-30C${w / 2 + 8},-26 ${w / 2 - 10},-8 ${w / 2 - 10},0C${w / 2 - 10},8 ${w / 2 + 8},26 ${w / 2},30C${w / 4},24 ${-w / 4},24 ${-w / 2},30C${-w / 2 - 8},26 ${-w / 2 + 10},8 ${-w / 2 + 10},0C${-w / 2 + 10},-8 ${-w / 2 - 8},-26 ${-w / 2},-30Z`
  return group(
    {},
    line(
      smooth(
        places.map(({ x, y, w }) => /** @type {[number, number]} */ ([x + w / 2 + 22, y])),
        { closed: false },
      ),
      warm.light,
      16,
      { opacity: 0.9 },
    ),
    ...places.map(({ x, y, turn, w }) =>
      at(
        { x, y, turn },
        path(
          `M${w / 2 + 12},-16C${w / 2 + 60},-30 ${w / 2 + 96},-8 ${w / 2 + 118},28C${w / 2 + 122},44 ${w / 2 + 104},48 ${w / 2 + 92},38C${w / 2 + 70},18 ${w / 2 + 40},20 ${w / 2 + 12},16Z`,
          ink.lin(['#ffffff', '#e2d5f6', '#a98cdb']),
        ),
      ),
    ),
    ...places.slice(0, -1).map(({ x, y, turn, w }, index) => {
      const next = places[index + 1]
      const hurt = index === 4
      return at(
        { x: (x + next.x) / 2, y: (y + next.y) / 2, turn: (turn + next.turn) / 2 },
        hurt ? circle(10, 0, 170, ink.glow(warm.base, 0.75)) : '',
        path(
          box(-w / 2 + 2, -19, w + (hurt ? 20 : 2), 38, 18),
          hurt
            ? ink.lin([warm.light, warm.deep])
            : ink.lin([lighter(brand[300], 0.3), brand[400], brand[600]]),
        ),
      )
    }),
    ...places.map(({ x, y, turn, w }) =>
      at(
        { x, y, turn },
        ink.shadow(bone(w), { dx: 10, dy: 10, blur: 9, opacity: 0.2 }),
        path(bone(w), ink.lin(['#ffffff', '#f8f3fe', '#c4b0e8'])),
        ellipse(-w * 0.2, -8, w * 0.16, 8, '#ffffff', { opacity: 0.9 }),
      ),
    ),
  )
}

/** A knee: two bones and the joint between. */
export function knee(/** @type {Ink} */ ink) {
  const femur =
    'M-56,-560H56C50,-260 50,-160 90,-110C130,-70 120,-10 70,-4C36,0 24,-20 0,-20C-24,-20 -36,0 -70,-4C-120,-10 -130,-70 -90,-110C-50,-160 -50,-260 -56,-560Z'
  const tibia =
    'M-104,50C-60,36 -20,60 0,60C20,60 60,36 104,50C128,70 110,110 84,140C60,180 54,250 54,560H-54C-54,250 -60,180 -84,140C-110,110 -128,70 -104,50Z'
  return group(
    {},
    path(
      'M-200,-560C-200,-240 -240,-110 -216,20C-196,110 -190,240 -170,560H170C190,240 196,110 216,20C240,-110 200,-240 200,-560Z',
      ink.lin([
        [0, '#ffffff', 0.75],
        [0.6, '#eadffb', 0.5],
        [1, brand[300], 0.55],
      ]),
    ),
    circle(0, 20, 210, ink.glow(warm.base, 0.55)),
    path(
      'M-104,-10C-110,30 -110,40 -100,54C-60,40 60,40 100,54C110,40 110,30 104,-10C60,10 -60,10 -104,-10Z',
      ink.lin([rose[200], rose[400]]),
    ),
    ink.shadow(femur, { dx: 14, dy: 12, blur: 14, opacity: 0.22 }),
    path(femur, ink.lin(['#ffffff', '#f7f2fd', '#bfabe4'])),
    path(tibia, ink.lin(['#ffffff', '#f5effc', '#b7a1df'])),
    ellipse(-14, -30, 46, 56, ink.rad(['#ffffff', '#efe6fb', '#b49be2'])),
    shine(ink, 'M-40,-300C-44,-220 -50,-170 -80,-120C-50,-160 -34,-230 -26,-300Z', 0.9, 3),
  )
}

/** The womb, drawn like a flower. */
export function womb(/** @type {Ink} */ ink) {
  const body =
    'M0,210C-34,210 -40,150 -56,90C-74,20 -130,-40 -126,-110C-120,-170 -50,-184 0,-176C50,-184 120,-170 126,-110C130,-40 74,20 56,90C40,150 34,210 0,210Z'
  const arm = 'M-118,-120C-170,-176 -240,-170 -262,-110C-272,-70 -250,-40 -226,-30'
  return group(
    {},
    cable(ink, arm, 26, rose[300]),
    cable(ink, flip(arm), 26, rose[400]),
    ...[-1, 1].map(side =>
      at(
        { x: side * 222, y: 8, turn: side * 20 },
        circle(4, 8, 50, '#2e1658', { opacity: 0.18, filter: ink.blur(8) }),
        ellipse(0, 0, 58, 44, ink.rad(['#ffffff', brand[200], brand[400]])),
        circle(-10, 4, 12, '#ffffff', { opacity: 0.8 }),
        circle(18, -6, 9, warm.base),
      ),
    ),
    ink.shadow(body, { dx: 22, dy: 30, blur: 24, opacity: 0.26 }),
    path(
      body,
      ink.rad(['#fde4ec', rose[200], rose[400], '#93498f'], { cx: 0.36, cy: 0.2, r: 0.95 }),
    ),
    path(
      'M0,150C-16,100 -70,0 -70,-90C-70,-120 -30,-124 0,-110C30,-124 70,-120 70,-90C70,0 16,100 0,150Z',
      '#fdeaf1',
      { opacity: 0.65, filter: ink.blur(4) },
    ),
    shine(ink, 'M-108,-100C-110,-140 -80,-160 -46,-162C-76,-146 -86,-120 -84,-86Z', 0.75, 4),
  )
}

/** An embryo of a few cells held by a pipette: IVF. */
export function embryo(/** @type {Ink} */ ink) {
  return group(
    {},
    path(
      'M-480,-30H-190C-170,-30 -166,-20 -166,0C-166,20 -170,30 -190,30H-480Z',
      ink.down('#ffffff', '#efe7fb', '#bda8e6'),
    ),
    path('M480,-10H220L160,0L220,10H480Z', ink.down('#ffffff', '#efe7fb', '#b09bdd')),
    circle(14, 22, 190, '#2e1658', { opacity: 0.2, filter: ink.blur(22) }),
    circle(
      0,
      0,
      190,
      ink.rad(['#ffffff', '#f6effe', '#d8c6f5', '#a785e4'], { cx: 0.38, cy: 0.32, r: 0.85 }),
    ),
    circle(0, 0, 160, ink.rad(['#fdf8ff', '#e8daf9', '#c3a8ee'], { cx: 0.4, cy: 0.34, r: 0.85 })),
    ...[
      [-52, -54, 84],
      [62, -40, 80],
      [-38, 62, 82],
      [64, 66, 76],
    ].map(([x, y, r], index) =>
      group(
        {},
        circle(
          x,
          y,
          r,
          ink.rad([
            '#fff7fa',
            [rose[100], brand[200], brand[200], rose[200]][index],
            [rose[300], brand[400], brand[400], rose[300]][index],
          ]),
          { opacity: 0.92 },
        ),
        circle(x + 8, y + 8, r * 0.28, '#ffffff', { opacity: 0.55 }),
      ),
    ),
    path('M-150,-60C-140,-120 -90,-156 -40,-160C-90,-140 -120,-100 -124,-50Z', '#ffffff', {
      opacity: 0.85,
      filter: ink.blur(4),
    }),
  )
}
