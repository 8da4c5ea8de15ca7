/**
 * People down to the chest: a head, a neck and what they wear. Origin between the eyes;
 * the garment ends at y = 600. Used alone as portraits and small inside scenes.
 */

import { head } from './face.mjs'
import { hairOver, scarfEnds } from './hair.mjs'
import { brand, grey, mix, skins } from './palette.mjs'
import { at, circle, group, line, path, rect } from './svg.mjs'

/** @typedef {import('./svg.mjs').Ink} Ink */
/** @typedef {import('./face.mjs').Person} Person */
/** @typedef {import('./face.mjs').Measures} Measures */

/**
 * @param {Measures} m
 * @param {number} [hem] where the garment ends
 */
function build(m, hem = 780) {
  const neck = m.child ? 44 : m.female ? 55 : 72
  const shoulder = m.child ? 178 : m.female ? 236 : 282
  const base = m.child ? 196 : m.female ? 236 : 240
  const torso =
    `M${-neck - 6},${base - 20}C${-neck - 22},${base + 26} ${-shoulder + 70},${base + 36} ${-shoulder + 8},${base + 74}` +
    `C${-shoulder - 30},${base + 98} ${-shoulder - 40},${base + 170} ${-shoulder - 48},${hem}L${shoulder + 48},${hem}` +
    `C${shoulder + 40},${base + 170} ${shoulder + 30},${base + 98} ${shoulder - 8},${base + 74}` +
    `C${shoulder - 70},${base + 36} ${neck + 22},${base + 26} ${neck + 6},${base - 20}Z`
  const skin = `M${-neck},60L${-neck - 2},${base - 34}C${-neck - 8},${base + 10} ${-neck - 60},${base + 30} ${-neck - 90},${base + 44}L0,${base + 250}L${neck + 90},${base + 44}C${neck + 60},${base + 30} ${neck + 8},${base + 10} ${neck + 2},${base - 34}L${neck},60Z`
  return { neck, shoulder, base, hem, torso, skin }
}

/** @typedef {ReturnType<typeof build>} Build */

/**
 * Soft folds and the shaded right side of a garment.
 * @param {Ink} ink
 * @param {Build} b
 * @param {string} color
 * @param {number} [strength]
 */
const folds = (ink, { shoulder: s, base, hem }, color, strength = 1) =>
  path(
    `M${s - 84},${hem + 10}C${s - 70},540 ${s - 66},470 ${s - 52},${base + 160}C${s - 62},470 ${s - 62},540 ${s - 60},${hem + 10}Z`,
    color,
    { opacity: 0.55 * strength, filter: ink.blur(2.5) },
  ) +
  path(
    `M${s - 120},${hem + 10}C${s - 90},540 ${s - 74},470 ${s - 52},${base + 160}C${s - 62},470 ${s - 62},540 ${s - 60},${hem + 10}Z`,
    color,
    { opacity: 0.3 * strength, filter: ink.blur(10) },
  ) +
  path(
    `M${-s + 84},${hem + 10}C${-s + 70},540 ${-s + 66},470 ${-s + 52},${base + 160}C${-s + 62},470 ${-s + 66},540 ${-s + 68},${hem + 10}Z`,
    color,
    { opacity: 0.4 * strength, filter: ink.blur(2.5) },
  ) +
  path(
    `M${-s + 124},${hem + 10}C${-s + 94},540 ${-s + 72},470 ${-s + 52},${base + 160}C${-s + 62},470 ${-s + 62},540 ${-s + 66},${hem + 10}Z`,
    color,
    { opacity: 0.26 * strength, filter: ink.blur(9) },
  ) +
  path(
    `M${s - 70},${base + 40}C${s + 10},${base + 60} ${s + 60},${base + 170} ${s + 80},${hem + 10}L${s - 40},${hem + 10}C${s - 6},500 ${s - 10},${base + 130} ${s - 70},${base + 40}Z`,
    color,
    { opacity: 0.5 * strength, filter: ink.blur(22) },
  )

/**
 * The opening of a garment at the neck, down to `depth`.
 * @param {Build} b
 * @param {number} depth
 * @param {number} [spread]
 */
const opening = ({ neck, base }, depth, spread = 16) =>
  `M${-neck - spread},${base - 24}C${-neck - spread + 2},${base + 20} -40,${depth - 60} 0,${depth}C40,${depth - 60} ${neck + spread - 2},${base + 20} ${neck + spread},${base - 24}Z`

/**
 * @param {Ink} ink
 * @param {Build} b
 * @param {string} tone
 */
function scrubs(ink, b, tone) {
  const depth = b.base + 118
  const v = opening(b, depth, 30)
  const hem = `M${-b.neck - 30},${b.base - 4}C${-b.neck - 18},${b.base + 30} -44,${depth - 66} 0,${depth}C44,${depth - 66} ${b.neck + 18},${b.base + 30} ${b.neck + 30},${b.base - 4}L${b.neck + 46},${b.base + 8}C${b.neck + 36},${b.base + 44} 58,${depth - 40} 0,${depth + 30}C-58,${depth - 40} ${-b.neck - 36},${b.base + 44} ${-b.neck - 46},${b.base + 8}Z`
  return {
    v,
    body:
      cloth(ink, b, tone) +
      path(hem, ink.lin([mix(tone, '#ffffff', 0.3), tone, mix(tone, '#1b0b3a', 0.2)])),
  }
}

/**
 * @param {Ink} ink
 * @param {Build} b
 * @param {string} tone
 */
const cloth = (ink, b, tone) =>
  path(
    b.torso,
    ink.lin([mix(tone, '#ffffff', 0.32), tone, mix(tone, '#1b0b3a', 0.22)], [0.1, 0], [0.9, 1]),
  ) + ink.clip(path(b.torso, '#000'), folds(ink, b, mix(tone, '#1b0b3a', 0.45)))

/**
 * A white coat over what is worn below.
 * @param {Ink} ink
 * @param {Build} b
 * @param {boolean} pens in the chest pocket
 */
function coat(ink, b, pens) {
  const { neck: n, base, shoulder: s } = b
  const close = base + 268
  const left =
    `M${-n - 10},${base - 34}C${-n - 26},${base + 26} ${-s + 70},${base + 32} ${-s + 4},${base + 70}C${-s - 36},${base + 96} ${-s - 46},${base + 170} ${-s - 56},782L6,782L4,${close}` +
    `C-40,${base + 170} ${-n - 16},${base + 60} ${-n - 10},${base - 34}Z`
  const right = left.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${-Number(x)},${y}`)
  const lapel = `M${-n - 12},${base - 36}C${-n - 28},${base - 22} ${-n - 44},${base + 6} ${-n - 50},${base + 34}L${-n - 72},${base + 74}L${-n - 40},${base + 84}L${-n - 58},${base + 112}C${-n - 30},${base + 170} -40,${base + 220} 2,${close + 6}C-36,${base + 190} ${-n - 14},${base + 90} ${-n - 2},${base - 10}Z`
  const mirror = lapel.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${-Number(x)},${y}`)
  const shade = '#8d7fb5'
  return group(
    {},
    ink.clip(
      path(b.torso, '#000'),
      ink.shadow(left, { dx: 12, dy: 6, blur: 12, opacity: 0.3 }),
      ink.shadow(right, { dx: -4, dy: 8, blur: 12, opacity: 0.22 }),
    ),
    path(right, ink.lin(['#ffffff', '#f3effb', '#d6cdea'], [0, 0], [1, 1])),
    path(left, ink.lin(['#ffffff', '#fbf9ff', '#e6dff4'], [0, 0], [1, 1])),
    ink.clip(path(left, '#000'), folds(ink, b, shade, 0.55)),
    ink.clip(path(right, '#000'), folds(ink, b, shade, 0.7)),
    line(`M5,${close + 10}L6,782`, '#c9bfe2', 2.5, { opacity: 0.8 }),
    ink.shadow(lapel, { dx: 8, dy: 9, blur: 7, opacity: 0.2 }),
    ink.shadow(mirror, { dx: 6, dy: 9, blur: 7, opacity: 0.2 }),
    path(mirror, ink.lin(['#ffffff', '#efeaf8', '#dcd3ee'], [0, 0], [1, 1])),
    path(lapel, ink.lin(['#ffffff', '#fdfcff', '#ebe5f6'], [0, 0], [1, 1])),
    circle(30, close + 66, 9, ink.rad(['#ffffff', '#e2daf0', '#b9add2'])),
    // The chest pocket with a pen.
    path(`M92,${base + 216}L188,${base + 206}L192,${base + 300}L98,${base + 306}Z`, '#ffffff', {
      opacity: 0.35,
    }),
    line(`M92,${base + 217}L188,${base + 207}`, '#c4b9de', 5, { opacity: 0.75 }),
    ...(pens
      ? [
          line(`M116,${base + 184}L117,${base + 211}`, brand[600], 8),
          line(`M136,${base + 188}L137,${base + 209}`, brand[300], 7),
        ]
      : []),
  )
}

/**
 * @param {Ink} ink
 * @param {Build} b
 */
function stethoscope(ink, b) {
  const { neck: n, base } = b
  const y = base
  const left = `M${-n - 26},${y - 26}C${-n - 66},${y + 40} ${-n - 60},${y + 130} ${-n - 40},${y + 196}`
  const right = `M${n + 26},${y - 26}C${n + 62},${y + 40} ${n + 62},${y + 120} ${n + 46},${y + 176}`
  const fork = `M${n + 46},${y + 176}C${n + 40},${y + 206} ${n + 20},${y + 226} ${n + 24},${y + 262}M${n + 46},${y + 176}C${n + 50},${y + 206} ${n + 74},${y + 220} ${n + 76},${y + 256}`
  const tube = (/** @type {string} */ d) =>
    line(d, '#1d1033', 15, { opacity: 0.16, transform: 'translate(8 9)', filter: ink.blur(5) }) +
    line(d, '#38205f', 14) +
    line(d, '#6a4aa5', 4, { transform: 'translate(-3 -1)', opacity: 0.75 })
  const cx = -n - 36
  const cy = y + 228
  return group(
    {},
    tube(left),
    tube(right),
    line(fork, '#8d83a6', 8),
    line(fork, '#d9d2e6', 3, { transform: 'translate(-1.500 0)' }),
    circle(n + 24, y + 266, 9, '#2e1658'),
    circle(n + 76, y + 260, 9, '#2e1658'),
    circle(cx + 6, cy + 8, 34, '#2e1658', { opacity: 0.22, filter: ink.blur(6) }),
    circle(cx, cy, 33, ink.lin(['#ffffff', '#cfc7df', '#8d83a6'])),
    circle(cx, cy, 24, ink.lin(['#a79cc0', '#e9e4f2', '#ffffff'])),
    circle(cx, cy, 17, ink.rad(['#ffffff', '#e2dbef', '#c3b9d8'])),
  )
}

/**
 * @param {Ink} ink
 * @param {Person} person
 * @param {Build} b
 */
function garment(ink, person, b) {
  const tone = person.tone ?? brand[600]
  const under = person.tone2 ?? brand[300]
  const { neck: n, base, shoulder: s } = b
  switch (person.outfit ?? 'coat') {
    case 'scrubs':
      return scrubs(ink, b, tone)
    case 'shirt':
    case 'suit': {
      const shirt = person.outfit === 'suit' ? '#fdfcff' : tone
      const v = opening(b, base + 62, 10)
      const collar = `M${-n - 8},${base - 44}L${-n - 30},${base + 6}L${-n + 2},${base + 66}L2,${base + 40}C-30,${base + 20} ${-n},${base - 10} ${-n - 8},${base - 44}Z`
      const mirror = collar.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${-Number(x)},${y}`)
      const body =
        cloth(ink, b, shirt === '#fdfcff' ? '#e9e3f5' : shirt) +
        line(`M2,${base + 60}L4,780`, mix(shirt, '#2e1658', 0.3), 3, { opacity: 0.35 })
      const jacket = person.outfit === 'suit' ? suit(ink, b, tone) : ''
      return {
        v,
        body,
        over:
          ink.shadow(collar, { dx: 6, dy: 8, blur: 5, opacity: 0.18 }) +
          ink.shadow(mirror, { dx: 4, dy: 8, blur: 5, opacity: 0.18 }) +
          path(mirror, ink.lin([mix(shirt, '#ffffff', 0.5), mix(shirt, '#2e1658', 0.1)])) +
          path(collar, ink.lin([mix(shirt, '#ffffff', 0.8), mix(shirt, '#2e1658', 0.04)])) +
          jacket,
      }
    }
    case 'sweater': {
      const v = opening(b, base + 46, 14)
      const ring = `M${-n - 14},${base - 28}C${-n},${base + 34} -30,${base + 48} 0,${base + 48}C30,${base + 48} ${n},${base + 34} ${n + 14},${base - 28}L${n + 34},${base - 18}C${n + 22},${base + 56} 40,${base + 78} 0,${base + 78}C-40,${base + 78} ${-n - 22},${base + 56} ${-n - 34},${base - 18}Z`
      return {
        v,
        body: cloth(ink, b, tone),
        over: path(ring, ink.lin([mix(tone, '#ffffff', 0.36), tone, mix(tone, '#1b0b3a', 0.2)])),
      }
    }
    case 'blouse': {
      const v = opening(b, base + 96, 24)
      return { v, body: cloth(ink, b, tone) }
    }
    case 'turtleneck': {
      const v = ''
      const roll = `M${-n - 6},${base - 74}C-30,${base - 60} 30,${base - 60} ${n + 6},${base - 74}L${n + 16},${base + 6}C40,${base + 34} -40,${base + 34} ${-n - 16},${base + 6}Z`
      return {
        v,
        body: cloth(ink, b, tone),
        over:
          ink.shadow(roll, { dx: 4, dy: 10, blur: 8, opacity: 0.2 }) +
          path(
            roll,
            ink.lin(
              [mix(tone, '#ffffff', 0.4), tone, mix(tone, '#1b0b3a', 0.28)],
              [0, 0],
              [1, 0.4],
            ),
          ),
      }
    }
    default: {
      // The white coat, over scrubs, a blouse, a shirt with a tie, or a roll-neck.
      const kind = person.outfit ?? 'coat'
      if (kind === 'coat-shirt') {
        const shirt = garment(ink, { ...person, outfit: 'shirt', tone: under }, b)
        const tie = `M-15,${base + 34}L15,${base + 34}L20,${base + 58}L30,${base + 230}L0,${base + 290}L-30,${base + 230}L-20,${base + 58}Z`
        return {
          v: shirt.v,
          body:
            shirt.body +
            ink.shadow(tie, { dx: 6, dy: 6, blur: 6, opacity: 0.2 }) +
            path(tie, ink.lin([mix(tone, '#ffffff', 0.2), tone, mix(tone, '#1b0b3a', 0.3)])) +
            path(
              `M-20,${base + 58}L20,${base + 58}L12,${base + 74}L-16,${base + 70}Z`,
              mix(tone, '#1b0b3a', 0.45),
              { opacity: 0.5 },
            ),
          over: shirt.over,
          last: coat(ink, b, person.pens ?? false),
        }
      }
      const inner =
        kind === 'coat-blouse'
          ? garment(ink, { ...person, outfit: 'blouse', tone: under }, b)
          : kind === 'coat-turtleneck'
            ? garment(ink, { ...person, outfit: 'turtleneck', tone: under }, b)
            : scrubs(ink, b, tone)
      return {
        v: inner.v,
        body: inner.body,
        over: 'over' in inner ? inner.over : '',
        last: coat(ink, b, person.pens ?? false),
      }
    }
  }
  function suit(/** @type {Ink} */ pen, /** @type {Build} */ body, /** @type {string} */ color) {
    const left = `M${-n - 18},${base - 24}C${-n - 30},${base + 26} ${-s + 70},${base + 34} ${-s + 6},${base + 72}C${-s - 34},${base + 96} ${-s - 44},${base + 170} ${-s - 52},782L4,782L2,${base + 290}C-40,${base + 180} ${-n - 20},${base + 60} ${-n - 18},${base - 24}Z`
    const lapel = `M${-n - 18},${base - 26}L${-n - 70},${base + 60}L${-n - 44},${base + 84}L${-n - 62},${base + 108}C${-n - 30},${base + 180} -40,${base + 230} 2,${base + 296}C-40,${base + 190} ${-n - 20},${base + 70} ${-n - 18},${base - 26}Z`
    const flip = (/** @type {string} */ d) =>
      d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${-Number(x)},${y}`)
    const light = mix(color, '#ffffff', 0.22)
    const dark = mix(color, '#120726', 0.35)
    return (
      path(flip(left), pen.lin([color, dark])) +
      path(left, pen.lin([light, color, dark])) +
      pen.clip(path(body.torso, '#000'), folds(pen, body, dark, 0.8)) +
      pen.shadow(lapel, { dx: 6, dy: 8, blur: 6, opacity: 0.25 }) +
      path(flip(lapel), pen.lin([mix(color, '#ffffff', 0.1), dark])) +
      path(lapel, pen.lin([mix(color, '#ffffff', 0.34), color]))
    )
  }
}

/**
 * A person from the chest up.
 * @param {Ink} ink
 * @param {Person} person
 */
export function bust(ink, person) {
  const { front, back, m, shape } = head(ink, person)
  const b = build(m, person.hem)
  const skin = skins[person.skin ?? 'fair']
  const wear = garment(ink, person, b)
  const tilt = person.tilt ?? 0
  const pivot = `rotate(${tilt} 0 ${b.base - 40})`
  const neck =
    path(b.skin, ink.lin([skin.base, mix(skin.base, skin.shade, 0.5)], [0, 0], [1, 0.6])) +
    ink.clip(
      path(b.skin, '#000'),
      group(
        { transform: pivot },
        path(shape, skin.deep, {
          opacity: 0.6,
          transform: 'translate(8 34)',
          filter: ink.blur(10),
        }),
      ),
      path(
        `M${-b.neck - 60},${b.base + 46}C-40,${b.base + 30} -20,${b.base + 36} -8,${b.base + 56}C-30,${b.base + 46} -60,${b.base + 46} ${-b.neck - 60},${b.base + 46}ZM${b.neck + 60},${b.base + 46}C40,${b.base + 30} 20,${b.base + 36} 8,${b.base + 56}C30,${b.base + 46} 60,${b.base + 46} ${b.neck + 60},${b.base + 46}Z`,
        skin.deep,
        { opacity: 0.3, filter: ink.blur(2) },
      ),
    )
  const column = `M${-b.neck - 40},40L${-b.neck - 26},${b.base - 20}L${b.neck + 26},${b.base - 20}L${b.neck + 40},40Z`
  const bare = ink.clip(path(column, '#000') + (wear.v ? path(wear.v, '#000') : ''), neck)
  return group(
    {},
    group({ transform: `${pivot} translate(${(person.turn ?? 0) * 10} 0)` }, back),
    wear.body,
    bare,
    wear.over ?? '',
    person.style === 'scarf' ? scarfEnds(ink, person, b) : '',
    wear.last ?? '',
    person.style === 'scarf' ? '' : hairOver(ink, person, m),
    person.stethoscope && person.style !== 'scarf' ? stethoscope(ink, b) : '',
    person.badge ? badge(ink, b) : '',
    group({ transform: `${pivot} translate(${(person.turn ?? 0) * 10} 0)` }, front),
  )
}

/**
 * @param {Ink} ink
 * @param {Build} b
 */
const badge = (ink, b) =>
  at(
    { x: -b.shoulder * 0.56, y: b.base + 226 },
    rect(-40, 6, 84, 60, 10, '#2e1658', { opacity: 0.18, filter: ink.blur(5) }),
    rect(-42, -2, 84, 60, 10, ink.lin(['#ffffff', '#efeaf9'])),
    rect(-42, -2, 84, 18, 9, brand[500]),
    rect(-42, 8, 84, 10, 0, brand[500]),
    circle(-22, 37, 12, brand[200]),
    rect(-2, 28, 34, 6, 3, grey[300]),
    rect(-2, 40, 24, 6, 3, grey[200]),
  )
