import { findItems } from '@/lib/calculator/find'
import { item } from '../../../support/analyses'

const names = new Map([
  [1, 'Биохимия крови'],
  [2, 'Қан биохимиясы'],
  [3, 'Гормоны щитовидной железы'],
])

const list = [
  item(1, { name: 'Ферритин в крови' }),
  item(2, { name: 'Гликированный гемоглобин (HbA<sub>1c</sub>)' }),
  item(3, { name: 'Железо, трансферрин' }),
  item(4, { name: 'Қандағы темір', category: 2 }),
  item(5, { name: 'Тиреотропный гормон (ТТГ)', category: 3 }),
  item(6, { name: 'Йод в моче', category: 0 }),
]

const found = (text: string) => findItems(list, text, names).map(({ id }) => id)

test.each([
  ['ФЕРРИТИН', [1]],
  ['феритин', [1]],
  ['железо', [3, 5]],
  ['гемоглобина', [2]],
  ['глобин', [2]],
  ['hba1c', [2]],
  ['кандагы темир', [4]],
  ['қандағы', [4]],
  ['гормон щитовидной', [5]],
  ['ттг', [5]],
  ['иод', [6]],
  ['биохимия', [1, 2, 3, 4]],
  ['холестерин', []],
])('%s finds %p', (text, ids) => {
  expect(found(text)).toEqual(ids)
})

test('every word has to match', () => {
  expect(found('гемоглобин моча')).toEqual([])
})

test('a short word matches only at the beginning of a word', () => {
  expect(found('ин')).toEqual([])
})

test('names that begin with the text come first', () => {
  const two = [item(1, { name: 'Индекс железа' }), item(2, { name: 'Железо' })]
  expect(findItems(two, 'железо', names).map(({ id }) => id)).toEqual([2, 1])
})
