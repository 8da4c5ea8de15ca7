/**
 * `POST /api/request-estimate`: finds the analyses of a pasted referral in the price list. Such a text
 * is sensitive, so it is posted, and no URL, log or cache holds it. With JavaScript the response is
 * JSON; a plain form is redirected to the page of estimates with the text in a short-lived cookie.
 */
import 'server-only'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { alsoOfQuery } from '@/lib/calculator/also'
import { estimateHref, idsOfQuery } from '@/lib/calculator/estimate'
import { env } from '@/lib/clinic/environment/env'
import { matchedReferral } from '@/lib/content/client/matched-referral'
import { BackendError } from '@/lib/content/client/result'
import { referralMaxLength } from '@/lib/content/search/referral-length'
import { defaultLocale, isLocale, localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { clientAddress } from './address'
import { readText } from './body'
import { countRead } from './limits'
import { localeOf, refuseCrossSite } from './receive'
import { HttpError, jsonResponse, withErrorResponse } from './response'

/** Bytes, ten thousand Cyrillic letters, which take six in a URL-encoded form: what is too long is answered, too. */
const formLimit = 60 * 1024

export function receiveReferral(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    refuseCrossSite(request)
    await countRead(clientAddress(request.headers, env().TRUSTED_PROXY_HOPS))
    const isForm = request.headers.get('Content-Type')?.includes('urlencoded')
    return isForm ? respondToForm(request) : respondToScript(request)
  })
}

async function respondToScript(request: Request): Promise<Response> {
  const text = await readText(request, 'text/plain', formLimit)
  try {
    return jsonResponse(200, { data: await matchedReferral(localeOf(request.headers), text) })
  } catch (error) {
    if (error instanceof BackendError) throw new HttpError(502, 'bad-gateway')
    throw error
  }
}

async function respondToForm(request: Request): Promise<Response> {
  const fields = new URLSearchParams(
    await readText(request, 'application/x-www-form-urlencoded', formLimit),
  )
  const locale = fields.get('locale')
  const path = localePath(pathOf('estimate'), isLocale(locale) ? locale : defaultLocale)
  const ids = idsOfQuery(fields.getAll('ids'))
  const also = alsoOfQuery(fields.getAll('also'))
  const headers = {
    Location: `${estimateHref(`${path}?list=1`, ids, also)}#found`,
    'Set-Cookie': cookieOf(fields.get('list') ?? ''),
    'Cache-Control': 'no-store',
  }
  return new Response(null, { status: 303, headers })
}

export const referralCookie = 'analysis-list'
const maxAgeSeconds = 600
/** Bytes of the value: a cookie may have 4096 with its name and attributes. */
const cookieLimit = 3800

function cookieOf(text: string): string {
  const secure = env().SITE_URL.startsWith('https:') ? '; Secure' : ''
  let rest = text.slice(0, referralMaxLength)
  const encoded = () => deflated(rest.length < text.length ? rest + cutMark : rest)
  let value = encoded()
  while (value.length > cookieLimit) {
    rest = rest.slice(0, Math.floor(rest.length * 0.9))
    value = encoded()
  }
  return `${referralCookie}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
}

/** Behind a text that is the beginning of a longer one; no form sends it. */
const cutMark = '\0'

export interface SentReferral {
  readonly text: string
  /** It is the beginning of a longer one. */
  readonly isCut: boolean
}

const deflated = (text: string) => deflateRawSync(Buffer.from(text)).toString('base64url')

/** The referral in the cookie's value; null when there is none or it is invalid. */
export function referralOf(value: string | undefined): SentReferral | null {
  if (!value) return null
  try {
    const text = inflateRawSync(Buffer.from(value, 'base64url'), {
      maxOutputLength: 4 * referralMaxLength,
    })
    const [whole = '', ...after] = text.toString().split(cutMark)
    return whole ? { text: whole.slice(0, referralMaxLength), isCut: after.length > 0 } : null
  } catch (error) {
    // Not compressed, or of more text than a list may have.
    if (/^(?:Z_|ERR_BUFFER_TOO_LARGE)/.test(Reflect.get(Object(error), 'code'))) return null
    throw error
  }
}
