import { createBackend } from '@/lib/backend/app'
import { memoryInbox } from '@/tests/support/backend/inbox'
import { generateSeed, seed } from '@/tests/support/seed'

const origin = 'http://embedded.invalid/api'
const json = { 'Content-Type': 'application/json' }

test('a request is stored once per key, without unknown fields', async () => {
  const inbox = memoryInbox()
  const backend = createBackend({ seed, inbox })
  const send = (key: string | null, name = 'A') =>
    backend(
      new Request(`${origin}/request-promotions`, {
        method: 'POST',
        headers: key ? { ...json, 'Idempotency-Key': key } : json,
        body: JSON.stringify({ promotion_id: '3', name, phone: '77001234567', trap: 'x' }),
      }),
    )
  for (const key of ['one', null, null]) expect((await send(key)).status).toBe(200)
  expect((await send('one', 'B')).status).toBe(200)
  const payload = { promotion_id: 3, name: 'A', phone: '77001234567' }
  expect(inbox.entries()).toEqual([
    { path: 'request-promotions', payload, key: 'one' },
    { path: 'request-promotions', payload, key: null },
    { path: 'request-promotions', payload, key: null },
  ])
})

test('a video of a doctor is sent with its title in the language that is asked for', async () => {
  const [first, ...others] = seed.doctors
  if (!first) throw new Error('no doctor')
  const url = 'https://youtu.be/abc'
  const video = { url, duration: 65, title: { ru: 'О мигрени', kk: 'Бас сақинасы туралы' } }
  const backend = createBackend({
    seed: { ...seed, doctors: [{ ...first, video }, ...others] },
    inbox: memoryInbox(),
  })
  const headers = { 'Accept-Language': 'kk' }
  const response = await backend(new Request(`${origin}/doctors/${first.id}`, { headers }))
  expect((await response.json()).data.video).toEqual({ ...video, title: 'Бас сақинасы туралы' })
})

test('a failing inbox is a 500, so that the sender retries', async () => {
  const accept = jest.fn().mockRejectedValue(new Error('disk full'))
  const response = await createBackend({ seed, inbox: { accept } })(
    new Request(`${origin}/application-feedback`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ name: 'A', phone: '77001234567', type: 'mobile' }),
    }),
  )
  expect(response.status).toBe(500)
  await expect(response.json()).resolves.toEqual({ message: 'Internal error' })
})

test('error messages are in the language of the request', async () => {
  const backend = createBackend({ seed, inbox: memoryInbox() })
  const response = await backend(
    new Request(`${origin}/application-feedback`, {
      method: 'POST',
      headers: { ...json, 'Accept-Language': 'kk' },
      body: JSON.stringify({ name: ' ', phone: '1', type: 'consult' }),
    }),
  )
  await expect(response.json()).resolves.toMatchObject({
    errors: { name: ['Мән жарамсыз'], phone: ['Мән жарамсыз'] },
  })
})

test('405 has the allowed methods', async () => {
  const backend = createBackend({ seed, inbox: memoryInbox() })
  const response = await backend(new Request(`${origin}/analyses/1`, { method: 'POST' }))
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('GET, PUT, DELETE')
})

test('a category with analyses cannot be deleted', async () => {
  const backend = createBackend({ seed, inbox: memoryInbox() })
  const id = seed.analyses[0]?.category_analysis_id
  const response = await backend(
    new Request(`${origin}/category-analyses/${id}`, { method: 'DELETE' }),
  )
  expect(response.status).toBe(409)
})

test('instances do not share their changes', async () => {
  const [one, two] = [1, 2].map(() => createBackend({ seed, inbox: memoryInbox() }))
  const url = `${origin}/analyses/${seed.analyses[0]?.id}`
  expect((await one?.(new Request(url, { method: 'DELETE' })))?.status).toBe(204)
  expect((await one?.(new Request(url)))?.status).toBe(404)
  expect((await two?.(new Request(url)))?.status).toBe(200)
})

test('generated content is served completely', async () => {
  const backend = createBackend({
    seed: generateSeed({ analyses: 5000 }),
    inbox: memoryInbox(),
  })
  const response = await backend(new Request(`${origin}/analyses`))
  const { data } = (await response.json()) as { data: unknown[] }
  expect(data).toHaveLength(5000)
})
