/** Movement and recovery: the gym, massage, magnetic therapy, a running shoe. */

import { ball, box, cable, lighter, metal, oval, paint, shine } from '../forms.mjs'
import { brand, grey, warm } from '../palette.mjs'
import { blossom } from '../stages.mjs'
import { at, circle, ellipse, group, line, path, rect } from '../svg.mjs'

/** @typedef {import('../svg.mjs').Ink} Ink */

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
