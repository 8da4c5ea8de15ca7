import { crawlerFile } from '@/lib/http/crawler-file'
import { robotsTxt } from '@/lib/seo/robots'

export const dynamic = 'force-dynamic'

export function GET() {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' }
  return crawlerFile('/robots.txt', () => new Response(robotsTxt(), { headers }))
}
