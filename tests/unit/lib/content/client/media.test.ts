import { backendPath, linkUrl, mediaUrl } from '@/lib/content/client/media'

/** The environment is read once per module registry, so each case gets a fresh one. */
function mediaWith(backend: string | undefined): typeof mediaUrl {
  let fresh = mediaUrl
  jest.isolateModules(() => {
    process.env.BACKEND_URL = backend ?? ''
    process.env.SITE_URL = 'https://clinic.example'
    const media = jest.requireActual<typeof import('@/lib/content/client/media')>(
      '@/lib/content/client/media',
    )
    media.mediaUrl('/read-the-environment')
    fresh = media.mediaUrl
  })
  return fresh
}

describe('mediaUrl', () => {
  const embedded = mediaWith(undefined)
  const remote = mediaWith('http://backend.example:8080')

  test.each([
    [null, null],
    ['', null],
    ['/images/a.webp', '/images/a.webp'],
    ['images/a.webp?v=2', '/images/a.webp'],
    ['https://clinic.example/images/a.webp', '/images/a.webp'],
    ['https://cdn.example/a.webp', 'https://cdn.example/a.webp'],
    ['http://cdn.example/a.webp', null],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,AAAA', null],
    ['https://', null],
  ])('with the embedded backend %j is %j', (value, expected) => {
    expect(embedded(value)).toBe(expected)
  })

  test.each([
    [null, null],
    ['/storage/a.webp', '/media/storage/a.webp'],
    ['storage/a.webp', '/media/storage/a.webp'],
    ['http://backend.example:8080/storage/a%20b.webp?v=2', '/media/~dj0y/storage/a%20b.webp'],
    [
      '/a.webp?size=1/2&имя=а+б',
      '/media/~c2l6ZT0xLzImJUQwJUI4JUQwJUJDJUQxJThGPSVEMCVCMCslRDAlQjE/a.webp',
    ],
    ['/~clinic/a.webp', '/media/~/~clinic/a.webp'],
    ['/storage/%61%2Db%2F.webp', '/media/storage/a-b%2F.webp'],
    ['/storage/../../api/secret', '/media/api/secret'],
    ['https://backend.example/storage/a.webp', '/media/storage/a.webp'],
    ['https://backend.example:9/storage/a.webp', 'https://backend.example:9/storage/a.webp'],
    ['https://cdn.example/a.webp', 'https://cdn.example/a.webp'],
    ['http://cdn.example/a.webp', null],
    ['//cdn.example/a.webp', null],
    ['javascript:alert(1)', null],
  ])('with a backend %j is %j', (value, expected) => {
    expect(remote(value)).toBe(expected)
  })
})

test('files that the backend links with http are its own, too', () => {
  const secure = mediaWith('https://backend.example')
  expect(secure('http://backend.example/a.webp')).toBe('/media/a.webp')
  expect(secure('http://cdn.backend.example/a.webp')).toBeNull()
})

describe('backendPath', () => {
  const remote = mediaWith('http://backend.example')

  test.each([
    '/storage/a%20b.webp',
    '/storage/a.webp?v=2',
    '/a.webp?size=1/2&name=%D0%B0+%D0%B1',
    '/~clinic/a.webp',
    '/~/a.webp?v=2',
  ])('backendPath of the URL of %s is the path', path => {
    const address = remote(path) ?? ''
    expect(address).toMatch(/^\/media\/[^?]+$/)
    expect(backendPath(address)).toBe(path)
  })
})

test.each([
  [null, null],
  ['/promotions/list?x=1#a', '/promotions/list?x=1#a'],
  ['https://a.example/x', 'https://a.example/x'],
  ['tel:+77001234567', 'tel:+77001234567'],
  ['javascript:alert(1)', null],
  ['\tjava\nscript:alert(1)', null],
  ['data:text/html,x', null],
])('linkUrl of %j is %j', (value, expected) => {
  expect(linkUrl(value)).toBe(expected)
})
