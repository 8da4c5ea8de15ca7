/** The characters of a font: the `cmap` table of a WOFF file (OpenType 1.9, WOFF 1.0). */
import { inflateSync } from 'node:zlib'

/** Bytes of the header of a WOFF file, and of an entry of its table directory. */
const headerBytes = 44
const entryBytes = 20

/** Formats of a `cmap` subtable: characters up to U+FFFF, and all. */
const segments = 4
const groups = 12

/**
 * Code points that the font maps to a glyph.
 * @param woff the file, version 1, whose tables are compressed one by one
 * @throws Error when there is no such table
 */
export function charactersOf(woff: Buffer): number[] {
  const table = cmapOf(woff)
  const subtables = Array.from({ length: table.readUInt16BE(2) }, (_, index) =>
    table.subarray(table.readUInt32BE(8 + 8 * index)),
  )
  return subtables
    .flatMap(rangesOf)
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    )
}

function cmapOf(woff: Buffer): Buffer {
  const entries = Array.from({ length: woff.readUInt16BE(12) }, (_, index) =>
    woff.subarray(headerBytes + entryBytes * index),
  )
  const entry = entries.find(each => each.toString('latin1', 0, 4) === 'cmap')
  if (!entry) throw new Error('The font has no cmap table')
  const [start, stored, length] = [4, 8, 12].map(at => entry.readUInt32BE(at)) as [
    number,
    number,
    number,
  ]
  const bytes = woff.subarray(start, start + stored)
  return stored < length ? inflateSync(bytes) : bytes
}

/** First and last code points of the ranges of a subtable; none for other formats. */
function rangesOf(table: Buffer): [number, number][] {
  const format = table.readUInt16BE(0)
  if (format === segments) {
    const bytes = table.readUInt16BE(6)
    return Array.from({ length: bytes / 2 }, (_, index): [number, number] => [
      table.readUInt16BE(16 + bytes + 2 * index),
      table.readUInt16BE(14 + 2 * index),
    ]).filter(([, last]) => last < 0xffff)
  }
  if (format !== groups) return []
  return Array.from({ length: table.readUInt32BE(12) }, (_, index) => [
    table.readUInt32BE(16 + 12 * index),
    table.readUInt32BE(20 + 12 * index),
  ])
}
