/**
 * A scene is a stage and the motifs that stand on it, back to front. Banners have a stage of
 * their own: calm and light where the words lie, everything that matters on the other side.
 */

import { motifs } from './motifs/index.mjs'
import { brand } from './palette.mjs'
import { stage } from './stages.mjs'
import { at, circle, ellipse, Ink, rect } from './svg.mjs'

/**
 * A motif, where its origin stands and how large it is, and its options.
 * @typedef {[name: string, place: { x: number, y: number, scale?: number, scaleX?: number, turn?: number }, options?: object]} Item
 *
 * @typedef {object} Scene
 * @property {number} width
 * @property {number} height
 * @property {Parameters<typeof stage>[3] | { banner: 'wide' | 'tall', tint?: string }} stage
 * @property {readonly Item[]} items
 */

/**
 * @param {Ink} ink
 * @param {number} w
 * @param {number} h
 * @param {{ banner: 'wide' | 'tall', tint?: string }} options
 */
function bannerStage(ink, w, h, { banner, tint = brand[300] }) {
  const wide = banner === 'wide'
  const cx = wide ? w * 0.72 : w * 0.5
  const cy = wide ? h * 0.52 : h * 0.74
  const r = wide ? h * 0.62 : w * 0.5
  const floor = wide ? h * 0.84 : h * 0.9
  return (
    rect(
      0,
      0,
      w,
      h,
      0,
      wide
        ? ink.lin(['#f8f5fe', '#f1ebfc', '#e2d5f9', tint], [0, 0.2], [1, 0.8])
        : ink.lin(['#f8f5fe', '#f1ebfc', '#e2d5f9', tint], [0.2, 0], [0.8, 1]),
    ) +
    ellipse(
      wide ? w * 0.2 : w * 0.3,
      wide ? h * 0.3 : h * 0.14,
      w * 0.5,
      h * 0.7,
      ink.glow('#ffffff', 0.85),
    ) +
    circle(
      cx,
      cy,
      r * 1.28,
      ink.lin([
        [0, '#ffffff', 0.5],
        [1, tint, 0.35],
      ]),
    ) +
    circle(
      cx,
      cy,
      r,
      ink.lin([
        [0, '#ffffff', 0.85],
        [0.5, '#efe6fd', 0.6],
        [1, tint, 0.7],
      ]),
    ) +
    rect(
      0,
      floor,
      w,
      h - floor,
      0,
      wide
        ? ink.across([0, '#ffffff', 0], [0.4, '#e4d8f9', 0.5], [1, brand[300], 0.9])
        : ink.down([0, '#e4d8f9', 0.7], [1, brand[300], 0.9]),
    )
  )
}

/**
 * @param {Scene} scene
 * @returns {{ svg: string, width: number, height: number }}
 */
export function draw({ width, height, stage: where, items }) {
  const ink = new Ink()
  const back =
    'banner' in (where ?? {})
      ? bannerStage(ink, width, height, /** @type {any} */ (where))
      : stage(ink, width, height, /** @type {any} */ (where))
  const body = items.map(([name, place, options]) => {
    const motif = motifs[name]
    if (!motif) throw new Error(`There is no motif "${name}".`)
    return at(place, motif(ink, options ?? {}))
  })
  return { svg: ink.document(width, height, back, ...body), width, height }
}

/**
 * The backdrop of the cards for sharing, with two doctors on its right.
 * @param {Ink} ink
 * @param {number} w
 * @param {number} h
 */
export const bannerScene = (ink, w, h) =>
  bannerStage(ink, w, h, { banner: 'wide' }) +
  motifs.people(ink, {
    people: [
      {
        x: w * 0.84,
        y: h * 0.46,
        scale: 0.6,
        person: {
          age: 38,
          style: 'swept',
          hair: 'black',
          skin: 'tan',
          almond: 0.7,
          smile: true,
          outfit: 'coat-shirt',
          tone: brand[500],
          tone2: brand[200],
          turn: -0.4,
        },
      },
      {
        x: w * 0.64,
        y: h * 0.5,
        scale: 0.6,
        person: {
          female: true,
          age: 36,
          style: 'bun',
          hair: 'espresso',
          skin: 'wheat',
          almond: 0.7,
          smile: true,
          outfit: 'coat',
          tone: brand[600],
          stethoscope: true,
          turn: 0.3,
          tilt: 2,
        },
      },
    ],
  })
