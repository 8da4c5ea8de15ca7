/** Pictures of the clinic's files as visitors get them, whatever a phone or a camera has saved. */
import 'server-only'
import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import sharp from 'sharp'

/** The widest that pages show, px. */
const maxSide = 2400

/** Converted pictures remembered, some 500 KB each; beyond it the map is cleared. */
const maxKept = 32
const kept = new Map<string, Promise<Buffer>>()

/** A photograph of 50 million points takes 150 MB while it is converted. */
const oneAtATime = pLimit(1)

/**
 * The picture upright, at most 2400 px wide and high, without what the camera wrote into it, such as
 * the place; the same bytes where nothing of that is to be done.
 * @throws Error for bytes that are no picture, or one in a format that is not read, such as HEIC
 */
export async function shownPicture(data: Buffer): Promise<Buffer> {
  const { exif, xmp, iptc, width, height, format } = await sharp(data).metadata()
  if (!exif && !xmp && !iptc && Math.max(width, height) <= maxSide) return data
  const key = createHash('sha1').update(data).digest('hex')
  const before = kept.get(key)
  if (before) return before
  const picture = oneAtATime(() =>
    // Of a picture that is not whole, what there is.
    sharp(data, { failOn: 'none', animated: format === 'webp' })
      .autoOrient()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .toBuffer(),
  )
  if (kept.size >= maxKept) kept.clear()
  kept.set(key, picture)
  picture.catch(() => kept.delete(key))
  return picture
}
