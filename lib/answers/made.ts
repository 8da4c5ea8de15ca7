/**
 * Pages that are made for one visit, such as results of a search. They are sent in one piece, so
 * that their scripts, too, come after the first paint, as `lib/cache` does it with kept pages.
 */
import 'server-only'
import type { ServerResponse } from 'node:http'
import { scriptsAfterPaint } from '@/lib/cache/late-scripts.mjs'

/** A page that Next is writing. */
export interface MadePage {
  /** Takes what Node's `write` or `end` was called with. */
  readonly take: (args: readonly unknown[]) => true
  /** All of it; empty where the head alone was asked for. */
  readonly html: () => string
}

/** What is about to be sent, if it is such a page: its policy has a nonce, others have hashes. */
export function madePageOf(response: ServerResponse): MadePage | undefined {
  // The development server writes into its pages as they are being read.
  if (process.env.NODE_ENV === 'development') return
  const policy = String(response.getHeader('Content-Security-Policy') ?? '')
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  return nonce === undefined ? undefined : createMadePage(nonce)
}

function createMadePage(nonce: string): MadePage {
  const parts: Buffer[] = []
  return {
    take([chunk, ...rest]) {
      const encoding = rest.find(each => typeof each === 'string') as BufferEncoding | undefined
      if (typeof chunk === 'string') parts.push(Buffer.from(chunk, encoding))
      // A copy, as the writer may use its memory again.
      else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk))
      const told = [chunk, ...rest].find(each => typeof each === 'function')
      if (told) process.nextTick(told as () => void)
      return true
    },
    html: () => scriptsAfterPaint(Buffer.concat(parts).toString(), nonce),
  }
}
