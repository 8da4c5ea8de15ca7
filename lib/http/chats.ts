/** The handler of `app/api/chats`: notes by which advertisement somebody came who writes to WhatsApp. */
import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/clinic/environment/env'
import { attributionSchema } from '@/lib/requests/attribution-schema'
import { isChatCode } from '@/lib/requests/chat-code'
import { noteChat } from '@/lib/requests/outbox/chats'
import { database } from '@/lib/requests/outbox/database'
import { clientAddress } from './address'
import { parseBody, readText } from './body'
import { countChat } from './limits'
import { refuseCrossSite } from './receive'
import { withErrorResponse } from './response'

/** Bytes: two touches of labels of 600 characters. */
const limit = 4096

const schema = z
  .strictObject({ code: z.string().refine(isChatCode), attribution: attributionSchema })
  .transform(({ code, attribution = {} }) => ({ code, attribution }))

/** 204, or `{ error, field? }`. */
export function receiveChat(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    refuseCrossSite(request)
    await countChat(clientAddress(request.headers, env().TRUSTED_PROXY_HOPS))
    const { code, attribution } = parseBody(schema, await readText(request, 'text/plain', limit))
    await noteChat(database(), code, attribution, Date.now())
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  })
}
