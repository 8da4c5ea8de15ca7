/** How fast pages are for their visitors. */
import { receiveVitals } from '@/lib/http/vitals'

export const dynamic = 'force-dynamic'
export const runtime = 'nodejs'

export { receiveVitals as POST }
