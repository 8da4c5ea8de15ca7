import { crawlerFile } from '@/lib/http/crawler-file'
import { sitemapResponse } from '@/lib/seo/sitemap-entries'

export const dynamic = 'force-dynamic'

/** A part of a large sitemap; its address is `/sitemap-2.xml` (next.config.ts). */
export async function GET(_request: Request, { params }: RouteContext<'/sitemap/[part]'>) {
  const part = Number((await params).part)
  return crawlerFile(`/sitemap-${part}.xml`, () => sitemapResponse(part))
}
