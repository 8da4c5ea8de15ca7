import { readMetrics } from '@/lib/http/metrics'

test('the metrics require the token', async () => {
  const ask = (authorization?: string) =>
    readMetrics(
      new Request('http://localhost:3000/api/metrics', {
        headers: authorization ? { Authorization: authorization } : {},
      }),
    )
  // Without a token in the environment the endpoint does not exist.
  for (const sent of [undefined, 'Bearer ', 'Bearer undefined']) {
    expect((await ask(sent)).status).toBe(404)
  }
})
