import type { IncomingMessage } from 'node:http'
import { begin } from '@/lib/invalidation/making'
import { upToDate } from '@/lib/invalidation/remake'

/** Milliseconds: it takes a second to draw one, and messengers keep what they get. */
const waitMs = 5_000

/** What the middleware does for pages. The address has no version any more. */
export async function sharePictureUpToDate({ url = '' }: IncomingMessage): Promise<void> {
  const [path = ''] = url.split('?')
  begin({ address: path, url: path })
  await upToDate(waitMs)
}
