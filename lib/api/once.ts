/**
 * Answers as the data cache keeps them: packed, as it unpacks its own format for every page, and
 * read once. Thousands of records take longer to parse, check and clean than their page takes to
 * render, and most of the time they are those of the last time.
 */
import 'server-only'
import { gunzipSync, gzipSync } from 'node:zlib'

interface Known {
  readonly packed: string
  readonly json: unknown
}

/** Calls whose last answer stays in memory; each is small but for a few lists. */
const limit = 500
const known = new Map<string, Known>()

/** @param json anything that JSON can say */
export function pack(json: unknown): string {
  return gzipSync(JSON.stringify(json)).toString('base64')
}

/**
 * What was packed: while it is the same the very object of the last time, which nobody may change.
 * @param key of the call
 * @throws Error for what was not packed by `pack`
 */
export function unpackOnce(key: string, packed: string): unknown {
  const last = known.get(key)
  const isSame = last?.packed === packed
  const json: unknown = isSame
    ? last.json
    : JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString())
  // At the end of the line, so that lists outlast the thousands of records that are read once.
  known.delete(key)
  known.set(key, isSame ? last : { packed, json })
  const [oldest] = known.keys()
  if (known.size > limit && oldest !== undefined) known.delete(oldest)
  return json
}
