/** People inside scenes: at a desk, with a child, expecting, in a row. */

import { head } from '../face.mjs'
import { box, darker, lighter, paint } from '../forms.mjs'
import { brand, skins, warm } from '../palette.mjs'
import { bust } from '../people.mjs'
import { at, circle, ellipse, group, line, path, rect } from '../svg.mjs'

/** @typedef {import('../svg.mjs').Ink} Ink */
/** @typedef {import('../face.mjs').Person} Person */

/**
 * A hand, palm down, fingers towards +y.
 * @param {Ink} ink
 * @param {keyof typeof skins} skin
 */
export const hand = (ink, skin) => {
  const tone = skins[skin]
  return group(
    {},
    path(
      'M-30,-40C-36,-6 -36,24 -26,54Q-20,68 -10,60Q-2,74 8,62Q18,72 24,56Q34,54 33,30C34,4 34,-16 30,-40Z',
      ink.lin([tone.light, tone.base, tone.shade]),
    ),
    path('M-30,-20C-46,-10 -56,10 -52,30C-48,40 -38,34 -34,22L-26,4Z', tone.base),
    line('M-12,22L-11,56M4,24L6,60M18,22L21,52', tone.deep, 3, { opacity: 0.4 }),
  )
}

/**
 * A sleeve along a line.
 * @param {Ink} ink
 * @param {string} d
 * @param {number} width
 * @param {string} color
 */
const sleeve = (ink, d, width, color) => {
  const white = color === 'white'
  return (
    line(d, '#2e1658', width * 0.9, {
      opacity: 0.2,
      transform: 'translate(8 18)',
      filter: ink.blur(12),
    }) +
    line(
      d,
      white
        ? ink.down([0, '#ffffff'], [0.35, '#f1ebfa'], [1, '#cfc2ea'])
        : ink.down([0, color], [0.35, darker(color, 0.08)], [1, darker(color, 0.28)]),
      width,
    ) +
    line(d, white ? '#f7f3fd' : color, width * 0.8, {
      transform: `translate(${-width * 0.07} ${-width * 0.06})`,
    }) +
    line(d, white ? '#ffffff' : lighter(color, 0.3), width * 0.26, {
      transform: `translate(${-width * 0.2} ${-width * 0.16})`,
      opacity: 0.6,
      filter: ink.blur(6),
    })
  )
}

/**
 * A person behind a table: the body down to y = 640, forearms and hands resting on it.
 * @param {Ink} ink
 * @param {{ person: Person }} options
 */
export function seated(ink, { person }) {
  const skin = person.skin ?? 'fair'
  const coat = !person.outfit || person.outfit.startsWith('coat')
  const color = coat ? 'white' : (person.tone ?? brand[600])
  const s = person.female ? 236 : 282
  return group(
    {},
    bust(ink, person),
    sleeve(
      ink,
      `M${-s + 6},470C${-s - 26},550 ${-s - 10},600 ${-s + 70},612C${-s + 120},620 -110,616 -76,612`,
      100,
      color,
    ),
    sleeve(
      ink,
      `M${s - 6},470C${s + 26},550 ${s + 10},600 ${s - 70},612C${s - 120},620 110,616 76,612`,
      100,
      color,
    ),
    at({ x: -46, y: 618, turn: -78, scale: 1.15 }, hand(ink, skin)),
    at({ x: 46, y: 610, turn: 84, scale: 1.15, scaleX: -1 }, hand(ink, skin)),
  )
}

/**
 * Just the upper body.
 * @param {Ink} ink
 * @param {{ person: Person }} options
 */
export const person = (ink, { person: who }) => bust(ink, who)

/**
 * Several people side by side; the first stands behind the others.
 * @param {Ink} ink
 * @param {{ people: readonly { person: Person, x: number, y?: number, scale?: number }[] }} options
 */
export const people = (ink, { people: row }) =>
  row
    .map(
      ({ person: who, x, y = 0, scale = 1 }, index) =>
        (index
          ? at(
              { x: x + 10, y: y + 40, scale },
              ellipse(0, 340, 330, 320, ink.glow('#2e1658', 0.22)),
            )
          : '') + at({ x, y, scale }, bust(ink, who)),
    )
    .join('')

/**
 * A woman expecting a child, her hands on the belly; from the head to y = 900.
 * @param {Ink} ink
 * @param {{ person?: Person }} [options]
 */
export function expecting(ink, { person: who } = {}) {
  /** @type {Person} */
  const mother = {
    female: true,
    style: 'long',
    hair: 'espresso',
    skin: 'wheat',
    outfit: 'blouse',
    tone: brand[400],
    tilt: 5,
    turn: -0.6,
    smile: false,
    ...who,
  }
  const tone = mother.tone ?? brand[400]
  const skin = mother.skin ?? 'wheat'
  const body =
    'M-276,470C-270,540 -262,600 -266,680C-270,780 -262,860 -280,960H300C276,860 290,780 284,690C280,600 280,540 286,470Z'
  const belly =
    'M-206,650C-216,540 -120,486 6,490C146,494 232,566 228,680C224,800 132,850 10,850C-116,850 -196,770 -206,650Z'
  return group(
    {},
    path(body, paint(ink, tone)),
    bust(ink, mother),
    ink.clip(
      rect(-272, 300, 556, 660, 0, '#000'),
      path(belly, darker(tone, 0.5), {
        opacity: 0.5,
        transform: 'translate(10 26)',
        filter: ink.blur(30),
      }),
      path(
        belly,
        ink.rad([lighter(tone, 0.5), lighter(tone, 0.2), tone, darker(tone, 0.1)], {
          cx: 0.36,
          cy: 0.3,
          r: 0.78,
        }),
        { filter: ink.blur(5) },
      ),
      path('M-150,860C-100,900 -110,940 -130,980M160,860C130,900 140,940 160,980', 'none', {
        stroke: darker(tone, 0.3),
        'stroke-width': 14,
        opacity: 0.35,
        filter: ink.blur(6),
      }),
    ),
    sleeve(ink, 'M-222,400C-300,560 -290,720 -160,760', 90, tone),
    sleeve(ink, 'M236,400C320,500 310,590 190,600', 88, tone),
    at({ x: -96, y: 776, turn: -100, scale: 1.3 }, hand(ink, skin)),
    at({ x: 130, y: 606, turn: 104, scale: 1.3, scaleX: -1 }, hand(ink, skin)),
  )
}

/**
 * A baby in a blanket.
 * @param {Ink} ink
 * @param {{ color?: string, skin?: keyof typeof skins }} [options]
 */
export function baby(ink, { color = brand[300], skin = 'fair' } = {}) {
  const { front } = head(ink, { age: 1, style: 'tuft', hair: 'espresso', skin, almond: 0.4 })
  const blanket =
    'M-20,-210C110,-214 190,-120 190,10C190,90 230,170 240,270C250,400 140,470 0,470C-140,470 -250,400 -240,270C-230,170 -196,90 -196,10C-196,-110 -130,-206 -20,-210Z'
  return group(
    {},
    ink.shadow(blanket, { dx: 16, dy: 26, blur: 24, opacity: 0.24 }),
    path(
      blanket,
      ink.rad(['#ffffff', lighter(color, 0.5), color, darker(color, 0.18)], {
        cx: 0.34,
        cy: 0.2,
        r: 1,
      }),
    ),
    ellipse(6, 26, 152, 190, darker(color, 0.3), { opacity: 0.35, filter: ink.blur(14) }),
    at({ y: 20, scale: 0.94 }, front),
    path(
      'M-196,130C-120,190 20,250 160,150C190,190 220,220 236,260C160,380 -20,400 -236,290C-226,230 -210,180 -196,130Z',
      ink.lin([lighter(color, 0.62), lighter(color, 0.3), color]),
    ),
    path(
      'M196,60C190,170 60,260 -120,300C20,330 180,280 236,230C220,160 206,110 196,60Z',
      ink.lin([lighter(color, 0.5), color, darker(color, 0.1)]),
    ),
    path('M196,70C180,170 60,250 -100,296C40,270 170,200 206,120Z', '#ffffff', {
      opacity: 0.4,
      filter: ink.blur(5),
    }),
    ...[
      [-120, 380],
      [-20, 420],
      [90, 400],
      [160, 330],
      [-60, 340],
      [40, 350],
    ].map(([x, y]) => circle(x, y, 9, '#ffffff', { opacity: 0.7 })),
  )
}

/**
 * A desk top in front of people, from -w/2 to w/2, y = 0 its upper edge.
 * @param {Ink} ink
 * @param {{ width?: number, height?: number }} [options]
 */
export const desk = (ink, { width = 1500, height = 320 } = {}) =>
  rect(-width / 2, -18, width, 40, 0, ink.down([0, brand[900], 0], [1, brand[900], 0.14])) +
  rect(-width / 2, 0, width, height, 0, ink.lin(['#ffffff', '#f3edfb', '#d3c4ee'])) +
  rect(-width / 2, 0, width, 7, 0, '#ffffff') +
  rect(
    -width / 2,
    64,
    width,
    height - 64,
    0,
    ink.down([0, brand[300], 0.5], [1, brand[400], 0.55]),
  ) +
  rect(-width / 2, 64, width, 18, 0, ink.down([0, brand[800], 0.22], [1, brand[800], 0]))

/** A reflex hammer. */
export const hammer = (/** @type {Ink} */ ink) =>
  at(
    { turn: -32 },
    ink.shadow(box(-12, -190, 24, 420, 12), { dx: 14, dy: 16, blur: 10, opacity: 0.22 }),
    path(box(-11, -190, 22, 300, 10), ink.across('#ffffff', '#d3c9e6', '#83769f')),
    path(box(-19, 60, 38, 190, 19), ink.across(lighter(brand[500], 0.3), brand[600], brand[800])),
    path(
      'M-104,-222Q-104,-246 -80,-244L80,-214Q104,-208 104,-190Q104,-172 80,-168L-80,-138Q-104,-136 -104,-160Z',
      ink.lin([lighter(warm.base, 0.4), warm.base, warm.dark]),
    ),
  )

/** Head and shoulders of nobody in particular: for slices and scans. */
export const silhouette = (/** @type {Ink} */ ink, color = brand[300]) =>
  path(
    'M0,-230C96,-230 140,-160 140,-70C140,10 110,80 70,110V160C70,190 130,200 200,226C280,256 310,330 316,420H-316C-310,330 -280,256 -200,226C-130,200 -70,190 -70,160V110C-110,80 -140,10 -140,-70C-140,-160 -96,-230 0,-230Z',
    paint(ink, color),
  )
