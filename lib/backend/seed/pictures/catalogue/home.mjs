/** The home page: its slides, and the pictures of its cards. */
import { brand, warm } from '../palette.mjs'
import { doctors } from './doctors.mjs'
import { tile } from './sizes.mjs'

/**
 * The four slides of the home page, wide and tall.
 * @param {string} tint
 * @param {readonly import('../scenes.mjs').Item[]} items around (0, 0), about 1200 × 760
 * @param {{ tall?: number, wide?: number, tallY?: number }} [scale]
 * @returns {{ wide: import('../scenes.mjs').Scene, tall: import('../scenes.mjs').Scene }}
 */
const slide = (tint, items, { wide = 1, tall = 0.8, tallY = 770 } = {}) => {
  const move = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k) =>
    items.map(
      ([name, place, options]) =>
        /** @type {import('../scenes.mjs').Item} */ ([
          name,
          { ...place, x: x + place.x * k, y: y + place.y * k, scale: (place.scale ?? 1) * k },
          options,
        ]),
    )
  return {
    wide: {
      width: 2400,
      height: 900,
      stage: { banner: 'wide', tint },
      items: move(1740, 470, wide),
    },
    tall: {
      width: 960,
      height: 1080,
      stage: { banner: 'tall', tint },
      items: move(480, tallY, tall),
    },
  }
}

export const slides = [
  slide(
    brand[300],
    [
      ['checklist', { x: -350, y: 40, scale: 1.0, turn: -8 }, { ticks: 4 }],
      [
        'person',
        { x: 40, y: -70, scale: 0.86 },
        { person: { ...doctors['esenova-madina'], outfit: 'coat', tone: brand[600], turn: -0.3 } },
      ],
      ['heart', { x: 400, y: -120, scale: 0.5, turn: 8 }],
      ['card', { x: 400, y: 190 }, { width: 300, height: 140, rows: [0.9, 0.6], dot: warm.base }],
    ],
    { wide: 1, tall: 0.78, tallY: 800 },
  ),
  slide(
    brand[300],
    [
      ['view', { x: 60, y: -110 }, { width: 820, height: 480, time: 'evening', bars: 3 }],
      ['clock', { x: -330, y: 70, scale: 0.82 }, { hour: 16, minute: 0 }],
      ['gift', { x: 90, y: 120, scale: 0.74 }],
      ['tag', { x: 420, y: 110, scale: 0.86, turn: 10 }],
    ],
    { wide: 1.02, tall: 0.8, tallY: 800 },
  ),
  slide(
    brand[200],
    [
      ['microscope', { x: 330, y: -10, scale: 1.04 }],
      ['rack', { x: -230, y: 50, scale: 0.98 }, { n: 5 }],
      ['drop', { x: 80, y: 200, scale: 0.3 }],
    ],
    { wide: 1.06, tall: 0.77, tallY: 800 },
  ),
  slide(
    brand[300],
    [
      ['mri', { x: 60, y: 0, scale: 1.2 }],
      ['film', { x: -420, y: 76, scale: 0.66 }, { show: 'brain' }],
      ['potted', { x: 560, y: 296, scale: 0.9 }, { tall: true }],
    ],
    { wide: 1.02, tall: 0.8, tallY: 790 },
  ),
]

/** @type {import('../face.mjs').Person[]} */
const staff = [
  {
    age: 45,
    style: 'side',
    hair: 'black',
    skin: 'wheat',
    almond: 0.8,
    outfit: 'suit',
    tone: brand[800],
    smile: true,
  },
  {
    age: 34,
    female: true,
    style: 'bob',
    hair: 'espresso',
    skin: 'fair',
    almond: 0.6,
    outfit: 'blouse',
    tone: brand[400],
    smile: true,
    turn: 0.4,
    tilt: 2,
  },
  {
    age: 30,
    style: 'curly',
    hair: 'chestnut',
    skin: 'tan',
    almond: 0.3,
    outfit: 'shirt',
    tone: '#efe8fb',
    smile: true,
    beard: 'stubble',
    turn: -0.4,
    tilt: -2,
  },
]

/** @type {Record<string, import('../scenes.mjs').Scene>} */
export const home = {
  about: {
    width: 1600,
    height: 1000,
    stage: { mood: 'lilac', kind: 'room' },
    items: [
      ['view', { x: 400, y: 360 }, { width: 720, height: 560, bars: 3 }],
      ['slats', { x: 920, y: 0 }, { width: 680, height: 800 }],
      ['disk', { x: 1250, y: 220 }, { r: 120, color: brand[200], opacity: 0.9 }],
      ['flower', { x: 1250, y: 220 }, { r: 78 }],
      [
        'person',
        { x: 1140, y: 476, scale: 0.4 },
        {
          person: {
            female: true,
            age: 29,
            style: 'bun',
            hair: 'black',
            skin: 'wheat',
            almond: 0.8,
            outfit: 'blouse',
            tone: brand[600],
            smile: true,
            turn: -0.3,
          },
        },
      ],
      [
        'person',
        { x: 1370, y: 466, scale: 0.4 },
        {
          person: {
            age: 33,
            style: 'side',
            hair: 'espresso',
            skin: 'fair',
            almond: 0.5,
            outfit: 'shirt',
            tone: brand[200],
            smile: true,
            turn: 0.3,
          },
        },
      ],
      ['counter', { x: 1250, y: 880 }, { width: 620 }],
      ['pendant', { x: 1030, y: 0, scale: 0.8 }, { drop: 110 }],
      ['pendant', { x: 1470, y: 0, scale: 0.8 }, { drop: 110 }],
      ['potted', { x: 850, y: 850 }, { tall: true }],
      ['sofa', { x: 380, y: 890 }],
      ['potted', { x: 80, y: 880, scale: 0.9 }],
    ],
  },
  corporate: tile(
    { mood: 'lilac', kind: 'plain' },
    ['disk', { x: 600, y: 470 }, { r: 430, color: brand[300], opacity: 0.7 }],
    ['umbrella', { x: 600, y: 392, scale: 1.24 }, { handle: false }],
    [
      'people',
      { x: 0, y: 0 },
      {
        people: [
          { x: 600, y: 490, scale: 0.68, person: staff[0] },
          { x: 330, y: 550, scale: 0.66, person: staff[1] },
          { x: 870, y: 550, scale: 0.66, person: staff[2] },
        ],
      },
    ],
  ),
  consultation: tile(
    { mood: 'violet', kind: 'plain' },
    ['disk', { x: 600, y: 450 }, { r: 400, color: brand[500], opacity: 0.7 }],
    [
      'call',
      { x: 600, y: 456, scale: 1.26, turn: -4 },
      {
        person: doctors['bayzhanov-timur'],
        self: {
          female: true,
          age: 30,
          style: 'long',
          hair: 'chestnut',
          skin: 'fair',
          outfit: 'sweater',
          tone: warm.base,
        },
      },
    ],
    ['card', { x: 250, y: 330 }, { width: 300, height: 130, rows: [0.9, 0.6], dot: brand[400] }],
    ['card', { x: 960, y: 580 }, { width: 300, height: 130, rows: [0.8, 0.5], dot: warm.base }],
    ['heart', { x: 950, y: 260, scale: 0.34, turn: 10 }, { color: '#d4739a', beat: false }],
  ),
  calculator: tile(
    { mood: 'lilac', kind: 'table' },
    ['checklist', { x: 800, y: 400, scale: 1.16, turn: 5 }, { ticks: 3 }],
    ['rack', { x: 400, y: 520, scale: 0.98 }, { n: 4 }],
  ),
}
