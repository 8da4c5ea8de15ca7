import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * A keep-alive connection that requests one URL repeatedly. Node's own client would need several
 * times as long per response as nginx, and dominate the measurement.
 */

const timeoutMs = 30_000

/** Bytes of the body as sent */
type HttpResponse = { status: number; bytes: number; head: string; isLast: boolean }

export class Connection {
  readonly url: string
  private readonly target: { host: string; port: number }
  private readonly request: string
  private socket: Socket | undefined

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    const { host, hostname, port, pathname, search } = new URL(url)
    const lines = Object.entries({ Host: host, ...headers }).map(entry => entry.join(': '))
    this.url = url
    this.target = { host: hostname, port: Number(port) }
    this.request = `${[`GET ${pathname}${search} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`
  }

  /** @throws Error when none comes */
  async ask(): Promise<HttpResponse> {
    const socket = this.socket ?? (await this.#open())
    const reader = new Reader()
    const answered: Promise<HttpResponse> = new Promise((resolve, reject) => {
      socket.on('data', (part: Buffer) => {
        const response = reader.read(part)
        if (response) resolve(response)
      })
      socket.on('error', reject)
      socket.on('close', () => reject(new Error(`${this.url}: the connection was closed`)))
    })
    socket.write(this.request)
    try {
      const response = await answered
      if (response.isLast) this.close()
      return response
    } finally {
      socket.removeAllListeners('data').removeAllListeners('error').removeAllListeners('close')
      socket.on('error', () => {})
    }
  }

  close() {
    this.socket?.destroy()
    this.socket = undefined
  }

  async #open() {
    const socket = connect({ ...this.target, noDelay: true })
    this.socket = socket
    await once(socket, 'connect')
    socket.setTimeout(timeoutMs, () =>
      socket.destroy(new Error(`${this.url} did not answer within ${timeoutMs / 1000} s`)),
    )
    return socket
  }
}

/** Finds the end of a response, by its Content-Length or its chunks. */
class Reader {
  #start: { status: number; head: string; isLast: boolean; chunked: boolean } | undefined
  #unread = Buffer.alloc(0)
  #line = ''
  #left = 0
  #bytes = 0
  #lastChunk = false

  read(part: Buffer): HttpResponse | undefined {
    const body = this.#start ? part : this.#readHead(part)
    const start = this.#start
    if (!start || !body) return undefined
    const isWhole = start.chunked ? this.#readChunks(body) : this.#readBytes(body) >= body.length
    return isWhole && this.#left === 0 ? { ...start, bytes: this.#bytes } : undefined
  }

  #readHead(part: Buffer) {
    this.#unread = Buffer.concat([this.#unread, part])
    const end = this.#unread.indexOf('\r\n\r\n')
    if (end < 0) return undefined
    const head = this.#unread.toString('latin1', 0, end)
    this.#left = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0)
    this.#start = {
      status: Number(head.slice(9, 12)),
      head,
      isLast: /^connection: *close/im.test(head),
      chunked: /^transfer-encoding: *chunked/im.test(head),
    }
    return this.#unread.subarray(end + 4)
  }

  /** Consumes the bytes that belong to the current body or chunk. */
  #readBytes(body: Buffer, from = 0) {
    const count = Math.min(this.#left, body.length - from)
    this.#left -= count
    this.#bytes += count
    return from + count
  }

  /** Whether the last chunk has been read. */
  #readChunks(body: Buffer) {
    for (let at = 0; at < body.length; ) {
      if (this.#left > 0) {
        at = this.#readBytes(body, at)
        continue
      }
      const end = body.indexOf('\n', at)
      this.#line += body.toString('latin1', at, end < 0 ? body.length : end)
      if (end < 0) return false
      at = end + 1
      const line = this.#line.trim()
      this.#line = ''
      // A chunk ends with an empty line, and so does the whole body.
      if (line === '' && this.#lastChunk) return true
      if (line === '') continue
      this.#left = Number.parseInt(line, 16)
      this.#lastChunk = this.#left === 0
    }
    return false
  }
}
