export { loadEverywhere as POST } from '@/lib/http/load-again'

export const dynamic = 'force-dynamic'
