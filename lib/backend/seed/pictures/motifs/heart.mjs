/** Heart and vessels: the heart, an ECG, a Holter recorder, blood pressure. */

import { box, cable, darker, lighter, pulse, screen } from '../forms.mjs'
import { brand, rose, warm } from '../palette.mjs'
import { at, circle, ellipse, group, line, path, rect } from '../svg.mjs'

/** @typedef {import('../svg.mjs').Ink} Ink */

const HEART =
  'M0,250C-70,196 -262,70 -262,-86C-262,-190 -186,-244 -114,-244C-58,-244 -18,-214 0,-172C18,-214 58,-244 114,-244C186,-244 262,-190 262,-86C262,70 70,196 0,250Z'

/**
 * A plump heart with a pulse across it.
 * @param {Ink} ink
 * @param {{ color?: string, beat?: boolean }} [options]
 */
export function heart(ink, { color = brand[500], beat = true } = {}) {
  return group(
    {},
    ink.shadow(HEART, { dx: 26, dy: 36, blur: 30, opacity: 0.3 }),
    path(
      HEART,
      ink.rad([lighter(color, 0.6), lighter(color, 0.12), color, darker(color, 0.35)], {
        cx: 0.3,
        cy: 0.24,
        r: 0.95,
      }),
    ),
    ink.clip(
      path(HEART, '#000'),
      path('M262,-140C262,70 70,196 0,250L40,290L340,120L340,-180Z', darker(color, 0.55), {
        opacity: 0.5,
        filter: ink.blur(40),
      }),
      path('M-270,-20C-240,90 -90,200 0,256L-60,300L-320,80Z', darker(color, 0.5), {
        opacity: 0.26,
        filter: ink.blur(34),
      }),
      path(
        'M-222,-90C-226,-160 -176,-208 -120,-210C-176,-190 -200,-150 -196,-80C-194,-60 -220,-60 -222,-90Z',
        '#ffffff',
        { opacity: 0.6, filter: ink.blur(6) },
      ),
      path('M0,-172C10,-130 6,-100 0,-80C-6,-100 -10,-130 0,-172Z', darker(color, 0.5), {
        opacity: 0.45,
        filter: ink.blur(8),
      }),
      beat
        ? line(
            'M-300,16H-120L-92,-16L-60,16H-40L-8,-104L36,110L66,16H92L120,-22L150,16H300',
            darker(color, 0.5),
            15,
            { opacity: 0.25, transform: 'translate(6 9)', filter: ink.blur(4) },
          ) +
            line(
              'M-300,16H-120L-92,-16L-60,16H-40L-8,-104L36,110L66,16H92L120,-22L150,16H300',
              '#ffffff',
              14,
            )
        : '',
    ),
  )
}

/**
 * The organ, simplified: chambers, aorta, vessels.
 * @param {Ink} ink
 */
export function heartOrgan(ink) {
  const body =
    'M-40,-90C-120,-120 -210,-60 -204,50C-198,150 -100,236 30,268C50,272 66,264 78,244C150,150 196,60 176,-30C160,-96 90,-126 20,-104C0,-98 -20,-84 -40,-90Z'
  const aorta =
    'M-24,-70C-40,-150 -40,-236 40,-262C120,-284 190,-240 196,-160L132,-150C128,-186 100,-204 66,-194C36,-184 36,-130 50,-80Z'
  return group(
    {},
    ink.shadow(body, { dx: 26, dy: 34, blur: 28, opacity: 0.3 }),
    path(
      'M-120,-70L-150,-262Q-128,-276 -100,-266L-64,-90Z',
      ink.across(lighter(brand[400], 0.4), brand[400], brand[600]),
    ),
    ellipse(-125, -266, 26, 9, brand[700]),
    path(aorta, ink.lin(['#f8c7d3', rose[300], rose[500]])),
    path(
      'M20,-250L14,-300H40L44,-262ZM74,-268L76,-312H102L98,-264ZM126,-252L140,-290L164,-278L150,-236Z',
      ink.lin(['#f4b6c8', rose[400]]),
    ),
    path(
      'M60,-96C110,-150 190,-150 238,-132L226,-84C180,-98 140,-90 100,-50Z',
      ink.lin([lighter(brand[400], 0.4), brand[500]]),
    ),
    path(
      body,
      ink.rad(['#f7bccb', rose[300], rose[400], '#8f3f86'], { cx: 0.32, cy: 0.24, r: 0.95 }),
    ),
    ink.clip(
      path(body, '#000'),
      path('M20,-110C60,-20 90,100 60,280L240,200L220,-120Z', brand[600], {
        opacity: 0.45,
        filter: ink.blur(22),
      }),
      line('M10,-96C30,-10 60,80 66,200', '#fbe0e8', 10, { opacity: 0.65 }),
      line(
        'M26,-20C-20,10 -60,50 -70,110M44,60C10,80 -10,110 -14,150M34,20C80,30 110,60 116,110',
        '#fbe0e8',
        6,
        { opacity: 0.55 },
      ),
      path(
        'M-180,40C-184,-30 -130,-80 -70,-74C-130,-50 -156,-10 -154,50C-152,80 -178,80 -180,40Z',
        '#ffffff',
        { opacity: 0.5, filter: ink.blur(7) },
      ),
    ),
  )
}

/**
 * A monitor with the line of a heart beat, and its leads.
 * @param {Ink} ink
 */
export function ecg(ink) {
  const grid = []
  for (let x = -250; x <= 250; x += 36)
    grid.push(line(`M${x},-260V100`, brand[400], 1.5, { opacity: 0.22 }))
  for (let y = -250; y <= 100; y += 36)
    grid.push(line(`M-300,${y}H300`, brand[400], 1.5, { opacity: 0.22 }))
  return group(
    {},
    ink.ground(20, 254, 340, 34, 0.32),
    path('M-70,130H70L96,246H-96Z', ink.across('#f4effc', '#d9cdf0', '#a893d2')),
    path(box(-150, 236, 300, 22, 11), ink.lin(['#ffffff', '#d3c6ec', '#a28ccd'])),
    screen(
      ink,
      -310,
      -290,
      620,
      430,
      ...grid,
      line(pulse(-300, -90, 208, 3, 150), '#ffffff', 16, { opacity: 0.16, filter: ink.blur(8) }),
      line(pulse(-300, -90, 208, 3, 150), '#f2ebff', 9),
      line(pulse(-300, 62, 130, 5, 46), brand[400], 5),
      circle(162, -90, 14, warm.base),
      circle(162, -90, 44, ink.glow(warm.base, 0.7)),
    ),
    ...[-276, -250, -224].map((x, index) => circle(x, 127, 5, index ? brand[300] : warm.base)),
  )
}

/**
 * The paper strip of an ECG with limb leads.
 * @param {Ink} ink
 */
export function ecgStrip(ink) {
  const strip =
    'M-330,-60C-200,-130 -90,-120 20,-60C120,-4 230,0 330,-70V120C230,190 120,186 20,130C-90,70 -200,60 -330,130Z'
  return group(
    {},
    ink.shadow(strip, { dx: 16, dy: 26, blur: 20, opacity: 0.24 }),
    path(strip, ink.across('#ffffff', '#f6f1fd', [0.45, '#e0d5f4'], [0.62, '#ffffff'], '#e9e1f7')),
    ink.clip(
      path(strip, '#000'),
      ...Array.from({ length: 22 }, (_, index) =>
        line(`M${-330 + index * 32},-140V200`, rose[200], 1.6, { opacity: 0.6 }),
      ),
      ...Array.from({ length: 9 }, (_, index) =>
        line(
          `M-330,${-60 + index * 24}C-200,${-130 + index * 24} -90,${-120 + index * 24} 20,${-60 + index * 24}C120,${-4 + index * 24} 230,${index * 24} 330,${-70 + index * 24}`,
          rose[200],
          1.6,
          { opacity: 0.6 },
        ),
      ),
    ),
    line(
      'M-330,40L-262,8L-246,-10L-232,10L-214,0L-196,-120L-172,70L-156,-14L-120,-18Q-104,-44 -88,-16L-40,4L-24,-10L-10,16L8,18L24,-90L52,120L64,52L96,66Q112,46 128,80L180,92L196,76L210,94L228,92L246,-34L270,136L282,70L330,44',
      brand[600],
      7,
    ),
  )
}

/**
 * A recorder worn for a day, with its electrodes.
 * @param {Ink} ink
 */
export function holter(ink) {
  const pad = (/** @type {number} */ x, /** @type {number} */ y) =>
    at(
      { x, y },
      circle(6, 10, 46, '#2e1658', { opacity: 0.18, filter: ink.blur(8) }),
      circle(0, 0, 46, ink.rad(['#ffffff', '#f3ecfb', '#cdbfe8'])),
      circle(0, 0, 27, ink.lin([brand[300], brand[500]])),
      circle(-3, -3, 13, ink.rad(['#ffffff', '#d9d1e8', '#8f84ab'])),
    )
  const body = box(-110, -40, 220, 270, 48)
  return group(
    {},
    cable(ink, 'M-40,-30C-60,-120 -160,-110 -220,-190', 10, brand[600]),
    cable(ink, 'M-10,-34C-20,-140 -60,-180 -60,-250', 10, brand[400]),
    cable(ink, 'M20,-34C30,-140 110,-160 120,-250', 10, brand[700]),
    cable(ink, 'M50,-30C80,-110 180,-90 240,-150', 10, warm.deep),
    pad(-226, -200),
    pad(-62, -262),
    pad(124, -262),
    pad(250, -160),
    ink.shadow(body, { dx: 18, dy: 26, blur: 20, opacity: 0.28 }),
    path(body, ink.lin(['#ffffff', '#f4eefc', '#cbbbe8'])),
    rect(-80, -4, 160, 110, 20, ink.lin(['#4b2593', brand[900]])),
    line(pulse(-76, 62, 76, 2, 54), '#e9deff', 5),
    circle(0, 166, 36, ink.lin(['#d6c9ee', '#ffffff'])),
    circle(0, 166, 27, ink.rad([lighter(brand[500], 0.5), brand[500], brand[700]])),
    rect(-34, -58, 68, 26, 8, ink.lin([brand[300], brand[600]])),
  )
}

/**
 * A cuff and a blood pressure monitor.
 * @param {Ink} ink
 */
export function pressure(ink) {
  const cuff =
    'M-310,-40C-310,-140 -230,-190 -130,-190C-30,-190 30,-140 30,-40V100C30,190 -30,230 -130,230C-230,230 -310,190 -310,100Z'
  const unit =
    'M70,-60Q76,-96 112,-96H290Q326,-96 332,-60L352,196Q352,236 312,236H90Q50,236 50,196Z'
  return group(
    {},
    ink.ground(10, 250, 420, 40, 0.34),
    ink.shadow(cuff, { dx: 18, dy: 20, blur: 18, opacity: 0.24 }),
    path(cuff, ink.across(lighter(brand[500], 0.34), brand[500], [0.7, brand[600]], brand[800])),
    ellipse(-140, -60, 150, 108, ink.lin([darker(brand[700], 0.1), brand[500]])),
    ellipse(-138, -50, 128, 88, ink.lin([brand[800], brand[600]])),
    path('M-60,60C-20,58 10,50 28,40V130C10,146 -20,152 -60,154Z', brand[300], { opacity: 0.5 }),
    cable(ink, 'M-20,190C0,262 60,262 66,214', 14, brand[800]),
    ink.shadow(unit, { dx: 16, dy: 20, blur: 16, opacity: 0.26 }),
    path(unit, ink.lin(['#ffffff', '#f5f0fc', '#cdbfea'])),
    path(
      'M100,-56Q102,-70 118,-70H284Q300,-70 302,-56L312,74Q312,90 296,90H106Q90,90 90,74Z',
      ink.lin(['#4b2593', brand[900]]),
    ),
    ...[0, 1, 2].map(row =>
      rect(116, -44 + row * 42, 120 - row * 24, 22, 11, row === 0 ? '#f2ebff' : brand[300]),
    ),
    path(
      'M268,34C258,26 250,18 250,8C250,0 256,-4 262,-4C266,-4 268,-1 268,2C270,-1 272,-4 276,-4C282,-4 288,0 288,8C288,18 278,26 268,34Z',
      warm.base,
    ),
    circle(201, 162, 42, ink.lin(['#d3c4ec', '#ffffff'])),
    circle(201, 162, 33, ink.rad([lighter(brand[500], 0.5), brand[500], brand[700]])),
  )
}
