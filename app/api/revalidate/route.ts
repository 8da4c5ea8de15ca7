export { revalidateAll as POST } from '@/lib/cache/revalidate'

export const dynamic = 'force-dynamic'
