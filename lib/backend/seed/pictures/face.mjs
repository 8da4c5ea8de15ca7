/**
 * Heads of people: a face of simple shapes, with hair, glasses and beards to choose from.
 * The origin is the point between the eyes; the head is about 400 units high.
 */

import { hairBack, hairFront } from './hair.mjs'
import { hairs, mix, skins } from './palette.mjs'
import { at, circle, ellipse, group, line, path } from './svg.mjs'

/**
 * @typedef {object} Person
 * @property {boolean} [female]
 * @property {number} [age] in years, from 4 up
 * @property {keyof typeof skins} [skin]
 * @property {keyof typeof hairs} [hair]
 * @property {string} [style] a key of the hair styles
 * @property {'round' | 'square' | 'rimless'} [glasses]
 * @property {'stubble' | 'short' | 'goatee' | 'moustache' | 'full'} [beard]
 * @property {boolean} [smile] shows teeth
 * @property {number} [turn] from -1 (to the left of the picture) to 1
 * @property {number} [tilt] degrees
 * @property {number} [width] of the face, around 1
 * @property {number} [jaw] of the jaw, around 1
 * @property {number} [almond] 0 round eyes with a lid, 1 almond eyes with a plain lid
 * @property {string} [iris]
 * @property {string} [outfit]
 * @property {string} [tone] colour of the garment
 * @property {string} [tone2] colour of the garment under it, or of a scarf
 * @property {number} [hem] where the garment ends, when it must reach further down
 * @property {boolean} [stethoscope]
 * @property {boolean} [badge]
 * @property {boolean} [earrings]
 * @property {boolean} [pens] in the chest pocket of the coat
 */

/** @param {Person} person */
export function measures(person) {
  const { female = false, age = 35 } = person
  const child = age < 14
  const baby = age < 3
  const width = (baby ? 150 : child ? 138 : female ? 129 : 136) * (person.width ?? 1)
  const jaw =
    (baby ? 122 : child ? 106 : female ? 96 : 112) *
    (person.jaw ?? 1) *
    (0.5 + 0.5 * (person.width ?? 1))
  const chin = baby ? 142 : child ? 160 : female ? 180 : 194
  return { baby, child, female, age, width, jaw, chin, top: -198 }
}

/** @typedef {ReturnType<typeof measures>} Measures */

/** @param {Measures} m */
export function faceShape({ width: w, jaw: j, chin, top }) {
  const side = chin * 0.68
  return (
    `M0,${top}C${w * 0.74},${top} ${w + 1},${top * 0.66} ${w},-14` +
    `C${w},48 ${j * 1.1},${side - 32} ${j * 0.93},${side}` +
    `C${j * 0.74},${side + 36} ${j * 0.4},${chin} 0,${chin}` +
    `C${-j * 0.4},${chin} ${-j * 0.74},${side + 36} ${-j * 0.93},${side}` +
    `C${-j * 1.1},${side - 32} ${-w},48 ${-w},-14` +
    `C${-w - 1},${top * 0.66} ${-w * 0.74},${top} 0,${top}Z`
  )
}

/**
 * @param {import('./svg.mjs').Ink} ink
 * @param {Person} person
 * @param {Measures} m
 */
function eyes(ink, person, m) {
  const skin = skins[person.skin ?? 'fair']
  const { almond = 0.5, iris = '#4a2f24', turn = 0 } = person
  const x = m.baby ? 64 : m.child ? 57 : m.width * 0.425
  const scale = m.baby ? 1.2 : m.child ? 1.22 : m.female ? 1.16 : 1.06
  const open = 17 - almond * 4.5
  const lift = 1 + almond * 3
  const lash = m.female && !m.child ? 4.6 : 3.2
  const lid = `M24,6C14,${-open * 0.75} -8,${-open} -25,${-lift}`
  const ball = `${lid}C-15,11 8,13 24,6Z`
  const wing =
    m.female && !m.child
      ? `L-31,${-lift - 5.5}C-28,${-lift - 3} -27,${-lift - 3} -25,${-lift - 2}`
      : ''
  const one = (/** @type {1 | -1} */ side) => {
    const clip = ink.clip(
      path(ball, '#000'),
      path(ball, ink.down('#e9e2ec', '#ffffff')),
      group(
        { transform: side === 1 ? undefined : 'scale(-1 1)' },
        [
          circle(
            side * -1 + turn * 3,
            -1.5,
            12.6,
            ink.down(mix(iris, '#000000', 0.35), mix(iris, '#ffffff', 0.12)),
          ),
          circle(side * -1 + turn * 3, -1.5, 6.4, '#170d16'),
        ].join(''),
      ),
      path(`${lid}L-25,${-lift + 5}C-8,${-open + 7} 14,${-open * 0.75 + 7} 24,9Z`, '#2a1830', {
        opacity: 0.22,
      }),
    )
    return at(
      { x: side * -x + turn * 9, y: m.baby ? 22 : m.child ? 6 : 0, scale, scaleX: side },
      path(
        `M27,-8C14,${-open - 13} -10,${-open - 15} -31,${-lift - 9}C-10,${-open - 9} 14,${-open - 6} 27,-8Z`,
        skin.deep,
        {
          opacity: 0.5 - almond * 0.3,
        },
      ),
      clip,
      path(
        `M26,8C15,${-open * 0.75 - lash} -9,${-open - lash - 1.5} -28,${-lift - 2}${wing}L-25,${-lift + 0.5}` +
          `C-9,${-open + 0.5} 14,${-open * 0.75 + 1.5} 26,8Z`,
        '#231521',
      ),
      path('M-20,10C-8,17 10,17 21,11C10,14.5 -8,14.5 -20,10Z', skin.deep, { opacity: 0.35 }),
      circle(side * -5.5 + side * turn * 3, -6.5, 3.5, '#ffffff', { opacity: 0.95 }),
    )
  }
  return one(1) + one(-1)
}

/**
 * @param {Person} person
 * @param {Measures} m
 */
function brows(person, m) {
  const hair = hairs[person.hair ?? 'espresso']
  const bald = person.style === 'scarf' || person.style === 'cap'
  const light = person.hair === 'silver' || person.hair === 'grey'
  const color = light && !bald ? hair.dark : mix(hair.base, hair.dark, 0.5)
  const thick = m.baby ? 3 : m.child ? 5.5 : m.female ? 8 : 12
  const arch = m.female ? 9 : 5
  const x = m.baby ? 62 : m.child ? 58 : m.width * 0.43
  const one = (/** @type {1 | -1} */ side) =>
    at(
      {
        x: side * -x + (person.turn ?? 0) * 9,
        y: m.baby ? -16 : m.child ? -34 : m.female ? -42 : -38,
        scaleX: side,
        scale: m.baby ? 0.7 : 1,
      },
      path(
        `M30,6C28,${6 - thick} 12,${-arch - thick * 0.4} -6,${-arch - thick * 0.5}C-20,${-arch - 2} -30,-1 -37,7` +
          `C-27,1 -16,${-arch + thick * 0.55} -5,${-arch + thick * 0.5}C10,${-arch + thick * 0.7} 22,${thick * 0.6} 30,6Z`,
        color,
        { opacity: m.female ? 0.82 : 0.9 },
      ),
    )
  return one(1) + one(-1)
}

/**
 * @param {import('./svg.mjs').Ink} ink
 * @param {Person} person
 * @param {Measures} m
 */
function nose(ink, person, m) {
  const skin = skins[person.skin ?? 'fair']
  const y = m.baby ? 58 : m.child ? 50 : m.female ? 60 : 64
  const w = m.baby ? 0.62 : m.child ? 0.74 : m.female ? 0.88 : 1.06
  return at(
    { x: (person.turn ?? 0) * 17, y, scaleX: w },
    path(
      `M2,${-y - 8}C12,${-y + 22} 14,-26 26,-2C28,10 16,13 6,12C14,-6 2,-30 2,${-y - 8}Z`,
      skin.shade,
      {
        opacity: 0.5,
        filter: ink.blur(4.5),
      },
    ),
    ellipse(-4, -6, 13, 11, ink.glow('#ffffff', 0.5)),
    path(
      'M-25,1C-27,12 -18,16 -10,13.5C-4,19 4,19 10,13.5C18,16 27,12 25,1C25,8 17,10.5 10,9C4,12.5 -4,12.5 -10,9C-17,10.5 -25,8 -25,1Z',
      skin.deep,
      {
        opacity: 0.55,
      },
    ),
  )
}

/**
 * @param {import('./svg.mjs').Ink} ink
 * @param {Person} person
 * @param {Measures} m
 */
function mouth(ink, person, m) {
  const skin = skins[person.skin ?? 'fair']
  const { smile = false, turn = 0 } = person
  const y = m.baby ? 94 : m.child ? 96 : m.female ? 111 : 118
  const scale = m.baby ? 0.62 : m.child ? 0.8 : m.female ? 0.96 : 1.02
  const lip = m.child
    ? mix(skin.lip, skin.base, 0.42)
    : m.female
      ? mix(skin.lip, '#c2476a', 0.22)
      : mix(skin.lip, mix(skin.shade, skin.deep, 0.5), 0.6)
  const shadow = path('M-22,34C-8,42 8,42 22,34C10,48 -10,48 -22,34Z', skin.deep, {
    opacity: 0.3,
    filter: ink.blur(3),
  })
  const corner = (/** @type {number} */ side) =>
    path(
      `M${side * 51},-20C${side * 60},-14 ${side * 60},-3 ${side * 54},2C${side * 56},-5 ${side * 56},-13 ${side * 51},-20Z`,
      skin.deep,
      { opacity: 0.32 },
    )
  const rim = mix(lip, '#5a1c2c', 0.55)
  if (smile) {
    const cavity = 'M-45,-7C-26,2 26,2 45,-7C38,14 20,22 0,22C-20,22 -38,14 -45,-7Z'
    return at(
      { x: turn * 13, y, scale },
      shadow,
      path(
        'M-49,-10C-30,-10 -14,-13 -6,-11.500C-3,-11 3,-11 6,-11.500C14,-13 30,-10 49,-10C42,18 22,30 0,30C-22,30 -42,18 -49,-10Z',
        lip,
      ),
      ink.clip(
        path(cavity, '#000'),
        path(cavity, '#7a2f42'),
        path(
          'M-48,-12L48,-12C40,11 20,17.500 0,17.500C-20,17.500 -40,11 -48,-12Z',
          ink.down('#ffffff', '#f3edf2'),
        ),
        path('M-45,-7C-26,2 26,2 45,-7C30,7 -30,7 -45,-7Z', '#5a1c3c', { opacity: 0.16 }),
      ),
      path('M-18,26.500C-8,29.500 8,29.500 18,26.500C8,28 -8,28 -18,26.500Z', '#ffffff', {
        opacity: 0.3,
      }),
      path(
        'M-52,-14C-50,-9 -47,-6 -43,-5C-47,-3 -52,-7 -52,-14ZM52,-14C50,-9 47,-6 43,-5C47,-3 52,-7 52,-14Z',
        rim,
        { opacity: 0.75 },
      ),
      corner(-1),
      corner(1),
    )
  }
  const fullness = m.female ? 1 : 0.72
  return at(
    { x: turn * 13, y, scale },
    shadow,
    path(
      `M-42,-4C-26,${2 - 9 * fullness} -13,${2 - 12 * fullness} -6,${1 - 9 * fullness}C-3,${2 - 9 * fullness} 3,${2 - 9 * fullness} 6,${1 - 9 * fullness}C13,${2 - 12 * fullness} 26,${2 - 9 * fullness} 42,-4C26,12 -26,12 -42,-4Z`,
      lip,
    ),
    path(
      `M-36,3C-18,11 18,11 36,3C26,${8 + 14 * fullness} 12,${8 + 17 * fullness} 0,${8 + 17 * fullness}C-12,${8 + 17 * fullness} -26,${8 + 14 * fullness} -36,3Z`,
      ink.down(mix(lip, skin.blush, 0.4), lip),
    ),
    path(
      `M-14,${5 + 12 * fullness}C-6,${7 + 13 * fullness} 6,${7 + 13 * fullness} 14,${5 + 12 * fullness}C6,${9 + 14 * fullness} -6,${9 + 14 * fullness} -14,${5 + 12 * fullness}Z`,
      '#ffffff',
      { opacity: 0.24 },
    ),
    path(
      'M-52,-12C-34,5 -14,8.500 0,8.500C14,8.500 34,5 52,-12C36,12 14,13.500 0,13.500C-14,13.500 -36,12 -52,-12Z',
      rim,
    ),
    corner(-1),
    corner(1),
  )
}

/**
 * @param {import('./svg.mjs').Ink} ink
 * @param {Person} person
 * @param {Measures} m
 */
function lines(ink, person, m) {
  const skin = skins[person.skin ?? 'fair']
  const strength = Math.max(0, Math.min(1, (m.age - 36) / 28))
  if (strength === 0) return ''
  const x = (person.turn ?? 0) * 8
  const fold = (/** @type {1 | -1} */ side) =>
    at(
      { x, scaleX: side },
      path('M-33,70C-48,82 -60,98 -62,118C-54,102 -44,90 -33,70Z', skin.deep, {
        opacity: 0.2 + strength * 0.3,
      }),
      path('M-84,20C-70,28 -52,30 -38,26C-52,36 -72,34 -84,20Z', skin.deep, {
        opacity: 0.12 + strength * 0.28,
        filter: ink.blur(1.2),
      }),
      strength > 0.45
        ? path(
            'M-92,-6C-99,-10 -104,-15 -108,-20C-102,-16 -97,-12 -92,-9ZM-91,4C-98,4 -104,2 -109,0C-103,4 -97,7 -91,7Z',
            skin.deep,
            {
              opacity: strength * 0.45,
            },
          )
        : '',
    )
  const brow =
    strength > 0.6
      ? path(
          'M-52,-92C-20,-99 20,-99 52,-92C20,-95.500 -20,-95.500 -52,-92ZM-40,-110C-14,-116 14,-116 40,-110C14,-112.500 -14,-112.500 -40,-110Z',
          skin.deep,
          {
            opacity: strength * 0.3,
          },
        )
      : ''
  return fold(1) + fold(-1) + brow
}

/**
 * @param {import('./svg.mjs').Ink} ink
 * @param {Person} person
 * @param {Measures} m
 */
function beard(ink, person, m) {
  if (!person.beard) return ''
  const hair = hairs[person.hair ?? 'espresso']
  const j = m.jaw * 0.93
  const side = m.chin * 0.68
  const w = m.width
  const turn = (person.turn ?? 0) * 13
  const y = 118
  const whiskers = `M${turn},${y - 30}C${turn + 22},${y - 33} ${turn + 46},${y - 20} ${turn + 56},${y + 8}C${turn + 40},${y - 6} ${turn + 18},${y - 11} ${turn},${y - 9}C${turn - 18},${y - 11} ${turn - 40},${y - 6} ${turn - 56},${y + 8}C${turn - 46},${y - 20} ${turn - 22},${y - 33} ${turn},${y - 30}Z`
  const chinPatch = `M${turn - 26},${y + 36}C${turn - 12},${y + 30} ${turn + 12},${y + 30} ${turn + 26},${y + 36}C44,${y + 44} 52,${m.chin - 14} 40,${m.chin - 2}C20,${m.chin + 8} -20,${m.chin + 8} -40,${m.chin - 2}C-52,${m.chin - 14} -44,${y + 44} ${turn - 26},${y + 36}Z`
  const grow = person.beard === 'full' ? 20 : 5
  const full =
    `M${-w - 1},-8C${-w + 4},44 ${-j * 1.14},${side - 32} ${-j - 3},${side}C${-j * 0.8},${side + 40 + grow * 0.6} ${-j * 0.46},${m.chin + grow} 0,${m.chin + grow}` +
    `C${j * 0.46},${m.chin + grow} ${j * 0.8},${side + 40 + grow * 0.6} ${j + 3},${side}C${j * 1.14},${side - 32} ${w - 4},44 ${w + 1},-8` +
    `C${w - 8},30 ${w - 22},52 ${w - 34},70C${w - 52},88 72,92 ${turn + 62},96C${turn + 48},${y - 26} ${turn + 22},${y - 31} ${turn},${y - 29}` +
    `C${turn - 22},${y - 31} ${turn - 48},${y - 26} ${turn - 62},96C-72,92 ${-w + 52},88 ${-w + 34},70C${-w + 22},52 ${-w + 8},30 ${-w - 1},-8Z` +
    // The opening for the mouth runs the other way round.
    `M${turn - 52},${y + 2}C${turn - 30},${y - 12} ${turn - 14},${y - 10} ${turn},${y - 9}C${turn + 14},${y - 10} ${turn + 30},${y - 12} ${turn + 52},${y + 2}` +
    `C${turn + 44},${y + 26} ${turn + 24},${y + 37} ${turn},${y + 37}C${turn - 24},${y + 37} ${turn - 44},${y + 26} ${turn - 52},${y + 2}Z`
  const fill = ink.down(hair.base, mix(hair.base, hair.dark, 0.7))
  if (person.beard === 'stubble')
    return path(full, hair.dark, { 'fill-rule': 'evenodd', opacity: 0.2, filter: ink.blur(3.5) })
  if (person.beard === 'moustache') return path(whiskers, fill)
  if (person.beard === 'goatee') return path(whiskers, fill) + path(chinPatch, fill)
  return path(full, fill, { 'fill-rule': 'evenodd', opacity: person.beard === 'short' ? 0.9 : 1 })
}

/**
 * @param {import('./svg.mjs').Ink} ink
 * @param {Person} person
 * @param {Measures} m
 */
function glasses(ink, person, m) {
  if (!person.glasses) return ''
  const x = m.width * 0.43
  const turn = (person.turn ?? 0) * 10
  const rim =
    person.glasses === 'rimless' ? '#9d92b5' : person.glasses === 'square' ? '#2b2440' : '#5a3a86'
  const width = person.glasses === 'rimless' ? 3 : person.glasses === 'square' ? 6.5 : 5
  const lens = (/** @type {number} */ cx) => {
    const d =
      person.glasses === 'round'
        ? `M${cx - 43},4A43,41 0 1 1 ${cx + 43},4A43,41 0 1 1 ${cx - 43},4Z`
        : `M${cx - 46},-16C${cx - 46},-30 ${cx - 36},-32 ${cx},-32C${cx + 36},-32 ${cx + 46},-30 ${cx + 46},-16C${cx + 45},18 ${cx + 34},34 ${cx},34C${cx - 34},34 ${cx - 45},18 ${cx - 46},-16Z`
    return (
      path(
        d,
        ink.lin([
          [0, '#ffffff', 0.34],
          [0.5, '#ffffff', 0.08],
          [1, '#d9ccf6', 0.16],
        ]),
      ) +
      line(d, rim, width) +
      path(`M${cx - 24},-24L${cx - 4},-26L${cx - 26},16L${cx - 34},6Z`, '#ffffff', {
        opacity: 0.22,
      })
    )
  }
  return group(
    {},
    line(`M${-m.width - 2},-8L${-x - 44 + turn},-12`, rim, width),
    line(`M${m.width + 2},-8L${x + 44 + turn},-12`, rim, width),
    lens(-x + turn),
    lens(x + turn),
    line(`M${-x + 45 + turn},-8C${turn - 8},-17 ${turn + 8},-17 ${x - 45 + turn},-8`, rim, width),
  )
}

/**
 * The head with its hair in front; `back` is what belongs behind the neck and shoulders.
 * @param {import('./svg.mjs').Ink} ink
 * @param {Person} person
 */
export function head(ink, person) {
  const m = measures(person)
  const skin = skins[person.skin ?? 'fair']
  const shape = faceShape(m)
  const turn = person.turn ?? 0
  const ear = (/** @type {1 | -1} */ side) =>
    at(
      { x: side * (m.width - 1) - turn * 4, y: 20, scaleX: side },
      path(
        'M-8,-34C14,-44 26,-24 22,2C20,24 8,40 -8,38Z',
        side === -1 ? skin.base : mix(skin.base, skin.shade, 0.6),
      ),
      path('M0,-22C12,-26 16,-10 12,4C9,16 4,22 -2,22C6,10 4,-8 0,-22Z', skin.deep, {
        opacity: 0.4,
      }),
      person.earrings ? circle(8, 42, 5.5, ink.rad(['#fff4df', '#ffb35c', '#cf6a22'])) : '',
    )
  const scarf = person.style === 'scarf'
  const cheek = m.child ? 62 : 66
  const front = group(
    {},
    scarf ? '' : ear(-1) + ear(1),
    ink.clip(
      path(shape, '#000'),
      path(
        shape,
        ink.lin(
          [skin.light, skin.base, mix(skin.base, skin.shade, 0.55)],
          [0.15, 0.05],
          [0.95, 0.95],
        ),
      ),
      // The side away from the light.
      path(
        `M${m.width + 20},-220L${m.width * 0.7},-200C${m.width * 0.98},-60 ${m.width * 0.86},60 ${m.jaw * 0.5},${m.chin * 0.8}L20,${m.chin + 30}L${m.width + 40},${m.chin + 20}Z`,
        skin.shade,
        {
          opacity: 0.55,
          filter: ink.blur(20),
        },
      ),
      ellipse(-cheek + turn * 6, 62, 44, 32, ink.glow(skin.blush, 0.55)),
      ellipse(cheek + turn * 6, 62, 44, 32, ink.glow(skin.blush, 0.5)),
      ellipse(-52, -70, 84, 70, ink.glow('#ffffff', 0.34)),
      hairFront(ink, person, m).cast,
    ),
    lines(ink, person, m),
    beard(ink, person, m),
    mouth(ink, person, m),
    nose(ink, person, m),
    eyes(ink, person, m),
    brows(person, m),
    hairFront(ink, person, m).hair,
    glasses(ink, person, m),
  )
  return { front, back: hairBack(ink, person, m), m, shape }
}
