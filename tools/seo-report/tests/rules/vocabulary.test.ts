import { schemaOrgKnowsIt } from '../../rules/checks/vocabulary'
import { founds, marked, page } from './builders'

test('a good page complies with R22', async () => {
  expect(await schemaOrgKnowsIt(page())).toEqual([])
})

test('a lowest price is a price', async () => {
  const offers = { '@type': 'Offer', priceSpecification: { '@type': 'PriceSpecification' } }
  const offered = (prices: object) =>
    schemaOrgKnowsIt(
      marked(([service]) => {
        const priceSpecification = { ...offers.priceSpecification, ...prices }
        Object.assign(service ?? {}, { offers: { ...offers, priceSpecification } })
      }),
    )
  expect(await offered({ minPrice: 1, priceCurrency: 'KZT' })).toEqual([])
  expect(founds(await offered({ priceCurrency: 'KZT' }))).toContainEqual(
    expect.stringContaining('"price" is missing'),
  )
})

test.each<[string, object, string]>([
  ['a type of no such name', { '@type': 'MedicalServise' }, 'Type "MedicalServise" is not a valid'],
  ['a property of another type', { dosageForm: 'а' }, 'Property "dosageForm" for type "Service"'],
  ['a property of no such name', { priceRub: 1 }, 'Property "priceRub" for type "Service"'],
  [
    'a price of what has none',
    { '@type': 'MedicalTest', offers: { '@type': 'Offer', price: 1 } },
    'Property "offers" for type "MedicalTest"',
  ],
  [
    'a property of a node within',
    { offers: { '@type': 'Offer', lowPrice: 1 } },
    'Service.offers: Property "lowPrice" for type "Offer"',
  ],
  [
    'a field that search engines require',
    { offers: { '@type': 'AggregateOffer', lowPrice: 1 } },
    'Service.offers: Required attribute "priceCurrency"',
  ],
])('R22: %s', async (_, change, found) => {
  const wrong = marked(([service]) => void Object.assign(service ?? {}, change))
  expect(founds(await schemaOrgKnowsIt(wrong))).toContainEqual(expect.stringContaining(found))
})
