/** Width and height of a picture of the clinic's files, or of the site's own. */
import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { ownFilePath } from '@/lib/clinic/files/own-files'
import { attempt } from '@/lib/errors/attempt'
import { unlessRefused } from '@/lib/errors/there'
import { isDecodable } from '@/lib/text/escapes'

interface Size {
  readonly width: number
  readonly height: number
}

/** EXIF: from here on the picture lies on its side. */
const firstTurned = 5

/**
 * Points, as the picture is shown; `null` for a drawing, which has no size of its own, another format,
 * another host, or a file that is not there.
 */
export function pictureSize(path: string): Size | null {
  if (!path.startsWith('/') || !isDecodable(path)) return null
  const data = unlessRefused(() =>
    readFileSync(ownFilePath(path) ?? join('public', decodeURI(path))),
  )
  const found = data && attempt(() => imageSize(data), 'TypeError', 'RangeError', 'Error')
  if (!found || found.type === 'svg') return null
  const { width, height, orientation = 1 } = found
  return orientation < firstTurned ? { width, height } : { width: height, height: width }
}
