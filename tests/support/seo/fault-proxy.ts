/** A proxy in front of a real site that puts faults into some of its responses. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** A response before it is sent on. */
export interface ProxiedResponse {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Fault {
  /** Path with query, as requested. */
  readonly path: string
  /** A part of the User-Agent; all visitors by default. */
  readonly visitor?: string
  readonly change: (proxied: ProxiedResponse) => Partial<ProxiedResponse>
}

export interface FaultProxy {
  readonly url: string
  /** Faults whose path nobody has requested yet. */
  readonly unmet: () => readonly Fault[]
  readonly stop: () => Promise<void>
}

/** Faults are put into text alone; pictures and documents pass as they are. */
const isText = (type: string) => /text|json|xml/.test(type)

/** Replaces all Open Graph pictures, which take longer to generate than pages. */
const placeholder = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#fff' } })

/** @param site origin of the real one; the proxy's own takes its place in headers and text */
export async function startFaultProxy(site: string, faults: readonly Fault[]): Promise<FaultProxy> {
  const unmet = new Set(faults)
  const picture = await placeholder.clone().png().toBuffer()
  let own = ''
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/og/')) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
      return
    }
    const real = await fetch(site + request.url, {
      method: request.method ?? 'GET',
      redirect: 'manual',
      headers: headersOf(request),
    })
    const headers = Object.fromEntries(
      [...real.headers].map(([name, value]) => [name, value.replaceAll(site, own)]),
    )
    const { 'content-length': _length, ...kept } = headers
    if (!isText(headers['content-type'] ?? '')) {
      response.writeHead(real.status, kept)
      response.end(Buffer.from(await real.arrayBuffer()))
      return
    }
    const body = (await real.text()).replaceAll(site, own)
    let proxied: ProxiedResponse = { status: real.status, headers: kept, body }
    for (const fault of faults) {
      if (!isFor(fault, request)) continue
      proxied = { ...proxied, ...fault.change(proxied) }
      unmet.delete(fault)
    }
    response.writeHead(proxied.status, proxied.headers)
    response.end(request.method === 'HEAD' ? undefined : proxied.body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: own,
    unmet: () => [...unmet],
    stop: () =>
      new Promise(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function isFor({ path, visitor = '' }: Fault, { url, headers }: IncomingMessage): boolean {
  return url === path && (headers['user-agent'] ?? '').includes(visitor)
}

/** The headers that the response depends on. */
function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const names = ['user-agent', 'accept-language', 'cookie', 'accept']
  const own = names.flatMap(name => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  // The text of a compressed response could not be changed.
  return { ...Object.fromEntries(own), 'accept-encoding': 'identity' }
}
