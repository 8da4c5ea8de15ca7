/** The handler of `app/api/openapi.json`. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { clientAddress } from '@/lib/http/address'
import { countRead } from '@/lib/http/limits'
import { contentResponse, HttpError, withErrorResponse } from '@/lib/http/response'
import { openApiDocument } from './document'

/** 404 unless the clinic wants programs of others to read its API. */
export function readOpenApi(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    if (!env().OPENAPI) throw new HttpError(404, 'not-found')
    await countRead(clientAddress(request.headers, env().TRUSTED_PROXY_HOPS))
    return contentResponse(openApiDocument())
  })
}
