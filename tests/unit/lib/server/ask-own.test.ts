import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { askOwn } from '@/lib/server/ask-own'

const page = { url: '/contacts', layout: 'mobile', address: '/contacts', root: '' } as never

test('a page is asked for and read to its end', async () => {
  const ask = askOwn((_, response) => response.end('a page '.repeat(100_000)))
  expect(await ask(page)).toBe('done')
})

test('a response that breaks half way is known at once', async () => {
  const ask = askOwn((_, response) => {
    response.write('half a page')
    setImmediate(() => response.destroy())
  })
  await expect(ask(page)).rejects.toThrow()
}, 5_000)

test('a connection that breaks before the response, too', async () => {
  const ask = askOwn(({ socket }) => socket.destroy())
  await expect(ask(page)).rejects.toThrow()
}, 5_000)

test('a response that comes too late is closed on the side of the server', async () => {
  let late: ServerResponse | undefined
  const ask = askOwn((_, response) => {
    late = response
  }, 50)
  await expect(ask(page)).rejects.toThrow()
  if (!late?.destroyed) await Promise.race([once(late as ServerResponse, 'close'), sleep(2_000)])
  expect(late?.destroyed).toBe(true)
  expect(late?.socket?.destroyed ?? true).toBe(true)
}, 5_000)
