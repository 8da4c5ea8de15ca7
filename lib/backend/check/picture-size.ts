/** Width and height of a picture, from the first bytes of the formats that the site serves most. */
import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownFilePath } from '@/lib/clinic/files/own-files'
import { attempt } from '@/lib/errors/attempt'
import { unlessRefused } from '@/lib/errors/there'
import { isDecodable } from '@/lib/text/escapes'

interface Size {
  readonly width: number
  readonly height: number
}

/** Points; `null` for another format, another host, or a file that is not there. */
export function pictureSize(path: string): Size | null {
  if (!path.startsWith('/') || !isDecodable(path)) return null
  const file = ownFilePath(path) ?? join('public', decodeURI(path))
  const data = unlessRefused(() => readFileSync(file))
  // A file that ends before its size.
  return (data && attempt(() => sizeOf(data), 'RangeError')) ?? null
}

function sizeOf(data: Buffer): Size | null {
  if (data.toString('latin1', 1, 4) === 'PNG')
    return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) }
  if (data.toString('latin1', 8, 12) === 'WEBP') return webpSize(data)
  return data.readUInt16BE(0) === 0xffd8 ? jpegSize(data) : null
}

/** The three kinds of its first chunk: lossy, lossless, extended. */
function webpSize(data: Buffer): Size | null {
  const kind = data.toString('latin1', 12, 16)
  if (kind === 'VP8 ')
    return { width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff }
  if (kind === 'VP8X')
    return { width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 }
  if (kind !== 'VP8L') return null
  const bits = data.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** In the frame's header, SOF0 to SOF15 without the tables among them. */
function jpegSize(data: Buffer): Size | null {
  let at = 2
  while (at + 9 < data.length) {
    const marker = data.readUInt16BE(at)
    const isFrame =
      marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return { width: data.readUInt16BE(at + 7), height: data.readUInt16BE(at + 5) }
    at += 2 + data.readUInt16BE(at + 2)
  }
  return null
}
