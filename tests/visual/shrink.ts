/**
 * Reduces the size of the screenshots: 256 colours are enough to compare with. Run it after they
 * were updated (docs/contributing.md).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, 'pictures')
let bytes = 0
for (const name of readdirSync(folder)) {
  const file = join(folder, name)
  const before = readFileSync(file)
  const { isPalette } = await sharp(before).metadata()
  const after = isPalette
    ? before
    : await sharp(before).png({ palette: true, dither: 0, effort: 10 }).toBuffer()
  writeFileSync(file, after)
  bytes += after.length
}
console.log(`${(bytes / 1e6).toFixed(1)} MB`)
