import { targetOf } from '@/lib/server/target'

test.each([
  ['/', '/', ''],
  ['/?a=1', '/', '?a=1'],
  ['/kk/contacts?a=1&a=2?', '/kk/contacts', '?a=1&a=2?'],
  ['/doctors-list/ivanova?', '/doctors-list/ivanova', '?'],
  ['/doctors-list/%D0%B0?a=1', '/doctors-list/%D0%B0', '?a=1'],
  ['/contacts?_rsc=1abc&a=1', '/contacts', '?_rsc=1abc&a=1'],
])('the cached page %s is normalised to %s', (raw, url, search) => {
  expect(targetOf(raw)).toMatchObject({ url, search, moved: null })
})

test.each(['/search?q=a', '/kk/request?kind=mail', '/analysis/estimate?ids=1'])(
  'the dynamic page %s keeps its query',
  raw => {
    expect(targetOf(raw)).toMatchObject({ url: raw })
  },
)

test('B245: the query of a dynamic page is read as it was meant', () => {
  const { url, search } = targetOf('/kk/search?utm_source=a&amp;q=b%26amp%3Bc?type=doctors')
  expect(search).toBe('?utm_source=a&q=b%26amp%3Bc&type=doctors')
  expect(url).toBe(`/kk/search${search}`)
})

test.each([
  ['/kk/search?a=1&#38;q=b&#x26;c=2#top', '?a=1&q=b&c=2'],
  [
    '/kk/search?q=%E0%ED%E0%EB%E8%E7&UTM_Source=A;Page=2',
    '?q=%D0%B0%D0%BD%D0%B0%D0%BB%D0%B8%D0%B7&utm_source=A&Page=2',
  ],
])('B1314: the server reads the query of %s so, too', (raw, search) => {
  expect(targetOf(raw)).toMatchObject({ url: `/kk/search${search}`, search })
})

test.each([
  '/services?a=1',
  '/Contacts?a=1',
  '/nothing?a=1',
  '/api/doctors?sort_by=rating',
  '/_next/image?url=%2Ffiles%2Fa-1_b.webp&w=64&q=70',
  '/_next/image?url=%2Fmedia%2F~dj0y%2F%25D0%25B0%2520b.webp&w=64&q=70',
  '/doctors-list/%E0%A4%A?a=1',
  '*',
])('%s is unchanged', raw => {
  expect(targetOf(raw)).toMatchObject({ url: raw, moved: null })
})

test.each([
  '',
  '?w=64&q=70',
  '?url=',
  '?url=/files/a.webp?1',
  '?url=/files/a.webp%3F1',
  '?url=/files/a.webp%231',
  '?%75rl=/files/a.webp%231',
  '?url=/files/./a.webp',
  '?url=/files/b/../a.webp',
  '?url=/files/b/%252e%252e/a.webp',
  '?url=/files/%2561.webp',
  '?url=%5Cimages%5Ca.webp',
  '?url=https://evil.example/files/a.webp',
  '?url=//evil.example/files/a.webp',
  '?url=/files/',
  '?url=%2Ffiles%2Fbanners%2F',
  '?url=/files/%25',
])('the picture URL %s is one that no page has', search => {
  expect(targetOf(`/_next/image${search}`).url).toBe('/_next/image')
})

test.each([
  ['http://evil.example/api/posts?a=1', '/api/posts?a=1'],
  ['https://evil.example', '/'],
])('the target %s is parsed as %s', (raw, url) => {
  expect(targetOf(raw).url).toBe(url)
})

test.each([
  ['/contacts//?a=1', '/contacts', '/contacts//', '?a=1'],
  ['//evil.example/a?b=1', '/evil.example/a?b=1', '//evil.example/a', '?b=1'],
  ['/a/../Services\\top/', '/Services/top', '/a/../Services\\top/', ''],
  ['/contacts#map', '/contacts', '/contacts', ''],
])('Next gets %s as %s, the middleware as it was sent', (raw, url, path, search) => {
  expect(targetOf(raw)).toEqual({ url, path, search, moved: null })
})

test.each([
  ['//robots.txt/', '/robots.txt'],
  // Feeds are found in other spellings by the middleware.
  ['/feeds/Posts.xml?a=1', null],
  ['/feeds/posts.xml', null],
  ['/api//doctors/?sort_by=rating', '/api/doctors?sort_by=rating'],
  ['/b/../_next/image?url=/files/a.webp&w=64&q=70', '/_next/image?url=/files/a.webp&w=64&q=70'],
  ['\\\\evil.example', null],
  ['//evil.example/robots.txt', null],
])('the file %s is moved to %s', (raw, moved) => {
  expect(targetOf(raw).moved).toBe(moved)
})
