/** Pictures of the clinic's files as visitors get them, whatever a phone or a camera has saved. */
import 'server-only'
import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { aim, areaOf, type Crop, type Focus, shapes } from './crop'
import { decodedHeic, isHeic } from './heic'
import { cachedPicture, cachePicture } from './picture-cache'

/** The widest that pages show, px. */
const maxSide = 2400

/** Part of the names of cached pictures: another one where they are converted in another way. */
const version = '2'

/** A photograph of 50 million points takes 150 MB while it is converted, in the format HEIC 600. */
const oneAtATime = pLimit(1)
const underWay = new Map<string, Promise<Buffer>>()

/**
 * The picture upright, at most 2400 px wide and high, or cropped, without what the camera wrote into it,
 * such as the place; the same bytes where nothing of that is to be done. HEIC becomes JPEG, other
 * formats stay.
 * @throws Error for bytes that are no picture
 */
export async function shownPicture(data: Buffer, crop?: Crop): Promise<Buffer> {
  const metadata = await sharp(data).metadata()
  const { exif, xmp, iptc, width, height } = metadata
  const isReady = !exif && !xmp && !iptc && Math.max(width, height) <= maxSide
  if (isReady && !isHeic(metadata) && (!crop || isOfShape(metadata, crop))) return data
  const how = JSON.stringify([version, crop])
  const key = createHash('sha1').update(how).update(data).digest('hex')
  const before = underWay.get(key)
  if (before) return before
  const picture = cachedOrConverted(key, data, crop).finally(() => underWay.delete(key))
  underWay.set(key, picture)
  return picture
}

async function cachedOrConverted(key: string, data: Buffer, crop?: Crop): Promise<Buffer> {
  const cached = await cachedPicture(key)
  if (cached) return cached
  const picture = await oneAtATime(() => converted(data, crop))
  await cachePicture(key, picture)
  return picture
}

async function converted(data: Buffer, crop?: Crop): Promise<Buffer> {
  const metadata = await sharp(data).metadata()
  const picture = isHeic(metadata)
    ? (await decodedHeic(data)).jpeg({ quality: 85 })
    : read(data, metadata.format, crop)
  const sized = crop
    ? cut(picture, metadata.autoOrient, crop)
    : picture.resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
  return sized.toBuffer()
}

/** Of a picture that is not whole, what there is; an animated one stays so unless it is cropped. */
function read(data: Buffer, format: string, crop?: Crop): Sharp {
  return sharp(data, { failOn: 'none', animated: format === 'webp' && !crop }).autoOrient()
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Whether nothing is to be cut away, and nothing made smaller. */
function isOfShape(size: Size, crop: Crop): boolean {
  const { width, height } = areaOf(size, crop)
  return width === size.width && height === size.height && width <= shapes[crop.shape].width
}

/** In the shape, not enlarged. */
function cut(picture: Sharp, size: Size, { shape, focus }: Crop): Sharp {
  const area = areaOf(size, { shape, focus })
  const drawn = area.width > shapes[shape].width ? shapes[shape] : area
  if (!focus) return picture.resize({ ...drawn, position: sharp.strategy.attention })
  return picture.extract({ ...area, ...placed(size, area, focus) }).resize(drawn)
}

function placed(size: Size, area: Size, focus: Focus) {
  const within = (start: number, room: number) => Math.round(Math.min(Math.max(start, 0), room))
  return {
    left: within((size.width * focus.x) / 100 - area.width * aim.x, size.width - area.width),
    top: within((size.height * focus.y) / 100 - area.height * aim.y, size.height - area.height),
  }
}
