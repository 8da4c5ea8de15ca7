/** A line that breaks off in the middle of each page; scripts and pictures arrive. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The connection ends in order, is reset, or stays open without another byte. */
export type Breach = 'closed' | 'reset' | 'stalled'

export interface BreakingLine {
  readonly url: string
  /** From now on pages arrive whole. */
  mend(): void
  stop(): void
}

/** @param site origin of the site behind it */
export async function startBreaking(site: string, breach: Breach): Promise<BreakingLine> {
  let isMended = false
  const server = createServer(async ({ url = '/', headers }, response) => {
    const passed = { 'user-agent': headers['user-agent'] ?? '', cookie: headers.cookie ?? '' }
    const from = await fetch(site + url, { headers: passed, redirect: 'manual' })
    const body = Buffer.from(await from.arrayBuffer())
    const kept = ['content-type', 'location', 'set-cookie']
    for (const [name, value] of from.headers)
      if (kept.includes(name)) response.setHeader(name, value)
    response.statusCode = from.status
    const isPage = from.headers.get('content-type')?.includes('html')
    if (!isPage || isMended) return response.end(body)
    response.write(body.subarray(0, Math.floor(body.length * 0.6)), () => {
      // Once the browser shows the page: what breaks off before is an error page of its own.
      setTimeout(() => {
        if (breach === 'closed') response.socket?.end()
        if (breach === 'reset') response.socket?.resetAndDestroy()
      }, 1000)
    })
    return undefined
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    mend() {
      isMended = true
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
