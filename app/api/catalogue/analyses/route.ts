/** The price list in short, for the islands of the calculator. */
export { readAnalyses as GET } from '@/lib/http/catalogue'

export const dynamic = 'force-dynamic'
export const runtime = 'nodejs'
