/**
 * A clinic with photographs in place of the drawings of the sample: plainly artificial ones, as phones and cameras save
 * them. Faces are of a few shapes, off the middle; one doctor has none.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type ContentCopy, contentCopy } from './content-copy'

/** Pixels as they are seen, where the head is (its middle, in parts), and how large it is, in parts of the height. */
interface Portrait {
  readonly width: number
  readonly height: number
  readonly head: readonly [x: number, y: number, size: number]
  /** As a phone held upright saves them: on their side, with a note. */
  readonly onItsSide?: true
}

const portraits: readonly Portrait[] = [
  { width: 1200, height: 1600, head: [0.5, 0.3, 0.3] },
  // A group picture, cut to one: on the right, small.
  { width: 2000, height: 1200, head: [0.74, 0.42, 0.3] },
  { width: 1080, height: 1080, head: [0.42, 0.4, 0.4] },
  { width: 1500, height: 2000, head: [0.55, 0.22, 0.2], onItsSide: true },
  // From a messenger.
  { width: 240, height: 320, head: [0.5, 0.36, 0.4] },
  { width: 4000, height: 3000, head: [0.28, 0.4, 0.34] },
  // Close, and low in a tall picture.
  { width: 900, height: 1600, head: [0.5, 0.55, 0.28] },
]

const skins = ['#f1c9a5', '#d9a47c', '#b97f56', '#e8b48f']
const walls = ['#b9c4c9', '#d8d2c4', '#8f9d96', '#e9e6e1', '#6d7784']
const clothes = ['#f4f6f8', '#2f6f8f', '#3f8f6b', '#8a3b4a']
const hairs = ['#2b211c', '#5a3a25', '#8d8d8d', '#1b1b1b']

const of = <T>(list: readonly T[], at: number) => list[at % list.length] as T

function portraitSvg({ width, height, head }: Portrait, at: number): string {
  const [x, y, size] = [head[0] * width, head[1] * height, head[2] * height]
  const [rx, ry] = [size * 0.38, size * 0.5]
  const eye = (side: number) =>
    `<circle cx="${x + side * rx * 0.42}" cy="${y - ry * 0.05}" r="${size * 0.045}" fill="#222"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="w" x2="1" y2="1"><stop stop-color="${of(walls, at)}"/><stop offset="1" stop-color="#9aa3a8"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#w)"/>
    <rect x="${width * 0.06}" y="${height * 0.08}" width="${width * 0.2}" height="${height * 0.3}" fill="#ffffff" opacity="0.5"/>
    <ellipse cx="${x}" cy="${y + size * 1.55}" rx="${size * 0.95}" ry="${size}" fill="${of(clothes, at)}"/>
    <rect x="${x - rx * 0.4}" y="${y}" width="${rx * 0.8}" height="${size * 0.7}" fill="${of(skins, at)}"/>
    <ellipse cx="${x}" cy="${y - ry * 0.25}" rx="${rx * 1.12}" ry="${ry * 0.95}" fill="${of(hairs, at)}"/>
    <ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry * 0.92}" fill="${of(skins, at)}"/>
    ${eye(-1)}${eye(1)}
    <path d="M${x - rx * 0.4} ${y + ry * 0.4} q${rx * 0.4} ${ry * 0.25} ${rx * 0.8} 0" stroke="#8a3b3b" stroke-width="${size * 0.03}" fill="none"/>
  </svg>`
}

/** Rooms and the building: floor, walls, a window or rows of them. */
function placeSvg(width: number, height: number, at: number): string {
  const windows = Array.from({ length: 12 }, (_, place) => {
    const [column, row] = [place % 4, Math.floor(place / 4)]
    return `<rect x="${width * (0.12 + column * 0.2)}" y="${height * (0.1 + row * 0.22)}" width="${width * 0.14}" height="${height * 0.14}" fill="#dbeaf3" stroke="#58646c" stroke-width="${width / 300}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="w" x2="0" y2="1"><stop stop-color="${of(walls, at + 3)}"/><stop offset="1" stop-color="${of(walls, at)}"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#w)"/>
    ${at % 2 === 0 ? windows.join('') : `<rect x="${width * 0.1}" y="${height * 0.12}" width="${width * 0.35}" height="${height * 0.45}" fill="#f7fbff"/>`}
    <rect y="${height * 0.78}" width="${width}" height="${height * 0.22}" fill="#7a6a58"/>
    <rect x="${width * 0.55}" y="${height * 0.5}" width="${width * 0.32}" height="${height * 0.34}" rx="${width / 80}" fill="#2f6f8f"/>
  </svg>`
}

const grainSize = { width: 240, height: 240, channels: 3 } as const

/** The same each time, so that crops and screenshots are. */
const grain = Buffer.from(
  Array.from({ length: 240 * 240 * 3 }, (_, at) => 128 + Math.round(60 * Math.sin(at * at + at))),
)

/** With grain, which drawings have not, as coarse as it is seen, so that it weighs what a photograph does. */
async function photograph(svg: string, onItsSide = false): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg)).removeAlpha()
  const { width, height } = await drawing.metadata()
  const side = 240 * Math.max(1, Math.round(Math.min(width, height) / 400))
  const input = await sharp(grain, { raw: grainSize }).resize(side, side).png().toBuffer()
  const grained = await drawing
    .composite([{ input, tile: true, blend: 'soft-light' }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  const taken = sharp(grained.data, { raw: grained.info })
  // 6: to be turned to the right.
  const stored = onItsSide ? taken.rotate(-90).withMetadata({ orientation: 6 }) : taken
  return stored.jpeg({ quality: 88 }).toBuffer()
}

const room = (width: number, height: number, at: number) => photograph(placeSvg(width, height, at))

/** Of the clinic itself, of its rooms and its building: wide, tall and square. */
const places = {
  '/files/home/about.webp': () => room(2400, 1350, 0),
  '/files/home/corporate.webp': () => room(1200, 1600, 1),
  '/files/home/consultation.webp': () => photograph(portraitSvg(portraits[1] as Portrait, 1)),
  '/files/home/calculator.webp': () => room(1000, 1000, 3),
  '/files/services/mrt-golovnogo-mozga.webp': () => room(3000, 1200, 1),
  '/files/services/kt-legkih.webp': () => room(900, 1600, 3),
} as const

/** A copy of the sample with them; only the third of its doctors has none. */
export async function clinicWithPhotographs(): Promise<ContentCopy> {
  const copy = contentCopy()
  const write = (name: string, picture: Buffer) =>
    writeFileSync(join(copy.dir, 'files/photographs', name), picture)
  mkdirSync(join(copy.dir, 'files/photographs'))
  const shots = await Promise.all(
    portraits.map((portrait, at) => photograph(portraitSvg(portrait, at), portrait.onItsSide)),
  )
  for (const [at, name] of readdirSync(join(copy.dir, 'doctors')).sort().entries()) {
    const image = at === 2 ? 'null' : `/files/photographs/doctor-${at}.jpg`
    if (at !== 2) write(`doctor-${at}.jpg`, of(shots, at))
    change(join(copy.dir, 'doctors', name), text => text.replace(/^image: .*$/m, `image: ${image}`))
  }
  for (const [at, [path, take]] of Object.entries(places).entries()) {
    write(`place-${at}.jpg`, await take())
    const instead = `/files/photographs/place-${at}.jpg`
    change(join(copy.dir, 'clinic.yaml'), text => text.replaceAll(path, instead))
  }
  return copy
}

function change(file: string, how: (text: string) => string): void {
  writeFileSync(file, how(readFileSync(file, 'utf8')))
}
