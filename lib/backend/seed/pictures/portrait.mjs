/**
 * Portraits of doctors, 800×1000: a person before a plain, softly lit wall.
 */
import { brand, mix } from './palette.mjs'
import { bust } from './people.mjs'
import { at, circle, ellipse, Ink, rect } from './svg.mjs'

const walls = {
  lilac: ['#f1ebfd', brand[200], '#c3aef0'],
  mist: ['#faf8ff', '#e9e2f8', '#cdbff0'],
  violet: ['#e4d9fa', '#cab5f2', '#a98ce4'],
  dusk: ['#d3c2f6', '#b498ea', brand[400]],
  pearl: ['#fcfaff', '#efe9f8', '#d8cfea'],
}

/**
 * @param {import('./face.mjs').Person & { wall?: keyof typeof walls }} person
 * @returns {{ svg: string, width: number, height: number }}
 */
export function portrait(person) {
  const ink = new Ink()
  const [light, base, deep] = walls[person.wall ?? 'lilac']
  const svg = ink.document(
    800,
    1000,
    rect(0, 0, 800, 1000, 0, ink.lin([light, base, deep], [0.1, 0], [0.9, 1])),
    circle(250, 300, 460, ink.glow('#ffffff', 0.55)),
    ellipse(520, 640, 420, 460, ink.glow(mix(deep, brand[700], 0.35), 0.3)),
    at({ x: 400, y: 430, scale: 1.05 }, bust(ink, person)),
  )
  return { svg, width: 800, height: 1000 }
}
