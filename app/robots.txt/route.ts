import { robotsTxt } from '@/lib/seo/robots'

export const dynamic = 'force-dynamic'

export function GET() {
  return new Response(robotsTxt(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
