import { sitemapResponse } from '@/lib/seo/sitemap-entries'

export const dynamic = 'force-dynamic'

export function GET() {
  return sitemapResponse()
}
