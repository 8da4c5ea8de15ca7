import { loadSitemap } from '@/lib/screens/sitemap'

export const dynamic = 'force-dynamic'

export async function GET() {
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=300',
  }
  return new Response(await loadSitemap(), { headers })
}
