/** Skin and looks: cosmetics, a profile, a laser, a mole under a lens, layers of skin. */

import { ball, box, cable, cylinder, lighter, metal, paint, shine } from '../forms.mjs'
import { brand, grey, mix, rose, skins, warm } from '../palette.mjs'
import { blossom } from '../stages.mjs'
import { at, circle, ellipse, group, line, path, rect } from '../svg.mjs'

/** @typedef {import('../svg.mjs').Ink} Ink */

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
      'M-900,330C-500,190 -200,150 0,166C260,186 560,240 900,340V700H-900Z',
      ink.lin([skins.fair.light, skins.fair.base, skins.fair.shade]),
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

/** A magnifying glass on a mole. */
export function mole(/** @type {Ink} */ ink) {
  const skin = skins.fair
  return group(
    {},
    path(
      'M-1000,-60C-500,-300 300,-330 1000,-160V900H-1000Z',
      ink.lin([skin.light, skin.base, mix(skin.base, skin.shade, 0.8)]),
    ),
    path('M-1000,-60C-500,-300 300,-330 1000,-160V-120C300,-290 -500,-260 -1000,-20Z', '#ffffff', {
      opacity: 0.5,
      filter: ink.blur(14),
    }),

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

/** Layers of the skin with a hair and a shield of light. */
export function skinLayers(/** @type {Ink} */ ink) {
  const wave = (/** @type {number} */ y, /** @type {number} */ a) =>
    `M-300,${y}C-220,${y - a} -150,${y + a} -70,${y}C10,${y - a} 90,${y + a} 160,${y}C220,${y - a} 260,${y + a / 2} 300,${y}`
  return group(
    {},
    ink.ground(20, 252, 400, 46, 0.3),
    ink.clip(
      path(box(-300, -200, 600, 440, 40), '#000'),
      rect(-300, -220, 600, 480, 0, ink.down('#fff8f2', '#fde5d1')),
      path(`${wave(-110, 34)}V260H-300Z`, ink.down(skins.fair.base, skins.wheat.base)),
      path(`${wave(-30, 40)}V260H-300Z`, ink.down('#f4bfc6', rose[300])),
      path(`${wave(110, 26)}V260H-300Z`, ink.down('#ffe3b0', '#f4c47e')),
      ...[
        [-220, 170],
        [-130, 200],
        [-40, 168],
        [50, 204],
        [140, 172],
        [230, 200],
        [-260, 222],
        [0, 232],
      ].map(([x, y]) => circle(x, y, 34, ink.rad(['#fff6df', '#ffdb9a', '#f0b25c']))),
      line('M-110,-190C-100,-100 -96,-40 -104,30', '#5a3b2f', 9),
      ellipse(-104, 40, 18, 26, ink.rad(['#a4714f', '#5a3b2f'])),
      line('M120,-60C110,-20 140,10 116,50C100,80 140,90 130,110', brand[400], 9, { opacity: 0.8 }),
      line('M-300,40C-200,20 -60,80 40,50C120,30 200,70 300,50', rose[500], 8, { opacity: 0.55 }),
      path('M300,-220V260H100C240,140 250,-60 200,-220Z', brand[700], {
        opacity: 0.16,
        filter: ink.blur(30),
      }),
    ),
    path(`${wave(-112, 34).replace('M-300', 'M-290')}`, 'none', {
      stroke: '#ffffff',
      'stroke-width': 6,
      opacity: 0.7,
    }),
    ...[
      [-20, -250, 26],
      [60, -270, 18],
      [140, -240, 30],
      [-190, -250, 20],
      [230, -262, 22],
    ].map(([x, y, r]) => ball(ink, x, y, r, brand[300])),
  )
}
