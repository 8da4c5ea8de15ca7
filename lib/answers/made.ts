/**
 * Pages that are made for one visit, such as results of a search. They are sent in one piece, so
 * that their scripts, too, come after the first paint, as `lib/cache` does it with kept pages.
 */
import 'server-only'
import type { ServerResponse } from 'node:http'
import { scriptsAfterPaint } from '@/lib/cache/late-scripts.mjs'

/** By which the scripts of such a page are known; kept pages and all else have none. */
export function nonceOf(response: ServerResponse): string | undefined {
  // The development server writes into its pages as they are being read.
  if (process.env.NODE_ENV === 'development') return
  const policy = String(response.getHeader('Content-Security-Policy') ?? '')
  return /'nonce-([^']+)'/.exec(policy)?.[1]
}

/** @param parts what Next has written of the page */
export function madePage(parts: readonly Buffer[], nonce: string): string {
  return scriptsAfterPaint(Buffer.concat(parts).toString(), nonce)
}
