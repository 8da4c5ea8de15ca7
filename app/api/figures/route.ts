export { readFigures as GET } from '@/lib/outbox/health'

export const dynamic = 'force-dynamic'
