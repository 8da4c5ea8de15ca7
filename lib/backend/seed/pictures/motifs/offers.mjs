/** Offers and time: a gift, a tag, a voucher, a clock, a calendar, a shield, an umbrella. */

import { box, darker, lighter, oval } from '../forms.mjs'
import { brand, grey, mix, warm } from '../palette.mjs'
import { blossom } from '../stages.mjs'
import { at, circle, group, line, path, rect } from '../svg.mjs'

/** @typedef {import('../svg.mjs').Ink} Ink */

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

/**
 * An umbrella: insurance.
 * @param {Ink} ink
 * @param {{ handle?: boolean }} [options]
 */
export function umbrella(ink, { handle = true } = {}) {
  return group(
    {},
    ...(handle
      ? [
          ...(handle
            ? [
                line('M0,-220V190C0,250 -80,250 -84,196', brand[900], 18),
                line('M0,-220V190C0,250 -80,250 -84,196', brand[400], 5, {
                  transform: 'translate(-4 -2)',
                }),
              ]
            : [rect(-9, -220, 18, 420, 9, ink.across(brand[400], brand[900]))]),
        ]
      : [rect(-9, -220, 18, 420, 9, ink.across(brand[400], brand[900]))]),
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
