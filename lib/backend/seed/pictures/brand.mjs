/**
 * The clinic's mark, its icons, and the scene shown when a page is shared.
 *
 * The mark is a plus made of four petals of apple blossom on a purple square: the apple is the
 * city's emblem, the plus is medicine's.
 */
import { brand } from './palette.mjs'
import { bannerScene } from './scenes.mjs'
import { circle, el, group, Ink, path, rect } from './svg.mjs'

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

/** 1200×630: what stands behind the words when a page without a picture of its own is shared. */
export function shareScene() {
  const ink = new Ink()
  return ink.document(1200, 630, bannerScene(ink, 1200, 630))
}
