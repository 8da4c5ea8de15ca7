import type { IncomingMessage } from 'node:http'
import { clinicIn } from '@/lib/clinic/facts'
import { isServedFile } from '@/lib/clinic/files/served'
import { formerAddress } from '@/lib/clinic/former-addresses'
import { pathHeader, queryHeader, socketAddressHeader } from '@/lib/http/headers'
import { isInFileFolder } from '@/lib/routing/files'
import { defaultLocale } from '@/lib/routing/locales'
import { noPage, type Target, targetOf } from './target'

/**
 * Range and precondition headers. Next's file server fails on those it cannot satisfy; a server may
 * ignore them (RFC 9110, 14.2), and the files here are small.
 */
const partial = ['range', 'if-range', 'if-match', 'if-unmodified-since']

/** With these Next would answer with data for its client router instead of the document. */
const router = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'x-middleware-prefetch',
]

/**
 * Prepares a request for Next: cleans the path, drops the query of pages that do not read it (Next
 * would cache the first visitor's for everybody) and sets the headers with what was sent and with
 * the socket's remote address, whatever the visitor sent in them.
 */
export function prepareRequest(request: IncomingMessage): Target {
  const target = targetOf(request.url ?? '/')
  request.url = isFormerFile(target) ? noPage : addressOf(target.url)
  request.headers[pathHeader] = target.path
  request.headers[queryHeader] = target.search
  request.headers[socketAddressHeader] = request.socket.remoteAddress ?? ''
  for (const name of [...partial, ...router]) delete request.headers[name]
  return target
}

/** What browsers look for at the root, without a look at the page, is a picture of the clinic. */
const addressOf = (url: string) =>
  url.split('?')[0] === '/favicon.ico' ? clinicIn(defaultLocale).pictures.favicon : url

/** The middleware, which redirects former addresses, sees no files. */
const isFormerFile = ({ path, search }: Target) =>
  isInFileFolder(path) && formerAddress(path, search) !== null && !isServedFile(path)
