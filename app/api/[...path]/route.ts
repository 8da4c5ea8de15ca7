/** The site's own API for its islands: reading calls, and callback requests. */
import { options, read, refuse, submit } from '@/lib/http/api'

export const dynamic = 'force-dynamic'
export const runtime = 'nodejs'

export {
  options as OPTIONS,
  read as GET,
  refuse as DELETE,
  refuse as PATCH,
  refuse as PUT,
  submit as POST,
}
