/** Children's things, movement, beauty, home, time and gifts. */

import {
  ball,
  box,
  cable,
  cylinder,
  darker,
  leaf,
  lighter,
  metal,
  oval,
  paint,
  shine,
} from '../forms.mjs'
import { brand, grey, mix, rose, skins, warm } from '../palette.mjs'
import { blossom, mountains } from '../stages.mjs'
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

/** A gym ball, a mat and dumb-bells. */
export function gym(/** @type {Ink} */ ink) {
  return group(
    {},
    ink.ground(0, 252, 420, 44, 0.34),
    path(
      'M-380,226H260Q300,226 300,206H-340Q-380,206 -380,226Z',
      ink.lin([brand[400], brand[600]]),
    ),
    circle(-60, 20, 206, '#2e1658', {
      opacity: 0.14,
      filter: ink.blur(20),
      transform: 'translate(14 16)',
    }),
    ball(ink, -60, 14, 206, brand[400]),
    ...[-120, -50, 20, 90].map(y =>
      line(
        `M${-60 - Math.sqrt(206 ** 2 - (y - 6) ** 2) + 8},${y + 6}Q-60,${y + 56} ${-60 + Math.sqrt(206 ** 2 - (y - 6) ** 2) - 8},${y + 6}`,
        '#ffffff',
        6,
        { opacity: 0.2 },
      ),
    ),
    circle(250, 150, 0, '#fff'),
    at(
      { x: 240, y: 156 },
      path(box(-110, -16, 220, 32, 16), metal(ink)),
      path(box(-150, -70, 62, 140, 26), paint(ink, brand[700])),
      path(box(88, -70, 62, 140, 26), paint(ink, brand[800])),
      path(box(-176, -46, 34, 92, 17), paint(ink, brand[500])),
      path(box(142, -46, 34, 92, 17), paint(ink, brand[600])),
    ),
    at(
      { x: -300, y: 116 },
      path(box(-60, -106, 120, 200, 50), ink.lin([lighter(warm.base, 0.4), warm.base, warm.deep])),
      path(box(-60, -6, 120, 18, 9), '#ffffff', { opacity: 0.4 }),
      ellipse(0, -96, 58, 20, lighter(warm.base, 0.5)),
    ),
  )
}

/** A couch for massage with towels and stones. */
export function couch(/** @type {Ink} */ ink) {
  return group(
    {},
    ink.ground(0, 256, 460, 44, 0.34),
    path(
      'M-270,60L-310,250H-282L-226,60ZM270,60L310,250H282L226,60ZM-60,60L-70,250H-46L-30,60Z',
      ink.lin(['#f4effc', '#a896d0']),
    ),
    path(box(-380, 4, 760, 76, 34), ink.lin([lighter(brand[400], 0.3), brand[500], brand[700]])),
    path(box(-380, -8, 760, 46, 22), ink.lin([lighter(brand[300], 0.5), brand[300], brand[500]])),
    path('M-100,-12H220V110C160,126 -40,126 -100,110Z', ink.lin(['#ffffff', '#f5f0fc', '#cdbdea'])),
    path(box(-350, -66, 170, 62, 31), ink.lin(['#ffffff', '#f3edfb', '#c7b6e6'])),
    ...[0, 1, 2].map(index =>
      path(
        box(236, -60 - index * 46, 130, 48, 24),
        ink.lin([
          ['#ffffff', brand[200], '#ffffff'][index],
          [brand[200], brand[400], brand[200]][index],
        ]),
      ),
    ),
    ...[
      [60, -34, 58, 26],
      [66, -74, 44, 20],
      [62, -106, 32, 16],
    ].map(([x, y, rx, ry]) => ellipse(x, y, rx, ry, ink.rad([grey[500], grey[700], grey[800]]))),
    at({ x: -20, y: -24, scale: 0.46 }, blossom(ink, 90)),
  )
}

/** A hand-held device for physiotherapy over a joint's field. */
export function magnet(/** @type {Ink} */ ink) {
  return group(
    {},
    ...[130, 200, 270, 340].map((r, index) =>
      circle(0, 40, r, 'none', {
        stroke: index % 2 ? brand[300] : '#ffffff',
        'stroke-width': 9,
        opacity: 0.75 - index * 0.16,
      }),
    ),
    ink.shadow(oval(0, 40, 150), { dx: 20, dy: 26, blur: 22, opacity: 0.26 }),
    circle(0, 40, 150, ink.lin(['#ffffff', '#f2ecfb', '#b9a6e0'])),
    circle(0, 40, 112, ink.lin([brand[600], brand[400], brand[300]])),
    circle(0, 40, 76, ink.rad(['#ffffff', '#efe6fd', brand[300]])),
    circle(0, 40, 24, ink.rad([warm.light, warm.deep])),
    path(box(-44, -330, 88, 240, 40), ink.across('#ffffff', [0.4, '#f6f1fd'], '#b4a1dc')),
    rect(-18, -280, 36, 60, 18, brand[500]),
    cable(ink, 'M0,-326C0,-400 80,-430 160,-420', 18, brand[800]),
  )
}

/** Bottles and jars of a cosmetologist. */
export function serum(/** @type {Ink} */ ink) {
  return group(
    {},
    ink.ground(10, 252, 340, 40, 0.32),
    at(
      { x: -50, y: -20 },
      path(
        'M-96,-60Q-96,-96 -60,-96H60Q96,-96 96,-60V230Q96,266 60,266H-60Q-96,266 -96,230Z',
        ink.across(lighter(brand[400], 0.5), [0.45, brand[400]], brand[700]),
      ),
      path('M-80,40H80V226Q80,250 56,250H-56Q-80,250 -80,226Z', brand[700], { opacity: 0.22 }),
      rect(-62, 40, 124, 130, 14, '#ffffff', { opacity: 0.92 }),
      circle(0, 86, 22, brand[200]),
      rect(-34, 122, 68, 9, 4.5, grey[300]),
      rect(-24, 140, 48, 8, 4, grey[200]),
      path(box(-50, -136, 100, 46, 12), ink.across('#ffffff', '#f4effc', '#b7a5dd')),
      path('M-34,-136V-190C-34,-250 34,-250 34,-190V-136Z', paint(ink, brand[800])),
      shine(ink, 'M-76,-50H-62V220H-76Z', 0.6, 3),
    ),
    at(
      { x: 176, y: 140 },
      cylinder(ink, 0, -40, 112, 140, 'white', 0.2),
      cylinder(ink, 0, -74, 116, 40, warm.light, 0.2),
    ),
    at(
      { x: -240, y: 40 },
      path(box(-44, -60, 88, 270, 26), ink.across('#ffffff', '#f6f1fd', '#c5b6e6')),
      path(box(-30, -150, 60, 96, 16), paint(ink, brand[500])),
      rect(-22, 20, 44, 70, 8, brand[200]),
    ),
    at({ x: 170, y: -120 }, blossom(ink, 70)),
    at({ x: 250, y: -30, scale: 0.6 }, blossom(ink, 60)),
  )
}

/**
 * A face in profile; `marks` are the lines a surgeon draws before he begins.
 * @param {Ink} ink
 * @param {{ marks?: boolean }} [options]
 */
export function profile(ink, { marks = false } = {}) {
  const skin = skins.fair
  const face =
    'M-60,-260C40,-290 150,-240 170,-140C176,-100 172,-80 180,-50C190,-16 226,20 222,34C218,46 196,44 194,58C194,68 208,74 206,88C204,98 196,98 196,106C198,118 206,124 202,140C196,166 158,172 120,166C96,164 84,180 84,210C84,250 100,300 130,330H-150C-110,260 -110,190 -150,120C-210,20 -210,-210 -60,-260Z'
  return group(
    {},
    path(
      'M-60,-280C-210,-270 -260,-120 -226,10C-210,80 -180,120 -150,150C-110,60 -60,0 -70,-60C-40,-90 60,-100 110,-170C130,-200 150,-180 166,-150C150,-260 40,-310 -60,-280Z',
      '#000',
      { opacity: 0 },
    ),
    ink.clip(
      rect(-420, -420, 840, 720, 0, '#000'),
      ink.shadow(face, { dx: 18, dy: 18, blur: 22, opacity: 0.22 }),
      path(face, ink.lin([skin.light, skin.base, skin.shade], [0.9, 0], [0, 0.9])),
      ink.clip(
        path(face, '#000'),
        path('M120,166C60,180 0,150 -60,80L-200,340H160Z', skin.deep, {
          opacity: 0.4,
          filter: ink.blur(18),
        }),
        ellipse(110, 70, 54, 40, ink.glow(skin.blush, 0.6)),
      ),
      path(
        'M-70,-300C-260,-300 -300,-90 -250,60C-220,150 -250,230 -320,300H-120C-80,240 -90,170 -80,120C-120,100 -130,30 -90,0C-60,-20 -40,20 -50,50C-20,0 -10,-60 10,-110C50,-120 120,-130 168,-146C150,-260 40,-310 -70,-300Z',
        ink.lin(['#a4714f', '#6e432d', '#4a2a1b']),
      ),
      path(
        'M-60,-280C-190,-270 -250,-120 -220,30C-180,-130 -130,-220 -10,-262C-30,-276 -50,-280 -60,-280Z',
        '#d8a57e',
        { opacity: 0.4, filter: ink.blur(6) },
      ),
    ),
    path(
      'M-104,10C-90,-16 -56,-12 -52,20C-50,50 -70,76 -84,72C-92,60 -80,40 -86,30C-94,40 -108,34 -104,10Z',
      skin.shade,
    ),
    path(
      'M108,-38C128,-54 156,-52 172,-40C166,-30 160,-26 150,-24C140,-20 120,-24 108,-38Z',
      '#ffffff',
    ),
    ellipse(154, -36, 12, 14, ink.rad([brand[400], brand[700]])),
    path(
      'M96,-42C122,-66 156,-62 184,-58C172,-52 168,-46 172,-38C150,-52 126,-52 96,-42Z',
      '#3b2330',
    ),
    path('M92,-86C120,-106 150,-104 174,-92C150,-94 120,-92 94,-78Z', '#6e432d'),
    path(
      'M206,88C190,88 170,92 152,104C172,106 190,104 198,98ZM196,106C184,106 168,106 152,106C166,120 188,128 200,122Z',
      skin.lip,
    ),
    marks
      ? [
          'M30,60C70,110 100,130 150,150',
          'M60,-120C100,-140 130,-140 160,-126',
          'M84,10C110,34 150,40 184,30',
        ]
          .map(d => line(d, brand[600], 6, { 'stroke-dasharray': '2 16' }))
          .join('')
      : '',
  )
}

/** A laser handpiece with its ray. */
export function laser(/** @type {Ink} */ ink) {
  return group(
    {},
    path(
      'M-330,200C-200,140 40,140 330,210V330H-330Z',
      ink.down(skins.fair.light, skins.fair.base),
    ),
    ellipse(-62, 180, 120, 30, ink.glow('#fff1d8', 1)),
    path('M-80,40L-120,176H-20L-44,40Z', ink.down([0, '#ffffff', 0.9], [1, '#ffe0b0', 0.25])),
    circle(-64, 172, 26, ink.glow(warm.base, 1)),
    cable(ink, 'M170,-200C240,-300 330,-290 420,-340', 26, brand[800]),
    at(
      { x: 30, y: -80, turn: 42 },
      ink.shadow('M-56,-190Q0,-214 56,-190L66,60L30,130H-30L-66,60Z', {
        dx: 26,
        dy: 20,
        blur: 18,
        opacity: 0.22,
      }),
      path(
        'M-56,-190Q0,-214 56,-190L66,60L30,130H-30L-66,60Z',
        ink.across('#ffffff', [0.35, '#faf7ff'], '#b4a1dc'),
      ),
      path(
        'M-66,60L-30,130H30L66,60Z',
        ink.across(lighter(brand[500], 0.3), brand[500], brand[800]),
      ),
      path('M-20,130H20L14,160H-14Z', metal(ink)),
      path(box(-26, -130, 52, 96, 26), paint(ink, brand[500])),
      circle(0, -60, 14, warm.base),
    ),
  )
}

/**
 * A gift box with a ribbon.
 * @param {Ink} ink
 * @param {{ color?: string }} [options]
 */
export function gift(ink, { color = brand[500] } = {}) {
  return group(
    {},
    ink.ground(20, 254, 320, 40, 0.36),
    path(box(-220, -40, 440, 292, 22), ink.lin([lighter(color, 0.25), color, darker(color, 0.3)])),
    path(box(-40, -40, 80, 292, 0), ink.lin(['#ffffff', '#f4edfc', '#cdbbee'])),
    path('M-220,-40H220V-10C140,10 -140,10 -220,-10Z', '#1b0b3a', { opacity: 0.16 }),
    path(
      box(-250, -120, 500, 96, 22),
      ink.lin([lighter(color, 0.5), lighter(color, 0.1), darker(color, 0.1)]),
    ),
    path(box(-46, -120, 92, 96, 0), ink.lin(['#ffffff', '#efe5fb'])),
    path(
      'M0,-120C-60,-120 -190,-140 -180,-210C-170,-270 -60,-230 0,-120Z',
      ink.lin(['#ffffff', '#f0e6fc', '#bfa9ea']),
    ),
    path(
      'M0,-120C60,-120 190,-140 180,-210C170,-270 60,-230 0,-120Z',
      ink.lin(['#ffffff', '#e8dbfa', '#ab90e2']),
    ),
    path(
      'M-20,-124C-70,-136 -150,-160 -146,-200C-130,-220 -60,-190 -20,-124ZM20,-124C70,-136 150,-160 146,-200C130,-220 60,-190 20,-124Z',
      brand[500],
      { opacity: 0.2 },
    ),
    path(box(-34, -156, 68, 58, 24), ink.lin(['#ffffff', '#d3c2f2'])),
  )
}

/**
 * A price tag on a string; a flower stands for the number.
 * @param {Ink} ink
 * @param {{ color?: string }} [options]
 */
export function tag(ink, { color = warm.base } = {}) {
  const d = 'M-110,-30L-20,-150Q0,-172 20,-150L110,-30V170Q110,200 80,200H-80Q-110,200 -110,170Z'
  return group(
    {},
    ink.shadow(d, { dx: 16, dy: 22, blur: 16, opacity: 0.24 }),
    path(d, ink.lin([lighter(color, 0.5), color, mix(color, warm.dark, 0.6)])),
    circle(0, -90, 24, mix(color, '#7a3a10', 0.5), { opacity: 0.5 }),
    circle(0, -88, 20, brand[100]),
    line('M0,-92C10,-170 60,-210 90,-260', '#ffffff', 8, { opacity: 0.9 }),
    at({ y: 70, scale: 0.8 }, blossom(ink, 84)),
  )
}

/** A voucher: two halves with a tear line. */
export function voucher(/** @type {Ink} */ ink) {
  const d =
    'M-320,-150Q-320,-180 -290,-180H110A34,34 0 0 0 178,-180H290Q320,-180 320,-150V150Q320,180 290,180H178A34,34 0 0 0 110,180H-290Q-320,180 -320,150Z'
  return at(
    { turn: -7 },
    ink.shadow(d, { dx: 22, dy: 30, blur: 24, opacity: 0.28 }),
    path(d, ink.lin(['#ffffff', '#faf7ff', '#dccff4'])),
    ink.clip(
      path(d, '#000'),
      rect(144, -200, 200, 400, 0, ink.lin([lighter(brand[400], 0.2), brand[500], brand[700]])),
    ),
    line('M144,-140V150', '#ffffff', 5, { 'stroke-dasharray': '2 18' }),
    at({ x: -196, y: 0, scale: 0.92 }, blossom(ink, 90)),
    rect(-80, -96, 170, 26, 13, brand[600]),
    rect(-80, -48, 130, 14, 7, grey[300]),
    rect(-80, -20, 150, 14, 7, grey[200]),
    rect(-80, 62, 110, 46, 23, ink.lin([warm.base, warm.deep])),
    at(
      { x: 232, y: 0, scale: 0.6 },
      path('M-30,-100H30V-30H100V30H30V100H-30V30H-100V-30H-30Z', '#ffffff', { opacity: 0.92 }),
    ),
  )
}

/**
 * A clock face, hands at ten past four by default.
 * @param {Ink} ink
 * @param {{ hour?: number, minute?: number }} [options]
 */
export function clock(ink, { hour = 16, minute = 8 } = {}) {
  const ticks = Array.from({ length: 12 }, (_, index) =>
    rect(-5, -196, 10, index % 3 ? 18 : 32, 5, index % 3 ? brand[200] : brand[500], {
      transform: `rotate(${index * 30})`,
    }),
  )
  return group(
    {},
    ink.shadow(oval(0, 0, 250), { dx: 24, dy: 32, blur: 26, opacity: 0.28 }),
    circle(0, 0, 250, ink.lin([lighter(brand[400], 0.5), brand[500], brand[800]])),
    circle(0, 0, 218, ink.lin(['#e9e0fa', '#ffffff', '#f6f1fd'])),
    path('M0,0L0,-180A180,180 0 0 1 180,0Z', '#fff', { opacity: 0 }),
    ...ticks,
    group(
      { transform: `rotate(${((hour % 12) + minute / 60) * 30})` },
      rect(-10, -120, 20, 140, 10, brand[900]),
    ),
    group({ transform: `rotate(${minute * 6})` }, rect(-7, -170, 14, 196, 7, brand[600])),
    circle(0, 0, 18, warm.deep),
    circle(0, 0, 7, '#ffffff'),
  )
}

/** A wall calendar with a day marked. */
export function calendar(/** @type {Ink} */ ink) {
  const d = box(-230, -230, 460, 450, 44)
  return group(
    {},
    ink.shadow(d, { dx: 20, dy: 28, blur: 22, opacity: 0.26 }),
    path(d, ink.lin(['#ffffff', '#fdfbff', '#ddd0f4'])),
    path(
      'M-230,-130V-186Q-230,-230 -186,-230H186Q230,-230 230,-186V-130Z',
      ink.lin([lighter(brand[500], 0.25), brand[500], brand[700]]),
    ),
    ...[-120, 0, 120].map(x =>
      path(box(x - 13, -272, 26, 84, 13), ink.across('#ffffff', '#cfc3e6', '#9787b9')),
    ),
    ...Array.from({ length: 20 }, (_, index) => {
      const [x, y] = [-170 + (index % 5) * 85, -70 + Math.floor(index / 5) * 76]
      const weekend = index % 5 > 2
      return index === 13
        ? circle(x, y, 34, ink.lin([warm.base, warm.deep])) +
            line(`M${x - 14},${y}l10,12l20,-24`, '#ffffff', 8)
        : rect(x - 24, y - 18, 48, 36, 12, weekend ? brand[200] : grey[100])
    }),
  )
}

/** A shield with a plus of petals. */
export function shield(/** @type {Ink} */ ink, { color = brand[500] } = {}) {
  const d =
    'M0,-280C80,-230 160,-214 236,-214C246,-20 180,190 0,280C-180,190 -246,-20 -236,-214C-160,-214 -80,-230 0,-280Z'
  return group(
    {},
    ink.shadow(d, { dx: 24, dy: 32, blur: 26, opacity: 0.28 }),
    path(d, ink.lin(['#ffffff', '#efe6fc', '#b79ae8'])),
    path(
      'M0,-240C70,-198 140,-182 200,-180C206,-14 150,164 0,240C-150,164 -206,-14 -200,-180C-140,-182 -70,-198 0,-240Z',
      ink.lin([lighter(color, 0.4), color, darker(color, 0.3)]),
    ),
    path('M0,-240V240C-150,164 -206,-14 -200,-180C-140,-182 -70,-198 0,-240Z', '#ffffff', {
      opacity: 0.12,
    }),
    path(
      'M-34,-116Q0,-130 34,-116V-34H116Q130,0 116,34H34V116Q0,130 -34,116V34H-116Q-130,0 -116,-34H-34Z',
      ink.lin(['#ffffff', '#f0e8fc']),
    ),
  )
}

/** An umbrella: insurance. */
export function umbrella(/** @type {Ink} */ ink) {
  return group(
    {},
    line('M0,-220V190C0,250 -80,250 -84,196', brand[900], 18),
    line('M0,-220V190C0,250 -80,250 -84,196', brand[400], 5, { transform: 'translate(-4 -2)' }),
    ink.shadow('M-330,10C-310,-170 -170,-270 0,-270C170,-270 310,-170 330,10Z', {
      dx: 16,
      dy: 24,
      blur: 20,
      opacity: 0.24,
    }),
    path(
      'M-330,10C-310,-170 -170,-270 0,-270C170,-270 310,-170 330,10C290,-34 250,-34 216,6C180,-40 140,-40 110,4C70,-44 -70,-44 -110,4C-140,-40 -180,-40 -216,6C-250,-34 -290,-34 -330,10Z',
      ink.lin([lighter(brand[400], 0.4), brand[500], brand[700]]),
    ),
    path(
      'M-110,4C-100,-140 -60,-250 0,-270C60,-250 100,-140 110,4C70,-44 -70,-44 -110,4Z',
      ink.lin([lighter(brand[300], 0.6), brand[300], brand[500]]),
    ),
    path(
      'M-216,6C-220,-110 -140,-240 0,-270C-60,-250 -100,-140 -110,4C-140,-40 -180,-40 -216,6Z',
      brand[800],
      { opacity: 0.12 },
    ),
    circle(0, -278, 14, warm.base),
  )
}

/** Fruit and a leaf: what one eats. */
export function apple(/** @type {Ink} */ ink) {
  const d =
    'M0,-130C60,-190 210,-190 230,-30C246,110 130,260 50,250C20,246 -20,246 -50,250C-130,260 -246,110 -230,-30C-210,-190 -60,-190 0,-130Z'
  return group(
    {},
    ink.ground(10, 254, 240, 34, 0.34),
    ink.shadow(d, { dx: 20, dy: 20, blur: 20, opacity: 0.22 }),
    path(d, ink.rad(['#f7c3d0', '#e0708f', '#b93a72', '#7c1f5c'], { cx: 0.32, cy: 0.26, r: 0.95 })),
    path('M-60,-136C-20,-110 20,-110 60,-136C40,-90 -40,-90 -60,-136Z', '#7c1f5c', {
      opacity: 0.5,
      filter: ink.blur(8),
    }),
    line('M0,-112C-4,-160 10,-200 30,-226', '#5a3b2f', 16),
    at({ x: 14, y: -170, turn: 58 }, leaf(ink, 150, 54, brand[500])),
    path(
      'M-180,-30C-180,-100 -140,-134 -96,-138C-130,-110 -146,-70 -144,-20C-142,6 -176,4 -180,-30Z',
      '#ffffff',
      { opacity: 0.6, filter: ink.blur(5) },
    ),
  )
}

/** A plate of vegetables seen from above. */
export function plate(/** @type {Ink} */ ink) {
  return group(
    {},
    ink.shadow(oval(0, 0, 280), { dx: 20, dy: 28, blur: 24, opacity: 0.26 }),
    circle(0, 0, 280, ink.lin(['#ffffff', '#f6f1fd', '#d3c4ee'])),
    circle(0, 0, 216, ink.lin(['#e9e0f8', '#ffffff'])),
    ...[
      [-100, -60, -40],
      [-60, -100, -10],
      [-120, 0, -80],
      [-40, -50, 20],
    ].map(([x, y, turn]) =>
      at({ x, y: y + 60, turn }, leaf(ink, 130, 44, mix(brand[500], '#4f7f5f', 0.55))),
    ),
    path(
      'M40,-150C120,-160 170,-90 150,-20C120,10 60,0 40,-30C20,-60 10,-140 40,-150Z',
      ink.rad(['#ffe2c4', '#f7a76a', '#e07a45']),
    ),
    ...[0, 1, 2].map(index =>
      line(
        `M${64 + index * 26},${-130 + index * 10}C${76 + index * 22},-90 ${80 + index * 20},-60 ${70 + index * 24},-24`,
        '#ffffff',
        5,
        { opacity: 0.45 },
      ),
    ),
    ...[
      [20, 70],
      [70, 110],
      [-30, 110],
      [30, 140],
      [90, 56],
    ].map(([x, y]) => ball(ink, x, y, 32, '#c8446f')),
    ...[
      [-120, 90],
      [-86, 124],
    ].map(
      ([x, y]) =>
        ellipse(x, y, 40, 30, ink.rad(['#fffdf6', '#fff0cf', '#f0cf8f'])) +
        circle(x, y, 15, warm.base),
    ),
  )
}

/** A mug with steam, a thermometer and a scarf: winter. */
export function winter(/** @type {Ink} */ ink) {
  return group(
    {},
    ink.ground(0, 252, 300, 36, 0.32),
    ...[-90, -20, 50].map((x, index) =>
      line(
        `M${x},-110C${x + 40},-150 ${x - 40},-190 ${x + 6},-${236 + index * 14}`,
        '#ffffff',
        14,
        { opacity: 0.7 - index * 0.12 },
      ),
    ),
    path(
      'M110,-20C210,-30 230,130 110,140L110,104C170,96 166,20 110,22Z',
      ink.lin([lighter(brand[400]), brand[600]]),
    ),
    path(
      'M-180,-80H140V160Q140,250 50,250H-90Q-180,250 -180,160Z',
      ink.across(lighter(brand[400], 0.4), brand[500], brand[700]),
    ),
    ellipse(-20, -80, 160, 34, ink.lin([brand[700], brand[400]])),
    ellipse(-20, -72, 140, 24, ink.lin(['#c9763c', '#f0a860'])),
    ellipse(10, -74, 44, 16, ink.lin(['#ffe9a8', '#f7c95c'])),
    path(
      'M-60,40C-60,10 -22,4 -20,30C-18,4 20,10 20,40C20,76 -10,96 -20,104C-30,96 -60,76 -60,40Z',
      '#ffffff',
      { opacity: 0.9 },
    ),
    shine(ink, 'M-158,-40H-140V150Q-140,190 -150,200Q-158,180 -158,150Z', 0.5, 4),
    at(
      { x: 236, y: 60, turn: 24 },
      path(box(-22, -230, 44, 400, 22), ink.across('#ffffff', '#efe8fb', '#b9a7df')),
      rect(-7, -130, 14, 270, 7, grey[200]),
      rect(-7, -20, 14, 160, 7, '#d55a86'),
      circle(0, 170, 40, ink.rad(['#f6b7c9', '#d55a86', '#8d2458'])),
      ...[0, 1, 2, 3, 4].map(row => rect(12, -120 + row * 36, row % 2 ? 10 : 16, 4, 2, brand[400])),
    ),
  )
}

/** The sun over the mountains: vitamin D. */
export function sunrise(/** @type {Ink} */ ink) {
  const d = box(-330, -260, 660, 500, 50)
  return group(
    {},
    ink.shadow(d, { dx: 18, dy: 26, blur: 22, opacity: 0.24 }),
    path(d, ink.lin(['#ffffff', '#f3edfc'])),
    ink.clip(
      path(box(-300, -230, 600, 440, 30), '#000'),
      rect(-300, -230, 600, 440, 0, ink.down('#cbb6f5', '#f2e8fb', '#fff1de')),
      circle(70, -60, 240, ink.glow('#ffcf8f', 0.95)),
      circle(70, -60, 78, ink.rad(['#fffaf0', '#ffd594', warm.base], { cx: 0.5, cy: 0.5, r: 0.6 })),
      at({ x: -320, y: 216 }, mountains(ink, 640, 260)),
      rect(-300, 150, 600, 80, 0, ink.down([0, brand[300], 0], [1, brand[400], 0.8])),
    ),
    rect(-9, -230, 18, 440, 0, ink.across('#ffffff', '#d9ccf0')),
    path(box(-350, 226, 700, 34, 14), ink.lin(['#ffffff', '#cdbfe9'])),
  )
}

/** A moon over a pillow: sleep. */
export function moon(/** @type {Ink} */ ink) {
  return group(
    {},
    circle(20, -90, 300, ink.glow('#fff1d8', 0.4)),
    path(
      'M80,-260C-40,-240 -110,-130 -80,-20C-50,90 70,140 170,90C120,160 20,190 -70,150C-180,100 -220,-40 -160,-150C-110,-240 -10,-280 80,-260Z',
      ink.lin(['#fffdf6', '#ffe6bd', warm.base]),
    ),
    ...[
      [150, -160, 12],
      [230, -60, 8],
      [60, -60, 8],
      [-270, -180, 9],
      [250, -230, 7],
      [-250, 0, 7],
    ].map(([x, y, r]) => circle(x, y, r, '#ffffff', { opacity: 0.9 })),
    ink.shadow(
      'M-300,190C-300,130 -260,120 -200,130C-80,150 80,150 200,130C270,118 310,140 306,196C306,250 260,262 200,256C70,244 -80,244 -200,256C-270,262 -300,240 -300,190Z',
      { dx: 10, dy: 20, blur: 18, opacity: 0.28 },
    ),
    path(
      'M-300,190C-300,130 -260,120 -200,130C-80,150 80,150 200,130C270,118 310,140 306,196C306,250 260,262 200,256C70,244 -80,244 -200,256C-270,262 -300,240 -300,190Z',
      ink.lin(['#ffffff', '#efe6fc', '#a98ae0']),
    ),
    path('M-200,140C-100,170 100,170 210,140C120,200 -110,200 -200,140Z', '#ffffff', {
      opacity: 0.6,
      filter: ink.blur(8),
    }),
  )
}

/** A running shoe. */
export function shoe(/** @type {Ink} */ ink) {
  return group(
    {},
    ink.ground(0, 236, 380, 36, 0.34),
    path(
      'M-330,150C-330,200 -320,226 -270,226H300C350,226 356,190 340,160Z',
      ink.lin(['#ffffff', '#f4eefc', '#b9a6e0']),
    ),
    path(
      'M-320,160C-340,60 -330,-60 -310,-130C-280,-150 -250,-120 -220,-116C-180,-112 -150,-140 -130,-170C-100,-180 -60,-150 -40,-120C20,-20 120,40 250,60C330,74 350,120 344,166C200,180 -200,180 -320,160Z',
      ink.lin([lighter(brand[400], 0.4), brand[500], brand[700]]),
    ),
    path(
      'M-130,-170C-100,-180 -60,-150 -40,-120C20,-20 80,20 160,44L110,96C20,60 -80,-10 -130,-100Z',
      ink.lin(['#ffffff', '#e6dbf9', '#b79ae8']),
    ),
    ...[0, 1, 2, 3].map(index =>
      line(
        `M${-96 + index * 52},${-70 + index * 42}L${-30 + index * 52},${-116 + index * 44}`,
        brand[700],
        13,
      ),
    ),
    path(
      'M-318,40C-220,60 -180,120 -60,166H-320C-326,120 -324,80 -318,40Z',
      ink.lin([warm.base, warm.deep]),
    ),
    path(
      'M170,110C230,96 300,100 340,130C346,150 346,160 344,166C280,172 220,174 170,174C150,150 150,120 170,110Z',
      brand[800],
      { opacity: 0.5 },
    ),
    shine(ink, 'M-294,-100C-280,-120 -262,-100 -230,-94C-262,-80 -286,-40 -292,20Z', 0.45, 5),
  )
}

/** A house with a doctor's cross of petals: a visit at home. */
export function house(/** @type {Ink} */ ink) {
  return group(
    {},
    ink.ground(10, 254, 400, 40, 0.34),
    path('M-240,-60L0,-260L240,-60V250H-240Z', ink.lin(['#ffffff', '#f6f1fd', '#d6c8f0'])),
    path(
      'M-300,-20Q-316,-40 -296,-58L-20,-288Q0,-302 20,-288L296,-58Q316,-40 300,-20Q286,-6 268,-20L0,-240L-268,-20Q-286,-6 -300,-20Z',
      ink.lin([lighter(brand[500], 0.3), brand[600], brand[800]]),
    ),
    path('M-60,250V90Q-60,40 0,40Q60,40 60,90V250Z', ink.lin([brand[400], brand[600]])),
    circle(38, 156, 8, warm.base),
    ...[-156, 156].map(
      x =>
        path(box(x - 52, 20, 104, 110, 18), ink.lin(['#fff6e4', '#ffe3b8', '#f7c98a'])) +
        rect(x - 4, 20, 8, 110, 0, '#ffffff') +
        rect(x - 52, 70, 104, 8, 0, '#ffffff'),
    ),
    at({ x: 0, y: -90 }, blossom(ink, 66)),
  )
}

/**
 * A phone; what it shows comes in children drawn in a box of 300×560 from (-150, -280).
 * @param {Ink} ink
 * @param {...string} contents
 */
export function phone(ink, ...contents) {
  const d = box(-172, -310, 344, 630, 56)
  return group(
    {},
    ink.shadow(d, { dx: 26, dy: 34, blur: 28, opacity: 0.3 }),
    path(d, ink.lin([brand[500], brand[800], brand[900]])),
    ink.clip(
      path(box(-156, -294, 312, 598, 42), '#000'),
      path(box(-156, -294, 312, 598, 42), ink.lin(['#ffffff', '#ede4fb', brand[300]])),
      ...contents,
      path('M-156,-294H60L-120,304H-156Z', '#ffffff', { opacity: 0.07 }),
    ),
    rect(-44, -282, 88, 20, 10, brand[900]),
  )
}
