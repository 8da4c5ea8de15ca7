/** Under which codes an estimate has the rows of the price list, for its page. */
export { readPriceCodes as GET } from '@/lib/screens/price-tables'

export const dynamic = 'force-dynamic'
export const runtime = 'nodejs'
