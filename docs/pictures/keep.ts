import { join } from 'node:path'
import sharp from 'sharp'

/** Stores a screenshot in the folder, as small as the words in it allow. */
export async function keep(folder: string, name: string, picture: Buffer): Promise<void> {
  const { width = 0 } = await sharp(picture).metadata()
  const small = sharp(picture).resize(Math.min(width, 900)).webp({ quality: 60 })
  const { size } = await small.toFile(join(folder, `${name}.webp`))
  process.stdout.write(`${name}.webp  ${Math.ceil(size / 1024)} KB\n`)
}
