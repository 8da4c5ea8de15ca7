export { readMetrics as GET } from '@/lib/http/metrics'

export const dynamic = 'force-dynamic'
