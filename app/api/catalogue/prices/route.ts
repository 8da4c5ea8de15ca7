/** The rows of a long price list, for its page. */
export { readPriceRows as GET } from '@/lib/screens/price-tables'

export const dynamic = 'force-dynamic'
export const runtime = 'nodejs'
