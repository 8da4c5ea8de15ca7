import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bounded } from '@/lib/content/client/body'

let respond: (response: ServerResponse) => void
/** Resolves when the connection of the last response is closed. */
let closed: Promise<unknown>
const server = createServer((_, response) => {
  closed = once(response, 'close')
  respond(response)
})

beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function read(limits: { maxBytes: number; idleMs?: number }): Promise<string> {
  const { port } = server.address() as AddressInfo
  const { body } = await fetch(`http://127.0.0.1:${port}`)
  if (!body) throw new Error('no body')
  return new Response(bounded(body, { ...limits, path: 'doctors' })).text()
}

test('a body within the limits is read completely', async () => {
  respond = response => {
    response.write('вра')
    setImmediate(() => response.end('чи'))
  }
  await expect(read({ maxBytes: 10, idleMs: 5000 })).resolves.toBe('врачи')
})

test('a body that is too large is not read completely', async () => {
  respond = response => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      response.once('drain', more)
    }
    more()
  }
  await expect(read({ maxBytes: 1_000_000 })).rejects.toMatchObject({ kind: 'format' })
  await closed
})

test('a body that stalls is aborted, with its connection', async () => {
  respond = response => void response.write('half')
  await expect(read({ maxBytes: 100, idleMs: 50 })).rejects.toMatchObject({ kind: 'timeout' })
  await closed
})
