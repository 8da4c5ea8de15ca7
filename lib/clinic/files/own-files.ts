/** Pictures and documents of the clinic's own: `files/` of the content folder, served as `/files/…`. */
import 'server-only'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { contentDir } from './dir'

const prefix = '/files/'

/** What a clinic may offer; everything else in the folder is not served. */
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

/** A drawing may hold scripts; opened by itself, it must not run them on the site's origin. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Answers GET and HEAD of `/files/…`; 404 for what is not there, has no known type or lies outside. */
export async function ownFile(request: Request): Promise<Response> {
  const path = ownFilePath(new URL(request.url).pathname)
  const type = path && types[extname(path).toLowerCase()]
  const data =
    path && type ? await readFile(/* turbopackIgnore: true */ path).catch(() => null) : null
  if (!type || !data) return Response.json({ error: 'Not found' }, { status: 404 })
  return new Response(new Uint8Array(data), {
    headers: {
      'Content-Type': type,
      // A clinic may change a file under its name.
      'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
      ...(type === 'image/svg+xml' ? { 'Content-Security-Policy': drawingPolicy } : {}),
    },
  })
}

/** Where the file of an address lies; `null` for one that is not in the folder. */
export function ownFilePath(pathname: string): string | null {
  if (!pathname.startsWith(prefix)) return null
  const folder = join(/* turbopackIgnore: true */ contentDir(), 'files')
  try {
    const path = join(folder, decodeURIComponent(pathname.slice(prefix.length)))
    return path.startsWith(folder + sep) && !path.includes('\0') ? path : null
  } catch {
    // A malformed escape.
    return null
  }
}
