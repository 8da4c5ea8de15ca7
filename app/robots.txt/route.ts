import { robotsTxt } from '@/lib/seo/robots'

export const dynamic = 'force-dynamic'

export function GET() {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=300',
  }
  return new Response(robotsTxt(), { headers })
}
