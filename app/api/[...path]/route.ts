/** The site's own API for its islands: reading calls, and callback requests. */
import { options, post, read, refuse } from '@/lib/http/api'

export const dynamic = 'force-dynamic'
export const runtime = 'nodejs'

export {
  options as OPTIONS,
  post as POST,
  read as GET,
  refuse as DELETE,
  refuse as PATCH,
  refuse as PUT,
}
