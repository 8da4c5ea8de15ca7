/** Sets of analyses are found by what people call them, and a pasted list may order one (B1373). */
import { openIn } from '@/components/analyses/Referral/ordered'
import { notDone } from '@/lib/calculator/also'
import { itemOf } from '@/lib/calculator/item-of'
import { corpusOf } from '@/lib/content/corpus'
import { makeEngine } from '@/lib/content/search/index-cache'
import { matchReferral, type PartOfSet } from '@/lib/content/search/match-referral'
import { findHits } from '@/lib/content/search/search'
import { searchLexicon } from '@/lib/content/search-tables/shipped-and-own'
import { analysisKind } from '@/lib/kinds/analysis'

const analyses = [
  [1, 'Общий анализ крови (ОАК)', 'Жалпы қан талдауы (ЖҚТ)'],
  [2, 'Коагулограмма', 'Коагулограмма'],
  [3, 'Ферритин', 'Ферритин'],
  [4, 'Хорионический гонадотропин (ХГЧ)', 'Хориондық гонадотропин (ХГЧ)'],
] as const
const sets = [
  [7, 'Анализы перед операцией', 'Операция алдындағы талдаулар', ['ота алдындағы талдаулар']],
  [8, 'Анализы в детский сад', 'Балабақшаға талдаулар', ['анализы в садик']],
  [9, 'Анализы для беременных', 'Жүкті әйелге талдаулар', ['анализы при беременности, жүктілерге']],
  [10, 'Анализы для бассейна', 'Бассейнге талдаулар', ['справка в бассейн, санкнижка']],
] as const

const engine = makeEngine({
  corpus: corpusOf((kind, locale) => {
    const inLanguage = ([id, ru, kk]: readonly [number, string, string, ...unknown[]]) => ({
      ...{ id, slug: `${kind}-${id}`, name: locale === 'ru' ? ru : kk },
    })
    if (kind === 'analysis') return analyses.map(inLanguage)
    return kind === 'analysisSet' ? sets.map(set => ({ ...inLanguage(set), called: set[3] })) : []
  }),
  lexicon: searchLexicon(),
})

const parts: readonly PartOfSet[] = [
  { name: 'ОАК', analysisId: 1, serviceId: null },
  { name: 'Свёртывание', analysisId: 2, serviceId: null },
  { name: 'ЭКГ', analysisId: null, serviceId: 12 },
  { name: 'Флюорография', analysisId: null, serviceId: null },
]
const ecg = { id: 12, slug: 'ekg', name: 'ЭКГ', price: '3 500 ₸' }
const items = analyses.map(([id, name]) =>
  itemOf(analysisKind.schema.parse({ id, slug: `analysis-${id}`, name, price: 1000 })),
)

const linesOf = (text: string) =>
  matchReferral(text, engine, {
    items: new Map(items.map(item => [item.id, item])),
    services: new Map([[12, { ...ecg, cost: { kind: 'exact', tenge: 3500 } }]]),
    sets: new Map([
      [7, parts],
      [9, [{ name: 'Свёртывание', analysisId: 2, serviceId: null }]],
      [10, [{ name: 'Ферритин', analysisId: 3, serviceId: null }]],
    ]),
  })

const read = (text: string) =>
  linesOf(text).map(line => ({
    ...{ kind: line.kind, text: line.text },
    ids: 'items' in line ? line.items.map(({ id }) => id) : [],
    choices: 'choices' in line ? line.choices.map(({ id }) => id) : [],
  }))

test.each([
  ['анализы перед операцией', 'analysisSet-7'],
  ['сдать анализы перед операцией', 'analysisSet-7'],
  ['ота алдындағы талдаулар', 'analysisSet-7'],
  ['операция', 'analysisSet-7'],
  ['анализы ребёнку в садик', 'analysisSet-8'],
  ['коагулограмма', 'analysis-2'],
])('«%s» finds %s first', (text, slug) => {
  expect(findHits(engine, 'ru', text, null)[0]?.slug).toBe(slug)
})

test('a list that asks for a set orders all of it, and says what is not sold', () => {
  const none = { ids: [], choices: [] }
  expect(read('Анализы перед операцией')).toEqual([
    { kind: 'sure', text: 'Анализы перед операцией', ids: [1, 2], choices: [] },
    { kind: 'service', text: 'ЭКГ', ...none },
    { kind: 'unknown', text: 'Флюорография', ...none },
  ])
})

test('what of it is not sold is not undecided, and a word that means nothing is (B1480)', () => {
  expect(openIn(linesOf('Анализы перед операцией'))).toEqual([notDone('Флюорография')])
  expect(openIn(linesOf('ферритин, фывапр'))).toEqual([{ text: 'фывапр', sold: '', choices: [] }])
})

test('beside other orders a set is offered, and nothing of it is ordered', () => {
  expect(read('Анализы перед операцией\nферритин')).toEqual([
    { kind: 'doubtful', text: 'Анализы перед операцией', ids: [], choices: [1, 2] },
    { kind: 'sure', text: 'ферритин', ids: [3], choices: [] },
  ])
})

test.each([
  ['справка в бассейн', [3]],
  ['санкнижка', [3]],
  ['анализы при беременности', [2]],
  ['жүктілерге', [2]],
])(
  '«%s», as a set is called, orders all of it, whatever else the words may mean (B1441)',
  (text, ids) => {
    expect(read(text)).toEqual([{ kind: 'sure', text, ids, choices: [] }])
  },
)

test('beside other orders a set is asked, where it is called like an analysis', () => {
  expect(read('ОАК\nанализы при беременности')).toEqual([
    { kind: 'sure', text: 'ОАК', ids: [1], choices: [] },
    { kind: 'doubtful', text: 'анализы при беременности', ids: [], choices: [2] },
  ])
})

test('beside other orders the reason of a list is no set', () => {
  expect(read('ОАК, справка в бассейн').map(({ kind }) => kind)).toEqual(['sure', 'ignored'])
})

test('what a set has that is not sold is no other order beside it', () => {
  expect(read('Анализы перед операцией, флюорография')).toEqual(read('Анализы перед операцией'))
})
