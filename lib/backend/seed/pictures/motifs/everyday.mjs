/** Everyday things: food, a mug, a window, the moon, a house, a phone, a work place. */

import { ball, box, leaf, lighter, oval, paint, screen, shine } from '../forms.mjs'
import { brand, grey, warm } from '../palette.mjs'
import { blossom, mountains } from '../stages.mjs'
import { at, circle, ellipse, group, line, path, rect } from '../svg.mjs'

/** @typedef {import('../svg.mjs').Ink} Ink */

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
    ].map(([x, y, turn]) => at({ x, y: y + 60, turn }, leaf(ink, 130, 44, '#6fa287'))),
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

/** A house with a doctor's cross of petals: a visit at home. */
export function house(/** @type {Ink} */ ink) {
  return group(
    {},
    ink.ground(10, 254, 400, 40, 0.34),
    path('M-240,-60L0,-260L240,-60V250H-240Z', ink.lin(['#fbf9ff', '#ece3fa', '#bda6ea'])),
    path('M-240,-60L0,-260L240,-60V-20L0,-214L-240,-20Z', brand[900], {
      opacity: 0.12,
      filter: ink.blur(6),
    }),
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
