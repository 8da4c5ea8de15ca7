export { proxyMedia as GET } from '@/lib/content/client/media-proxy'

export const dynamic = 'force-dynamic'
