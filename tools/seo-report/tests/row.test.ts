import { rowOf } from '../insights/row'
import { type Change, marked, origin, page, urlIn } from './rules/builders'

const phone = (...changes: readonly Change[]) => page(changes, { visitor: 'googlebot' })

test('the data of a page are those of the desktop', () => {
  const row = rowOf([page(), phone()], origin, true)
  expect(row).toMatchObject({
    path: '/services/details/uzi',
    locale: 'ru',
    kind: 'service',
    status: 200,
    indexable: true,
    title: 'УЗИ щитовидной железы в Алматы, цена 5 200 ₸',
    h1: ['УЗИ щитовидной железы'],
    canonical: '/services/details/uzi',
    languages: {
      ru: '/services/details/uzi',
      kk: '/kk/services/details/uzi',
      'x-default': '/services/details/uzi',
    },
    types: ['Service', 'BreadcrumbList', 'FAQPage', 'MedicalClinic'],
    pictures: 1,
    picturesWithoutAlt: 0,
    phone: { share: 1, differs: [] },
  })
  expect(row.words).toBeGreaterThan(40)
  expect(row.footWords).toBe(6)
})

test('links are counted once each, internal and external separately', () => {
  const more: Change = [
    '</main>',
    '<a href="/services/top">а</a><a href="https://a.example/">б</a><a href="tel:1">в</a></main>',
  ]
  const [before, after] = [rowOf([page()], origin, true), rowOf([page([more])], origin, true)]
  expect(after.linksOut).toBe(before.linksOut)
  expect(after.linksAway).toBe(1)
})

test('a picture without alt is distinguished from one with an empty alt', () => {
  const bare = (alt: string) => rowOf([page([[/alt="[^"]*"/, alt]])], origin, true)
  expect(bare('').picturesWithoutAlt).toBe(1)
  expect(bare('alt=""').picturesWithoutAlt).toBe(0)
})

test('the mobile page is compared with the desktop page', () => {
  const other = phone(['<h1>', '<h1>Ещё '], [/<p>Врач.*<\/p>/, ''], ['/services/top', '/contacts'])
  const row = rowOf([page(), other], origin, true)
  expect(row.phone?.differs).toEqual(['h1', 'links'])
  expect(row.phone?.share).toBeLessThan(0.6)
})

test.each<[string, ReturnType<typeof page>, object]>([
  ['an error', page([], { status: 500 }), { status: 500, indexable: false, phone: null }],
  ['a page that is not to be listed', page([['index, follow', 'noindex']]), { indexable: false }],
  [
    'a page of another site as canonical',
    page([['rel="canonical" href="', '$&http://b.example']]),
    { canonical: `http://b.example${urlIn('ru')}` },
  ],
  ['an address with letters', page([], { url: `${origin}/%D0%B0` }), { path: '/а', kind: 'other' }],
  ['an address that is none', page([], { url: `${origin}/%E0%A4%A` }), { path: '/%E0%A4%A' }],
  ['broken structured data', marked(nodes => nodes.splice(0)), { types: [] }],
])('%s', (_, own, expected) => {
  expect(rowOf([own, phone()], origin, false)).toMatchObject(expected)
})
