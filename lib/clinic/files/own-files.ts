/** The clinic's pictures and documents: `files/` of the content folder, served as `/files/…`. */
import 'server-only'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { cropIn } from './crop'
import { ownFilePath } from './served'
import { shownPicture } from './shown-picture'

/** File types that are served; the others in the folder are not. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  // As which they are shown.
  '.heic': 'image/jpeg',
  '.heif': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/** Types of which cameras write more than the picture. */
const photographs = new Set(['image/avif', 'image/jpeg', 'image/png', 'image/webp'])

/** An SVG may contain scripts; opened directly, it must not run them on the site's origin. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * GET and HEAD of `/files/…`; 404 for a missing file, an unknown type, a path outside, what is named
 * as a photograph and is none, and a crop that no record names, as made-up ones would have the same
 * photograph converted again and again.
 * @param isNamed whether a record names the path of a cropped picture
 */
export async function ownFile(
  request: Request,
  isNamed: (pathname: string) => Promise<boolean>,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const { file, crop } = cropIn(pathname)
  const isShown = !crop || (await isNamed(pathname))
  const type = types[extname(file).toLowerCase()]
  const data = isShown && type ? await readOwnFile(pathname).catch(() => null) : null
  if (!type || !data) return Response.json({ error: 'Not found' }, { status: 404 })
  return new Response(new Uint8Array(data), {
    headers: {
      'Content-Type': type,
      ETag: `"${createHash('sha1').update(data).digest('base64url')}"`,
      // Not immutable: a clinic may replace a file under the same name.
      'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
      ...(type === 'image/svg+xml' ? { 'Content-Security-Policy': svgPolicy } : {}),
    },
  })
}

/**
 * A file as visitors get it; `null` for a path that is not of the folder.
 * @throws Error for a file that is not there, or a photograph that is none
 */
export async function readOwnFile(pathname: string): Promise<Buffer | null> {
  const { file, crop } = cropIn(pathname)
  const path = ownFilePath(file)
  if (!path) return null
  const data = await readFile(/* turbopackIgnore: true */ path)
  const type = types[extname(path).toLowerCase()]
  return type && photographs.has(type) ? shownPicture(data, crop) : data
}
