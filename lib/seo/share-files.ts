/** Pictures in Open Graph pictures: the clinic's logo and background, and the record's image. */
import 'server-only'
import sharp from 'sharp'
import type { Clinic } from '@/lib/clinic/clinic'
import { env } from '@/lib/clinic/environment/env'
import { readOwnFile } from '@/lib/clinic/files/own-files'
import { proxyMedia } from '@/lib/content/client/media-proxy'
import { shareMarkSize, sharePhoto, shareSize } from '@/lib/seo/share-picture'
import { log } from '@/lib/telemetry/log'

interface Size {
  readonly width: number
  readonly height: number
}

/** Behind the text where the clinic has no picture, and behind transparent parts of one. */
const paper = '#f7f4fd'

/** What may be missing or broken in a clinic's files: the Open Graph picture is drawn without it. */
export interface SharePictures {
  /** Data URLs: the logo, the record's picture, and the background used without one. */
  readonly mark: string | null
  readonly photo: string | null
  readonly scene: string | null
}

/** @param image path of the record's own picture; one on another origin is not drawn */
export async function sharePictures(
  { pictures }: Pick<Clinic, 'pictures'>,
  image: string | null,
): Promise<SharePictures> {
  const [mark, photo, scene] = await Promise.all([
    optional(markOf(pictures.icon_192)),
    image?.startsWith('/') ? optional(fitted(image, sharePhoto)) : null,
    optional(fitted(pictures.share, shareSize)),
  ])
  return {
    mark: mark && dataUrl('png', mark),
    photo: photo && dataUrl('jpeg', photo),
    scene: scene && dataUrl('jpeg', scene),
  }
}

/** The editors' picture at its size, a JPEG; `null` when it is missing or broken. */
export function wholeShare(image: string): Promise<Buffer | null> {
  return optional(fitted(image, shareSize))
}

/**
 * The Open Graph picture of a page whose own cannot be drawn: the background alone, a JPEG.
 * @param err why it cannot, for the log
 */
export async function plainShare(
  { pictures }: Pick<Clinic, 'pictures'>,
  path: string,
  err: unknown,
): Promise<Buffer> {
  log.error({ err }, `The share picture of ${path} cannot be drawn`)
  const background = sharp({ create: { ...shareSize, channels: 3, background: paper } })
  return (await optional(fitted(pictures.share, shareSize))) ?? background.jpeg().toBuffer()
}

const optional = (picture: Promise<Buffer>): Promise<Buffer | null> => picture.catch(() => null)

async function read(image: string): Promise<Buffer> {
  if (image.startsWith('/media/')) {
    const response = await proxyMedia(new Request(new URL(image, env().SITE_URL)))
    return Buffer.from(await response.arrayBuffer())
  }
  const own = await readOwnFile(new URL(image, env().SITE_URL).pathname)
  if (!own) throw new Error('Not a file of the clinic')
  return own
}

/** The renderer reads PNG and JPEG only. */
async function markOf(image: string): Promise<Buffer> {
  return sharp(await read(image))
    .resize(shareMarkSize, shareMarkSize, { fit: 'inside' })
    .png()
    .toBuffer()
}

/** Portraits are cropped from the top. */
async function fitted(image: string, { width, height }: Size): Promise<Buffer> {
  const picture = sharp(await read(image))
    .autoOrient()
    .resize(width, height, { fit: 'cover', position: 'top' })
  return picture.flatten({ background: paper }).jpeg().toBuffer()
}

function dataUrl(type: 'png' | 'jpeg', data: Buffer): string {
  return `data:image/${type};base64,${data.toString('base64')}`
}
