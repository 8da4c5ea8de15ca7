/** The handler of `app/api/mcp`: the clinic's open facts for assistants, by the Model Context Protocol. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { parseJson } from '@/lib/errors/attempt'
import { clientAddress } from '@/lib/http/address'
import { readText } from '@/lib/http/body'
import { countRead } from '@/lib/http/limits'
import { HttpError, withErrorResponse } from '@/lib/http/response'

/** Bytes: a question is short. */
const limit = 16 * 1024

/**
 * Streamable HTTP without sessions: each message is answered by itself. 404 unless the clinic wants
 * it, and 408, 413, 415, 400 or 429 as everywhere in the API.
 */
export function answerMcp(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    if (!env().MCP) throw new HttpError(404, 'not-found')
    await countRead(clientAddress(request.headers, env().TRUSTED_PROXY_HOPS))
    const parsedBody = parseJson(await readText(request, 'application/json', limit))
    if (parsedBody === undefined) throw new HttpError(400, 'bad-request')
    // Loaded by the first question: a site without it pays nothing.
    const { mcpHandler } = await import('./server')
    return mcpHandler.fetch(request, { parsedBody })
  })
}
