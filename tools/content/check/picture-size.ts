/** Width and height of a picture of the clinic's files. */
import 'server-only'
import sharp from 'sharp'
import { areaOf, cropIn } from '@/lib/clinic/files/crop'
import { ownFilePath } from '@/lib/clinic/files/served'
import { attemptAsync } from '@/lib/errors/attempt'

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Points, as the picture is shown, upright and cropped; `null` for a drawing, which has no size of its own, another format,
 * another host, or a file that is not there.
 */
export async function pictureSize(path: string): Promise<Size | null> {
  const { file, crop } = cropIn(path)
  const picture = ownFilePath(file)
  if (!picture) return null
  const found = await attemptAsync(() => sharp(picture).metadata(), 'Error')
  if (!found || found.format === 'svg') return null
  return crop ? areaOf(found.autoOrient, crop) : found.autoOrient
}
