/** Imaging: MRI, CT, mammography, ultrasound, endoscopy. Centre at 0, floor at y = 250. */

import { ball, box, cable, darker, lighter, metal, paint, pulse, screen, shine } from '../forms.mjs'
import { brand, mix, warm } from '../palette.mjs'
import { at, circle, ellipse, group, line, path, rect } from '../svg.mjs'

/** @typedef {import('../svg.mjs').Ink} Ink */

/**
 * The table a patient lies on, coming out of a ring towards the viewer.
 * @param {Ink} ink
 */
const bed = ink => {
  const top = 'M-84,64L84,64L176,206L-176,206Z'
  return group(
    {},
    ink.ground(20, 268, 330, 40, 0.34),
    path(box(-86, 196, 172, 66, 18), ink.lin(['#efe8fa', '#cdbfe9', '#a592cd'])),
    path(box(-126, 246, 252, 22, 11), ink.lin(['#ffffff', '#d6caee', '#a893d2'])),
    path(
      'M-176,206L176,206L170,236Q168,246 156,246L-156,246Q-168,246 -170,236Z',
      ink.lin(['#ffffff', '#eae2f7', '#bdaedf']),
    ),
    path(top, ink.down('#e9e0fa', '#ffffff')),
    path('M-70,68L70,68L146,198L-146,198Z', ink.lin([brand[300], brand[400], brand[500]])),
    path(
      'M-62,72C-20,66 20,66 62,72L84,108C30,98 -30,98 -84,108Z',
      ink.lin(['#ffffff', '#e6dcf8']),
    ),
    path('M-110,144L110,144L118,160L-118,160Z', '#ffffff', { opacity: 0.22 }),
  )
}

/** @param {Ink} ink */
export function mri(ink) {
  const body =
    'M-300,-30C-300,-250 -210,-300 0,-300C210,-300 300,-250 300,-30V180Q300,254 226,254H-226Q-300,254 -300,180Z'
  const side = 'M226,-256C330,-220 352,-130 352,-20V170Q352,240 290,254H226Z'
  return group(
    {},
    ink.ground(40, 258, 440, 44, 0.34),
    path(side, ink.across('#c5b4e6', '#a58fd3')),
    path(body, ink.lin(['#ffffff', '#faf7ff', '#ded4f2'])),
    shine(ink, 'M-278,-40C-276,-220 -200,-274 -20,-280C-180,-262 -250,-200 -258,-30Z', 0.9, 6),
    circle(0, 0, 214, ink.lin(['#cdbdee', '#f2ecfc', '#ffffff'], [0.1, 0], [0.9, 1])),
    circle(0, 0, 196, ink.lin(['#ffffff', '#efe8fb', '#c9b9ec'], [0.1, 0], [0.9, 1])),
    circle(0, 0, 168, ink.lin([brand[400], brand[200], '#ffffff'], [0.2, 0], [0.8, 1])),
    ink.clip(
      circle(0, 0, 156, '#000'),
      circle(
        0,
        0,
        156,
        ink.rad(['#f3ecff', '#bfa4f3', brand[600], brand[800]], { cx: 0.52, cy: 0.56, r: 0.62 }),
      ),
      circle(8, 14, 118, 'none', { stroke: '#ffffff', 'stroke-width': 5, opacity: 0.35 }),
      circle(12, 20, 88, 'none', { stroke: '#ffffff', 'stroke-width': 4, opacity: 0.4 }),
      circle(14, 26, 60, ink.glow('#ffffff', 0.9)),
      path('M-62,156L-26,60L50,60L92,156Z', ink.down('#cbb7f5', '#f1eafd')),
    ),
    line('M-186,-150A240,240 0 0 1 -70,-228', brand[300], 8, { opacity: 0.9 }),
    rect(196, -214, 62, 96, 14, ink.lin([brand[700], brand[900]])),
    line('M208,-170h8l6,-16l8,28l6,-12h10', '#d9ccf6', 4),
    circle(214, -140, 5, warm.base),
    circle(232, -140, 5, brand[300]),
    bed(ink),
  )
}

/** @param {Ink} ink */
export function ct(ink) {
  return group(
    {},
    ink.ground(30, 258, 400, 44, 0.34),
    path(box(-220, 176, 440, 80, 26), ink.lin(['#efe8fa', '#cfc1ec', '#a995d6'])),
    circle(26, -22, 272, ink.lin(['#cbbbe9', '#a08acd', '#8d75c0'])),
    circle(0, -22, 272, ink.lin(['#ffffff', '#f8f4fe', '#dacef1'])),
    circle(0, -22, 246, 'none', { stroke: ink.lin([brand[300], brand[500]]), 'stroke-width': 9 }),
    line('M-150,-218A246,246 0 0 1 20,-267', warm.base, 9),
    circle(0, -22, 206, ink.lin(['#bfade4', '#eee7fa', '#ffffff'], [0.1, 0], [0.9, 1])),
    ink.clip(
      circle(0, -22, 186, '#000'),
      circle(0, -22, 186, ink.lin(['#7d5cc0', '#d6c6f6', '#fbf9ff'], [0.1, 0], [0.8, 1])),
      circle(26, -22, 186, ink.lin(['#efe8fc', '#ffffff', '#e4d9f8'], [0.1, 0], [0.8, 1])),
      circle(52, -16, 178, ink.lin(['#d9cbf6', '#f3edfd'], [0.1, 0], [0.9, 1])),
      line('M-190,-22H200', '#f08a3c', 3, { opacity: 0.55 }),
    ),
    shine(ink, 'M-258,-30C-256,-180 -150,-276 -10,-280C-140,-260 -230,-170 -236,-40Z', 0.9, 6),
    at({ y: 6 }, bed(ink)),
  )
}

/** A fan of an ultrasound image with something soft in it. */
const fan = (/** @type {Ink} */ ink, /** @type {string} */ inside) => {
  const d = 'M-34,-104C-12,-96 12,-96 34,-104L150,86C60,128 -60,128 -150,86Z'
  return ink.clip(
    path(d, '#000'),
    path(d, ink.down('#7c5bc4', '#3f2382')),
    path('M-60,-40C-20,-60 60,-40 110,0C60,30 0,20 -60,-40Z', '#a98be8', {
      opacity: 0.4,
      filter: ink.blur(10),
    }),
    path('M-130,70C-60,40 60,50 130,84L120,130L-120,130Z', '#bda6ee', {
      opacity: 0.5,
      filter: ink.blur(12),
    }),
    inside,
    ...[70, 110, 150, 190].map(r =>
      circle(0, -104, r, 'none', { stroke: '#ffffff', 'stroke-width': 2, opacity: 0.12 }),
    ),
  )
}

/** What an ultrasound screen shows. */
const echoes = {
  plain: (/** @type {Ink} */ ink) =>
    path('M-70,10C-60,-30 10,-40 50,-14C76,6 70,50 20,62C-30,70 -76,52 -70,10Z', '#1a0b38', {
      opacity: 0.85,
      filter: ink.blur(3),
    }) +
    path('M-40,16C-30,0 10,-6 30,8C10,30 -30,36 -40,16Z', '#d9ccf6', {
      opacity: 0.55,
      filter: ink.blur(4),
    }),
  fetus: (/** @type {Ink} */ ink) =>
    path('M-96,30C-92,-44 -20,-60 50,-40C104,-20 106,54 50,84C-10,108 -96,96 -96,30Z', '#1a0b38', {
      opacity: 0.9,
      filter: ink.blur(4),
    }) +
    circle(-38, 14, 34, ink.rad(['#fffaf6', '#e9d8f6', '#b79be6'])) +
    path(
      'M-12,30C10,4 62,10 66,44C66,72 24,78 -2,66C-14,58 -22,44 -12,30Z',
      ink.rad(['#fffaf6', '#e2d0f4', '#a98ae0']),
    ) +
    path('M-20,52C-34,60 -44,62 -50,56C-42,54 -34,46 -28,40Z', '#e6d6f6') +
    path('M50,62C40,80 14,84 0,74C16,76 32,68 38,56Z', '#d9c6f2'),
  heart: (/** @type {Ink} */ ink) =>
    path(
      'M0,92C-90,40 -96,-34 -48,-48C-20,-54 -4,-34 0,-20C4,-34 24,-54 54,-46C98,-30 86,44 0,92Z',
      '#1a0b38',
      { opacity: 0.9, filter: ink.blur(2) },
    ) +
    path('M-2,70C-50,34 -66,-6 -40,-26C-20,-34 -8,-10 -2,10Z', '#e89ab5', {
      opacity: 0.75,
      filter: ink.blur(5),
    }) +
    path('M6,68C50,36 62,-4 44,-24C24,-34 12,-10 6,10Z', '#9b78e2', {
      opacity: 0.9,
      filter: ink.blur(5),
    }) +
    line('M2,-16V66', '#ffffff', 5, { opacity: 0.6 }),
  thyroid: (/** @type {Ink} */ ink) =>
    path(
      'M-8,10C-30,-50 -86,-40 -84,14C-80,66 -40,74 -14,36C-6,26 6,26 14,36C40,74 80,66 84,14C86,-40 30,-50 8,10C4,16 -4,16 -8,10Z',
      ink.rad(['#fdf4ff', '#cdb4f2', '#8f6bdb']),
    ) + circle(48, 14, 10, '#f3a6c0', { opacity: 0.8 }),
}

/**
 * @param {Ink} ink
 * @param {{ show?: keyof typeof echoes }} [options]
 */
export function ultrasound(ink, { show = 'plain' } = {}) {
  return group(
    {},
    ink.ground(30, 256, 320, 40, 0.34),
    ...[-150, 150, -70, 84].map((x, index) => ball(ink, x, index < 2 ? 244 : 252, 17, brand[800])),
    path(
      'M-170,226Q-168,204 -120,200H120Q168,204 170,226Q168,240 150,240H-150Q-168,240 -170,226Z',
      ink.lin(['#ffffff', '#e9e0f7', '#b9a8de']),
    ),
    path('M-58,50H58L76,206H-76Z', ink.across('#ffffff', '#efe8fa', '#bfafe1')),
    rect(-30, 84, 60, 10, 5, brand[300]),
    rect(-30, 106, 60, 10, 5, brand[200]),
    path(
      'M-190,20L190,20L232,82Q236,98 214,100H-214Q-236,98 -232,82Z',
      ink.lin(['#ffffff', '#f3edfc', '#c8b9e8']),
    ),
    path('M-160,32H112L134,76H-186Z', ink.lin([brand[700], brand[900]])),
    ...[0, 1, 2].flatMap(row =>
      [0, 1, 2, 3, 4].map(column =>
        rect(
          -150 - row * 8 + column * (44 + row * 2),
          38 + row * 12,
          32,
          7,
          3.5,
          column === 4 && row === 1 ? warm.base : brand[400],
          { opacity: 0.9 },
        ),
      ),
    ),
    circle(162, 56, 20, ink.rad(['#ffffff', '#d3c4ee', '#8f78c4'])),
    rect(-22, -70, 44, 96, 10, ink.across('#e9e0f7', '#bfaee2')),
    screen(
      ink,
      -212,
      -310,
      424,
      290,
      at({ x: 0, y: -166, scale: 1.06 }, fan(ink, echoes[show](ink))),
      rect(-184, -282, 60, 8, 4, brand[300], { opacity: 0.8 }),
      rect(-184, -266, 40, 8, 4, brand[400], { opacity: 0.8 }),
      line(pulse(90, -60, 40, 2, 22), warm.base, 3),
    ),
    cable(
      ink,
      'M226,70C300,110 300,200 252,196C214,192 226,150 262,120C290,96 296,70 290,20',
      9,
      brand[700],
    ),
    at(
      { x: 288, y: -6, turn: 8 },
      path(
        'M-16,60C-20,20 -26,0 -34,-30C-38,-50 -28,-62 0,-62C28,-62 38,-50 34,-30C26,0 20,20 16,60Q0,68 -16,60Z',
        ink.lin(['#ffffff', '#f0e9fb', '#b7a5dc']),
      ),
      path(
        'M-36,-38C-30,-54 -22,-60 0,-60C22,-60 30,-54 36,-38C34,-66 22,-74 0,-74C-22,-74 -34,-66 -36,-38Z',
        paint(ink, brand[500]),
      ),
    ),
  )
}

/**
 * A probe close up, with waves going down into something.
 * @param {Ink} ink
 */
export function probe(ink) {
  return group(
    {},
    cable(
      ink,
      'M100,-196C130,-262 210,-300 300,-262C400,-216 390,-120 470,-96C540,-78 580,-120 640,-150',
      20,
      brand[700],
    ),
    ...[110, 160, 210, 260].map((r, index) =>
      line(
        `M${-30 - r * 0.86},${110 + r * 0.5 - 40}A${r},${r} 0 0 0 ${-30 + r * 0.7},${110 + r * 0.72 - 40}`,
        index === 0 ? '#ffffff' : brand[300],
        10 - index,
        { opacity: 0.9 - index * 0.18 },
      ),
    ),
    at(
      { x: 10, y: -30, turn: 28 },
      ink.shadow(
        'M-50,-180H50L64,-60C80,0 110,30 112,70C60,110 -60,110 -112,70C-110,30 -80,0 -64,-60Z',
        { dx: 24, dy: 30, blur: 22, opacity: 0.24 },
      ),
      path(
        'M-46,-190Q0,-204 46,-190L64,-60C78,-4 112,24 116,70C60,102 -60,102 -116,70C-112,24 -78,-4 -64,-60Z',
        ink.across('#ffffff', [0.3, '#ffffff'], [0.65, '#e9e0f7'], '#b5a2db'),
      ),
      path(
        'M-116,70C-60,102 60,102 116,70C118,84 116,96 112,104C60,134 -60,134 -112,104C-116,96 -118,84 -116,70Z',
        ink.across(lighter(brand[500], 0.3), brand[500], brand[700]),
      ),
      path('M-30,-120Q0,-128 30,-120L36,-70Q0,-78 -36,-70Z', ink.lin([brand[300], brand[500]])),
      shine(ink, 'M-40,-176C-44,-80 -70,-10 -96,50C-84,-10 -60,-60 -52,-176Z', 0.9, 5),
    ),
  )
}

/** @param {Ink} ink */
export function mammography(ink) {
  return group(
    {},
    ink.ground(30, 256, 320, 40, 0.34),
    path(box(-170, 222, 340, 34, 17), ink.lin(['#ffffff', '#e6dcf6', '#b09ddb'])),
    path(box(20, -310, 130, 540, 40), ink.across('#ffffff', '#f0e9fb', '#b9a7df')),
    rect(62, -250, 46, 70, 12, ink.lin([brand[700], brand[900]])),
    line('M70,-214h8l6,-14l7,24l5,-10h6', '#d9ccf6', 3.5),
    path(
      'M150,-120C150,-250 60,-290 -40,-290H-130Q-176,-290 -176,-246V-196Q-176,-170 -150,-170H-60C-10,-170 20,-150 30,-110Z',
      ink.lin(['#ffffff', '#f6f1fd', '#cfc1ec']),
    ),
    path(box(-182, -196, 150, 34, 16), paint(ink, brand[400])),
    path(box(-196, -78, 230, 22, 11), ink.lin(['#ffffff', '#d9ccf6', brand[300]]), {
      opacity: 0.88,
    }),
    path(box(-10, -92, 60, 50, 14), paint(ink, brand[500])),
    path(box(-210, 26, 250, 44, 20), ink.lin(['#ffffff', '#f1eafc', '#b9a7df'])),
    path('M30,120C-10,120 -40,100 -44,70H40Z', ink.lin(['#e9e0f7', '#bba9e0'])),
    path('M-160,-56H-60L-40,26H-180Z', '#ffffff', { opacity: 0.3 }),
    at({ x: -216, y: 176, scale: 0.8 }, ribbon(ink)),
  )
}

/**
 * The ribbon of cancer screening.
 * @param {Ink} ink
 * @param {{ color?: string }} [options]
 */
export function ribbon(ink, { color = '#e89ab5' } = {}) {
  const left =
    'M-14,-120C-60,-120 -66,-60 -40,-20L60,130C70,142 92,136 92,120L40,36C10,-10 -20,-40 -14,-78C-10,-92 10,-92 14,-78C16,-60 8,-40 -4,-24L18,10C44,-26 60,-60 46,-96C38,-116 14,-120 -14,-120Z'
  const back = 'M-4,-24L-92,104C-100,120 -84,142 -66,132L18,10Z'
  return group(
    {},
    ink.shadow(left, { dx: 10, dy: 14, blur: 10, opacity: 0.22 }),
    path(back, ink.lin([mix(color, '#ffffff', 0.2), darker(color, 0.28)])),
    path(left, ink.lin([lighter(color, 0.55), color, darker(color, 0.18)])),
  )
}

/**
 * An endoscope: the grip, and a tube that coils.
 * @param {Ink} ink
 */
export function endoscope(ink) {
  return group(
    {},
    cable(
      ink,
      'M-128,30C-150,190 -40,262 90,232C230,196 250,20 130,-16C30,-40 -40,60 30,140C110,220 290,170 304,20C312,-70 270,-130 226,-150',
      26,
      brand[800],
      0.24,
    ),
    at(
      { x: 218, y: -154, turn: -28 },
      path(box(-15, -44, 30, 52, 12), metal(ink)),
      circle(0, -40, 9, '#fff4df'),
      circle(0, -40, 40, ink.glow('#ffe3b8', 0.9)),
    ),
    at(
      { x: -150, y: -90, turn: -14 },
      ink.shadow(box(-52, -150, 104, 280, 44), { dx: 20, dy: 24, blur: 18, opacity: 0.26 }),
      path(
        'M-52,-106Q-52,-150 0,-150Q52,-150 52,-106L40,100Q36,130 0,130Q-36,130 -40,100Z',
        ink.across(lighter(brand[700], 0.2), brand[700], brand[900]),
      ),
      circle(0, -92, 66, ink.lin([brand[400], brand[600], brand[800]])),
      circle(0, -92, 46, ink.lin(['#ffffff', '#d9cef0', '#9684bf'])),
      circle(0, -92, 22, ink.rad([brand[300], brand[600], brand[800]])),
      ...[0, 60, 120, 180, 240, 300].map(turn =>
        at({ y: -92, turn }, circle(0, -57, 7, brand[300])),
      ),
      rect(-20, -6, 40, 26, 13, '#f08a3c'),
      rect(-20, 30, 40, 26, 13, brand[300]),
      shine(ink, 'M-38,-20C-40,30 -36,70 -30,104C-30,60 -30,20 -28,-20Z', 0.4, 4),
    ),
  )
}

/** A bone with its inner lattice, and the line of a scan. */
export function densitometry(/** @type {Ink} */ ink) {
  const bone =
    'M-70,-250C-130,-280 -180,-220 -150,-170C-140,-152 -110,-148 -92,-128C-60,-90 -56,-40 -56,20C-56,90 -74,150 -96,190C-120,236 -70,276 -26,250C-10,240 10,240 26,250C70,276 120,236 98,190C76,150 62,90 64,20C66,-50 84,-100 120,-140C170,-180 150,-270 80,-270C20,-270 20,-210 -14,-204C-40,-206 -44,-236 -70,-250Z'
  const cells = smoothCells()
  return group(
    {},
    ink.shadow(bone, { dx: 20, dy: 26, blur: 20, opacity: 0.28 }),
    path(bone, ink.lin(['#ffffff', '#fbf7ff', '#d6c9ee'])),
    ink.clip(
      path(bone, '#000'),
      ...cells.map(([x, y, r]) =>
        ellipse(x, y, r, r * 1.25, ink.lin([brand[300], brand[200]]), { opacity: 0.5 }),
      ),
      path('M20,-270H200V300H40C20,200 30,-40 20,-270Z', '#7f5fc0', {
        opacity: 0.16,
        filter: ink.blur(24),
      }),
    ),
    shine(ink, 'M-136,-226C-150,-196 -132,-170 -110,-160C-128,-180 -132,-204 -116,-230Z', 0.95, 4),
    rect(
      -280,
      -34,
      560,
      58,
      29,
      ink.across(
        [0, brand[300], 0],
        [0.3, '#ffffff', 0.5],
        [0.7, '#ffffff', 0.5],
        [1, brand[300], 0],
      ),
    ),
    line('M-280,-5H280', warm.base, 5),
    circle(-280, -5, 9, warm.base),
    circle(280, -5, 9, warm.base),
  )
}

function smoothCells() {
  /** @type {[number, number, number][]} */
  const cells = []
  for (let row = 0; row < 12; row += 1)
    for (let column = 0; column < 7; column += 1) {
      const x = -130 + column * 42 + (row % 2) * 21
      const y = -236 + row * 43
      const r = 6 + ((row * 7 + column * 5) % 6) * 1.4
      if (Math.abs(y) > 40) cells.push([x, y, r])
    }
  return cells
}
