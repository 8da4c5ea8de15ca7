/** What scans show, and devices of particular rooms: films, sinuses, a hip, a treadmill. */

import { ball, box, cable, lighter, metal, oval, paint, pulse, screen, shine } from '../forms.mjs'
import { brand, grey, mix, rose, skins, warm } from '../palette.mjs'
import { at, circle, ellipse, group, line, path, rect } from '../svg.mjs'
import { chest } from './imaging.mjs'

/** @typedef {import('../svg.mjs').Ink} Ink */

/** A slice of a brain from above; radius about 100. */
const brainSlice = (/** @type {Ink} */ ink, /** @type {number} */ depth) =>
  group(
    {},
    ellipse(
      0,
      0,
      86,
      104,
      ink.rad(['#f6efff', '#c9b2f3', '#8a63d8'], { cx: 0.5, cy: 0.45, r: 0.6 }),
    ),
    ellipse(0, 0, 74, 92, '#32176a'),
    path('M-4,-84C-50,-84 -66,-40 -64,0C-66,44 -46,84 -4,82Z', ink.lin(['#e6d9fb', '#a886e8'])),
    path('M4,-84C50,-84 66,-40 64,0C66,44 46,84 4,82Z', ink.lin(['#d6c4f7', '#9370dc'])),
    line(
      'M-50,-40C-36,-50 -30,-30 -40,-20M-54,10C-40,0 -30,16 -44,28M-30,60C-20,46 -14,56 -20,70M-22,-70C-14,-60 -20,-50 -12,-44M50,-40C36,-50 30,-30 40,-20M54,10C40,0 30,16 44,28M30,60C20,46 14,56 20,70M22,-70C14,-60 20,-50 12,-44',
      '#5f35b3',
      5,
      { opacity: 0.6 },
    ),
    path(
      `M-6,${-26 + depth}C-34,${-40 + depth} -30,${depth} -18,${14 + depth}C-12,${26 + depth} -8,${10 + depth} -6,${-26 + depth}ZM6,${-26 + depth}C34,${-40 + depth} 30,${depth} 18,${14 + depth}C12,${26 + depth} 8,${10 + depth} 6,${-26 + depth}Z`,
      '#2a1159',
    ),
  )

/** A head from the side with the sinuses. */
const sinusView = (/** @type {Ink} */ ink) =>
  group(
    {},
    path(
      'M-20,-190C90,-200 150,-130 146,-50C146,-20 180,20 176,32C172,42 156,42 158,58C160,76 150,84 146,100C140,124 100,120 80,122C70,150 76,180 90,210H-110C-90,150 -130,110 -150,50C-180,-60 -140,-180 -20,-190Z',
      ink.lin(['#cdb8f5', '#8660d6']),
    ),
    path(
      'M-20,-166C70,-176 124,-124 122,-60C60,-40 20,-30 -30,20C-90,40 -130,0 -132,-50C-134,-110 -90,-160 -20,-166Z',
      ink.lin(['#f1e8ff', '#b89aef']),
    ),
    path(
      'M116,-74C136,-80 142,-50 128,-42C112,-40 104,-66 116,-74Z',
      ink.lin([warm.light, warm.deep]),
    ),
    path(
      'M60,-16C100,-24 136,0 140,26C130,50 90,46 70,36C54,24 46,-4 60,-16Z',
      ink.lin([warm.light, warm.deep]),
    ),
    path('M20,-10C40,-16 50,0 44,14C30,22 8,12 20,-10Z', ink.lin([warm.light, warm.base])),
    line('M150,56C110,60 60,60 30,80C10,100 0,140 -10,200', '#3f1d80', 14, { opacity: 0.55 }),
    line('M80,88H130', '#f4ecff', 10),
    line('M80,106H124', '#f4ecff', 10),
  )

/** A stack of vertebrae in a film. */
const spineView = (/** @type {Ink} */ ink) =>
  group(
    {},
    ...Array.from({ length: 7 }, (_, index) => {
      const y = -180 + index * 60
      const x = Math.sin(index * 0.62) * 26
      const hurt = index === 4
      return (
        path(box(x - 50, y - 22, 84, 44, 12), ink.lin(['#f6efff', '#a886e8'])) +
        path(
          `M${x + 46},${y - 10}C${x + 76},${y - 14} ${x + 96},${y + 4} ${x + 104},${y + 24}C${x + 84},${y + 18} ${x + 64},${y + 16} ${x + 46},${y + 12}Z`,
          '#bfa4f0',
        ) +
        (index < 6
          ? path(
              box(x - 42, y + 22, 72, 16, 8),
              hurt ? ink.lin([warm.light, warm.deep]) : '#6a43bd',
            )
          : '')
      )
    }),
  )

/** Bones of a knee in a film. */
const kneeView = (/** @type {Ink} */ ink) =>
  group(
    {},
    path(
      'M-130,-220C-140,-100 -160,-40 -140,10C-130,60 -130,120 -120,220H120C130,120 130,60 140,10C160,-40 140,-100 130,-220Z',
      '#7f5bd0',
      { opacity: 0.4 },
    ),
    path(
      'M-46,-220H46C40,-130 60,-100 90,-70C110,-40 90,-8 56,-6C30,-4 20,-16 0,-16C-20,-16 -30,-4 -56,-6C-90,-8 -110,-40 -90,-70C-60,-100 -40,-130 -46,-220Z',
      ink.lin(['#f6efff', '#b396ee']),
    ),
    path(
      'M-90,30C-50,18 -20,34 0,34C20,34 50,18 90,30C104,56 80,80 64,110C52,140 50,180 50,220H-50C-50,180 -52,140 -64,110C-80,80 -104,56 -90,30Z',
      ink.lin(['#efe4ff', '#a886e8']),
    ),
    path(
      'M-88,-2C-92,10 -90,20 -84,26C-50,14 50,14 84,26C90,20 92,10 88,-2C50,8 -50,8 -88,-2Z',
      ink.lin([warm.light, warm.deep]),
    ),
  )

const shows = {
  brain: (/** @type {Ink} */ ink) =>
    [-14, 0, 10, -6]
      .map((depth, index) =>
        at(
          { x: index % 2 ? 100 : -100, y: index < 2 ? -112 : 112, scale: 0.92 },
          brainSlice(ink, depth),
        ),
      )
      .join(''),
  spine: spineView,
  knee: kneeView,
  sinus: (/** @type {Ink} */ ink) => at({ x: -6, y: -2, scale: 1.02 }, sinusView(ink)),
  chest: (/** @type {Ink} */ ink) => at({ y: 16, scale: 1.05 }, chest(ink)),
}

/**
 * A film on a lit panel; 440 × 500 about the origin.
 * @param {Ink} ink
 * @param {{ show?: keyof typeof shows, stand?: boolean }} [options]
 */
export function film(ink, { show = 'brain', stand = true } = {}) {
  const frame = box(-236, -266, 472, 520, 34)
  return group(
    {},
    stand
      ? ink.ground(20, 326, 300, 34, 0.3) +
          path(box(-24, 250, 48, 62, 8), ink.across('#e9e0f7', '#b09bda')) +
          path(box(-120, 304, 240, 22, 11), ink.lin(['#ffffff', '#cdbfe9', '#a38ed0']))
      : '',
    ink.shadow(frame, { dx: 18, dy: 26, blur: 24, opacity: 0.28 }),
    path(frame, ink.lin(['#ffffff', '#f4effc', '#c9baea'])),
    ink.clip(
      path(box(-212, -242, 424, 456, 18), '#000'),
      rect(
        -212,
        -242,
        424,
        456,
        0,
        ink.rad(['#6238b4', '#3a1a78', '#1f0d45'], { cx: 0.5, cy: 0.4, r: 0.75 }),
      ),
      at({ y: -14 }, shows[show](ink)),
      path('M-212,-242H60L-130,214H-212Z', '#ffffff', { opacity: 0.06 }),
    ),
    circle(0, 234, 6, warm.base),
    circle(22, 234, 5, brand[300]),
    circle(-22, 234, 5, brand[300]),
  )
}

/** Both hips of a small child, as an ultrasound doctor thinks of them. */
export function hips(/** @type {Ink} */ ink) {
  const one = (/** @type {1 | -1} */ side) =>
    at(
      { scaleX: side },
      path(
        'M-20,-150C-110,-190 -210,-160 -220,-80C-226,-20 -180,0 -150,30C-120,56 -70,50 -56,10C-46,-20 -20,-40 -10,-70Z',
        ink.lin(side === 1 ? ['#ffffff', '#f3ecfc', '#bda6e6'] : ['#f6f0fd', '#e3d6f6', '#b096e0']),
      ),
      circle(
        -168,
        64,
        70,
        ink.rad(side === 1 ? ['#ffffff', '#f6effe', '#cbb6ee'] : ['#ffffff', '#eadffa', '#b79ce6']),
      ),
      path(
        'M-222,96C-250,110 -262,150 -250,190L-226,300H-156L-166,190C-164,160 -150,140 -130,124Z',
        ink.lin(['#ffffff', '#eee4fa', '#b79fe4']),
      ),
      line('M-226,18A92,92 0 0 1 -104,0', warm.base, 10),
    )
  return group(
    {},
    circle(0, 20, 330, ink.glow('#ffffff', 0.5)),
    one(1),
    one(-1),
    path(
      'M-40,-150C-20,-130 20,-130 40,-150L24,-40C10,-20 -10,-20 -24,-40Z',
      ink.lin([brand[200], brand[400]]),
    ),
  )
}

/** A treadmill with a monitor. */
export function treadmill(/** @type {Ink} */ ink) {
  return group(
    {},
    ink.ground(20, 262, 440, 40, 0.34),
    path(
      'M-360,210H300Q330,210 330,234Q330,256 306,256H-340Q-370,256 -370,232Q-370,214 -360,210Z',
      ink.lin(['#ffffff', '#ece3f8', '#ab96d8']),
    ),
    path('M-346,196H230L214,222H-362Z', ink.lin([brand[700], brand[900]])),
    ...[0, 1, 2, 3, 4].map(index =>
      line(`M${-250 + index * 90},200L${-262 + index * 90},218`, brand[400], 5, { opacity: 0.6 }),
    ),
    path('M196,220L246,-90H284L258,220Z', ink.across('#ffffff', '#e3d8f4', '#a28cd0')),
    line('M262,-40L120,-60C90,-64 84,-40 96,-26', brand[800], 24),
    line('M258,-44L120,-64', brand[400], 7),
    at(
      { x: 262, y: -190, turn: 4 },
      screen(
        ink,
        -150,
        -110,
        300,
        200,
        line(pulse(-140, 10, 120, 3, 80), '#f2ebff', 6),
        line(pulse(-140, 62, 90, 4, 26), brand[400], 4),
        circle(64, 10, 9, warm.base),
      ),
    ),
    cable(ink, 'M140,-150C60,-120 0,-60 -60,-10', 7, brand[400], 0.1),
    cable(ink, 'M140,-140C80,-90 30,-20 -40,30', 7, warm.deep, 0.1),
    ...[
      [-66, -6],
      [-46, 36],
    ].map(
      ([x, y]) =>
        circle(x, y, 24, ink.rad(['#ffffff', '#f3ecfb', '#c0aee2'])) +
        circle(x, y, 12, ink.lin([brand[300], brand[600]])),
    ),
  )
}

/** A colposcope on its arm. */
export function colposcope(/** @type {Ink} */ ink) {
  return group(
    {},
    ink.ground(60, 258, 260, 36, 0.34),
    path(
      'M60,222L-80,250H-104Q-96,226 40,196ZM100,222L240,250H264Q256,226 120,196Z',
      ink.lin(['#ffffff', '#b9a6df']),
    ),
    ball(ink, -92, 254, 15, brand[800]),
    ball(ink, 252, 254, 15, brand[800]),
    path(box(58, -160, 44, 390, 14), ink.across('#ffffff', '#eae1f7', '#a893d4')),
    path(box(46, -20, 68, 60, 16), paint(ink, brand[500])),
    line('M82,-150C82,-250 -20,-250 -60,-200', '#b09bda', 34),
    line('M82,-150C82,-250 -20,-250 -60,-200', '#f4effc', 16, { transform: 'translate(-5 -4)' }),
    at(
      { x: -110, y: -150, turn: -12 },
      ink.shadow(box(-140, -76, 280, 152, 50), { dx: 16, dy: 22, blur: 18, opacity: 0.26 }),
      path(box(-140, -76, 280, 152, 50), ink.lin(['#ffffff', '#f4eefc', '#b8a4df'])),
      path(
        box(-190, -52, 64, 104, 26),
        ink.lin([lighter(brand[500], 0.3), brand[600], brand[800]]),
      ),
      circle(-176, -20, 20, ink.rad([brand[200], brand[600], brand[900]])),
      circle(-176, 24, 20, ink.rad([brand[200], brand[600], brand[900]])),
      circle(-190, 2, 90, ink.glow('#fff1d8', 0.9)),
      path(box(130, -60, 50, 46, 14), paint(ink, brand[700])),
      path(box(130, 14, 50, 46, 14), paint(ink, brand[800])),
      circle(0, 0, 42, ink.lin(['#d3c4ec', '#ffffff'])),
      circle(0, 0, 32, ink.rad([lighter(brand[400], 0.4), brand[500], brand[700]])),
      rect(-90, -54, 60, 14, 7, brand[200]),
    ),
    at(
      { x: 290, y: -190, scale: 0.72 },
      screen(
        ink,
        -170,
        -140,
        340,
        260,
        circle(0, -10, 96, ink.rad(['#fbdbe6', rose[300], rose[500]])),
        circle(4, -6, 20, '#7c2455', { opacity: 0.75, filter: ink.blur(3) }),
        rect(-140, -112, 60, 8, 4, brand[300]),
      ),
      path(box(-20, 120, 40, 150, 8), ink.across('#e9e0f7', '#a893d4')),
    ),
    line('M104,40C180,40 260,40 290,0', '#b09bda', 18),
  )
}

/** A magnifying glass on a mole. */
export function mole(/** @type {Ink} */ ink) {
  const skin = skins.fair
  return group(
    {},
    ink.shadow('M-390,-120C-200,-230 180,-230 390,-140V240C180,300 -200,300 -390,220Z', {
      dx: 10,
      dy: 20,
      blur: 22,
      opacity: 0.18,
    }),
    path(
      'M-390,-120C-200,-230 180,-230 390,-140V240C180,300 -200,300 -390,220Z',
      ink.lin([skin.light, skin.base, mix(skin.base, skin.shade, 0.6)]),
    ),
    ...[
      [-280, 60, 10],
      [-210, 160, 7],
      [250, 150, 9],
      [300, -20, 7],
      [200, 220, 6],
      [-300, -60, 6],
    ].map(([x, y, r]) => ellipse(x, y, r, r * 0.85, '#8a5233', { opacity: 0.75 })),
    at(
      { x: -20, y: 10 },
      path(
        'M128,128L154,102L318,262Q330,290 306,304Q288,310 274,296Z',
        ink.lin([lighter(brand[600], 0.3), brand[600], brand[800]]),
      ),
      circle(14, 22, 190, '#2e1658', { opacity: 0.22, filter: ink.blur(18) }),
      circle(0, 0, 190, ink.lin(['#ffffff', '#d6cae9', '#8b7bad'])),
      ink.clip(
        circle(0, 0, 166, '#000'),
        circle(0, 0, 166, ink.lin([skin.light, skin.base])),
        path(
          'M-70,-30C-70,-76 -10,-84 30,-66C76,-50 84,10 60,46C30,84 -50,74 -72,30C-80,10 -72,-10 -70,-30Z',
          ink.rad(['#b9794f', '#8a4f30', '#6a3820']),
        ),
        path('M-36,-30C-20,-50 30,-40 40,-10C20,6 -20,0 -36,-30Z', '#5a2d18', {
          opacity: 0.5,
          filter: ink.blur(6),
        }),
        line('M-120,-120L-90,-96M110,-110L86,-84M-130,90L-100,76M120,100L92,80', warm.deep, 6, {
          opacity: 0.8,
        }),
        path('M-166,-166H40L-100,166H-166Z', '#ffffff', { opacity: 0.22 }),
      ),
      path('M-126,-60C-112,-104 -80,-130 -40,-140C-76,-116 -100,-84 -110,-46Z', '#ffffff', {
        opacity: 0.85,
      }),
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

/** A desk monitor of a work place, for the back pain of those who sit. */
export function workplace(/** @type {Ink} */ ink) {
  return group(
    {},
    screen(
      ink,
      -190,
      -260,
      380,
      260,
      rect(-160, -230, 130, 14, 7, brand[400]),
      rect(-160, -200, 220, 10, 5, brand[600]),
      rect(-160, -176, 190, 10, 5, brand[600]),
      path(
        'M-160,-60L-100,-110L-50,-84L20,-140L90,-100L160,-150V-30H-160Z',
        ink.down([0, brand[400], 0.9], [1, brand[600], 0.3]),
      ),
    ),
    path('M-30,0H30L40,80H-40Z', ink.across('#f4effc', '#b6a3dc')),
    path(box(-90, 74, 180, 18, 9), ink.lin(['#ffffff', '#cdbfe9'])),
    path(box(-150, 112, 240, 26, 10), ink.lin(['#ffffff', '#efe8fa', '#c3b3e3'])),
    path(box(112, 108, 40, 30, 15), paint(ink, brand[500])),
    rect(-136, 118, 212, 6, 3, grey[300]),
  )
}

/** A stack of dark discs, records and a folder: results on disc. */
export function disc(/** @type {Ink} */ ink) {
  return group(
    {},
    ink.shadow(oval(0, 0, 150), { dx: 14, dy: 20, blur: 16, opacity: 0.26 }),
    circle(0, 0, 150, ink.lin(['#ffffff', brand[200], brand[300], '#ffffff', brand[400]])),
    circle(
      0,
      0,
      146,
      ink.rad(
        [
          [0, '#ffffff', 0],
          [0.7, '#ffffff', 0.2],
          [1, '#ffffff', 0.5],
        ],
        { cx: 0.5, cy: 0.5, r: 0.5 },
      ),
    ),
    circle(0, 0, 48, ink.lin(['#ffffff', '#e6dcf8'])),
    circle(0, 0, 20, brand[300]),
  )
}
