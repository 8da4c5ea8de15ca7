import { getArticle, getArticles } from '@/lib/content/client/articles'
import { sourceOf } from '@/lib/content/client/reader'

/** Articles of a backend that are dated in the future. */
const article = (id: number, created_at?: string) => ({
  ...{ id, slug: `article-${id}`, name: `Article ${id}`, description: '<p>Text</p>' },
  created_at,
})
const records = [
  article(1, '2026-11-26'),
  article(2, '2026-11-27'),
  // One hour after midnight in Almaty.
  article(3, '2026-11-26T20:00:00Z'),
  article(4),
]
const from = sourceOf(async ({ path }) => {
  const id = Number(path.split('/')[1])
  return { data: id ? records[id - 1] : records }
})

const idsAt = async (instant: string) => {
  jest.setSystemTime(new Date(instant))
  const [list, ...details] = await Promise.all([
    getArticles('ru', from),
    ...records.map(({ id }) => getArticle('ru', id, from)),
  ])
  const ids = list.map(({ id }) => id)
  expect(details.flatMap(article => article?.id ?? [])).toEqual(ids)
  return ids
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('an article appears at midnight in Almaty of the day of its date', async () => {
  expect(await idsAt('2026-11-25T18:59:59Z')).toEqual([4])
  expect(await idsAt('2026-11-25T19:00:00Z')).toEqual([1, 4])
  expect(await idsAt('2026-11-26T18:59:59Z')).toEqual([1, 4])
  expect(await idsAt('2026-11-26T19:00:00Z')).toEqual([1, 2, 3, 4])
})
