/** The clinic's pictures and documents: `files/` of the content folder, served as `/files/…`. */
import 'server-only'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { attempt } from '@/lib/errors/attempt'
import { contentDir } from './dir'
import { shownPicture } from './shown-picture'

const prefix = '/files/'

/** File types that are served; the others in the folder are not. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
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
 * GET and HEAD of `/files/…`; 404 for a missing file, an unknown type, a path outside, and what is named
 * as a photograph and is none.
 */
export async function ownFile(request: Request): Promise<Response> {
  const path = ownFilePath(new URL(request.url).pathname)
  const type = path && types[extname(path).toLowerCase()]
  const data = path && type ? await served(path, type).catch(() => null) : null
  if (!type || !data) return Response.json({ error: 'Not found' }, { status: 404 })
  return new Response(new Uint8Array(data), {
    headers: {
      'Content-Type': type,
      // Not immutable: a clinic may replace a file under the same name.
      'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
      ...(type === 'image/svg+xml' ? { 'Content-Security-Policy': svgPolicy } : {}),
    },
  })
}

async function served(path: string, type: string): Promise<Buffer> {
  const data = await readFile(/* turbopackIgnore: true */ path)
  return photographs.has(type) ? shownPicture(data) : data
}

/** File path of a URL's path; `null` for one outside of the folder. */
export function ownFilePath(pathname: string): string | null {
  if (!pathname.startsWith(prefix)) return null
  const folder = join(/* turbopackIgnore: true */ contentDir(), 'files')
  const name = attempt(() => decodeURIComponent(pathname.slice(prefix.length)), 'URIError')
  if (name === undefined) return null
  const path = join(folder, name)
  return path.startsWith(folder + sep) && !path.includes('\0') ? path : null
}
