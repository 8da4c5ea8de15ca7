import { crawlerFile } from '@/lib/http/crawler-file'
import { articlesFeed } from '@/lib/screens/feeds'

export const dynamic = 'force-dynamic'

export function GET() {
  return crawlerFile('/kk/feeds/posts.xml', () => articlesFeed('kk'))
}
