/** Width and height of a picture of the clinic's files, or of the site's own. */
import 'server-only'
import { join } from 'node:path'
import sharp from 'sharp'
import { areaOf, cropIn } from '@/lib/clinic/files/crop'
import { ownFilePath } from '@/lib/clinic/files/served'
import { attemptAsync } from '@/lib/errors/attempt'
import { isDecodable } from '@/lib/text/escapes'

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Points, as the picture is shown, upright and cropped; `null` for a drawing, which has no size of its own, another format,
 * another host, or a file that is not there.
 */
export async function pictureSize(path: string): Promise<Size | null> {
  if (!path.startsWith('/') || !isDecodable(path)) return null
  const { file, crop } = cropIn(path)
  const picture = ownFilePath(file) ?? join('public', decodeURI(file))
  const found = await attemptAsync(() => sharp(picture).metadata(), 'Error')
  if (!found || found.format === 'svg') return null
  return crop ? areaOf(found.autoOrient, crop) : found.autoOrient
}
