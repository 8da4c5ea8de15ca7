export { readMetrics as GET } from '@/lib/site-api/figures'

export const dynamic = 'force-dynamic'
