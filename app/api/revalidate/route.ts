export { revalidateAll as POST } from '@/lib/http/page-cache/revalidate'

export const dynamic = 'force-dynamic'
