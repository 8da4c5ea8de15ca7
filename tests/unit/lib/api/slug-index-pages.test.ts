import { SlugIndex } from '@/lib/api/slug-index'

const titles = [
  { id: 1, name: 'Терапевт' },
  { id: 2, name: 'Кардиолог' },
]
const doctors = Array.from({ length: 31 }, (_, index) => ({
  id: index + 1,
  slug: `doctor-${index}`,
  name: `Врач ${index}`,
  short_info: [{ specialty: 'терапевт' }],
}))
/** Its id is that of no category, and no page of one comes of it. */
const analyses = Array.from({ length: 121 }, (_, index) => ({
  id: 500 + index,
  slug: `analysis-${index}`,
  name: `Анализ ${index}`,
  category_analysis_id: index === 0 ? null : 3,
}))

const index = new SlugIndex(async ({ path }) => {
  const lists: Readonly<Record<string, object>> = { doctors, analyses, 'job-titles': titles }
  return { data: lists[path] ?? titles }
})

test.each([
  ['pagesOfSpecialty', '1/2', 'known'],
  ['pagesOfSpecialty', '1/3', 'unknown'],
  ['pagesOfSpecialty', '2/2', 'unknown'],
  ['pagesOfSpecialty', '7/2', 'unknown'],
  ['pagesOfCategory', '3/2', 'known'],
  ['pagesOfCategory', '3/3', 'unknown'],
  ['pagesOfCategory', '500/2', 'unknown'],
] as const)('%s %s is %s', async (kind, slug, expected) => {
  expect(await index.check(kind, slug, 'ru')).toEqual({ kind: expected })
})
