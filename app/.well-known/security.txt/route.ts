import { env } from '@/lib/clinic/environment/env'
import { securityTxt } from '@/lib/http/security-txt'

export const dynamic = 'force-dynamic'

export function GET() {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'max-age=86400' }
  return new Response(securityTxt(env().SITE_URL, Date.now()), { headers })
}
