import { sitemapResponse } from '@/lib/screens/sitemap-xml'

export const dynamic = 'force-dynamic'

export function GET() {
  return sitemapResponse()
}
