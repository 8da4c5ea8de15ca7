import { BackendError } from '@/lib/content/client/result'
import { followingOf, othersOf, recordOf } from '@/lib/screens/record'
import { log } from '@/lib/telemetry/log'

const records = [1, 2, 3, 4].map(id => ({ id, slug: `${id}`, name: `Запись ${id}` }))
const gone = { id: 9, slug: '9', name: 'Запись 9' }
const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id)

describe('the following records', () => {
  test('start again after the last', () => {
    expect(records.map(record => ids(followingOf(records, record)))).toEqual([
      [2, 3, 4],
      [3, 4, 1],
      [4, 1, 2],
      [1, 2, 3],
    ])
  })

  test('recommend each record equally often', () => {
    const shown = records.flatMap(record => ids(followingOf(records, record).slice(0, 2)))
    for (const { id } of records) expect(shown.filter(each => each === id)).toHaveLength(2)
  })

  test('for an unlisted record are the whole list; for the only record none', () => {
    expect(ids(followingOf(records, gone))).toEqual([1, 2, 3, 4])
    expect(followingOf([gone], gone)).toEqual([])
  })
})

test('the others are the first of the list without the record itself', () => {
  expect(records.map(record => ids(othersOf(records, record, 2)))).toEqual([
    [2, 3],
    [1, 3],
    [1, 2],
    [1, 2],
  ])
})

describe('the record of a page', () => {
  const fails = async () => {
    throw new BackendError('timeout', 'records/2')
  }
  const of = (slug: string, get: (id: number) => Promise<(typeof records)[0] | null>) =>
    recordOf(
      { params: Promise.resolve({ locale: 'ru', slug }), searchParams: Promise.resolve({}) },
      records,
      get,
    )

  beforeEach(() => void jest.spyOn(log, 'warn').mockImplementation())

  test('has its details, or its list entry without them', async () => {
    const details = { id: 2, slug: '2', name: 'Подробно' }
    expect(await of('2', async () => details)).toBe(details)
    expect(await of('2', fails)).toBe(records[1])
  })

  test('fails without the list, and is not found when its details are a 404', async () => {
    await expect(of('5', fails)).rejects.toThrow(BackendError)
    await expect(of('2', async () => null)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  })
})
