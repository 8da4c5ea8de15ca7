import { catalogueOf } from '@/lib/calculator/catalogue'
import { analysis } from '../../../support/analyses'

const categories = [
  { id: 2, name: 'Биохимия', slug: '2-biohimiya', doctorIds: [] },
  { id: 1, name: 'Кровь', slug: '1-krov', doctorIds: [] },
]

test('analyses are in the order of the categories, those without a category last', () => {
  const analyses = [
    analysis(1, { category_analysis_id: 1 }),
    analysis(2, { category_analysis_id: 77 }),
    analysis(3, { category_analysis_id: 2 }),
    analysis(4, { category_analysis_id: null }),
    analysis(5, { category_analysis_id: 1 }),
  ]
  const { items, categories: listed } = catalogueOf(analyses, categories, 'Другие')
  expect(items.map(({ id, category }) => [id, category])).toEqual([
    [3, 2],
    [1, 1],
    [5, 1],
    [2, 0],
    [4, 0],
  ])
  expect(listed).toEqual([
    { id: 2, name: 'Биохимия', slug: '2-biohimiya', count: 1 },
    { id: 1, name: 'Кровь', slug: '1-krov', count: 2 },
    { id: 0, name: 'Другие', slug: '', count: 2 },
  ])
})

test('if all analyses have a category there is no category for others', () => {
  const { categories: listed } = catalogueOf([analysis(1)], categories, 'Другие')
  expect(listed.map(({ id }) => id)).toEqual([2, 1])
})
