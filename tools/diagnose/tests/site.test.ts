import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseEnv } from '@/lib/clinic/environment/env'
import { checkAddress, checkInstances, checkMetricsPort, checkPage } from '../site'

interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}

/** A site that answers as told. @returns its port */
async function site(answer: (headers: IncomingHttpHeaders) => Answer): Promise<number> {
  const server = createServer((request, response) => {
    const { status = 200, headers = {}, body = {} } = answer(request.headers)
    response.writeHead(status, headers).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return (server.address() as AddressInfo).port
}
const closing: (() => void)[] = []
afterAll(() => {
  for (const close of closing) close()
})

const at = (port: number) => parseEnv({ SITE_URL: `http://127.0.0.1:${port}` })

test.each(['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip'])(
  'an address that %s forges is found',
  async name => {
    const forgeable = await site(headers => ({ body: { address: headers[name] ?? '127.0.0.1' } }))
    expect(await checkAddress(at(forgeable))).toMatchObject({ state: 'fail' })
  },
)

test('an address that no header forges is right', async () => {
  const own = await site(() => ({ body: { address: '127.0.0.1' } }))
  expect(await checkAddress(at(own))).toMatchObject({ state: 'ok' })
})

test('a SITE_URL that redirects is named with the address to set', async () => {
  const port = await site(() => ({ status: 308, headers: { Location: 'https://clinic.example/' } }))
  expect(await checkPage(at(port))).toMatchObject({
    state: 'fail',
    todo: expect.stringContaining('SITE_URL=https://clinic.example'),
  })
})

test('instances of two releases are found, of one are right', async () => {
  const runs = (release: string) => site(() => ({ body: { status: 'ready', release } }))
  const [first, second, third] = [await runs('1'), await runs('2'), await runs('1')]
  const states = async (ports: readonly number[]) =>
    (await checkInstances(ports)).map(({ state }) => state)
  expect(await states([first, third])).toEqual(['ok', 'ok'])
  expect(await states([first, second])).toEqual(['ok', 'ok', 'fail'])
})

test('B1311: one METRICS_PORT for several instances is found, with the files for one each', () => {
  const shared = parseEnv({ METRICS_PORT: '9464' })
  expect(checkMetricsPort(shared, [3001, 3002])).toMatchObject({
    state: 'fail',
    todo: 'One for each: /etc/clinic/3001.env, /etc/clinic/3002.env.',
  })
  expect(checkMetricsPort(shared, [3001])).toBeNull()
  expect(checkMetricsPort(parseEnv({}), [3001, 3002])).toBeNull()
})
