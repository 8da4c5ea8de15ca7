import { hasSource, sourcesOf, touchOf } from '@/lib/requests/attribution'
import { attributionSchema } from '@/lib/requests/attribution-schema'

const sources = (query: string) => sourcesOf(new URLSearchParams(query))

test('parameters of advertisements are taken, and no others', () => {
  const query =
    'utm_source=google&utm_medium=cpc&utm_campaign=%D0%BA%D0%B0%D1%80%D0%B4%D0%B8%D0%BE+%D0%B2%D0%B5%D1%81%D0%BD%D0%B0&utm_id=7' +
    '&gclid=Cj0K_a-b&yclid=123&q=боль+в+груди&utm_phone=1&page=2'
  expect(sources(query)).toEqual({
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'кардио весна',
    utm_id: '7',
    gclid: 'Cj0K_a-b',
    yclid: '123',
  })
})

test.each([
  ['utm_term=<script>'],
  ['utm_term=name@clinic.example'],
  ['utm_source=https://evil.example/x'],
  ['utm_source==HYPERLINK("x")'],
  ['utm_content=a%0Ab'],
  ['utm_content=%2B7+(701)+000-00-31'],
  ['utm_content=77010000031'],
  [`utm_campaign=${'x'.repeat(201)}`],
  ['gclid=a b'],
  [`fbclid=${'x'.repeat(301)}`],
  ['utm_source='],
])('%s is not taken', query => {
  expect(sources(query)).toEqual({})
})

test.each([
  ['utm_campaign=«Скидка»+20+%25+—+лето!', { utm_campaign: 'Скидка 20 лето' }],
  ['utm_content=№5+"банер"', { utm_content: '5 банер' }],
  ['utm_content=%2B7+701+«000»+0031', {}],
  ['utm_campaign=«»', {}],
])('B245: signs of a label are left out, the label stays: %s', (query, taken) => {
  expect(sources(query)).toEqual(taken)
})

test.each([
  [
    '?utm_source=a&amp;utm_medium=b&amp;amp;gclid=c',
    { utm_source: 'a', utm_medium: 'b', gclid: 'c' },
  ],
  ['?utm_source=a?utm_medium=b', { utm_source: 'a', utm_medium: 'b' }],
  ['?utm_source=a%26amp%3Bb', {}],
  [
    '?utm_source=a&#38;utm_medium=b&#x26;gclid=c#map',
    { utm_source: 'a', utm_medium: 'b', gclid: 'c' },
  ],
  ['?utm_source=a&%2338;utm_medium=b', { utm_source: 'a', utm_medium: 'b' }],
  ['?utm_source=a;utm_medium=b;yclid=1', { utm_source: 'a', utm_medium: 'b', yclid: '1' }],
  [
    '?UTM_SOURCE=a&Utm_Campaign=Лето&FBCLID=Ab',
    { utm_source: 'a', utm_campaign: 'Лето', fbclid: 'Ab' },
  ],
  // Windows-1251, as pages in it encode their links.
  [
    '?utm_campaign=%EF%F0%E8%B8%EC+%EA_%E2%F0%E0%F7%F3%205&utm_source=a',
    { utm_campaign: 'приём к_врачу 5', utm_source: 'a' },
  ],
  ['?utm_campaign=%cf%f0%e8%A0%E2+%B95', { utm_campaign: 'При в 5' }],
  // A program that cuts links cut a letter.
  ['?utm_source=a&utm_campaign=%D0%BF%D1%80%D0', { utm_source: 'a', utm_campaign: 'пр' }],
])('B245: a link of a letter is read as it was meant: %s', (search, taken) => {
  const { page, at, ...found } = touchOf(new URL(`https://clinic.example/${search}`), '', 5)
  expect(found).toEqual(taken)
})

test('all parameters together are of limited length, clicks first', () => {
  const long = 'x'.repeat(200)
  const taken = sources(
    `utm_source=${long}&utm_medium=${long}&utm_campaign=${long}&gclid=${long}&utm_term=short`,
  )
  expect(Object.keys(taken)).toEqual(['gclid', 'utm_source', 'utm_medium'])
})

test('a touch has the host of the page before and the path of the first page', () => {
  const address = new URL('https://clinic.example/kk/contacts?q=secret&yclid=1#map')
  expect(touchOf(address, 'https://www.google.com/search?q=secret', 5)).toEqual({
    yclid: '1',
    referrer: 'www.google.com',
    page: '/kk/contacts',
    at: 5,
  })
  const typed = touchOf(new URL('https://clinic.example/'), '', 5)
  expect(typed).toEqual({ page: '/', at: 5 })
  expect(hasSource(typed)).toBe(false)
})

test('what the server does not allow is dropped, and the rest is kept', () => {
  const first = {
    utm_source: 'ig',
    utm_term: '<b>',
    gclid: '1;2',
    referrer: 'a b',
    page: '//x',
    at: -1,
  }
  expect(attributionSchema.parse({ first, last: 'none', clientId: 'me', more: 1 })).toEqual({
    first: { utm_source: 'ig' },
    last: { utm_source: 'ig' },
    clientId: undefined,
  })
  expect(attributionSchema.parse({})).toBeUndefined()
})
