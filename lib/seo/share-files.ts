/** Files for Open Graph pictures: fonts, the clinic's logo, and the record's image. */
import 'server-only'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import sharp from 'sharp'
import type { Clinic } from '@/lib/clinic/clinic'
import { env } from '@/lib/clinic/environment/env'
import { ownFilePath } from '@/lib/clinic/files/own-files'
import { proxyMedia } from '@/lib/content/client/media-proxy'
import { sharePhoto, shareSize, shareSubsets } from '@/lib/screens/share.props'

interface Size {
  readonly width: number
  readonly height: number
}

const publicFolder = join(process.cwd(), 'public')
const fontFolder = join(process.cwd(), 'node_modules/@fontsource/onest/files')

const weights = [500, 700] as const

export interface ShareFont {
  readonly name: string
  readonly data: Buffer
  readonly weight: (typeof weights)[number]
  readonly style: 'normal'
}

let fonts: Promise<ShareFont[]> | undefined

/** Fonts of the renderer, read from disk once. */
export function shareFonts(): Promise<ShareFont[]> {
  fonts ??= Promise.all(weights.flatMap(weight => shareSubsets.map(subset => font(subset, weight))))
  return fonts
}

/** The clinic's mark as a data URL. */
export async function shareMark({ pictures }: Pick<Clinic, 'pictures'>): Promise<string> {
  return dataUrl('png', await read(pictures.icon_192))
}

/** The background of pictures without a photo, as a data URL. */
export async function shareScene({ pictures }: Pick<Clinic, 'pictures'>): Promise<string> {
  return fitted(await read(pictures.share), shareSize)
}

/**
 * The record's picture as a data URL; `null` for one on another origin, missing or broken, which
 * leaves the Open Graph picture without a photo.
 */
export async function photoOf(image: string | null): Promise<string | null> {
  if (!image?.startsWith('/')) return null
  try {
    return await fitted(await read(image), sharePhoto)
  } catch {
    return null
  }
}

async function read(image: string): Promise<Buffer> {
  if (image.startsWith('/media/')) {
    const response = await proxyMedia(new Request(new URL(image, env().SITE_URL)))
    return Buffer.from(await response.arrayBuffer())
  }
  const { pathname } = new URL(image, env().SITE_URL)
  const own = ownFilePath(pathname)
  if (own) return readFile(/* turbopackIgnore: true */ own)
  const file = join(publicFolder, decodeURIComponent(pathname))
  if (!file.startsWith(publicFolder + sep)) throw new Error('Not a public file')
  return readFile(file)
}

/** The renderer reads PNG and JPEG only. Portraits are cropped from the top. */
async function fitted(data: Buffer, { width, height }: Size): Promise<string> {
  const picture = sharp(data).resize(width, height, { fit: 'cover', position: 'top' })
  return dataUrl('jpeg', await picture.flatten({ background: '#f7f4fd' }).jpeg().toBuffer())
}

async function font(subset: string, weight: ShareFont['weight']): Promise<ShareFont> {
  const file = join(fontFolder, `onest-${subset}-${weight}-normal.woff`)
  return { name: subset, data: await readFile(file), weight, style: 'normal' }
}

function dataUrl(type: 'png' | 'jpeg', data: Buffer): string {
  return `data:image/${type};base64,${data.toString('base64')}`
}
