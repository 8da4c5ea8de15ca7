/** Answers to what Node cannot read as a request. */
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { attempt } from '@/lib/errors/attempt'

/** As Node sets it on the error of `clientError`. */
interface ClientError extends Error {
  readonly code?: string
  /** What was received. */
  readonly rawPacket?: Buffer
}

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** A connection has one answer at a time: what cannot be read may be the rest of its request. */
const answering = new WeakMap<Socket, ServerResponse>()

/** To be told of each answer before it begins. */
export function noteAnswer(response: ServerResponse): void {
  const { socket } = response.req
  answering.set(socket, response)
  response.once('close', () => answering.delete(socket))
}

/**
 * Node refuses addresses whose letters are not percent-encoded, which people paste into programs:
 * they are redirected to the encoded one. All else gets the status that Node would send, with the
 * API's JSON error below /api/.
 */
export function answerClientError({ code = '', rawPacket }: ClientError, socket: Socket): void {
  if (!socket.writable || answering.get(socket)?.headersSent) {
    socket.destroy()
    return
  }
  const line = rawPacket?.toString('latin1').split('\r\n', 1)[0] ?? ''
  const [, method = '', target = ''] = /^([A-Z]+) (\S+) HTTP\/1\.[01]$/.exec(line) ?? []
  const encoded =
    code === 'HPE_INVALID_URL' && method !== 'POST' ? encodedTarget(target) : undefined
  if (encoded) {
    end(socket, '308 Permanent Redirect', [`Location: ${encoded}`])
    return
  }
  const status = statuses[code] ?? '400 Bad Request'
  const text = status.slice(4)
  if (target.startsWith('/api/')) {
    const error = text.toLowerCase().replaceAll(' ', '-')
    end(socket, status, ['Content-Type: application/json'], JSON.stringify({ error }))
  } else end(socket, status, ['Content-Type: text/plain; charset=utf-8'], `${text}\n`)
}

/** @param target as bytes; undefined: no path in UTF-8, or nothing in it is to be encoded */
function encodedTarget(target: string): string | undefined {
  // Both slashes at the beginning would lead browsers to another host.
  if (!/^\/(?![/\\])/.test(target)) return undefined
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const text = attempt(() => utf8.decode(Buffer.from(target, 'latin1')), 'TypeError')
  const encoded = text?.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
  return encoded === target ? undefined : encoded
}

function end(socket: Socket, status: string, headers: readonly string[], body = ''): void {
  const always = [
    'Connection: close',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  const answer = [`HTTP/1.1 ${status}`, ...headers, ...always, '', body].join('\r\n')
  socket.end(answer, () => socket.destroy())
}
