import { noRelations } from '@/lib/entities/related'
import { checkUpNode, parentPageNode, parentTeaserNode } from '@/lib/seo/check-ups'
import { checkUpOffer, parentCheckUp } from '../../../support/check-ups'

const audiences = { male: 'Мужчинам', female: 'Женщинам', general: 'Цена пакета' }

test('a parent in the list has only its lowest price', () => {
  const node = parentTeaserNode(parentCheckUp(1, { image: '/images/a.webp' }), 'kk')
  expect(node).toMatchObject({
    '@type': 'Service',
    '@id': 'http://localhost:3000/kk/check-up/adults/parent-1#service',
    name: 'Направление 1',
    image: 'http://localhost:3000/images/a.webp',
    provider: { '@id': 'http://localhost:3000/#clinic' },
  })
  expect(node).toHaveProperty('offers', {
    '@type': 'AggregateOffer',
    lowPrice: 10_000,
    priceCurrency: 'KZT',
  })
})

test('a price on request is no offer', () => {
  const parent = parentCheckUp(1, { min_price: null })
  expect(parentTeaserNode(parent, 'ru')).not.toHaveProperty('offers')
  expect(parentPageNode(parent, null, 'ru')).not.toHaveProperty('offers')
  expect(checkUpNode(checkUpOffer(1, [{}]), audiences, noRelations, 'ru')).not.toHaveProperty(
    'offers',
  )
})

test('the page of a parent has the range of its prices', () => {
  const span = { low: 34_900, high: 92_900, count: 3 }
  expect(parentPageNode(parentCheckUp(1), span, 'ru')).toHaveProperty('offers', {
    '@type': 'AggregateOffer',
    lowPrice: 34_900,
    highPrice: 92_900,
    offerCount: 3,
    priceCurrency: 'KZT',
  })
})

test('every price of a check-up is an offer with the wording of the page', () => {
  const offer = checkUpOffer(7, [
    { name: 'Базовый', general_price: '34900' },
    { name: 'Полный', male_check_up_price: 84_900, female_check_up_price: 92_900 },
  ])
  const url = 'http://localhost:3000/check-up/adults-details/check-up-7'
  const common = { '@type': 'Offer', url, priceCurrency: 'KZT' }
  expect(checkUpNode(offer, audiences, noRelations, 'ru')).toMatchObject({
    '@id': `${url}#service`,
    offers: [
      { ...common, name: 'Базовый', description: 'Цена пакета', price: 34_900 },
      { ...common, name: 'Полный', description: 'Мужчинам', price: 84_900 },
      { ...common, name: 'Полный', description: 'Женщинам', price: 92_900 },
    ],
  })
})
