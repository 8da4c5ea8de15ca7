/** By which advertisement somebody came who writes to the clinic's WhatsApp. */
import { receiveChat } from '@/lib/http/chats'

export const dynamic = 'force-dynamic'
export const runtime = 'nodejs'

export { receiveChat as POST }
