import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { env } from '@/lib/clinic/environment/env'
import { clinicFacts } from '@/lib/clinic/facts'
import { formerAddress } from '@/lib/clinic/former-addresses'
import { ownColorsCss } from '@/lib/clinic/palette'
import { rootFile } from '@/lib/clinic/root-files'
import { hasContent } from '@/lib/content/needs'
import { checkSlug, hasPage, peekSlug } from '@/lib/content/slugs'
import { noteAsked } from '@/lib/http/asked-addresses/note'
import { contentSecurityPolicy, scriptHash } from '@/lib/http/csp.mjs'
import { pathHeader, queryHeader, retryAfter } from '@/lib/http/headers'
import { begin } from '@/lib/invalidation/making'
import { upToDate } from '@/lib/invalidation/remake'
import { displayScript, earlyScript } from '@/lib/routing/inline-scripts'
import { internalSlug } from '@/lib/routing/internal-slug'
import { chooseLayout, type Layout, layoutCookie } from '@/lib/routing/layout'
import { type Locale, languageCookie, locales } from '@/lib/routing/locales'
import { resolveRoute } from '@/lib/routing/resolve-route'
import { rootSegment } from '@/lib/routing/root-segment'
import { pathOf } from '@/lib/routing/routes'
import { keyFilePath } from '@/lib/seo/indexnow-key-file'

const lookups = { check: checkSlug, peek: peekSlug, former: formerAddress }

/** Decides status, language and layout; the rules are in lib/routing. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { method, nextUrl, headers, cookies } = request
  const pathname = headers.get(pathHeader) ?? nextUrl.pathname
  const storedLanguage = cookies.get(languageCookie)?.value
  const search = headers.get(queryHeader) ?? nextUrl.search
  const decision = await resolveRoute({ method, pathname, search, storedLanguage }, lookups)
  if (decision.kind === 'bad-request') return refuse(400, 'Bad Request')
  if (decision.kind === 'method-not-allowed') return refuse(405, 'Method Not Allowed')
  if (decision.kind === 'redirect') {
    if (decision.status === 308) noteAsked(pathname, 'moved', decision.path)
    return redirect(request, { search, ...decision })
  }
  if (decision.kind === 'gone') {
    noteAsked(pathname, 'gone')
    const { doctor } = decision
    const path = doctor === undefined ? '/gone' : `/gone/${internalSlug(doctor)}`
    return notFoundPage(request, decision.locale, { path, status: 410 })
  }
  if (decision.kind === 'unavailable') return unavailablePage(request, decision.locale)
  if (decision.kind === 'not-found') {
    if (isStyleguide(decision.path)) return page(request, decision.locale, decision.path, false)
    const file = indexNowKey(pathname) ?? ofEngines(pathname)
    if (file) return file
    noteAsked(pathname, 'missing')
    return notFoundPage(request, decision.locale)
  }

  const { locale, match } = decision
  const [isThere, ...alternates] = await Promise.all([
    hasContent(match.route, locale),
    ...locales.filter(other => other !== locale).map(other => hasPage(match, other)),
  ])
  if (!isThere) return unavailablePage(request, locale)
  const segment = rootSegment({ locale, alone: alternates.includes(false) })
  const { name, route, slug, page: number } = match
  const internal = pathOf(name, internalSlug(slug), number)
  return page(request, segment, internal, route.dynamic === true)
}

async function page(
  request: NextRequest,
  segment: string,
  path: string,
  dynamic: boolean,
): Promise<NextResponse> {
  const url = internalUrl(request, segment, path)
  if (!dynamic) {
    const { pathname: address } = url
    const { pathname } = request.nextUrl
    begin({ address, url: pathname, layout: layoutOf(request), root: segment })
    await upToDate()
    return NextResponse.rewrite(url, forNext(request))
  }
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  const inline = [displayScript, earlyScript].map(scriptHash)
  const colors = scriptHash(ownColorsCss(clinicFacts().colors))
  const policy = contentSecurityPolicy([nonce, ...inline], [nonce, colors])
  const response = NextResponse.rewrite(url, forNext(request, policy))
  response.headers.set('Content-Security-Policy', policy)
  return response
}

/**
 * Rewrites to a rendered page: a thrown `notFound()` would send an empty document
 * (docs/decisions/middleware-decides.md).
 */
function notFoundPage(
  request: NextRequest,
  locale: Locale,
  { path, status } = { path: '/not-found', status: 404 },
): NextResponse {
  const url = internalUrl(request, locale, path)
  return NextResponse.rewrite(url, { status, ...forNext(request) })
}

/** 503 while the page's content is unavailable; the URL itself stays the same. */
function unavailablePage(request: NextRequest, locale: Locale): NextResponse {
  const url = internalUrl(request, locale, '/unavailable')
  const response = NextResponse.rewrite(url, { status: 503, ...forNext(request) })
  response.headers.set('Retry-After', retryAfter)
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
}

const policyHeaders = ['Content-Security-Policy', 'Content-Security-Policy-Report-Only']

/**
 * Overridden request headers for Next. It copies the nonce of a policy header into its scripts, so
 * a client's would be cached with the page; without a User-Agent it would stream the metadata
 * (docs/decisions/whole-head.md).
 */
function forNext({ headers: sent }: NextRequest, policy?: string) {
  const hasPolicy = policyHeaders.some(name => sent.has(name))
  if (!policy && !hasPolicy && sent.get('User-Agent')) return {}
  const headers = new Headers(sent)
  for (const name of policyHeaders) headers.delete(name)
  if (policy) headers.set('Content-Security-Policy', policy)
  if (!headers.get('User-Agent')) headers.set('User-Agent', 'unknown')
  return { request: { headers } }
}

/** Not in the table of routes, as its `page.dev.tsx` exists in development only. */
function isStyleguide(path: string): boolean {
  return process.env.NODE_ENV === 'development' && path === '/styleguide'
}

/** IndexNow's key file, by which search engines verify the key; it has to be at the root. */
function indexNowKey(pathname: string): NextResponse | null {
  const { INDEXNOW_KEY: key } = env()
  if (!key || pathname !== keyFilePath(key)) return null
  return new NextResponse(key, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

/** A file by which a search engine knows whose site it is. */
function ofEngines(pathname: string): NextResponse | null {
  const file = rootFile(pathname)
  return file && new NextResponse(file.body, file)
}

function redirect(
  request: NextRequest,
  { path, search, status }: { path: string; search: string; status: 307 | 308 },
): NextResponse {
  const response = NextResponse.redirect(new URL(path + search, request.url), status)
  if (status === 307) response.headers.set('Vary', 'Cookie')
  response.headers.set('Cache-Control', 'private, no-cache')
  return response
}

function refuse(status: 400 | 405, text: string): NextResponse {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', Allow: 'GET, HEAD' }
  return new NextResponse(`${text}\n`, { status, headers })
}

function internalUrl(request: NextRequest, segment: string, path: string): URL {
  const url = request.nextUrl.clone()
  url.pathname = `/${segment}/${layoutOf(request)}${path === '/' ? '' : path}`
  return url
}

function layoutOf(request: NextRequest): Layout {
  const { headers, cookies } = request
  return chooseLayout({
    proxy: env().TRUSTED_PROXY_HOPS > 0 ? headers.get('x-layout') : null,
    cookie: cookies.get(layoutCookie)?.value ?? null,
    clientHint: headers.get('sec-ch-ua-mobile'),
    userAgent: headers.get('user-agent'),
  })
}

export const config = {
  // Everything except prefixes that are not pages, each by name: excluding all paths with a dot
  // would let `/ru/desktop/x/a.b` bypass the middleware to an internal path.
  matcher: [
    '/((?!api/|_next/|og/|files/|media/|(?:kk/)?feeds/[a-z-]+\\.(?:xml|csv|xlsx)$|\\.well-known/|healthz$|readyz$|sitemap\\.xml$|sitemap-[1-9]\\d*\\.xml$|robots\\.txt$|speculation-rules\\.json$|manifest\\.webmanifest$|favicon\\.ico$|apple-touch-icon\\.png$).*)',
  ],
}
