/**
 * Draws the pictures of the site into `public/images` (WebP) and `public/icons`.
 *
 *   node lib/backend/seed/pictures/render.mjs                 everything
 *   node lib/backend/seed/pictures/render.mjs --only doctors  paths that start so
 *
 * The same code gives the same pictures: nothing is random, nothing is fetched.
 */
import { mkdir, writeFile } from 'node:fs/promises'

import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

import { icons, shareScene } from './brand.mjs'
import { catalogue } from './catalogue.mjs'
import { portrait } from './portrait.mjs'
import { draw } from './scenes.mjs'

const target = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../public')

/** Bytes: banners span the screen, everything else is a tile or a card. */
const limit = (/** @type {string} */ name) => (name.startsWith('banners/') ? 200_000 : 120_000)

/**
 * WebP at the best quality that stays under the limit.
 * @param {string} svg
 * @param {number} bytes
 */
async function webp(svg, bytes) {
  const raw = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let quality = 90; ; quality -= 4) {
    const out = await sharp(raw.data, { raw: raw.info })
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer()
    if (out.length <= bytes || quality <= 60) return out
  }
}

/**
 * @param {string} file
 * @param {Buffer | string} data
 */
async function save(file, data) {
  const full = path.join(target, file)
  await mkdir(path.dirname(full), { recursive: true })
  await writeFile(full, data)
  return data.length
}

/** A PNG inside the container browsers ask for by the old name. */
function ico(/** @type {Buffer} */ png, /** @type {number} */ size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, png])
}

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : ''
let count = 0
let total = 0

for (const [name, entry] of Object.entries(catalogue)) {
  if (!name.startsWith(only)) continue
  const { svg } = entry.kind === 'portrait' ? portrait(entry.person) : draw(entry.scene)
  const size = await save(`images/${name}.webp`, await webp(svg, limit(name)))
  if (size > limit(name)) console.warn(`${name} has ${size} bytes`)
  count += 1
  total += size
}

if ('share'.startsWith(only) || only.startsWith('share')) {
  total += await save('images/share/clinic.webp', await webp(shareScene(), 120_000))
  count += 1
}

if ('icons'.startsWith(only) || only.startsWith('icons')) {
  const { mark, icon, touch } = icons()
  const png = (/** @type {string} */ svg, /** @type {number} */ size) =>
    sharp(Buffer.from(svg), { density: 72 * (size / 64) })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toBuffer()
  await save('icons/mark.svg', mark)
  await save('icons/icon.svg', icon)
  await save('icons/icon-192.png', await png(icon, 192))
  await save('icons/icon-512.png', await png(icon, 512))
  await save('icons/apple-touch-icon.png', await png(touch, 180))
  await save('favicon.ico', ico(await png(icon, 32), 32))
  count += 6
}

console.log(`${count} pictures, ${(total / 1024 / 1024).toFixed(2)} MB`)
