/** The text of a response body, whatever its charset. */
import 'server-only'
import { attempt } from '@/lib/errors/attempt'
import { BackendError } from './result'

const marks = [
  { label: 'utf-16le', bytes: [0xff, 0xfe] },
  { label: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

/**
 * JSON is UTF-8 (RFC 8259), so bytes that are valid UTF-8 are read as such, whatever charset a web
 * server adds to `Content-Type` by default. Other bytes are decoded with that charset. A byte order
 * mark decides before both.
 * @throws BackendError of kind `format` for what is no text, empty, or a page of HTML or XML;
 *   `network` when the connection breaks
 */
export async function bodyText(response: Response, path: string): Promise<string> {
  const refuse = (reason: string) => new BackendError('format', path, { reason })
  const bytes = await bytesOf(response, path)
  const text = decoded(bytes, charsetOf(response), refuse).trim()
  if (text === '') throw refuse(`an empty answer, HTTP ${response.status}`)
  if (text.startsWith('<')) throw refuse('a page of HTML or XML instead of JSON')
  return text
}

async function bytesOf(response: Response, path: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await response.arrayBuffer())
  } catch (cause) {
    if (cause instanceof BackendError) throw cause
    if (!isBrokenCompression(cause)) throw new BackendError('network', path, { cause })
    throw new BackendError('format', path, { reason: 'its compression is broken', cause })
  }
}

/** zlib's codes begin with `Z_`, those of its Brotli decoder with `ERR_`. */
function isBrokenCompression(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown }
  return /^Z_|^ERR_(BROTLI|_ERROR)|^ERR_.*FORMAT/.test(String(code)) || isBrokenCompression(cause)
}

function charsetOf(response: Response): string | undefined {
  const type = response.headers.get('Content-Type') ?? ''
  return /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(type)?.[1]
}

function decoded(
  bytes: Uint8Array,
  charset: string | undefined,
  refuse: (reason: string) => BackendError,
): string {
  const mark = marks.find(({ bytes: [first, second] }) => bytes[0] === first && bytes[1] === second)
  const text = decode(bytes, mark?.label ?? 'utf-8')
  if (text !== null) return text
  if (!charset) throw refuse('not in UTF-8, and its Content-Type names no other charset')
  const other = decode(bytes, charset)
  if (other === null)
    throw refuse(`not in the charset of its Content-Type, ${charset.slice(0, 30)}`)
  return other
}

/** `null` for bytes that are not in the charset, and for an unknown charset. */
function decode(bytes: Uint8Array, charset: string): string | null {
  const decoded = () => new TextDecoder(charset, { fatal: true }).decode(bytes)
  return attempt(decoded, 'TypeError', 'RangeError') ?? null
}
