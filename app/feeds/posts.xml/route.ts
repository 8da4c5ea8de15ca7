import { postsFeed } from '@/lib/screens/feeds'

export const dynamic = 'force-dynamic'

export function GET() {
  return postsFeed('ru')
}
