/** Photographs in the format HEIC, as iPhones save them; sharp has no decoder of HEVC. */
import 'server-only'
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Metadata, type Sharp } from 'sharp'

export const isHeic = ({ compression }: Metadata) => compression === 'hevc'

/** Points of the largest photographs that phones take: 600 MB while they are decoded. */
const maxPoints = 50_000_000

interface Decoded {
  readonly width: number
  readonly height: number
  /** RGBA. */
  readonly pixels: ArrayBuffer
}

/**
 * The picture, upright and in its own colours (iPhones take Display P3), without what the camera wrote into it.
 * @throws Error for one that is not whole, or too large
 */
export async function decodedHeic(heic: Buffer): Promise<Sharp> {
  const size = await sharp(heic).metadata()
  if (size.width * size.height > maxPoints) throw new Error('A HEIC photograph that is too large')
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'lib/clinic/files/heic-worker.mjs')
  const worker = new Worker(file, { workerData: heic })
  // Rejects when the thread fails.
  const [{ width, height, pixels }] = (await once(worker, 'message')) as [Decoded]
  const picture = sharp(Buffer.from(pixels), { raw: { width, height, channels: 4 } }).removeAlpha()
  if (!size.icc) return picture
  return sharp(withProfile(await picture.png({ compressionLevel: 0 }).toBuffer(), size.icc))
}

/** Signature and header of a PNG file, bytes. */
const pngHead = 33

/** sharp takes the colour profile (ICC) of an input from its file alone: here from the chunk `iCCP` of a PNG. */
function withProfile(png: Buffer, icc: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(chunk.length - 'iCCP'.length)
  checksum.writeUInt32BE(crc32(chunk))
  return Buffer.concat([png.subarray(0, pngHead), length, chunk, checksum, png.subarray(pngHead)])
}
