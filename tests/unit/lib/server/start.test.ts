import { parseEnv } from '@/lib/clinic/environment/env'
import { pageCacheName } from '@/lib/server/start'

const nameOf = (source: Readonly<Record<string, string>>) =>
  pageCacheName(parseEnv(source), 'content')
const plain = nameOf({})

afterEach(() => jest.restoreAllMocks())

test.each([
  ['SITE_URL', 'https://clinic.example'],
  ['BACKEND_URL', 'https://api.clinic.example'],
  ['METRIKA_ID', '1'],
  ['GOOGLE_TAG_ID', 'G-ABC123'],
  ['CONTENT_DIR', '/srv/clinic'],
  ['MAP_URL', 'https://map.example/x'],
  ['INSTAGRAM_URL', 'https://instagram.com/x'],
  // The default origin of the site.
  ['PORT', '4000'],
])('another %s gives another page cache', (name, value) => {
  expect(nameOf({ [name]: value })).not.toBe(plain)
})

test('another release gives another page cache', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_DEPLOYMENT_ID: 'two' })
  expect(nameOf({})).not.toBe(plain)
})

test('other content files give another page cache', () => {
  expect(pageCacheName(parseEnv({}), 'other')).not.toBe(plain)
})

test.each([
  ['DATA_DIR', '/var/lib/clinic'],
  ['HOST', '127.0.0.1'],
  ['REVALIDATE_TOKEN', 'a-token-of-16-letters'],
  ['TRUSTED_PROXY_HOPS', '1'],
])('%s does not affect pages', (name, value) => {
  expect(nameOf({ [name]: value })).toBe(plain)
})
