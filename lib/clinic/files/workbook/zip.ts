/**
 * Files of a zip archive. What is unpacked is bounded, whatever the archive says of its sizes: a
 * workbook of a few kilobytes may be made to fill the memory.
 */
import { inflateRawSync } from 'node:zlib'

/** All of a workbook's parts together; 20,000 lines of a price list have some 12 MB. */
const maxUnpacked = 16_000_000
const maxParts = 2_000

const endMark = 0x06054b50
const entryMark = 0x02014b50
const stored = 0
const deflated = 8

/** Gives the text of a part, unpacked when it is asked for; `undefined`: there is none. */
export type Parts = (name: string) => string | undefined

/** @throws Error for what is no archive, and later, for a part that is damaged or too large */
export function partsOf(bytes: Buffer): Parts {
  const entries = new Map(entriesOf(bytes).map(entry => [entry.name, entry]))
  let left = maxUnpacked
  return name => {
    const entry = entries.get(name)
    if (!entry) return undefined
    const part = unpacked(bytes, entry, left)
    left -= part.length
    return part.toString('utf8')
  }
}

interface Entry {
  readonly name: string
  readonly method: number
  readonly size: number
  readonly start: number
}

/** The archive's own list at its end; a comment of up to 64 KB may follow. */
function entriesOf(bytes: Buffer): readonly Entry[] {
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'))
  if (end === -1 || bytes.readUInt32LE(end) !== endMark) throw new Error('no list of parts')
  const entries: Entry[] = []
  let at = bytes.readUInt32LE(end + 16)
  while (at < end && bytes.readUInt32LE(at) === entryMark && entries.length < maxParts) {
    const nameLength = bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      size: bytes.readUInt32LE(at + 20),
      start: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function unpacked(bytes: Buffer, { method, size, start }: Entry, max: number): Buffer {
  const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
  const packed = bytes.subarray(from, from + size)
  if (method === stored && packed.length <= max) return packed
  if (method !== deflated || max <= 0) throw new Error('a part that cannot be unpacked')
  return inflateRawSync(packed, { maxOutputLength: max })
}
