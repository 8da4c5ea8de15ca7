/** The sitemap's URLs as XML (R19); `sitemap-xml-parts.ts` makes files of them. */
import { type Locale, locales } from '@/lib/routing/locales'
import { absoluteUrl, fallbackLanguage } from './metadata'

/** One page of the sitemap, in each language it exists in. */
export interface SitemapEntry {
  /** Without language prefix. */
  readonly path: string
  readonly languages: readonly Locale[]
  /** ISO date of the content's last change, if it is known. */
  readonly lastModified?: string | undefined
  /** Absolute URL of the page's picture. */
  readonly image?: string | undefined
  /** The record's name in each language, for the site map that people read. */
  readonly names?: Readonly<Partial<Record<Locale, string>>>
}

/**
 * The `url` element of a page in one language, with its alternates. Not by Next's generator, which
 * does not escape URLs and breaks the order of the schema.
 */
export function urlElement(entry: SitemapEntry, language: Locale): string {
  const { path, lastModified, image } = entry
  return [
    '<url>',
    `<loc>${escapeXml(absoluteUrl(path, language))}</loc>`,
    lastModified && `<lastmod>${escapeXml(lastModified)}</lastmod>`,
    ...alternatesOf(entry),
    image && `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`,
    '</url>\n',
  ]
    .filter(Boolean)
    .join('')
}

/** The same `hreflang` links as in the head of the page, with x-default (R4). */
function alternatesOf({ path, languages }: SitemapEntry): string[] {
  const links = locales
    .filter(language => languages.includes(language))
    .map(language => [language, absoluteUrl(path, language)] as const)
  const fallback = absoluteUrl(path, fallbackLanguage(languages))
  return [...links, ['x-default', fallback] as const].map(
    ([language, url]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`,
  )
}

/** For text and attributes alike. */
export function escapeXml(text: string): string {
  // Most of the addresses of a large sitemap have none of them.
  if (!/[&<>"']/.test(text)) return text
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}
