/** The callback request without JavaScript: an HTML form whose response is a redirect. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { takenCountries } from '@/lib/clinic/facts'
import {
  acceptedFormCookie,
  acceptedFormSeconds,
  acceptedFormValue,
} from '@/lib/requests/accepted-form'
import { errorsId, type RequestFormError } from '@/lib/requests/form-errors'
import type { Accepted } from '@/lib/requests/outbox/store-request'
import { readPhone } from '@/lib/requests/phone'
import { printableName } from '@/lib/requests/schema'
import { defaultLocale, isLocale, localePath } from '@/lib/routing/locales'
import { routes } from '@/lib/routing/routes'
import { accept, type Submission } from './accept'
import { clientAddress } from './address'
import { formLimit, readText } from './body'
import { draftToCookie, forgottenDraft } from './draft'
import { analysesFrom, draftFrom, metaFrom, targetFrom } from './form-fields'
import { refuseCrossSite } from './receive'
import { HttpError, withErrorResponse } from './response'
import { dayField } from './visit-day'

/**
 * 303 to the page that says "accepted", or back to the form with `error` and a draft cookie.
 * 400, 403, 413 and 415 for what no form of this site sends.
 */
export function receiveForm(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    refuseCrossSite(request)
    const text = await readText(request, 'application/x-www-form-urlencoded', formLimit)
    return submit(new URLSearchParams(text), request.headers)
  })
}

async function submit(fields: URLSearchParams, headers: Headers): Promise<Response> {
  const name = printableName.safeParse(fields.get('name'))
  const { number: phone } = readPhone(fields.get('phone') ?? '', takenCountries())
  const errors: RequestFormError[] = []
  if (!name.success) errors.push('name')
  if (!phone) errors.push('phone')
  if (!fields.get('consent')) errors.push('consent')
  if (!name.success || !phone || errors.length > 0) return back(fields, errors)

  const meta = metaFrom(fields)
  const accepted = await acceptedOf({
    target: targetFrom(fields),
    person: { name: name.data, phone },
    meta,
    key: fields.get('key'),
    sessionId: '',
    locale: meta.locale ?? defaultLocale,
    address: clientAddress(headers, env().TRUSTED_PROXY_HOPS),
  })
  if (accepted === 'unavailable' || accepted === 'day') return back(fields, [accepted])
  const path = localised(fields, routes.requestAccepted.path)
  const response = redirect(path, forgottenDraft(isSecure()))
  // Also of a repetition: after a double click browsers drop the first response.
  if (env().METRIKA_ID || env().GOOGLE_TAG_ID) {
    const value = acceptedFormValue(targetFrom(fields).kind, accepted.key)
    response.headers.append('Set-Cookie', acceptedForm(value, isSecure()))
  }
  return response
}

/** `unavailable` for 429 as for a broken store: in both cases the form asks to try again later. */
async function acceptedOf(submission: Submission): Promise<Accepted | 'unavailable' | 'day'> {
  try {
    const accepted = await accept(submission)
    return accepted.acceptance === 'unavailable' ? 'unavailable' : accepted
  } catch (error) {
    if (error instanceof HttpError) return error.extra.field === dayField ? 'day' : 'unavailable'
    throw error
  }
}

/** A `Set-Cookie` value that scripts can read. */
const acceptedForm = (value: string, secure: boolean) =>
  `${acceptedFormCookie}=${value}; Path=/; Max-Age=${acceptedFormSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`

/** Redirects back to the form, with what was typed in a cookie and never in the URL. */
function back(fields: URLSearchParams, errors: readonly RequestFormError[]): Response {
  const target = targetFrom(fields)
  const id = 'id' in target ? `&id=${target.id}` : ''
  const ids = analysesFrom(fields)
  const analyses = ids ? `&analyses=${ids.join(',')}` : ''
  const also = fields.getAll('also').map(code => `&also=${encodeURIComponent(code)}`)
  const query = `kind=${target.kind}${id}${analyses}${also.join('')}&error=${errors.join(',')}`
  const path = `${localised(fields, routes.request.path)}?${query}#${errorsId}`
  return redirect(path, draftToCookie(draftFrom(fields), isSecure()))
}

function localised(fields: URLSearchParams, path: string): string {
  const locale = fields.get('locale')
  return localePath(path, isLocale(locale) ? locale : defaultLocale)
}

function isSecure(): boolean {
  return env().SITE_URL.startsWith('https:')
}

/** @param location a path, as the `Host` of a request can be forged */
function redirect(location: string, setCookie: string): Response {
  const headers = { Location: location, 'Set-Cookie': setCookie, 'Cache-Control': 'no-store' }
  return new Response(null, { status: 303, headers })
}
