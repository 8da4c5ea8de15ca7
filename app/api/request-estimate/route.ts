/** A doctor's list for the price list, with JavaScript and without. */
import { receiveList } from '@/lib/http/posted-list'

export const dynamic = 'force-dynamic'
export const runtime = 'nodejs'

export { receiveList as POST }
