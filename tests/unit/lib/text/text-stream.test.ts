import { setImmediate as turn } from 'node:timers/promises'
import { textStream } from '@/lib/text/text-stream'

async function* pieces(count: number, piece: string, made: { count: number }) {
  for (; made.count < count; made.count += 1) yield piece
}

test('returns the complete text, including multi-byte letters', async () => {
  const body = textStream(pieces(300, 'ә, '.repeat(100), { count: 0 }))
  await expect(new Response(body).text()).resolves.toBe('ә, '.repeat(30_000))
})

test('generates no more than is read', async () => {
  const made = { count: 0 }
  const reader = textStream(pieces(1_000_000, 'a'.repeat(1024), made)).getReader()
  await reader.read()
  await turn()
  await turn()
  expect(made.count).toBeLessThan(200)
})

test('stops the source when the reader cancels', async () => {
  let stopped = false
  async function* endless() {
    try {
      for (;;) yield 'a'.repeat(1024)
    } finally {
      stopped = true
    }
  }
  const reader = textStream(endless()).getReader()
  await reader.read()
  await reader.cancel()
  expect(stopped).toBe(true)
})

test('a failure of the source aborts the stream', async () => {
  async function* failing() {
    yield 'a'.repeat(100_000)
    throw new Error('The source failed')
  }
  await expect(new Response(textStream(failing())).text()).rejects.toThrow('The source failed')
})
