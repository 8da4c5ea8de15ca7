import { isDecodable } from '@/lib/text/escapes'
import { fixedFile } from './files'
import type { MovedAddress } from './former-address'
import { defaultLocale, isLocale, type Locale, localePath } from './locales'
import { pathOf, type RouteMatch, similarRoutes } from './routes'
import { readingsOf } from './spelling'
import { splitLocale } from './split-locale'

/** What the middleware does with a visit. */
export type RouteDecision =
  | { readonly kind: 'bad-request' }
  | { readonly kind: 'method-not-allowed' }
  | {
      readonly kind: 'redirect'
      readonly status: 307 | 308
      readonly path: string
      /** In place of the visit's query. */
      readonly search?: string
    }
  /** It was there once, and will not be again. */
  | { readonly kind: 'gone'; readonly locale: Locale; readonly doctor?: string }
  | { readonly kind: 'not-found'; readonly locale: Locale; readonly path: string }
  | { readonly kind: 'unavailable'; readonly locale: Locale }
  | {
      readonly kind: 'page'
      readonly locale: Locale
      readonly path: string
      readonly match: RouteMatch
    }

export interface Visit {
  readonly method: string
  /** As sent: percent-encoded, in any spelling. */
  readonly pathname: string
  /** Its query, with `?`, or empty. */
  readonly search?: string
  /** Value of `languageCookie`. */
  readonly storedLanguage?: string | undefined
}

/** Whether the record of a route exists. */
export type SlugCheck =
  | { readonly kind: 'known' }
  | { readonly kind: 'unknown' }
  /** It exists under another spelling, or has another slug now. */
  | { readonly kind: 'moved'; readonly slug: string }
  /** It is shown by a page of another route, the path without language prefix. */
  | { readonly kind: 'elsewhere'; readonly path: string }
  /** It was taken away, and a page says who is there in its place. */
  | { readonly kind: 'gone'; readonly slug: string }
  /** It cannot be determined without the backend. */
  | { readonly kind: 'undecided' }

/** Looks records up; a route without a slug is known, if the clinic has what it is about. */
export interface Lookups {
  readonly check: (match: RouteMatch, locale: Locale) => Promise<SlugCheck>
  /** The same by what is in memory. */
  readonly peek: (match: RouteMatch, locale: Locale) => Promise<SlugCheck>
  /** Where a path of the past leads; `null`: it is none. */
  readonly former?: (path: string, search: string) => MovedAddress | null
}

/**
 * The only place that decides between page, redirect and error. Every spelling of a page's path
 * comes to its canonical path in one redirect (R15); only paths of existing pages redirect, and
 * former addresses. Redirect targets are paths without origin and query, and begin with a single slash.
 */
export async function resolveRoute(visit: Visit, lookups: Lookups): Promise<RouteDecision> {
  const { method, pathname } = visit
  if (!isDecodable(pathname)) return { kind: 'bad-request' }
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'method-not-allowed' }

  const readings = readingsOf(pathname).map(splitAnyCase)
  let gone: RouteDecision | undefined
  for (const { locale, path } of readings) {
    for (const match of similarRoutes(path)) {
      const found = await lookups.check(match, locale)
      if (found.kind === 'undecided') return { kind: 'unavailable', locale }
      if (found.kind === 'gone') gone ??= { kind: 'gone', locale, doctor: found.slug }
      const canonical = canonicalPath(match, found)
      if (canonical === null) continue
      const chosen = await pathInChosenLanguage({ visit, locale, match }, lookups)
      if (chosen !== null) return { kind: 'redirect', status: 307, path: chosen }
      const target = localePath(canonical, locale)
      if (target !== pathname) return { kind: 'redirect', status: 308, path: target }
      return { kind: 'page', locale, path: canonical, match }
    }
  }
  const file = readings
    .map(({ locale, path }) => fixedFile(localePath(path, locale)) ?? fixedFile(path))
    .find(each => each !== null)
  if (file && file !== pathname) return { kind: 'redirect', status: 308, path: file }
  for (const spelt of readings) {
    const former = await formerDecision(visit, spelt, lookups)
    if (former) return former
  }
  if (gone) return gone
  const [{ locale, path } = splitLocale('/')] = readings
  return { kind: 'not-found', locale, path }
}

/** Rows that lead to one another are followed so many times. */
const mostSteps = 5

/**
 * Of a former address, in one redirect, however often the page has moved since. A row without a
 * language prefix is one for both languages; where the Kazakh page does not exist, the Russian one
 * is what is left.
 */
async function formerDecision(
  visit: Visit,
  own: ReturnType<typeof splitLocale>,
  lookups: Lookups,
): Promise<RouteDecision | null> {
  const spellings = [
    { path: localePath(own.path, own.locale), locale: defaultLocale },
    { path: own.path, locale: own.locale },
  ]
  for (const { path, locale } of spellings) {
    const moved = follow(path, visit.search ?? '', lookups)
    if (!moved) continue
    if (moved.to === null) return { kind: 'gone', locale: own.locale }
    for (const target of new Set([localePath(moved.to, locale), moved.to])) {
      // Permanent redirects are kept by browsers, and must not depend on a cookie.
      const there = await resolveRoute({ method: 'GET', pathname: target }, pagesOnly(lookups))
      const { search } = moved
      if (there.kind === 'page') return { kind: 'redirect', status: 308, path: target, search }
      if (there.kind === 'redirect') return { ...there, status: 308, search }
      if (there.kind === 'unavailable') return there
    }
  }
  return null
}

const pagesOnly = ({ check, peek }: Lookups): Lookups => ({ check, peek })

function follow(path: string, search: string, { former }: Lookups): MovedAddress | null {
  let last = former?.(path, search) ?? null
  for (let step = 1; step < mostSteps && last?.to; step += 1) {
    const next = former?.(last.to, last.search) ?? null
    if (!next) break
    last = next
  }
  return last
}

/** `splitLocale` for a prefix in upper case, too. */
function splitAnyCase(pathname: string): ReturnType<typeof splitLocale> {
  const [, first = ''] = pathname.split('/')
  const lower = first.toLowerCase()
  return splitLocale(isLocale(lower) ? `/${lower}${pathname.slice(lower.length + 1)}` : pathname)
}

interface Spelt {
  readonly visit: Visit
  readonly locale: Locale
  readonly match: RouteMatch
}

/** The page in the language that the visitor chose, if it exists there (R5); /kk wins over it. */
async function pathInChosenLanguage(
  { visit: { storedLanguage }, locale, match }: Spelt,
  { peek }: Lookups,
): Promise<string | null> {
  if (locale !== defaultLocale || !isLocale(storedLanguage) || storedLanguage === locale)
    return null
  const path = canonicalPath(match, await peek(match, storedLanguage))
  return path === null ? null : localePath(path, storedLanguage)
}

/** Without language prefix; `null`: the page does not exist. */
function canonicalPath({ name, slug, page }: RouteMatch, check: SlugCheck): string | null {
  if (check.kind === 'unknown' || check.kind === 'gone') return null
  if (check.kind === 'elsewhere') return check.path
  return pathOf(name, check.kind === 'moved' ? check.slug : slug, page)
}
