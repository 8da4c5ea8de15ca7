import { readFileSync } from 'node:fs'
import { fixedFile, isFilePath } from '@/lib/routing/files'

const [, matcher = ''] = /'(\/\(\(\?!api.*)',\n/.exec(readFileSync('proxy.ts', 'utf8')) ?? []
/** Next compiles the pattern in the same way, for paths without parameters. */
const pages = new RegExp(`^${matcher.replaceAll('\\\\', '\\')}$`)

test.each([
  ['/robots.txt', true],
  ['/sitemap.xml', true],
  ['/sitemap-12.xml', true],
  ['/sitemap-0.xml', false],
  ['/favicon.ico', true],
  ['/apple-touch-icon.png', true],
  ['/manifest.webmanifest', true],
  ['/healthz', true],
  ['/readyz', true],
  ['/api/doctors', true],
  ['/_next/image', true],
  ['/og/ru.jpg', true],
  ['/files/a.pdf', true],
  ['/media/a', true],
  ['/feeds/posts.xml', true],
  ['/kk/feeds/posts.xml', true],
  ['/feeds/posts.xml).', false],
  ['/Feeds/posts.xml', false],
  ['/.well-known/security.txt', true],
  ['/', false],
  ['/contacts', false],
  ['/ru/desktop/x/a.b', false],
  ['/api', false],
  ['/robots.txt.html', false],
  ['/Robots.txt', false],
  ['/kk/api/doctors', false],
])('%s is a file: %s, by the matcher of the middleware as well', (path, isFile) => {
  expect(isFilePath(path)).toBe(isFile)
  expect(pages.test(path)).toBe(!isFile)
})

test('files at fixed addresses are found in any case', () => {
  expect(fixedFile('/Sitemap.XML')).toBe('/sitemap.xml')
  expect(fixedFile('/contacts')).toBeNull()
})
