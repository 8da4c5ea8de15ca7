/** The beginnings of chats in WhatsApp, in a real store. */
import { receiveChat } from '@/lib/http/chats'
import { chatsWith, purgeChats } from '@/lib/requests/outbox/chats'
import { database } from '@/lib/requests/outbox/database'
import { folder, removeFolders } from '../requests/outbox/builders'

beforeEach(() => {
  process.env.DATA_DIR = folder()
})
afterAll(() => {
  delete process.env.DATA_DIR
  removeFolders()
})

const send = (body: unknown) =>
  receiveChat(
    new Request('http://localhost/api/chats', {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify(body),
    }),
  )

const code = 'W-7K3QXP'

test('the source of a chat is kept by its code, the first time, and until its days are over (B1032)', async () => {
  const attribution = { last: { fbclid: 'f1', page: '/', at: 5 } }
  expect((await send({ code, attribution })).status).toBe(204)
  expect((await send({ code, attribution: { last: { fbclid: 'other' } } })).status).toBe(204)
  expect(await chatsWith(database(), 'W-222222')).toEqual([])
  const [chat] = await chatsWith(database(), code)
  expect(chat).toMatchObject({ attribution })
  await purgeChats(database(), Date.now() - 60_000)
  expect(await chatsWith(database(), code)).toHaveLength(1)
  await purgeChats(database(), Date.now() + 60_000)
  expect(await chatsWith(database(), code)).toEqual([])
})

test.each([
  ['another code', { code: '77010000000', attribution: {} }, 'code'],
  ['a phone beside it', { code, attribution: {}, phone: '77010000000' }, 'phone'],
])(
  '%s is refused, and what is not allowed in a source is dropped (B1032)',
  async (_, body, field) => {
    const response = await send(body)
    expect(response.status).toBe(422)
    expect((await response.json()).field).toBe(field)
    await send({ code, attribution: { last: { utm_source: 'a', utm_term: '+7 701 000 00 00' } } })
    const [chat] = await chatsWith(database(), code)
    expect(JSON.stringify(chat)).not.toContain('701')
  },
)
