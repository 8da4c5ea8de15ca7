/** The site's own sitemap file, which the page `/karta-sayta` is built from (B20). */
import 'server-only'
import { XMLParser } from 'fast-xml-parser'
import { createClient, toBackendError } from './client'
import { withDeadline } from './deadline'
import type { Transport } from './transport'

/**
 * Milliseconds for each file. This process renders it, so only a busy machine takes long, and after
 * a timeout the next visitor would start from scratch.
 */
const timeoutMs = 60_000

/** A sitemap, or a sitemap index. */
interface Listed {
  readonly urlset?: { readonly url?: readonly { readonly loc: string }[] }
  readonly sitemapindex?: { readonly sitemap?: readonly { readonly loc: string }[] }
}

const parser = new XMLParser({ isArray: name => name === 'url' || name === 'sitemap' })

/**
 * Addresses of all pages in the order of the file, those of its parts among them.
 * @throws BackendError
 */
export function getSitemapUrls(site: Transport): Promise<string[]> {
  return urlsOf(site, 'sitemap.xml')
}

async function urlsOf(site: Transport, path: string): Promise<string[]> {
  const { urlset, sitemapindex }: Listed = parser.parse(await load(site, path))
  const lists = [urlset?.url?.map(({ loc }) => loc) ?? []]
  for (const { loc } of sitemapindex?.sitemap ?? []) {
    lists.push(await urlsOf(site, new URL(loc).pathname.slice(1)))
  }
  return lists.flat()
}

async function load(site: Transport, path: string): Promise<string> {
  try {
    return await withDeadline(timeoutMs, path, signal =>
      createClient('ru', site).get(path, { prefixUrl: site.origin, signal }).text(),
    )
  } catch (error) {
    throw toBackendError(error, path)
  }
}
