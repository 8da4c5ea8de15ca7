/** The page of a 5xx, in plain HTML: Next's own is empty until its scripts run. */
import { createHash } from 'node:crypto'
import { plainPage, plainStyle } from '@/lib/clinic/plain-page'
import type { Locale } from '@/lib/routing/locales'
import { currentVisit } from '@/lib/telemetry/visit'

/** Characters of a request's id that a visitor can dictate. */
const codeLength = 8

/** The HTML in a language, for any path. */
export function errorPage(locale: Locale): string {
  return plainPage('failed', locale, currentVisit()?.requestId.slice(0, codeLength))
}

/** Content-Security-Policy of the error page: only its own inline styles. */
export function errorPagePolicy(): string {
  const hash = createHash('sha256').update(plainStyle()).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}
