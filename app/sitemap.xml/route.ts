import { sitemapResponse } from '@/lib/screens/sitemap'

export const dynamic = 'force-dynamic'

export function GET() {
  return sitemapResponse()
}
