/** `npm run indexnow` as a command. */
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { folder, removeFolders } from '../lib/requests/outbox/builders'
import { run } from '../outbox-process/processes'

jest.setTimeout(30_000)
afterAll(removeFolders)

async function indexnow(env: Readonly<Record<string, string>>, ...flags: string[]) {
  const child = run('tools/indexnow/cli.ts', flags, {
    SITE_URL: 'https://clinic.example',
    ...env,
  })
  return { code: await child.ended, output: child.output() }
}

test('without a flag it lists what it would submit', async () => {
  const data = folder()
  const { code, output } = await indexnow({ DATA_DIR: data })
  expect(code).toBe(0)
  expect(output).toMatch(
    /^(\d+) of \1 pages have changed\.\n {2}new {6}https:\/\/clinic\.example\n/,
  )
  expect(output).toMatch(/… and \d+ more\nNothing was sent\. .*--send\n$/)
  expect(existsSync(`${data}/indexnow.json`)).toBe(false)
})

test.each([
  ['INDEXNOW_KEY', {}],
  ['SITE_URL', { INDEXNOW_KEY: 'a-key-of-the-test', SITE_URL: 'http://localhost:3000' }],
])('without %s it says so before it reads the content', async (name, env) => {
  // Nothing listens there.
  const given = { DATA_DIR: folder(), BACKEND_URL: 'http://127.0.0.1:1', ...env }
  expect(await indexnow(given, '--send')).toEqual({ code: 1, output: `${name} is not set.\n` })
})

test('a copy of the site submits nothing', async () => {
  const env = {
    DATA_DIR: folder(),
    BACKEND_URL: 'http://127.0.0.1:1',
    INDEXNOW_KEY: 'a-key-of-the-test',
  }
  const refused = { code: 1, output: 'INDEXING is off.\n' }
  expect(await indexnow({ ...env, INDEXING: 'off' }, '--send')).toEqual(refused)
})

test('a refusal is a failure of the command', async () => {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(403).end()
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const data = folder()
  const { code, output } = await indexnow(
    {
      DATA_DIR: data,
      CONTENT_DIR: 'tests/support/second-clinic',
      INDEXNOW_KEY: 'a-key-of-the-test',
      INDEXNOW_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    },
    '--send',
  )
  server.close()
  expect(code).toBe(1)
  expect(output).toMatch(/answered 403 Forbidden\n/)
  expect(output).toMatch(/(\d+) of \1 pages have changed.*0 were accepted.*\1 stay/s)
  expect(existsSync(`${data}/indexnow.json`)).toBe(false)
})

test('invalid flags print an error, --help the usage', async () => {
  const data = folder()
  expect(await indexnow({ DATA_DIR: data }, '--sent')).toMatchObject({ code: 2 })
  expect(await indexnow({ DATA_DIR: data }, '--help')).toMatchObject({
    code: 0,
    output: expect.stringContaining('--send'),
  })
})
