import { crawlerFile } from '@/lib/http/crawler-file'
import { sitemapResponse } from '@/lib/seo/sitemap-entries'

export const dynamic = 'force-dynamic'

export function GET() {
  return crawlerFile('/sitemap.xml', sitemapResponse)
}
