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
    const { answerMessage } = await import('./server')
    return answerMessage(acceptingBoth(request), withoutNulls(parsedBody))
  })
}

/** What the protocol asks a client to accept; many accept anything, or JSON alone, which is what they get. */
function acceptingBoth(request: Request): Request {
  const accepted = request.headers.get('Accept') ?? '*/*'
  if (!/\*\/\*|application\/(?:json|\*)/i.test(accepted)) return request
  const headers = new Headers(request.headers)
  headers.set('Accept', 'application/json, text/event-stream')
  return new Request(request.url, { method: 'POST', headers, signal: request.signal })
}

interface Message {
  readonly method?: unknown
  readonly params?: { readonly arguments?: object }
}

/** Clients send `null` for an argument that is left out; one that is required is then missed by name. */
function withoutNulls(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutNulls)
  if (typeof body !== 'object' || body === null) return body
  const { method, params } = body as Message
  if (method !== 'tools/call' || !params?.arguments) return body
  const given = Object.entries(params.arguments).filter(([, value]) => value !== null)
  return { ...body, params: { ...params, arguments: Object.fromEntries(given) } }
}
