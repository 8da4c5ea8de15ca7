import { pictureSources } from '@/components/ui/Picture/sizes'

/** Widths a picture is offered in, with their descriptors. */
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

test('a picture of a width comes for screens of one and of two pixels to the px', () => {
  expect(offered(160)).toEqual(['160 1x', '320 2x'])
  expect(offered(500)).toEqual(['512 1x', '1200 2x'])
  expect(offered(5000)).toEqual(['2400 1x'])
})

test('one of a share of the window comes in no width that no window asks for', () => {
  expect(offered(800, '(max-width: 1180px) 30vw, 22vw')[0]).toBe('128 128w')
  expect(offered(800, '100vw')[0]).toBe('390 390w')
  expect(offered(800, '20rem')[0]).toBe('64 64w')
  expect(offered(800, '100vw').at(-1)).toBe('2400 2400w')
})

test('the address itself is that of the largest', () => {
  expect(pictureSources('/media/x.jpg', { width: 160 }).src).toBe(
    '/_next/image?url=%2Fmedia%2Fx.jpg&w=320&q=70',
  )
})

test.each(['https://cdn.example/a.webp', '/icons/mark.svg'])('%s is shown as it is', src => {
  expect(pictureSources(src, { width: 48 })).toEqual({ src })
})
