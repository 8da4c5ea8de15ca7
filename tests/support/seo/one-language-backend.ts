/** A proxy in front of a backend that leaves some records out of its Kazakh responses. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface BackendProxy {
  readonly url: string
  readonly stop: () => Promise<void>
}

interface Item {
  readonly id: number
  readonly slug?: string
}

/** @param hidden slugs that are missing in Kazakh; @param backend origin of the real one */
export function withoutKazakh(backend: string, hidden: readonly string[]): Promise<BackendProxy> {
  const server = createServer(async (request, response) => {
    const language = request.headers['accept-language'] ?? ''
    const upstream = await fetch(backend + request.url, {
      headers: { 'Accept-Language': language },
    })
    const bytes = Buffer.from(await upstream.arrayBuffer())
    const type = upstream.headers.get('content-type') ?? 'application/json'
    const isContent = language.startsWith('kk') && type.includes('json')
    const body = isContent ? withoutItems(bytes.toString(), hidden) : bytes
    response.writeHead(body === null ? 404 : upstream.status, { 'Content-Type': type })
    response.end(body ?? '{}')
  })
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      const stop = () =>
        new Promise<void>(done => {
          server.close(() => done())
          server.closeAllConnections()
        })
      resolve({ url: `http://127.0.0.1:${port}`, stop })
    })
  })
}

/** `null` for a hidden record itself. */
function withoutItems(json: string, hidden: readonly string[]): string | null {
  const isShown = ({ slug }: Item) => !hidden.includes(slug ?? '')
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter(isShown)
    if (typeof value !== 'object' || value === null || !('data' in value)) return value
    return { ...value, data: strip(value.data) }
  }
  const body: unknown = JSON.parse(json)
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null
  const isHidden = typeof data === 'object' && data !== null && !isShown(data as Item)
  return isHidden ? null : JSON.stringify(strip(body))
}
