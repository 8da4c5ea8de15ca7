import { slugKindOf } from '@/lib/content/kinds'
import { hitPath, hitUrl, readHits } from '@/lib/content/search/hits'
import { searchKinds } from '@/lib/entities/search-hit'
import { pathOf, recordRoutes } from '@/lib/routing/routes'
import fc from '@/tests/support/properties'

const answer = {
  doctors: [{ 'li-aleksandr': 'Ли Александр' }],
  services: [{ 'uzi-serdtsa': 'УЗИ сердца' }, { ekg: 'ЭКГ' }],
}
const hits = [
  { category: 'doctors', slug: 'li-aleksandr', name: 'Ли Александр' },
  { category: 'services', slug: 'uzi-serdtsa', name: 'УЗИ сердца' },
  { category: 'services', slug: 'ekg', name: 'ЭКГ' },
]

describe('readHits', () => {
  test('lists the groups in the order of the response, bare or under data', () => {
    expect(readHits(answer)).toEqual(hits)
    expect(readHits({ data: answer })).toEqual(hits)
  })

  test('leaves out kinds without a page and invalid entries', () => {
    expect(readHits({ ...answer, zebras: [{ a: 'A' }], constructor: [{ a: 'A' }] })).toEqual(hits)
    const broken = {
      analysis: null,
      checkups: {},
      promotion: [null, 7, { a: 3, '../b': 'B', c: '' }],
    }
    expect(readHits({ ...answer, ...broken })).toEqual(hits)
  })

  test('names are plain text', () => {
    const [hit] = readHits({ analysis: [{ b12: 'Витамин B<sub>12</sub> &amp; др.' }] })
    expect(hit?.name).toBe('Витамин B12 & др.')
  })

  test('accepts any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), body => {
        expect(Array.isArray(readHits(body))).toBe(true)
        expect(Array.isArray(readHits({ data: { services: body } }))).toBe(true)
      }),
    )
  })
})

describe('targets', () => {
  test.each(searchKinds)('%s: the page of that kind of record', category => {
    const { name } = recordRoutes[slugKindOf(category)]
    expect(hitPath({ category, slug: 'x' })).toBe(pathOf(name, 'x'))
  })

  test('are built from the origin and the language', () => {
    const hit = { category: 'doctors', slug: 'li', name: 'Ли' } as const
    expect(hitUrl(hit, 'https://clinic.example', 'ru')).toBe(
      'https://clinic.example/doctors-list/li',
    )
    expect(hitUrl(hit, 'https://clinic.example', 'kk')).toBe(
      'https://clinic.example/kk/doctors-list/li',
    )
  })
})
