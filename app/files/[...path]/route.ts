export { ownFile as GET } from '@/lib/clinic/files/own-files'

export const dynamic = 'force-dynamic'
