import type { IncomingMessage } from 'node:http'
import { queryHeader, socketAddressHeader } from '@/lib/http/headers'
import { targetOf } from './target'

/**
 * Range and precondition headers. Next's file server fails on those it cannot satisfy; a server may
 * ignore them (RFC 9110, 14.2), and the files here are small.
 */
const partial = ['range', 'if-range', 'if-match', 'if-unmodified-since']

/**
 * Prepares a request for Next: drops the query of pages that do not read it (Next would cache the
 * first visitor's for everybody) and sets the header with the socket's remote address, whatever the
 * visitor sent in it.
 */
export function prepareRequest(request: IncomingMessage): void {
  const { url, search } = targetOf(request.url ?? '/')
  request.url = url
  request.headers[queryHeader] = search
  request.headers[socketAddressHeader] = request.socket.remoteAddress ?? ''
  for (const name of partial) delete request.headers[name]
}
