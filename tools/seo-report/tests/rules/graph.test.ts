import {
  businessesAreKnown,
  nothingIsEmpty,
  oneGraph,
  referencesResolve,
} from '../../rules/checks/graph'
import { valuesAreInOrder } from '../../rules/checks/values'
import { type Change, founds, marked, origin, page, urlIn } from './builders'

const listed = new Set([`${origin}/`, urlIn('ru')])
const image = `${origin}/images/uzi.webp`
const pictures = new Map([[image, { status: 200, bytes: 1, width: 10, height: 10 }]])

test('a good page complies with R22', () => {
  expect(oneGraph(page())).toEqual([])
  expect(referencesResolve(page())).toEqual([])
  expect(businessesAreKnown(page())).toEqual([])
  expect(nothingIsEmpty(page())).toEqual([])
  expect(valuesAreInOrder(page(), listed, pictures)).toEqual([])
})

test.each<[string, Change, string]>([
  [
    'two scripts',
    ['</main>', '<script type="application/ld+json">{}</script></main>'],
    '2 scripts',
  ],
  ['none', ['application/ld+json', 'text/plain'], '0 scripts'],
  ['broken JSON', ['"@graph":[', '"@graph":[,'], 'SyntaxError'],
  ['no graph', ['"@graph"', '"graph"'], 'no @graph'],
  ['another context', ['"https://schema.org"', '"http://schema.org"'], '@context http:'],
  [
    'markup that is not escaped',
    ['"@type":"Service"', '"description":"<b>а</b>",$&'],
    '"<" is not',
  ],
  ['a node of the kind missing', ['"Service"', '"MedicalProcedure"'], 'no Service among'],
  ['a node without an id', [/"@id":"[^"]*#service",/, ''], 'Service has no @id'],
  ['an id twice', ['#breadcrumbs', '#service'], '#service stands twice'],
  ['a node without a type', ['"@type":"Offer",', ''], 'a node without a type'],
])('R22: %s', (_, change, found) => {
  expect(founds(oneGraph(page([change])))).toContainEqual(expect.stringContaining(found))
})

test('R22: the node of questions is missing where there are questions', () => {
  const without = marked(
    nodes => nodes.splice(0, nodes.length, ...nodes.filter(each => each['@type'] !== 'FAQPage')),
    { url: `${origin}/contacts` },
  )
  const lacking = (footText: string) =>
    founds(oneGraph({ ...without, footText })).filter(each => each.startsWith('no FAQPage'))
  expect(lacking('')).toEqual([])
  expect(lacking('Больно ли это? Нет.')).toHaveLength(1)
})

test('R22: a reference to an undefined node, even if another page defines it', () => {
  const elsewhere = marked(nodes => nodes.pop())
  expect(founds(referencesResolve(elsewhere))).toEqual([`${origin}/#clinic is described nowhere`])
  expect(founds(oneGraph(elsewhere))).toContainEqual(expect.stringContaining('no MedicalClinic'))
})

test('R22: a business without contact data', () => {
  const without = marked(nodes => {
    delete nodes.at(-1)?.telephone
    nodes.push({ '@type': 'IndividualPhysician', '@id': urlIn('ru'), name: 'Ли', url: origin })
  })
  expect(founds(businessesAreKnown(without))).toEqual([
    'MedicalClinic has no telephone',
    'IndividualPhysician has no address',
  ])
})

const service = (values: Record<string, unknown>) =>
  marked(([node]) => Object.assign(node ?? {}, values))
test.each<[string, unknown]>([
  ['list', []],
  ['text', ' '],
  ['object', {}],
  ['null', null],
  ['text in a list', ['УЗИ', '']],
  ['property of an inner node', { '@type': 'Thing', makesOffer: [] }],
])('R22: an empty %s', (_, value) => {
  expect(founds(nothingIsEmpty(service({ makesOffer: value })))).toEqual([
    expect.stringMatching(/^(Service|Thing)\.makesOffer is empty$/),
  ])
})

test('R22: zero and false are values', () => {
  expect(nothingIsEmpty(service({ price: 0, isFamilyFriendly: false }))).toEqual([])
})

const offer = (values: Record<string, unknown>) =>
  service({ offers: { '@type': 'Offer', price: 5200, priceCurrency: 'KZT', ...values } })

test.each<[string, ReturnType<typeof page>, string]>([
  ['a relative address', service({ url: '/a' }), 'Service.url is not absolute: /a'],
  ['a relative picture', service({ image: '/images/uzi.webp' }), 'Service.image is not absolute'],
  ['a picture that does not exist', service({ image: `${origin}/b.webp` }), 'answers undefined'],
  ['a date in words', service({ dateModified: '14.09.2026' }), 'dateModified is 14.09.2026'],
  ['a date as a number', service({ datePublished: 2026 }), 'datePublished is 2026'],
  ['a price in words', offer({ price: '5 200 ₸' }), 'Offer.price is "5 200 ₸"'],
  ['a price as text', offer({ price: '5200' }), 'Offer.price is "5200"'],
  ['a price of nothing', offer({ price: 0 }), 'Offer.price is 0'],
  ['another currency', offer({ priceCurrency: 'RUB' }), 'priceCurrency is RUB'],
  ['an offer without a price', service({ offers: { '@type': 'Offer' } }), 'without a price'],
  [
    'a span upside down',
    service({
      offers: { '@type': 'AggregateOffer', lowPrice: 2, highPrice: 1, priceCurrency: 'KZT' },
    }),
    'highPrice 1 below lowPrice 2',
  ],
  [
    'a step to a redirect',
    page([[`"item":"${urlIn('ru')}"`, `"item":"${origin}/services"`]]),
    'ListItem /services is not in the sitemap',
  ],
])('R22: %s', (_, broken, found) => {
  expect(founds(valuesAreInOrder(broken, listed, pictures))).toContainEqual(
    expect.stringContaining(found),
  )
})
