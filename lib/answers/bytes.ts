/**
 * Kept pages as they go over the wire. Next keeps them as text, and would encode or compress the
 * whole of it at every visit, which takes longer than finding the page; and what it compresses it
 * sends without its length, by which a proxy in front knows that it has all.
 */
import 'server-only'
import type { IncomingHttpHeaders } from 'node:http'
import { gzipSync } from 'node:zlib'

/** Bytes in all: hundreds of pages, those that were asked for last. */
const most = 16 * 1024 * 1024

const kept = new Map<string, Buffer>()
let size = 0

/**
 * @param tag the page's own, which no other text has
 * @param gzip whether to compress it
 */
export function bytesOf(tag: string, text: string, gzip: boolean): Buffer {
  const key = `${gzip} ${tag}`
  const bytes = kept.get(key) ?? (gzip ? gzipSync(text) : Buffer.from(text))
  forget(key)
  kept.set(key, bytes)
  size += bytes.length
  for (const oldest of kept.keys()) {
    if (size <= most) break
    forget(oldest)
  }
  return bytes
}

function forget(key: string): void {
  size -= kept.get(key)?.length ?? 0
  kept.delete(key)
}

/** Whether a visitor reads gzip. */
export function readsGzip({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders): boolean {
  return /(^|[\s,])gzip\s*(,|$|;\s*q=(1|0\.\d*[1-9]))/.test(String(accepted))
}
