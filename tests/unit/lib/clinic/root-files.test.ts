/** Files at the root by which search engines know whose site it is. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFile } from '@/lib/clinic/root-files'
import { contentCopy } from '@/tests/support/content-copy'

const { dir, remove } = contentCopy()
process.env.CONTENT_DIR = dir
afterAll(remove)

const write = (name: string) => writeFileSync(join(dir, 'root', name), `of ${name}`)

beforeAll(() => {
  mkdirSync(join(dir, 'root', 'folder.txt'), { recursive: true })
})

test.each([
  ['google0123456789abcdef.html', 'text/html'],
  ['yandex_0123456789abcdef.html', 'text/html'],
  ['BingSiteAuth.xml', 'application/xml'],
  ['mailru-verification0123.txt', 'text/plain'],
  ['apple-app-site.json', 'application/json'],
])('%s is served as %s', async (name, type) => {
  expect(rootFile(`/${name}`)).toBeNull()
  write(name)
  const response = rootFile(`/${name}`)
  expect(response?.headers.get('Content-Type')).toBe(`${type}; charset=utf-8`)
  expect(response?.headers.get('Content-Security-Policy')).toMatch(/sandbox/)
  expect(await response?.text()).toBe(`of ${name}`)
})

test.each([
  'robots.txt',
  'sitemap.xml',
  'sitemap-2.xml',
  '.env.txt',
  'a.js',
  'a.b.html',
  'врач.html',
])('%s is not', name => {
  write(name)
  expect(rootFile(`/${name}`)).toBeNull()
  expect(rootFile(`/${encodeURIComponent(name)}`)).toBeNull()
})

test.each(['/', '/../clinic.yaml', '/..%2Fredirects.txt', '/folder.txt', '/root/google.html'])(
  'there is nothing at %s',
  path => expect(rootFile(path)).toBeNull(),
)
