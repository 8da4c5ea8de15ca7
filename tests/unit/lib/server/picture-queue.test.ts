import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withPictureQueue } from '@/lib/server/picture-queue'

/** Requests that the handler has started, by URL; calling one sends its response. */
const begun = new Map<string, (status?: number) => void>()
/** All requests that have reached the server. */
const responses = new Map<string, ServerResponse>()
const asked: Promise<unknown>[] = []

/** Resolves when the response is sent, like Next's handler. */
function handle({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise(resolve => {
    begun.set(url, (status = 200) => {
      begun.delete(url)
      response.statusCode = status
      response.end()
      resolve()
    })
  })
}

let answer = withPictureQueue(handle)
const server = createServer((request, response) => {
  responses.set(request.url ?? '', response)
  void answer(request, response)
})

beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
beforeEach(() => {
  answer = withPictureQueue(handle)
})
afterEach(async () => {
  let open = true
  void Promise.allSettled(asked.splice(0)).then(() => {
    open = false
  })
  await until(() => {
    for (const send of begun.values()) send()
    return !open
  })
  responses.clear()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const picture = (name: string) => `/_next/image?url=%2Ffiles%2F${name}.webp&w=640&q=70`

/** Waits until the server has the request. @returns a promise of its status */
async function ask(path: string, accept = 'image/avif', signal: AbortSignal | null = null) {
  const { port } = server.address() as AddressInfo
  responses.delete(path)
  const sent = fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept }, signal })
  const status = sent.then(response => response.status)
  asked.push(status)
  await until(() => responses.has(path))
  return { status }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(resolve => setImmediate(resolve))
}

/** Requests an image and sends it at once. */
async function show(path: string, status = 200) {
  const { status: sent } = await ask(path)
  await until(() => begun.has(path))
  begun.get(path)?.(status)
  expect(await sent).toBe(status)
}

test('new images are optimised one after another; pages do not wait', async () => {
  await ask(picture('1'))
  await ask(picture('2'))
  await show('/page')
  expect([...begun.keys()]).toEqual([picture('1')])

  begun.get(picture('1'))?.()
  await until(() => begun.has(picture('2')))
})

test('an image that was sent before does not wait; its other format does', async () => {
  await show(picture('1'))
  await ask(picture('2'))
  await show(picture('1'))
  await ask(picture('1'), 'image/webp')
  await show('/page')
  expect(begun.has(picture('1'))).toBe(false)
})

test('a failed one waits again the next time', async () => {
  await show(picture('1'), 404)
  await ask(picture('2'))
  await ask(picture('1'))
  await show('/page')
  expect(begun.has(picture('1'))).toBe(false)
})

test('one whose client has disconnected is not optimised', async () => {
  await ask(picture('1'))
  const visitor = new AbortController()
  const { status } = await ask(picture('2'), 'image/avif', visitor.signal)
  await ask(picture('3'))
  visitor.abort()
  await expect(status).rejects.toThrow()
  const response = responses.get(picture('2'))
  if (response?.destroyed === false) await once(response, 'close')

  begun.get(picture('1'))?.()
  await until(() => begun.has(picture('3')))
  expect(begun.has(picture('2'))).toBe(false)
})

test('one that takes too long frees its slot, and is sent when it is ready', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  const { status } = await ask(picture('1'))
  await ask(picture('2'))
  await show('/page')
  expect(begun.has(picture('2'))).toBe(false)

  jest.advanceTimersByTime(2_000)
  jest.useRealTimers()
  await until(() => begun.has(picture('2')))
  begun.get(picture('1'))?.()
  expect(await status).toBe(200)
})

test('a failure is passed on, and the next one follows', async () => {
  const failure = new Error('out of order')
  const failing = withPictureQueue(() => Promise.reject(failure))
  const request = { url: picture('1'), headers: {} } as IncomingMessage
  const results = await Promise.allSettled(
    [1, 2, 3].map(() => failing(request, {} as ServerResponse)),
  )
  expect(results).toEqual(Array(3).fill({ status: 'rejected', reason: failure }))
})
