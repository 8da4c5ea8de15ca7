/** Services, visits and packages in an estimate, at today's prices, for the islands of the calculator. */
export { readSold as GET } from '@/lib/http/catalogue'

export const dynamic = 'force-dynamic'
export const runtime = 'nodejs'
