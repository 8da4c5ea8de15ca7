export { proxyMedia as GET } from '@/lib/api/media-proxy'

export const dynamic = 'force-dynamic'
