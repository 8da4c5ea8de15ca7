/** People inside scenes: at a desk, with a child, expecting, in a row. */

import { head } from '../face.mjs'
import { box, darker, lighter } from '../forms.mjs'
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
const hand = (ink, skin) => {
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
    hem: 980,
    ...who,
  }
  const tone = mother.tone ?? brand[400]
  const skin = mother.skin ?? 'wheat'
  const under =
    'M-214,640C-214,780 -110,850 8,850C130,850 232,780 232,660C250,800 150,900 10,900C-130,900 -236,800 -214,640Z'
  return group(
    {},
    bust(ink, mother),
    path(under, darker(tone, 0.6), { opacity: 0.4, filter: ink.blur(26) }),
    ellipse(
      10,
      670,
      220,
      184,
      ink.rad(
        [
          [0, lighter(tone, 0.55), 1],
          [0.6, lighter(tone, 0.12), 0.9],
          [1, tone, 0],
        ],
        { cx: 0.4, cy: 0.36, r: 0.62 },
      ),
    ),
    line(
      'M-130,880C-110,910 -112,940 -124,980M150,880C128,910 132,940 146,980',
      darker(tone, 0.4),
      12,
      { opacity: 0.3, filter: ink.blur(6) },
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

/**
 * A phone; what it shows comes in children drawn in a box of 300×560 from (-150, -280).
 * @param {Ink} ink
 * @param {...string} contents
 */
function phone(ink, ...contents) {
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

/**
 * A person on the screen of a phone, with the buttons of a call.
 * @param {Ink} ink
 * @param {{ person: import('../face.mjs').Person, self?: import('../face.mjs').Person }} options
 */
export const call = (ink, { person: who, self }) =>
  phone(
    ink,
    at({ x: 0, y: -40, scale: 0.5 }, bust(ink, who)),
    rect(
      -156,
      170,
      312,
      140,
      0,
      ink.down([0, brand[800], 0], [0.4, brand[800], 0.75], [1, brand[900], 0.9]),
    ),
    ...(self
      ? [
          ink.clip(
            path(box(48, -244, 92, 122, 20), '#000'),
            rect(48, -244, 92, 122, 0, ink.down(brand[200], brand[400])),
            at({ x: 94, y: -186, scale: 0.2 }, bust(ink, self)),
          ),
        ]
      : []),
    circle(-76, 246, 29, '#ffffff', { opacity: 0.28 }),
    circle(0, 246, 36, '#f08a3c'),
    circle(76, 246, 29, '#ffffff', { opacity: 0.28 }),
    path(
      'M-18,250C-10,240 10,240 18,250L14,258L6,254V248C2,247 -2,247 -6,248V254L-14,258Z',
      '#ffffff',
    ),
    path('M-88,240H-72V252H-88ZM-70,244L-62,239V253L-70,248Z', '#ffffff'),
    path(
      'M71,238Q71,233 76,233Q81,233 81,238V246Q81,251 76,251Q71,251 71,246ZM66,246H68Q68,254 76,254Q84,254 84,246H86Q86,255 77,256V260H75V256Q66,255 66,246Z',
      '#ffffff',
    ),
  )
