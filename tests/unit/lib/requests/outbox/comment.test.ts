import { attemptBackend } from '@/lib/requests/outbox/backend'
import { newRequest } from './builders'

Object.assign(process.env, {
  SITE_URL: 'https://clinic.example',
  REQUEST_COMMENT_FIELD: 'comment',
})

test('day and page are sent to the backend in its comment field', async () => {
  const bodies: unknown[] = []
  const transport = {
    origin: 'http://backend.example',
    fetch: async (request: Request) => {
      bodies.push(await request.json())
      return new Response(null, { status: 201 })
    },
  }
  const request = newRequest({ meta: { page: '/contacts', preferredDay: '2026-12-04' } })
  await attemptBackend({ ...request, createdAt: 0 }, transport)
  await attemptBackend({ ...request, meta: {}, createdAt: 0 }, transport)
  const comment =
    'Удобный день: пятница, 4 декабря 2026 г.; Страница: https://clinic.example/contacts'
  expect(bodies).toEqual([{ ...request.payload, comment }, request.payload])
})
