import { priceOf } from '@/lib/entities/price'
import { collectionNodes } from '@/lib/seo/collection'
import { serviceNode } from '@/lib/seo/service'

const offered = {
  locale: 'kk',
  path: '/services/details/mrt',
  name: 'МРТ',
  description: 'Суреттер',
  image: '/images/services/mrt.webp',
  price: priceOf('service', 16_450),
  type: 'Диагностика',
} as const

test('a service has its price as a number in tenge, and absolute URLs', () => {
  expect(serviceNode(offered)).toEqual({
    '@type': 'Service',
    '@id': expect.stringMatching(/^http.+\/kk\/services\/details\/mrt#service$/),
    url: expect.stringMatching(/^http.+\/kk\/services\/details\/mrt$/),
    name: 'МРТ',
    description: 'Суреттер',
    image: expect.stringMatching(/^http.+\/images\/services\/mrt\.webp$/),
    serviceType: 'Диагностика',
    provider: { '@id': expect.stringMatching(/\/#clinic$/) },
    offers: {
      '@type': 'Offer',
      url: expect.stringMatching(/\/kk\/services\/details\/mrt$/),
      // "from" on the page.
      priceSpecification: { '@type': 'PriceSpecification', minPrice: 16450, priceCurrency: 'KZT' },
    },
  })
})

test('a price on request makes no offer, and missing fields are left out', () => {
  const node = serviceNode({
    ...offered,
    description: '',
    image: null,
    price: priceOf('service', 0),
    type: undefined,
  })
  for (const key of ['offers', 'image', 'description', 'serviceType']) {
    expect(node).not.toHaveProperty(key)
  }
})

test('a picture of another host keeps its URL', () => {
  const image = 'https://cdn.example/a.webp'
  expect(serviceNode({ ...offered, image })).toHaveProperty('image', image)
})

test('a list refers to its page, counts its items from 1, and has the number of the whole list', () => {
  const page = {
    locale: 'ru',
    path: '/services/top',
    title: 'Услуги',
    description: 'Цены',
  } as const
  const [collection, list] = collectionNodes(page, [{ name: 'МРТ', path: offered.path }], 300)
  expect(collection).toMatchObject({ '@type': 'CollectionPage', name: 'Услуги', inLanguage: 'ru' })
  expect(collection).toHaveProperty('mainEntity.@id', (list as { '@id'?: string })['@id'])
  expect(list).toMatchObject({
    numberOfItems: 300,
    itemListElement: [{ '@type': 'ListItem', position: 1, name: 'МРТ' }],
  })
  const [, none] = collectionNodes(page, [], 0)
  expect(none).toMatchObject({ '@type': 'ItemList', numberOfItems: 0 })
  expect(none).not.toHaveProperty('itemListElement')
})
