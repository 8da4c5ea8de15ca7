/** What scans show, and devices of particular rooms: films, a hip, a treadmill, a colposcope. */

import { ball, box, cable, lighter, paint, pulse, screen } from '../forms.mjs'
import { brand, rose, warm } from '../palette.mjs'
import { at, circle, ellipse, group, line, path, rect } from '../svg.mjs'

/** @typedef {import('../svg.mjs').Ink} Ink */

/** The outline of a chest film: lungs, ribs and the shade of the heart. */
const chest = (/** @type {Ink} */ ink) =>
  group(
    {},
    path(
      'M-30,-150C-50,-110 -120,-100 -128,20C-132,90 -120,130 -96,134C-60,136 -30,112 -26,60C-22,0 -18,-90 -30,-150Z',
      ink.lin(['#5b3ba0', '#2c1458']),
    ),
    path(
      'M30,-150C50,-110 120,-100 128,20C132,90 120,130 96,134C60,136 40,122 46,70C50,20 18,-60 30,-150Z',
      ink.lin(['#5b3ba0', '#2c1458']),
    ),
    path('M-6,-20C40,-20 74,30 66,84C40,104 0,100 -20,76C-26,40 -24,0 -6,-20Z', '#d9ccf6', {
      opacity: 0.75,
      filter: ink.blur(4),
    }),
    rect(-15, -190, 30, 340, 12, ink.across('#e9e0fb', '#bda6ee'), { opacity: 0.9 }),
    ...[0, 1, 2, 3, 4, 5].map(row => {
      const y = -110 + row * 42
      const w = 118 + row * 6
      return (
        line(`M-12,${y}C-60,${y - 26} ${-w},${y - 10} ${-w - 10},${y + 44}`, '#ede7fb', 9, {
          opacity: 0.75,
        }) +
        line(`M12,${y}C60,${y - 26} ${w},${y - 10} ${w + 10},${y + 44}`, '#ede7fb', 9, {
          opacity: 0.75,
        })
      )
    }),
    line('M-16,-158C-60,-176 -110,-168 -150,-150', '#ede7fb', 12, { opacity: 0.85 }),
    line('M16,-158C60,-176 110,-168 150,-150', '#ede7fb', 12, { opacity: 0.85 }),
  )

/** A slice of a brain from above; radius about 100. */
const brainSlice = (/** @type {Ink} */ ink, /** @type {number} */ depth) =>
  group(
    {},
    ellipse(
      0,
      0,
      86,
      104,
      ink.rad(['#f6efff', '#c9b2f3', '#8a63d8'], { cx: 0.5, cy: 0.45, r: 0.6 }),
    ),
    ellipse(0, 0, 74, 92, '#32176a'),
    path('M-4,-84C-50,-84 -66,-40 -64,0C-66,44 -46,84 -4,82Z', ink.lin(['#e6d9fb', '#a886e8'])),
    path('M4,-84C50,-84 66,-40 64,0C66,44 46,84 4,82Z', ink.lin(['#d6c4f7', '#9370dc'])),
    line(
      'M-50,-40C-36,-50 -30,-30 -40,-20M-54,10C-40,0 -30,16 -44,28M-30,60C-20,46 -14,56 -20,70M-22,-70C-14,-60 -20,-50 -12,-44M50,-40C36,-50 30,-30 40,-20M54,10C40,0 30,16 44,28M30,60C20,46 14,56 20,70M22,-70C14,-60 20,-50 12,-44',
      '#5f35b3',
      5,
      { opacity: 0.6 },
    ),
    path(
      `M-6,${-26 + depth}C-34,${-40 + depth} -30,${depth} -18,${14 + depth}C-12,${26 + depth} -8,${10 + depth} -6,${-26 + depth}ZM6,${-26 + depth}C34,${-40 + depth} 30,${depth} 18,${14 + depth}C12,${26 + depth} 8,${10 + depth} 6,${-26 + depth}Z`,
      '#2a1159',
    ),
  )

/** A head from the side with the sinuses. */
const sinusView = (/** @type {Ink} */ ink) =>
  group(
    {},
    path(
      'M-20,-190C90,-200 150,-130 146,-50C146,-20 180,20 176,32C172,42 156,42 158,58C160,76 150,84 146,100C140,124 100,120 80,122C70,150 76,180 90,210H-110C-90,150 -130,110 -150,50C-180,-60 -140,-180 -20,-190Z',
      ink.lin(['#cdb8f5', '#8660d6']),
    ),
    path(
      'M-20,-166C70,-176 124,-124 122,-60C60,-40 20,-30 -30,20C-90,40 -130,0 -132,-50C-134,-110 -90,-160 -20,-166Z',
      ink.lin(['#f1e8ff', '#b89aef']),
    ),
    path(
      'M116,-74C136,-80 142,-50 128,-42C112,-40 104,-66 116,-74Z',
      ink.lin([warm.light, warm.deep]),
    ),
    path(
      'M60,-16C100,-24 136,0 140,26C130,50 90,46 70,36C54,24 46,-4 60,-16Z',
      ink.lin([warm.light, warm.deep]),
    ),
    path('M20,-10C40,-16 50,0 44,14C30,22 8,12 20,-10Z', ink.lin([warm.light, warm.base])),
    line('M150,56C110,60 60,60 30,80C10,100 0,140 -10,200', '#3f1d80', 14, { opacity: 0.55 }),
    line('M80,88H130', '#f4ecff', 10),
    line('M80,106H124', '#f4ecff', 10),
  )

/** A stack of vertebrae in a film. */
const spineView = (/** @type {Ink} */ ink) =>
  group(
    {},
    ...Array.from({ length: 7 }, (_, index) => {
      const y = -180 + index * 60
      const x = Math.sin(index * 0.62) * 26
      const hurt = index === 4
      return (
        path(box(x - 50, y - 22, 84, 44, 12), ink.lin(['#f6efff', '#a886e8'])) +
        path(
          `M${x + 46},${y - 10}C${x + 76},${y - 14} ${x + 96},${y + 4} ${x + 104},${y + 24}C${x + 84},${y + 18} ${x + 64},${y + 16} ${x + 46},${y + 12}Z`,
          '#bfa4f0',
        ) +
        (index < 6
          ? path(
              box(x - 42, y + 22, 72, 16, 8),
              hurt ? ink.lin([warm.light, warm.deep]) : '#6a43bd',
            )
          : '')
      )
    }),
  )

/** Bones of a knee in a film. */
const kneeView = (/** @type {Ink} */ ink) =>
  group(
    {},
    path(
      'M-130,-220C-140,-100 -160,-40 -140,10C-130,60 -130,120 -120,220H120C130,120 130,60 140,10C160,-40 140,-100 130,-220Z',
      '#7f5bd0',
      { opacity: 0.4 },
    ),
    path(
      'M-46,-220H46C40,-130 60,-100 90,-70C110,-40 90,-8 56,-6C30,-4 20,-16 0,-16C-20,-16 -30,-4 -56,-6C-90,-8 -110,-40 -90,-70C-60,-100 -40,-130 -46,-220Z',
      ink.lin(['#f6efff', '#b396ee']),
    ),
    path(
      'M-90,30C-50,18 -20,34 0,34C20,34 50,18 90,30C104,56 80,80 64,110C52,140 50,180 50,220H-50C-50,180 -52,140 -64,110C-80,80 -104,56 -90,30Z',
      ink.lin(['#efe4ff', '#a886e8']),
    ),
    path(
      'M-88,-2C-92,10 -90,20 -84,26C-50,14 50,14 84,26C90,20 92,10 88,-2C50,8 -50,8 -88,-2Z',
      ink.lin([warm.light, warm.deep]),
    ),
  )

const shows = {
  brain: (/** @type {Ink} */ ink) =>
    [-14, 0, 10, -6]
      .map((depth, index) =>
        at(
          { x: index % 2 ? 100 : -100, y: index < 2 ? -112 : 112, scale: 0.92 },
          brainSlice(ink, depth),
        ),
      )
      .join(''),
  spine: spineView,
  knee: kneeView,
  sinus: (/** @type {Ink} */ ink) => at({ x: -6, y: -2, scale: 1.02 }, sinusView(ink)),
  chest: (/** @type {Ink} */ ink) => at({ y: 16, scale: 1.05 }, chest(ink)),
}

/**
 * A film on a lit panel; 440 × 500 about the origin.
 * @param {Ink} ink
 * @param {{ show?: keyof typeof shows, stand?: boolean }} [options]
 */
export function film(ink, { show = 'brain', stand = true } = {}) {
  const frame = box(-236, -266, 472, 520, 34)
  return group(
    {},
    stand
      ? ink.ground(20, 326, 300, 34, 0.3) +
          path(box(-24, 250, 48, 62, 8), ink.across('#e9e0f7', '#b09bda')) +
          path(box(-120, 304, 240, 22, 11), ink.lin(['#ffffff', '#cdbfe9', '#a38ed0']))
      : '',
    ink.shadow(frame, { dx: 18, dy: 26, blur: 24, opacity: 0.28 }),
    path(frame, ink.lin(['#ffffff', '#f4effc', '#c9baea'])),
    ink.clip(
      path(box(-212, -242, 424, 456, 18), '#000'),
      rect(
        -212,
        -242,
        424,
        456,
        0,
        ink.rad(['#6238b4', '#3a1a78', '#1f0d45'], { cx: 0.5, cy: 0.4, r: 0.75 }),
      ),
      at({ y: -14 }, shows[show](ink)),
      path('M-212,-242H60L-130,214H-212Z', '#ffffff', { opacity: 0.06 }),
    ),
    circle(0, 234, 6, warm.base),
    circle(22, 234, 5, brand[300]),
    circle(-22, 234, 5, brand[300]),
  )
}

/** Both hips of a small child, as an ultrasound doctor thinks of them. */
export function hips(/** @type {Ink} */ ink) {
  const one = (/** @type {1 | -1} */ side) =>
    at(
      { scaleX: side },
      path(
        'M-20,-150C-110,-190 -210,-160 -220,-80C-226,-20 -180,0 -150,30C-120,56 -70,50 -56,10C-46,-20 -20,-40 -10,-70Z',
        ink.lin(side === 1 ? ['#ffffff', '#f3ecfc', '#bda6e6'] : ['#f6f0fd', '#e3d6f6', '#b096e0']),
      ),
      circle(
        -168,
        64,
        70,
        ink.rad(side === 1 ? ['#ffffff', '#f6effe', '#cbb6ee'] : ['#ffffff', '#eadffa', '#b79ce6']),
      ),
      path(
        'M-222,96C-250,110 -262,150 -250,190L-226,300H-156L-166,190C-164,160 -150,140 -130,124Z',
        ink.lin(['#ffffff', '#eee4fa', '#b79fe4']),
      ),
      line('M-226,18A92,92 0 0 1 -104,0', warm.base, 10),
    )
  return group(
    {},
    circle(0, 20, 330, ink.glow('#ffffff', 0.5)),
    one(1),
    one(-1),
    path(
      'M-40,-150C-20,-130 20,-130 40,-150L24,-40C10,-20 -10,-20 -24,-40Z',
      ink.lin([brand[200], brand[400]]),
    ),
  )
}

/** A treadmill with a monitor. */
export function treadmill(/** @type {Ink} */ ink) {
  return group(
    {},
    ink.ground(20, 262, 440, 40, 0.34),
    path(
      'M-360,210H300Q330,210 330,234Q330,256 306,256H-340Q-370,256 -370,232Q-370,214 -360,210Z',
      ink.lin(['#ffffff', '#ece3f8', '#ab96d8']),
    ),
    path('M-346,196H230L214,222H-362Z', ink.lin([brand[700], brand[900]])),
    ...[0, 1, 2, 3, 4].map(index =>
      line(`M${-250 + index * 90},200L${-262 + index * 90},218`, brand[400], 5, { opacity: 0.6 }),
    ),
    path('M196,220L246,-90H284L258,220Z', ink.across('#ffffff', '#e3d8f4', '#a28cd0')),
    line('M262,-40L120,-60C90,-64 84,-40 96,-26', brand[800], 24),
    line('M258,-44L120,-64', brand[400], 7),
    at(
      { x: 262, y: -190, turn: 4 },
      screen(
        ink,
        -150,
        -110,
        300,
        200,
        line(pulse(-140, 10, 120, 3, 80), '#f2ebff', 6),
        line(pulse(-140, 62, 90, 4, 26), brand[400], 4),
        circle(64, 10, 9, warm.base),
      ),
    ),
    cable(ink, 'M140,-150C60,-120 0,-60 -60,-10', 7, brand[400], 0.1),
    cable(ink, 'M140,-140C80,-90 30,-20 -40,30', 7, warm.deep, 0.1),
    ...[
      [-66, -6],
      [-46, 36],
    ].map(
      ([x, y]) =>
        circle(x, y, 24, ink.rad(['#ffffff', '#f3ecfb', '#c0aee2'])) +
        circle(x, y, 12, ink.lin([brand[300], brand[600]])),
    ),
  )
}

/** A colposcope on its arm. */
export function colposcope(/** @type {Ink} */ ink) {
  return group(
    {},
    ink.ground(60, 258, 260, 36, 0.34),
    path(
      'M60,222L-80,250H-104Q-96,226 40,196ZM100,222L240,250H264Q256,226 120,196Z',
      ink.lin(['#ffffff', '#b9a6df']),
    ),
    ball(ink, -92, 254, 15, brand[800]),
    ball(ink, 252, 254, 15, brand[800]),
    path(box(58, -160, 44, 390, 14), ink.across('#ffffff', '#eae1f7', '#a893d4')),
    path(box(46, -20, 68, 60, 16), paint(ink, brand[500])),
    line('M82,-150C82,-250 -20,-250 -60,-200', '#b09bda', 34),
    line('M82,-150C82,-250 -20,-250 -60,-200', '#f4effc', 16, { transform: 'translate(-5 -4)' }),
    at(
      { x: -110, y: -150, turn: -12 },
      ink.shadow(box(-140, -76, 280, 152, 50), { dx: 16, dy: 22, blur: 18, opacity: 0.26 }),
      path(box(-140, -76, 280, 152, 50), ink.lin(['#ffffff', '#f4eefc', '#b8a4df'])),
      path(
        box(-190, -52, 64, 104, 26),
        ink.lin([lighter(brand[500], 0.3), brand[600], brand[800]]),
      ),
      circle(-176, -20, 20, ink.rad([brand[200], brand[600], brand[900]])),
      circle(-176, 24, 20, ink.rad([brand[200], brand[600], brand[900]])),
      circle(-190, 2, 90, ink.glow('#fff1d8', 0.9)),
      path(box(130, -60, 50, 46, 14), paint(ink, brand[700])),
      path(box(130, 14, 50, 46, 14), paint(ink, brand[800])),
      circle(0, 0, 42, ink.lin(['#d3c4ec', '#ffffff'])),
      circle(0, 0, 32, ink.rad([lighter(brand[400], 0.4), brand[500], brand[700]])),
      rect(-90, -54, 60, 14, 7, brand[200]),
    ),
    at(
      { x: 290, y: -190, scale: 0.72 },
      screen(
        ink,
        -170,
        -140,
        340,
        260,
        circle(0, -10, 96, ink.rad(['#fbdbe6', rose[300], rose[500]])),
        circle(4, -6, 20, '#7c2455', { opacity: 0.75, filter: ink.blur(3) }),
        rect(-140, -112, 60, 8, 4, brand[300]),
      ),
      path(box(-20, 120, 40, 150, 8), ink.across('#e9e0f7', '#a893d4')),
    ),
    line('M104,40C180,40 260,40 290,0', '#b09bda', 18),
  )
}
