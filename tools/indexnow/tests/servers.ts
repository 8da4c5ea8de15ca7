/** A backend and a search engine as real servers, and the environment for them. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Backend } from '@/lib/backend/app'
import { serverOf } from '@/tests/support/backend/node-adapter'
import { folder, removeFolders } from '@/tests/unit/lib/requests/outbox/builders'

export const origin = 'https://clinic.example'

export interface Call {
  readonly host: string
  readonly key: string
  readonly keyLocation: string
  readonly urlList: readonly string[]
}

export interface Servers {
  /** Submissions received so far. */
  readonly calls: Call[]
  /** The URLs in them. */
  readonly sent: () => string[]
  /** Statuses of its next responses; then always 200. */
  readonly statuses: number[]
  readonly hangUp: () => void
  readonly stop: () => void
}

/** @param backend asked anew for each request, so that the content may change */
export async function startServers(backend: Backend): Promise<Servers> {
  const calls: Call[] = []
  const statuses: number[] = []
  const api = serverOf(backend)
  const engine = createServer(async (request, response) => {
    calls.push(JSON.parse(await text(request)))
    // A new connection for each call, as the event loop is too busy to close an idle one in time.
    response.writeHead(statuses.shift() ?? 200, { Connection: 'close' }).end('Too many requests')
  })
  Object.assign(process.env, {
    DATA_DIR: folder(),
    SITE_URL: origin,
    BACKEND_URL: await listen(api),
    INDEXNOW_ENDPOINT: `${await listen(engine)}/indexnow`,
    INDEXNOW_KEY: 'a-key-of-the-test',
  })
  return {
    calls,
    sent: () => calls.flatMap(({ urlList }) => urlList),
    statuses,
    hangUp: () => close(engine),
    stop() {
      close(api)
      close(engine)
      removeFolders()
    },
  }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function close(server: Server): void {
  server.closeAllConnections()
  server.close()
}
