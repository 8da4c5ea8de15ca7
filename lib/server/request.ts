import type { IncomingMessage } from 'node:http'
import { queryHeader, socketAddressHeader } from '@/lib/http/headers'
import { targetOf } from './target'

/**
 * Headers that ask for a part of a file, or for nothing unless it is a known version. Next's file
 * server fails on those it cannot satisfy; a server may always answer with the whole instead
 * (RFC 9110, 14.2), and the files here are small.
 */
const partial = ['range', 'if-range', 'if-match', 'if-unmodified-since']

/**
 * What has to be settled before Next sees a request: the query of a page that does not read it is
 * taken off its address (Next would keep the first visitor's with the page, for everybody), and the
 * address of the connection is noted, whatever the visitor claims in these headers.
 */
export function prepareRequest(request: IncomingMessage): void {
  const { url, search } = targetOf(request.url ?? '/')
  request.url = url
  request.headers[queryHeader] = search
  request.headers[socketAddressHeader] = request.socket.remoteAddress ?? ''
  for (const name of partial) delete request.headers[name]
}
