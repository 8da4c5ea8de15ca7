/** URLs that are not in the sitemap, and the expected response to each. */
import { type Locale, localePath, locales } from '@/lib/routing/locales'
import { pathOf, type RouteName, redirects, routes } from '@/lib/routing/routes'
import type { LanguageProbe } from './site'

const inEveryLocale = <T>(paths: readonly T[], make: (path: T, locale: Locale) => string) =>
  locales.flatMap(locale => paths.map(path => make(path, locale)))

/** An unknown slug of every kind, and paths of no route at all (R12). */
export function unknownPaths(): string[] {
  const names = Object.keys(routes) as RouteName[]
  const records = names
    .filter(name => routes[name].slugs)
    .flatMap(name => [pathOf(name, 'nothing-of-the-kind'), pathOf(name, '987654-nothing')])
  return inEveryLocale([...records, '/nothing', '/a/b/c', '/services/details'], localePath)
}

/** Parents and the prefix of the default language, with and without a query (R13). */
export function movedPaths(): { readonly from: string; readonly to: string }[] {
  const moves = Object.entries(redirects).flatMap(([from, to]) => [
    ...locales.map(locale => ({ from: localePath(from, locale), to: localePath(to, locale) })),
    { from: `/ru${from}`, to },
  ])
  const all = [...moves, { from: '/ru', to: '/' }, { from: '/ru/karta-sayta', to: '/karta-sayta' }]
  const query = '?utm_source=a&b=%D0%B0'
  return all.flatMap(({ from, to }) => [
    { from, to },
    { from: from + query, to: to + query },
  ])
}

/** Pages with `noindex` (R16, R27). */
export function hiddenPaths(): string[] {
  // Cyrillic characters, percent-encoded.
  const query = '%D1%82%D1%82%D0%B3'
  return inEveryLocale(
    [
      pathOf('search'),
      `${pathOf('search')}?q=${query}`,
      `${pathOf('estimate')}?ids=1,2`,
      `${pathOf('request')}?kind=mail`,
      pathOf('requestAccepted'),
      pathOf('priceList'),
    ],
    localePath,
  )
}

/** Other spellings of a page's URL (R15), and such with parameters of its lists (R17). */
export function spellingsOf(url: string): { readonly rule: string; readonly url: string }[] {
  const { origin, pathname } = new URL(url)
  const isHome = pathname === '/'
  const upper = pathname.replace(/[a-z]/g, character => character.toUpperCase())
  const tagged = '?utm_source=mail&utm_medium=a&yclid=1&from=b'
  const spellings = [
    ...(isHome ? [] : [`${pathname}/`, pathname.replace('/', '//')]),
    ...(isHome ? [] : [upper]),
    ...(pathname.split('/').length > 2 ? [pathname.replace(/\/([^/]+)$/, '//$1')] : []),
    pathname + tagged,
  ]
  const sorted = [`${pathname}?sort_by=rating&sort_direction=desc`, `${pathname}?page=2&filter=a`]
  return [
    ...spellings.map(path => ({ rule: 'R15', url: origin + path })),
    ...sorted.map(path => ({ rule: 'R17', url: origin + path })),
  ]
}

type Plan = Pick<LanguageProbe, 'says' | 'expected'> & {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** Only a choice the visitor made redirects to another language (R5). */
export function languageProbes(): Plan[] {
  const doctors = pathOf('doctors')
  return ['/', doctors].flatMap((path): Plan[] => [
    {
      says: "the browser's Kazakh changes nothing",
      path,
      headers: { 'Accept-Language': 'kk' },
      expected: { status: 200, lang: 'ru' },
    },
    {
      says: "the browser's Russian changes nothing",
      path: localePath(path, 'kk'),
      headers: { 'Accept-Language': 'ru' },
      expected: { status: 200, lang: 'kk' },
    },
    {
      says: 'a stored choice decides',
      path,
      headers: { Cookie: 'lang=kk' },
      expected: { status: 307, location: localePath(path, 'kk') },
    },
    {
      says: 'an address with a language keeps it',
      path: localePath(path, 'kk'),
      headers: { Cookie: 'lang=ru' },
      expected: { status: 200, lang: 'kk' },
    },
  ])
}
