/** The page of a 5xx, in plain HTML: Next's own is empty until its scripts run. */
import { createHash } from 'node:crypto'
import { plainPage, plainStyle } from '@/lib/clinic/plain-page'
import type { Locale } from '@/lib/routing/locales'

/** The HTML in a language, for any path. */
export function errorPage(locale: Locale): string {
  return plainPage('failed', locale)
}

const styleHash = createHash('sha256').update(plainStyle).digest('base64')

/** Content-Security-Policy of the error page: only its own inline styles. */
export const errorPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
