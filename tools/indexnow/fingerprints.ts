/** A fingerprint of each page's content, from the records and the editors' texts (R21). */
import 'server-only'
import { createHash } from 'node:crypto'
import type { Source } from '@/lib/content/client/reader'
import { seoText } from '@/lib/page-texts'
import { matchRoute } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/seo/metadata'
import { sitemapEntries } from '@/lib/seo/sitemap-entries'
import { contentOf } from './contents'
import { loadRecords } from './records'

/** URL → fingerprint. */
export type Fingerprints = ReadonlyMap<string, string>

/** Of every page of the sitemap. @throws BackendError */
export async function fingerprints(from: Source): Promise<Fingerprints> {
  const records = { ru: await loadRecords('ru', from), kk: await loadRecords('kk', from) }
  const prints = new Map<string, string>()
  for (const { path, languages } of await sitemapEntries(from)) {
    const match = matchRoute(path)
    for (const locale of match ? languages : []) {
      const content = match && contentOf(match.name, records[locale], match.slug, locale)
      const text = await seoText(path, locale)
      prints.set(absoluteUrl(path, locale), hash([content, text]))
    }
  }
  return prints
}

function hash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
