/**
 * Files of a zip archive, as of more than one program. What is unpacked is bounded, whatever the archive
 * says of its sizes: a workbook of a few kilobytes may be made to fill the memory.
 */
import { TextDecoder } from 'node:util'
import { inflateRawSync } from 'node:zlib'
import { attempt } from '@/lib/errors/attempt'
import { encodingOf } from '../encoding'

/** All of a workbook's parts together; 20,000 lines of a price list have some 12 MB. */
const maxUnpacked = 16_000_000
const maxParts = 2_000

const entryMark = 0x02014b50
const stored = 0
const deflated = 8
const encrypted = 1

/** Gives the text of a part, unpacked when it is asked for; `undefined`: there is none. */
export type Parts = (name: string) => string | undefined

/** An archive or a part that only a password opens. */
export class PasswordError extends Error {
  constructor() {
    super('a password')
  }
}

/** More than a table that somebody typed or exported. */
export class TooLargeError extends Error {
  constructor() {
    super('too large')
  }
}

/** @throws Error for what is no archive, and later, for a part that is damaged or too large */
export function partsOf(bytes: Buffer): Parts {
  const entries = new Map(entriesOf(bytes).map(entry => [plain(entry.name), entry]))
  let left = maxUnpacked
  return name => {
    const entry = entries.get(plain(name))
    if (!entry) return undefined
    const part = unpacked(bytes, entry, left)
    left -= part.length
    return textOfXml(part)
  }
}

const namedEncoding = /^<\?xml[^>]*\bencoding=["']([\w-]+)/

/** UTF-16 begins with a mark; a part that can be read without is none, though some programs say so. */
function textOfXml(part: Buffer): string {
  const marked = encodingOf(part)
  const named = namedEncoding.exec(part.toString('latin1', 0, 200))?.[1] ?? marked
  const encoding = marked === 'utf-8' && !/^utf-?16/i.test(named) ? named : marked
  return new TextDecoder(encoding).decode(part)
}

/**
 * Names are the same in any case, and with the codes of letters in their place (ECMA-376-2, 6.2.2);
 * some programs write `\` in them.
 */
function plain(name: string): string {
  const letters = attempt(() => decodeURIComponent(name), 'URIError') ?? name
  return letters.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()
}

interface Entry {
  readonly name: string
  readonly flags: number
  readonly method: number
  readonly size: number
  readonly start: number
}

const endMark = Buffer.from('504b0506', 'hex')

/** The record at the end; a comment of up to 64 KB may follow, in which its mark may stand, too. */
function endOf(bytes: Buffer): number {
  const last = bytes.lastIndexOf(endMark)
  const isEnd = (at: number) =>
    at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length
  let at = last
  while (at > 0 && !isEnd(at)) at = bytes.lastIndexOf(endMark, at - 1)
  return at > 0 ? at : last
}

/** The archive's own list. */
function entriesOf(bytes: Buffer): readonly Entry[] {
  const end = endOf(bytes)
  if (end === -1) throw new Error('no list of parts')
  const entries: Entry[] = []
  let at = listAt(bytes, end)
  while (at < end && bytes.readUInt32LE(at) === entryMark && entries.length < maxParts) {
    const nameLength = bytes.readUInt16LE(at + 28)
    const extraAt = at + 46 + nameLength
    const extraLength = bytes.readUInt16LE(at + 30)
    const [, size = 0, start = 0] = wide(
      [24, 20, 42].map(place => bytes.readUInt32LE(at + place)),
      bytes.subarray(extraAt, extraAt + extraLength),
    )
    entries.push({
      name: bytes.toString('utf8', at + 46, extraAt),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      size,
      start,
    })
    at = extraAt + extraLength + bytes.readUInt16LE(at + 32)
  }
  return entries
}

const isWide = (value: number) => value === 0xffffffff

/** Where the list begins; of ZIP64 the record says so to which the 20 bytes before the end point. */
function listAt(bytes: Buffer, end: number): number {
  const locator = end - 20
  const is64 = locator >= 0 && bytes.readUInt32LE(locator) === 0x07064b50
  if (!is64) return bytes.readUInt32LE(end + 16)
  return Number(bytes.readBigUInt64LE(Number(bytes.readBigUInt64LE(locator + 8)) + 48))
}

/** Sizes and place of a part; those that need it stand in the extra field of ZIP64, in this order. */
function wide(values: readonly number[], extra: Buffer): readonly number[] {
  let field = extra
  while (field.length >= 4 && field.readUInt16LE(0) !== 1)
    field = field.subarray(4 + field.readUInt16LE(2))
  let at = 4
  return values.map(value => {
    if (!isWide(value)) return value
    const exact = Number(field.readBigUInt64LE(at))
    at += 8
    return exact
  })
}

function unpacked(bytes: Buffer, { flags, method, size, start }: Entry, max: number): Buffer {
  if (flags & encrypted) throw new PasswordError()
  const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
  const packed = bytes.subarray(from, from + size)
  if (method !== stored && method !== deflated) throw new Error('a part that cannot be unpacked')
  if (method === stored ? packed.length > max : max <= 0) throw new TooLargeError()
  return method === stored ? packed : inflated(packed, max)
}

function inflated(packed: Buffer, maxOutputLength: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength })
  } catch (error) {
    const isTooLarge = Reflect.get(Object(error), 'code') === 'ERR_BUFFER_TOO_LARGE'
    throw isTooLarge ? new TooLargeError() : error
  }
}
