import type { Metadata } from 'next'
import { clinicIn } from '@/lib/clinic'
import { env } from '@/lib/clinic/environment/env'
import { answers } from '@/lib/content/slugs'
import { defaultLocale, type Locale, localePath, locales } from '@/lib/routing/locales'
import { matchRoute } from '@/lib/routing/routes'
import { isListed } from './listing'
import { sharePath } from './share'

export interface PageHead {
  readonly locale: Locale
  /** Without language prefix. */
  readonly path: string
  readonly title: string
  readonly description: string
  readonly keywords?: readonly string[]
  /** Path of the canonical page; by default the page itself. */
  readonly canonical?: string | undefined
  /** Path or URL of a picture of 1200 × 630, unless the page has one of its own. */
  readonly image?: string
  /** The editors' picture, which the page's share picture is made of. */
  readonly share?: string | undefined
  readonly type?: 'website' | 'article' | 'profile'
  /** Languages the page exists in; both by default. */
  readonly languages?: readonly Locale[]
  readonly hidden?: boolean
  /** The same by the editors' text. */
  readonly noindex?: boolean | undefined
  /** A feed of what the page lists. */
  readonly feed?: { readonly title: string; readonly path: string }
}

const openGraphLocales = { ru: 'ru_RU', kk: 'kk_KZ' } as const

/**
 * Absolute URL for canonical, hreflang, Open Graph, structured data and the sitemap, which must be
 * equal (R3). The home page has no trailing slash, as Next removes it from the canonical link.
 */
export function absoluteUrl(path: string, locale: Locale): string {
  const local = localePath(path, locale)
  return env().SITE_URL + (local === '/' ? '' : local)
}

/** The whole head of a page. A hidden page has no canonical and no alternates (R16, R27). */
export async function pageMetadata(head: PageHead): Promise<Metadata> {
  const { locale, path, title, description, keywords } = head
  if (head.hidden || head.noindex) {
    return { title, description, robots: { index: false, follow: true } }
  }

  const canonical = absoluteUrl(head.canonical ?? path, locale)
  const image = (!head.share && head.image) || sharePath(path, locale)
  const own = head.canonical === undefined || head.canonical === path
  return {
    title,
    description,
    ...(keywords ? { keywords: [...keywords] } : {}),
    robots: { index: true, follow: true, 'max-image-preview': 'large' },
    alternates: {
      canonical,
      ...(own ? { languages: await alternates(path, head.languages ?? locales) } : {}),
      ...(head.feed ? { types: feedLink(head.feed) } : {}),
    },
    openGraph: {
      title,
      description,
      siteName: clinicIn(locale).name,
      type: head.type ?? 'website',
      url: canonical,
      locale: openGraphLocales[locale],
      alternateLocale: locales.filter(l => l !== locale).map(l => openGraphLocales[l]),
      images: [{ url: image, width: 1200, height: 630, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
  }
}

function feedLink({ title, path }: NonNullable<PageHead['feed']>) {
  return { 'application/rss+xml': [{ title, url: env().SITE_URL + path }] }
}

/** Not of a language that lacks the page, or in which search engines must not list it (R4, R6). */
async function alternates(
  path: string,
  existing: readonly Locale[],
): Promise<Record<string, string>> {
  const match = matchRoute(path)
  const isThere = await Promise.all(
    existing.map(
      async language =>
        (await isListed(path, language)) && (!match || (await answers(match, language))),
    ),
  )
  const languages = existing.filter((_, index) => isThere[index])
  const links = languages.map(language => [language, absoluteUrl(path, language)] as const)
  const fallback = absoluteUrl(path, fallbackLanguage(languages))
  return Object.fromEntries([...links, ['x-default', fallback]])
}

/** The language of `x-default`: Russian, where the page exists in it (R4). */
export function fallbackLanguage(languages: readonly Locale[]): Locale {
  return languages.includes(defaultLocale) ? defaultLocale : (languages[0] ?? defaultLocale)
}
