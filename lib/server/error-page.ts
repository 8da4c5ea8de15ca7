/**
 * The page in place of one that could not be made. Next's own is empty until its scripts run; this
 * one is whole as it stands.
 */
import { createHash } from 'node:crypto'
import { plainPage, plainStyle } from '@/lib/clinic/plain-page'
import type { Locale } from '@/lib/routing/locales'

/** HTML with status 5xx, for any address of that language. */
export function errorPage(locale: Locale): string {
  return plainPage('failed', locale)
}

const styleHash = createHash('sha256').update(plainStyle).digest('base64')

/** Nothing but its own style sheet. */
export const errorPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
