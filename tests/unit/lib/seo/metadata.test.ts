import { pageMetadata } from '@/lib/seo/metadata'

const page = { locale: 'kk', path: '/contacts', title: 'T', description: 'D' } as const

test('canonical, Open Graph and alternates are absolute and consistent', async () => {
  const { alternates, openGraph } = await pageMetadata(page)
  expect(alternates?.canonical).toBe('http://localhost:3000/kk/contacts')
  expect(openGraph).toMatchObject({ url: 'http://localhost:3000/kk/contacts', locale: 'kk_KZ' })
  expect(alternates?.languages).toEqual({
    ru: 'http://localhost:3000/contacts',
    kk: 'http://localhost:3000/kk/contacts',
    'x-default': 'http://localhost:3000/contacts',
  })
})

test('the home page has no trailing slash, as Next would remove it from the canonical only', async () => {
  expect((await pageMetadata({ ...page, locale: 'ru', path: '/' })).alternates?.canonical).toBe(
    'http://localhost:3000',
  )
})

test('a page with another canonical has no alternates', async () => {
  const { alternates } = await pageMetadata({ ...page, canonical: '/' })
  expect(alternates).toEqual({ canonical: 'http://localhost:3000/kk' })
})

test('a hidden page has neither canonical nor alternates', async () => {
  const { alternates, robots, openGraph } = await pageMetadata({ ...page, hidden: true })
  expect({ alternates, openGraph }).toEqual({ alternates: undefined, openGraph: undefined })
  expect(robots).toEqual({ index: false, follow: true })
})
