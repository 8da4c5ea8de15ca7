/**
 * The clinic's mark, its icons, and the cards shown when a page is shared.
 *
 * The mark is a plus made of four petals of apple blossom on a purple square: the apple is the
 * city's emblem, the plus is medicine's.
 */
import { brand } from './palette.mjs'
import { bannerScene } from './scenes.mjs'
import { at, circle, el, group, Ink, path, rect } from './svg.mjs'

const PETAL =
  'M0,-2.600C-4.600,-5.400 -8.800,-10.600 -8.400,-16.200C-8,-21 -4.200,-23.400 0,-21C4.200,-23.400 8,-21 8.400,-16.200C8.800,-10.600 4.600,-5.400 0,-2.600Z'

/**
 * The flower of the mark about (0, 0), 46 units across.
 * @param {string} fill
 */
const flower = fill =>
  group(
    {},
    ...[0, 90, 180, 270].map(turn =>
      path(PETAL, fill, { transform: turn ? `rotate(${turn})` : undefined }),
    ),
  )

/**
 * @param {number} radius of the corners, of 64
 */
function square(radius) {
  const body = el(
    'linearGradient',
    { id: 'm', x1: 0, y1: 0, x2: 1, y2: 1 },
    el('stop', { offset: 0, 'stop-color': brand[500] }),
    el('stop', { offset: 1, 'stop-color': brand[700] }),
  )
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 64 64', width: 64, height: 64 },
    el('defs', {}, body),
    rect(0, 0, 64, 64, radius, 'url(#m)'),
    group({ transform: 'translate(32 32)' }, flower('#ffffff'), circle(0, 0, 3.4, '#ffb35c')),
  )
}

/** SVG of the mark, of the favicon, and of the full-bleed square for home screens. */
export const icons = () => ({ mark: square(18), icon: square(15), touch: square(0) })

/** 1200×630: a scene on the right, the mark and a line of words on the left. */
export function shareCards() {
  /** @type {Record<string, string>} */
  const cards = {}
  for (const [locale, words] of Object.entries({
    ru: ['Клиника', 'в Алматы'],
    kk: ['Алматыдағы', 'клиника'],
  })) {
    const ink = new Ink()
    const scene = bannerScene(ink, 1200, 630)
    cards[`default-${locale}`] = ink.document(
      1200,
      630,
      scene,
      at(
        { x: 84, y: 96, scale: 1.5 },
        rect(0, 0, 64, 64, 18, ink.lin([brand[500], brand[700]])),
        at({ x: 32, y: 32 }, flower('#ffffff'), circle(0, 0, 3.4, '#ffb35c')),
      ),
      ...words.map((word, index) =>
        el(
          'text',
          {
            x: 80,
            y: 356 + index * 92,
            'font-family': 'Liberation Sans, DejaVu Sans, Arial, sans-serif',
            'font-size': locale === 'kk' ? 78 : 84,
            'font-weight': 700,
            'letter-spacing': -2,
            fill: brand[900],
          },
          word,
        ),
      ),
      rect(84, 500, 96, 10, 5, '#f08a3c'),
    )
  }
  return cards
}
