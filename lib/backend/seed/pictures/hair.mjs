/**
 * Hair styles, head scarves and surgical caps, drawn around the head of `face.mjs`.
 * Each style has a part behind the body and a part over the face; the latter casts a shadow.
 */
import { hairs, mix } from './palette.mjs'
import { ellipse, group, path } from './svg.mjs'

/** @typedef {import('./svg.mjs').Ink} Ink */
/** @typedef {import('./face.mjs').Person} Person */
/** @typedef {import('./face.mjs').Measures} Measures */
/**
 * What a style is drawn with: `t` the tones of the hair, `w` half the width of the face.
 * @typedef {{ ink: Ink, person: Person, m: Measures, t: { light: string, base: string, dark: string }, w: number }} Look
 */

/**
 * A lock: the curve out, and back a little beside it, so that it tapers at both ends.
 * @param {string} d `M` and `C` with absolute coordinates
 * @param {number} width
 */
function lock(d, width) {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number)
  /** @type {[number, number][]} */
  const points = []
  for (let index = 0; index < numbers.length; index += 2)
    points.push([numbers[index], numbers[index + 1]])
  const last = points.length - 1
  const back = points.map(([x, y], index) => {
    if (index === 0 || index === last) return [x, y]
    const [before, after] = [points[index - 1], points[index + 1]]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    return [x - (dy / length) * width, y + (dx / length) * width]
  })
  const reversed = back.reverse().slice(1)
  return `${d}C${reversed.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}Z`
}

/**
 * @param {readonly string[]} curves
 * @param {string} color
 * @param {number} width
 * @param {number} opacity
 */
const strands = (curves, color, width, opacity) =>
  curves.map(d => path(lock(d, width * 2.2), color, { opacity })).join('')

/** @param {Person} person */
const tones = person => hairs[person.hair ?? 'espresso']

/**
 * @param {Ink} ink
 * @param {Person} person
 * @returns {string}
 */
const fillOf = (ink, person) => {
  const t = tones(person)
  return ink.lin([mix(t.base, t.light, 0.75), t.base, t.dark], [0.15, 0], [0.85, 1])
}

/** The skull with hair combed away from the face; `gap` is the height of the forehead line. */
const combed = (/** @type {Measures} */ { width: w }, part = -30, gap = -128) =>
  `M${-w - 7},30C${-w - 24},-132 ${-w + 2},-240 4,-240C${w + 2},-240 ${w + 24},-132 ${w + 7},30` +
  `C${w + 3},-10 ${w - 1},-38 ${w - 9},-62C${w - 22},-108 70,${gap - 4} ${part},${gap - 14}` +
  `C${part - 44},${gap - 2} ${-w + 24},-106 ${-w + 9},-62C${-w + 1},-38 ${-w - 3},-10 ${-w - 7},30Z`

/**
 * @type {Record<string, (look: Look) => { shape: string, extra?: string, over?: string }>}
 */
const fronts = {
  bun({ m, t, w }) {
    return {
      shape: combed(m),
      extra:
        strands(
          [
            `M-38,-150C-80,-146 ${-w + 20},-110 ${-w + 2},-40`,
            `M-30,-178C-90,-176 ${-w + 6},-120 ${-w - 6},-30`,
            `M-10,-206C-80,-204 ${-w - 4},-140 ${-w - 8},-50`,
          ],
          t.light,
          3.5,
          0.4,
        ) +
        strands(
          [
            `M-26,-148C40,-160 ${w - 26},-110 ${w - 2},-40`,
            `M-20,-180C60,-184 ${w},-120 ${w + 4},-30`,
          ],
          t.dark,
          4,
          0.45,
        ),
    }
  },
  part(look) {
    return { ...fronts.bun(look), shape: combed(look.m, 2, -132) }
  },
  pigtails(look) {
    return { ...fronts.bun(look), shape: combed(look.m, 0, -112) }
  },
  tuft({ w }) {
    return {
      shape: `M${-w * 0.5},-176C-60,-196 -20,-196 -8,-208C-24,-230 -10,-252 16,-244C0,-236 4,-222 18,-212C40,-196 70,-194 ${w * 0.5},-172C60,-184 40,-176 20,-182C0,-172 -40,-186 ${-w * 0.5},-176Z`,
    }
  },
  ponytail(look) {
    const base = fronts.bun(look)
    return { ...base, shape: combed(look.m, -52, -122) }
  },
  long({ t, w }) {
    return {
      shape:
        `M-14,-150C-54,-146 ${-w + 18},-112 ${-w + 5},-40C${-w - 4},20 ${-w + 12},90 ${-w + 10},150C${-w + 8},220 ${-w + 10},300 ${-w - 2},360` +
        `C${-w - 26},384 ${-w - 62},382 ${-w - 78},352C${-w - 58},230 ${-w - 46},80 ${-w - 34},-40C${-w - 22},-190 -76,-246 4,-246` +
        `C84,-246 ${w + 22},-190 ${w + 34},-40C${w + 46},80 ${w + 58},230 ${w + 78},352C${w + 62},382 ${w + 26},384 ${w + 2},360` +
        `C${w - 10},300 ${w - 8},220 ${w - 10},150C${w - 12},90 ${w + 4},20 ${w - 5},-40C${w - 18},-116 50,-148 -14,-150Z`,
      extra:
        strands(
          [
            `M-18,-164C-70,-156 ${-w - 4},-110 ${-w - 8},-30C${-w - 14},80 ${-w - 8},220 ${-w - 30},350`,
            `M-10,-206C-90,-196 ${-w - 12},-110 ${-w - 22},-10C${-w - 30},90 ${-w - 34},200 ${-w - 56},340`,
          ],
          t.light,
          3.2,
          0.42,
        ) +
        strands(
          [
            `M-4,-166C66,-160 ${w + 2},-110 ${w + 10},-20C${w + 16},90 ${w + 10},230 ${w + 30},350`,
            `M10,-206C90,-190 ${w + 14},-110 ${w + 24},0C${w + 30},100 ${w + 36},200 ${w + 56},320`,
          ],
          t.dark,
          4,
          0.5,
        ),
    }
  },
  bob({ t, w }) {
    return {
      shape:
        `M-52,-158C-70,-120 ${-w + 24},-90 ${-w + 16},-30C${-w + 10},30 ${-w + 22},92 ${-w + 34},138C${-w + 10},158 ${-w - 24},156 ${-w - 40},132` +
        `C${-w - 52},70 ${-w - 44},-20 ${-w - 30},-80C${-w - 4},-190 -66,-246 10,-246C92,-246 ${w + 18},-180 ${w + 34},-60` +
        `C${w + 48},10 ${w + 50},80 ${w + 42},134C${w + 24},158 ${w - 12},158 ${w - 34},138C${w - 20},92 ${w - 8},30 ${w - 14},-34C${w - 30},-96 30,-108 -52,-158Z`,
      extra:
        strands(
          [
            `M-62,-150C-96,-110 ${-w - 2},-60 ${-w - 8},10C${-w - 10},60 ${-w - 2},110 ${-w + 8},140`,
            `M-60,-186C-120,-130 ${-w - 20},-60 ${-w - 24},20`,
          ],
          t.light,
          4,
          0.42,
        ) +
        strands(
          [
            `M-40,-172C40,-140 ${w - 4},-100 ${w + 6},-10C${w + 10},50 ${w + 4},110 ${w},140`,
            `M-30,-202C70,-180 ${w + 14},-110 ${w + 24},0`,
          ],
          t.dark,
          5,
          0.45,
        ) +
        strands(['M-34,-190C20,-176 70,-156 100,-122'], t.light, 5, 0.35),
    }
  },
  bangs({ t, w }) {
    return {
      shape:
        `M${-w + 24},-64C-60,-52 -20,-62 6,-60C40,-58 70,-54 ${w - 24},-66C${w - 10},-20 ${w - 16},50 ${w - 30},120C${w - 10},146 ${w + 24},144 ${w + 38},118` +
        `C${w + 50},40 ${w + 44},-40 ${w + 28},-96C${w + 4},-196 70,-246 0,-246C-70,-246 ${-w - 4},-196 ${-w - 28},-96C${-w - 44},-40 ${-w - 50},40 ${-w - 38},118` +
        `C${-w - 24},144 ${-w + 10},146 ${-w + 30},120C${-w + 16},50 ${-w + 10},-20 ${-w + 24},-64Z`,
      extra:
        strands(
          [
            'M-20,-214C-50,-160 -66,-110 -70,-66',
            'M-50,-204C-90,-150 -104,-110 -108,-70',
            'M6,-216C-6,-150 -10,-110 -12,-68',
            `M${-w - 8},-80C${-w - 22},0 ${-w - 18},60 ${-w - 8},124`,
          ],
          t.light,
          4,
          0.36,
        ) +
        strands(
          [
            'M34,-212C46,-150 48,-110 46,-66',
            'M66,-196C92,-150 96,-110 98,-72',
            `M${w + 8},-90C${w + 22},0 ${w + 18},60 ${w + 8},120`,
          ],
          t.dark,
          4,
          0.45,
        ),
    }
  },
  wavy({ t, w }) {
    return {
      shape:
        `M36,-162C10,-120 ${-w + 44},-116 ${-w + 18},-44C${-w - 6},10 ${-w + 20},60 ${-w + 6},112C${-w - 10},160 ${-w + 20},190 ${-w + 10},236C${-w - 10},262 ${-w - 48},262 ${-w - 66},238` +
        `C${-w - 86},200 ${-w - 52},160 ${-w - 62},112C${-w - 74},60 ${-w - 36},10 ${-w - 38},-44C${-w - 26},-180 -80,-250 4,-248C96,-250 ${w + 30},-170 ${w + 36},-50` +
        `C${w + 34},10 ${w + 72},56 ${w + 62},108C${w + 52},160 ${w + 86},200 ${w + 66},238C${w + 48},262 ${w + 10},262 ${w - 10},236C${w - 20},190 ${w + 10},160 ${w - 6},112` +
        `C${w - 18},60 ${w + 6},10 ${w - 16},-40C${w - 30},-110 70,-120 36,-162Z`,
      extra:
        strands(
          [
            `M28,-180C-30,-140 ${-w + 6},-110 ${-w - 6},-40C${-w - 26},20 ${-w - 6},60 ${-w - 22},116C${-w - 36},170 ${-w - 10},200 ${-w - 26},244`,
            `M20,-214C-70,-190 ${-w - 14},-110 ${-w - 22},-30C${-w - 34},20 ${-w - 40},70 ${-w - 44},116`,
          ],
          t.light,
          4.5,
          0.45,
        ) +
        strands(
          [
            `M50,-176C84,-140 ${w - 2},-100 ${w + 8},-30C${w - 2},20 ${w + 26},60 ${w + 16},116C${w + 8},170 ${w + 44},200 ${w + 26},246`,
          ],
          t.dark,
          6,
          0.45,
        ) +
        strands([`M44,-210C110,-170 ${w + 18},-100 ${w + 20},-20`], t.light, 5, 0.3),
    }
  },
  pixie({ t, w }) {
    return {
      shape:
        `M${-w - 4},36C${-w - 30},-60 ${-w - 24},-150 -74,-212C-30,-258 60,-256 100,-214C${w + 22},-160 ${w + 28},-60 ${w + 4},36C${w - 4},20 ${w - 8},-14 ${w - 16},-44` +
        `C${w - 26},-76 84,-98 58,-118C40,-92 -10,-72 -76,-70C-60,-82 -52,-92 -46,-104C-74,-86 ${-w + 24},-76 ${-w + 16},-40C${-w + 8},-10 ${-w + 2},20 ${-w - 4},36Z`,
      extra:
        strands(
          [
            'M70,-200C20,-150 -20,-110 -70,-78',
            'M30,-222C-30,-180 -70,-130 -104,-80',
            'M-30,-224C-90,-180 -120,-110 -134,-40',
          ],
          t.light,
          4,
          0.4,
        ) +
        strands(
          [`M84,-200C110,-150 ${w - 4},-100 ${w},-30`, 'M80,-170C70,-140 60,-124 40,-104'],
          t.dark,
          4.5,
          0.45,
        ),
    }
  },
  side({ t, w }) {
    return {
      shape:
        `M${-w - 2},20C${-w - 12},-30 ${-w - 18},-92 ${-w + 2},-140C${-w + 20},-196 -70,-216 -52,-226C0,-262 96,-252 ${w - 14},-200C${w + 20},-150 ${w + 14},-40 ${w + 2},20` +
        `C${w - 2},-10 ${w - 6},-40 ${w - 14},-66C${w - 20},-92 ${w - 30},-104 ${w - 44},-118C60,-106 -20,-108 -74,-150C-84,-120 ${-w + 26},-100 ${-w + 14},-66C${-w + 6},-40 ${-w + 2},-10 ${-w - 2},20Z`,
      extra:
        strands(
          [
            'M-66,-164C-20,-200 50,-216 108,-190',
            'M-56,-150C0,-180 70,-180 118,-150',
            'M-46,-200C0,-226 50,-232 88,-222',
          ],
          t.light,
          4,
          0.38,
        ) +
        strands(
          ['M-40,-138C20,-140 80,-140 112,-122', `M120,-176C${w},-150 ${w + 4},-100 ${w - 4},-40`],
          t.dark,
          4.5,
          0.45,
        ),
    }
  },
  swept({ t, w }) {
    return {
      shape:
        `M${-w - 2},16C${-w - 14},-40 ${-w - 14},-110 ${-w + 14},-160C${-w + 34},-208 -46,-244 16,-243C80,-242 ${w - 4},-204 ${w + 6},-150C${w + 18},-100 ${w + 10},-40 ${w + 2},16` +
        `C${w - 2},-14 ${w - 6},-44 ${w - 14},-68C${w - 22},-104 84,-140 40,-150C10,-156 -40,-154 -70,-136C-100,-118 ${-w + 24},-100 ${-w + 14},-68C${-w + 6},-44 ${-w + 2},-14 ${-w - 2},16Z`,
      extra:
        strands(
          [
            'M-84,-140C-80,-190 -30,-226 20,-230',
            'M-48,-152C-40,-190 0,-220 50,-226',
            'M-8,-158C4,-186 30,-210 74,-212',
          ],
          t.light,
          4,
          0.4,
        ) +
        strands(
          [
            'M30,-156C50,-176 80,-192 100,-190',
            'M62,-144C86,-158 104,-166 118,-160',
            `M${-w + 8},-60C${-w - 2},-100 ${-w + 6},-130 -100,-160`,
          ],
          t.dark,
          4,
          0.4,
        ),
    }
  },
  crop({ t, w }) {
    return {
      shape:
        `M${-w - 1},10C${-w - 10},-40 ${-w - 10},-110 ${-w + 12},-156C${-w + 36},-206 -50,-238 4,-238C66,-238 ${w - 28},-204 ${w - 8},-156C${w + 12},-108 ${w + 8},-40 ${w + 1},10` +
        `C${w - 3},-16 ${w - 6},-44 ${w - 14},-68C${w - 18},-88 ${w - 24},-96 ${w - 30},-104C84,-112 64,-104 44,-110C20,-118 4,-106 -18,-112C-44,-118 -66,-104 ${-w + 32},-104C${-w + 22},-96 ${-w + 18},-88 ${-w + 14},-68C${-w + 6},-44 ${-w + 3},-16 ${-w - 1},10Z`,
      extra:
        strands(
          [
            'M-70,-196C-84,-160 -88,-136 -86,-112',
            'M-34,-212C-50,-170 -54,-146 -52,-120',
            'M0,-216C-8,-176 -12,-150 -14,-120',
          ],
          t.light,
          4,
          0.34,
        ) +
        strands(
          [
            'M36,-212C34,-176 30,-150 26,-120',
            'M70,-196C74,-166 72,-140 66,-116',
            `M100,-170C112,-140 ${w - 14},-110 ${w - 12},-80`,
          ],
          t.dark,
          4,
          0.42,
        ),
    }
  },
  buzz({ w }) {
    return {
      shape:
        `M${-w},4C${-w - 8},-50 ${-w - 6},-110 ${-w + 16},-152C${-w + 40},-196 -46,-222 2,-222C56,-222 ${w - 36},-196 ${w - 14},-152C${w + 8},-110 ${w + 6},-50 ${w},4` +
        `C${w - 3},-20 ${w - 6},-48 ${w - 14},-70C${w - 22},-96 ${w - 38},-112 ${w - 52},-132C40,-142 -40,-142 ${-w + 52},-132C${-w + 38},-112 ${-w + 22},-96 ${-w + 14},-70C${-w + 6},-48 ${-w + 3},-20 ${-w},4Z`,
    }
  },
  receding({ t, w }) {
    return {
      shape:
        `M${-w - 2},22C${-w - 16},-30 ${-w - 16},-100 ${-w + 8},-150C${-w + 30},-204 -60,-236 0,-236C60,-236 ${w - 30},-204 ${w - 8},-150C${w + 16},-100 ${w + 16},-30 ${w + 2},22` +
        `C${w - 2},-8 ${w - 4},-40 ${w - 12},-70C${w - 14},-110 ${w - 30},-150 82,-168C66,-156 60,-150 44,-152C20,-158 -20,-158 -44,-152C-60,-150 -66,-156 -82,-168C${-w + 30},-150 ${-w + 14},-110 ${-w + 12},-70C${-w + 4},-40 ${-w + 2},-8 ${-w - 2},22Z`,
      extra:
        strands(
          ['M-76,-176C-50,-206 -20,-216 10,-218', 'M-30,-162C-16,-192 14,-206 44,-206'],
          t.light,
          4,
          0.45,
        ) +
        strands(
          [
            'M40,-160C58,-184 74,-186 90,-178',
            `M${w - 4},-60C${w + 2},-100 ${w - 8},-130 100,-166`,
          ],
          t.dark,
          4,
          0.35,
        ),
    }
  },
  bald({ w }) {
    return {
      shape:
        `M${-w - 1},26C${-w - 15},-6 ${-w - 13},-58 ${-w + 5},-108C${-w + 10},-92 ${-w + 10},-72 ${-w + 9},-52C${-w + 8},-26 ${-w + 3},-4 ${-w - 1},26Z` +
        `M${w + 1},26C${w + 15},-6 ${w + 13},-58 ${w - 5},-108C${w - 10},-92 ${w - 10},-72 ${w - 9},-52C${w - 8},-26 ${w - 3},-4 ${w + 1},26Z`,
    }
  },
  curly({ t, w }) {
    return {
      shape:
        `M${-w - 2},14C${-w - 26},-6 ${-w - 26},-44 ${-w - 12},-60C${-w - 34},-84 ${-w - 22},-130 ${-w + 6},-136C${-w - 2},-176 -104,-212 -78,-208C-68,-248 -14,-264 12,-244` +
        `C46,-266 92,-246 96,-214C${w},-214 ${w + 14},-172 ${w + 2},-142C${w + 28},-122 ${w + 28},-80 ${w + 12},-62C${w + 28},-42 ${w + 24},-4 ${w + 2},14` +
        `C${w - 2},-12 ${w - 4},-40 ${w - 14},-66C${w - 10},-92 ${w - 34},-112 ${w - 54},-106C${w - 66},-134 40,-132 26,-114C10,-136 -26,-132 -36,-112C-54,-130 -86,-120 -90,-100C${-w + 28},-104 ${-w + 12},-84 ${-w + 14},-66C${-w + 4},-40 ${-w + 2},-12 ${-w - 2},14Z`,
      extra:
        strands(
          [
            'M-104,-150C-96,-174 -70,-178 -58,-160',
            'M-50,-206C-36,-226 -8,-222 0,-202',
            'M-20,-160C-8,-178 18,-176 26,-156',
            'M-122,-90C-120,-108 -104,-116 -92,-108',
          ],
          t.light,
          5,
          0.42,
        ) +
        strands(
          [
            'M44,-204C60,-220 84,-212 88,-190',
            'M62,-150C76,-166 100,-158 104,-140',
            'M110,-108C122,-116 134,-104 132,-90',
          ],
          t.dark,
          5.5,
          0.5,
        ),
    }
  },
  cap({ ink, person, w }) {
    const tone = person.tone2 ?? person.tone ?? '#7f50d3'
    const shape = `M${-w - 10},-34C${-w - 26},-150 -90,-250 2,-250C94,-250 ${w + 26},-150 ${w + 10},-34C${w - 10},-84 60,-104 0,-104C-60,-104 ${-w + 10},-84 ${-w - 10},-34Z`
    return {
      shape,
      over:
        path(shape, ink.lin([mix(tone, '#ffffff', 0.4), tone, mix(tone, '#1b0b3a', 0.3)])) +
        path(
          `M${-w - 10},-34C${-w + 10},-84 -60,-104 0,-104C60,-104 ${w - 10},-84 ${w + 10},-34C${w + 12},-44 ${w + 12},-60 ${w + 10},-72C${w - 20},-116 60,-136 0,-136C-60,-136 ${-w + 20},-116 ${-w - 10},-72C${-w - 12},-60 ${-w - 12},-44 ${-w - 10},-34Z`,
          mix(tone, '#1b0b3a', 0.22),
          { opacity: 0.55 },
        ) +
        strands(
          ['M-60,-142C-62,-180 -50,-214 -30,-236', 'M-6,-146C-6,-184 -2,-216 4,-240'],
          '#ffffff',
          4,
          0.16,
        ) +
        strands(
          [
            'M52,-142C58,-180 50,-214 36,-236',
            `M${w - 36},-124C${w - 22},-160 ${w - 36},-190 90,-210`,
          ],
          mix(tone, '#1b0b3a', 0.5),
          4,
          0.3,
        ),
    }
  },
  scarf({ ink, person, m, w }) {
    const { jaw, chin } = m
    const tone = person.tone2 ?? '#9b78e2'
    const dark = mix(tone, '#1b0b3a', 0.38)
    const light = mix(tone, '#ffffff', 0.45)
    const hole =
      `M0,-134C74,-134 ${w - 4},-92 ${w - 5},-10C${w - 6},52 ${jaw * 0.98},104 ${jaw * 0.78},${chin * 0.8}C${jaw * 0.5},${chin + 2} 30,${chin + 5} 0,${chin + 5}` +
      `C-30,${chin + 5} ${-jaw * 0.5},${chin + 2} ${-jaw * 0.78},${chin * 0.8}C${-jaw * 0.98},104 ${-w + 6},52 ${-w + 5},-10C${-w + 4},-92 -74,-134 0,-134Z`
    const shape =
      `M0,-242C104,-242 ${w + 34},-156 ${w + 34},-30C${w + 36},60 ${w + 4},150 ${w - 30},206C${w - 60},240 -60,244 ${-w + 30},206` +
      `C${-w - 4},150 ${-w - 36},60 ${-w - 34},-30C${-w - 34},-156 -104,-242 0,-242Z${hole}`
    const under = `M-62,-108C-40,-122 40,-122 62,-108C${w - 34},-92 ${w - 20},-60 ${w - 12},-26C${w - 4},-84 74,-140 0,-140C-74,-140 ${-w + 4},-84 ${-w + 12},-26C${-w + 20},-60 ${-w + 34},-92 -62,-108Z`
    return {
      shape,
      over:
        path(under, mix(tone, '#1b0b3a', 0.5)) +
        path(shape, ink.lin([light, tone, dark], [0.2, 0], [0.8, 1]), { 'fill-rule': 'evenodd' }) +
        ink.clip(
          path(shape, '#000', { 'clip-rule': 'evenodd' }),
          // Folds run round the face and cross under the chin.
          path(
            `M${-w - 4},70C${-w + 10},150 -60,212 70,206C-10,250 ${-w - 10},230 ${-w - 16},80Z`,
            dark,
            { opacity: 0.5, filter: ink.blur(5) },
          ),
          path(
            `M${w + 2},30C${w - 6},130 70,202 -70,216C0,236 ${w - 10},200 ${w + 16},60Z`,
            light,
            { opacity: 0.55, filter: ink.blur(4) },
          ),
          path(`M${w + 20},80C${w + 6},150 90,214 -20,232L${w},240Z`, dark, {
            opacity: 0.55,
            filter: ink.blur(5),
          }),
          path(`M${w + 40},-60C${w + 20},60 ${w + 10},120 ${w - 20},170L${w + 60},160Z`, dark, {
            opacity: 0.45,
            filter: ink.blur(12),
          }),
          path(
            `M-52,-222C-110,-200 ${-w - 6},-140 ${-w - 12},-40C${-w},-130 -90,-186 -30,-206Z`,
            '#ffffff',
            { opacity: 0.32, filter: ink.blur(6) },
          ),
          path(
            `M30,-214C90,-200 ${w + 6},-140 ${w + 12},-50C${w - 4},-130 80,-180 20,-196Z`,
            dark,
            { opacity: 0.3, filter: ink.blur(6) },
          ),
        ),
    }
  },
}

/**
 * The scarf below the chin, tucked into the coat.
 * @param {Ink} ink
 * @param {Person} person
 * @param {{ neck: number, base: number }} build
 */
export function scarfEnds(ink, person, { neck: n, base }) {
  const tone = person.tone2 ?? '#9b78e2'
  const dark = mix(tone, '#1b0b3a', 0.42)
  const shape = `M${-n - 22},150L${n + 22},150C${n + 18},${base - 50} ${n + 16},${base - 30} ${n + 40},${base + 20}L0,${base + 250}L${-n - 40},${base + 20}C${-n - 16},${base - 30} ${-n - 18},${base - 50} ${-n - 22},150Z`
  return (
    path(shape, ink.lin([mix(tone, '#ffffff', 0.2), tone, dark], [0.1, 0], [0.8, 1])) +
    ink.clip(
      path(shape, '#000'),
      path(
        `M${-n - 60},190C-40,236 40,240 ${n + 60},186L${n + 60},214C40,270 -40,262 ${-n - 60},214Z`,
        dark,
        { opacity: 0.6, filter: ink.blur(7) },
      ),
      path(
        `M${-n - 60},${base + 10}C-20,${base + 60} 40,${base + 40} ${n + 40},${base - 20}C40,${base + 76} -20,${base + 100} ${-n - 40},${base + 60}Z`,
        dark,
        { opacity: 0.4, filter: ink.blur(7) },
      ),
      path(
        `M${-n},${base + 90}C0,${base + 110} 40,${base + 80} ${n + 30},${base + 30}C40,${base + 120} 0,${base + 140} -20,${base + 140}Z`,
        dark,
        { opacity: 0.4, filter: ink.blur(7) },
      ),
      path(
        `M${-n - 30},${base - 6}C-20,${base + 36} 30,${base + 22} ${n + 20},${base - 26}C30,${base + 8} -20,${base + 18} ${-n - 30},${base - 16}Z`,
        '#ffffff',
        { opacity: 0.25, filter: ink.blur(4) },
      ),
    )
  )
}

/**
 * @param {Ink} ink
 * @param {Person} person
 * @param {Measures} m
 */
export function hairFront(ink, person, m) {
  const style = person.style ?? (m.female ? 'bun' : 'side')
  const {
    shape,
    extra = '',
    over,
  } = (fronts[style] ?? fronts.side)({ ink, person, m, t: tones(person), w: m.width })
  const cast = path(shape, '#3a1526', {
    opacity: 0.3,
    transform: 'translate(5 16)',
    filter: ink.blur(9),
    'fill-rule': 'evenodd',
  })
  if (over) return { cast, hair: over }
  if (style === 'buzz')
    return { cast: '', hair: path(shape, fillOf(ink, person), { opacity: 0.86 }) }
  return {
    cast,
    hair: path(shape, fillOf(ink, person)) + ink.clip(path(shape, '#000'), extra),
  }
}

/**
 * @param {Ink} ink
 * @param {Person} person
 * @param {Measures} m
 */
export function hairBack(ink, person, m) {
  const style = person.style ?? (m.female ? 'bun' : 'side')
  const t = tones(person)
  const w = m.width
  const deep = ink.down(t.base, t.dark)
  switch (style) {
    case 'part':
      return (
        ellipse(w * 0.78, 96, 62, 56, ink.rad([mix(t.light, t.base, 0.4), t.base, t.dark])) +
        strands([`M${w * 0.6},62C${w * 0.9},56 ${w * 1.1},80 ${w * 1.14},110`], t.light, 3, 0.35)
      )
    case 'bun':
      return (
        ellipse(18, -250, 66, 54, ink.rad([mix(t.light, t.base, 0.35), t.base, t.dark])) +
        strands(
          ['M-24,-262C-6,-290 40,-294 66,-270', 'M-20,-244C0,-268 36,-274 62,-252'],
          t.light,
          3.5,
          0.35,
        )
      )
    case 'pigtails':
      return [-1, 1]
        .map(
          side =>
            path(
              `M${side * (w - 6)},10C${side * (w + 60)},-30 ${side * (w + 110)},40 ${side * (w + 92)},120C${side * (w + 84)},160 ${side * (w + 50)},186 ${side * (w + 30)},190C${side * (w + 44)},140 ${side * (w + 20)},90 ${side * (w - 6)},60Z`,
              fillOf(ink, person),
            ) + ellipse(side * (w + 16), 24, 18, 22, '#ffb35c'),
        )
        .join('')
    case 'long':
      return path(
        `M0,-230C120,-230 ${w + 30},-80 ${w + 40},60L${w + 50},300C60,330 -60,330 ${-w - 50},300L${-w - 40},60C${-w - 30},-80 -120,-230 0,-230Z`,
        deep,
      )
    case 'wavy':
      return path(
        `M0,-230C120,-230 ${w + 30},-80 ${w + 50},90L${w + 40},230C60,250 -60,250 ${-w - 40},230L${-w - 50},90C${-w - 30},-80 -120,-230 0,-230Z`,
        deep,
      )
    case 'bob':
    case 'bangs':
      return path(
        `M0,-230C120,-230 ${w + 30},-80 ${w + 36},60L${w + 6},134C60,146 -60,146 ${-w - 6},134L${-w - 36},60C${-w - 30},-80 -120,-230 0,-230Z`,
        mix(t.dark, '#120a18', 0.25),
      )
    case 'pixie':
      return path(
        `M${-w + 10},-40L${-w + 6},60C${-w + 16},96 -70,120 -60,126L60,126C70,120 ${w - 16},96 ${w - 6},60L${w - 10},-40Z`,
        t.dark,
      )
    default:
      return ''
  }
}

/**
 * What falls over the shoulder, in front of the clothes.
 * @param {Ink} ink
 * @param {Person} person
 * @param {Measures} m
 */
export function hairOver(ink, person, m) {
  if (person.style !== 'ponytail') return ''
  const t = tones(person)
  const w = m.width
  const d = `M${w - 30},110C${w + 4},140 ${w + 24},180 ${w + 14},236C${w + 8},300 ${w - 4},350 ${w - 26},420C${w - 44},400 ${w - 62},370 ${w - 62},320C${w - 66},260 ${w - 42},220 ${w - 60},150Z`
  return group(
    {},
    ink.shadow(d, { dx: 8, dy: 10, blur: 8, opacity: 0.22 }),
    path(d, fillOf(ink, person)),
    ink.clip(
      path(d, '#000'),
      strands([`M${w - 30},130C${w - 10},190 ${w - 30},260 ${w - 40},330`], t.light, 4, 0.4),
      strands([`M${w - 10},140C${w + 16},200 ${w},290 ${w - 20},380`], t.dark, 5, 0.5),
    ),
  )
}
