/** The callback request of a visitor whose browser runs no JavaScript. */
import { receiveForm } from '@/lib/http/form'

export const dynamic = 'force-dynamic'
export const runtime = 'nodejs'

export { receiveForm as POST }
