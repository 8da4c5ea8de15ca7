export { readMetrics as GET } from '@/lib/http/figures'

export const dynamic = 'force-dynamic'
