/** A doctor's referral for the price list, with JavaScript and without. */
import { receiveReferral } from '@/lib/http/referral'

export const dynamic = 'force-dynamic'
export const runtime = 'nodejs'

export { receiveReferral as POST }
