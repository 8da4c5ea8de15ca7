import { pictureSources } from '@/components/ui/Picture/sizes'

/** Offered widths of a picture, with their descriptors. */
function offered(width: number, sizes?: string): string[] {
  const { srcSet = '' } = pictureSources('/images/a b.webp', { width, sizes })
  return srcSet.split(', ').map(each => {
    const [url = '', descriptor] = each.split(' ')
    const { pathname, searchParams } = new URL(url, 'https://clinic.example')
    expect(pathname).toBe('/_next/image')
    expect(searchParams.get('url')).toBe('/images/a b.webp')
    expect(searchParams.get('q')).toBe('70')
    return `${searchParams.get('w')} ${descriptor}`
  })
}

test('a picture of a fixed width has candidates for 1x and 2x screens', () => {
  expect(offered(160)).toEqual(['160 1x', '320 2x'])
  expect(offered(500)).toEqual(['512 1x', '1200 2x'])
  expect(offered(5000)).toEqual(['2400 1x'])
})

test('a picture of a share of the viewport has no width that no viewport needs', () => {
  expect(offered(800, '(max-width: 1180px) 30vw, 22vw')[0]).toBe('128 128w')
  expect(offered(800, '100vw')[0]).toBe('390 390w')
  expect(offered(800, '20rem')[0]).toBe('64 64w')
  expect(offered(800, '100vw').at(-1)).toBe('2400 2400w')
})

test.each([
  ['(max-width: 639px) 46vw, (max-width: 900px) 44vw, 22vw', 828],
  ['(max-width: 639px) 92vw, (max-width: 900px) 94vw, 42vw', 1920],
  ['(min-width: 1840px) 1680px, 94vw', 2400],
  ['9rem', 640],
])(
  'a picture of %s is offered no wider than %i px, on a screen of two pixels to one (B1525)',
  (sizes, most) => {
    expect(offered(1200, sizes).at(-1)).toBe(`${most} ${most}w`)
  },
)

test('src is the largest candidate', () => {
  expect(pictureSources('/media/x.jpg', { width: 160 }).src).toBe(
    '/_next/image?url=%2Fmedia%2Fx.jpg&w=320&q=70',
  )
})

test.each(['https://cdn.example/a.webp', '/icons/mark.svg'])('%s is not optimised', src => {
  expect(pictureSources(src, { width: 48 })).toEqual({ src })
})
