export { ownFile as GET } from '@/lib/clinic/own-files'

export const dynamic = 'force-dynamic'
