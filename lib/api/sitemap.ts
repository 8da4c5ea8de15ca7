/** The site's own sitemap file, which the page `/karta-sayta` is built from (spec 1 §2). */
import 'server-only'
import { env } from '@/lib/site/env'
import { throughNextCache } from './cached'
import { createClient, PAGE_TIMEOUT_MS, toBackendError } from './client'
import { withDeadline } from './deadline'
import { httpTransport, type Transport } from './transport'

const path = 'sitemap.xml'

/** The XML as text. @throws BackendError */
export function getSitemap(transport?: Transport): Promise<string> {
  const site = transport ?? httpTransport(env().SITE_URL)
  return throughNextCache(`${site.origin} ${path}`, () => load(site))
}

async function load(site: Transport): Promise<string> {
  try {
    return await withDeadline(PAGE_TIMEOUT_MS, path, signal =>
      createClient('ru', site).get(path, { prefixUrl: site.origin, signal }).text(),
    )
  } catch (error) {
    throw toBackendError(error, path)
  }
}
