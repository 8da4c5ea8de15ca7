import { followingOf, othersOf } from '@/lib/screens/record'

const records = [1, 2, 3, 4].map(id => ({ id, slug: `${id}`, name: `Запись ${id}` }))
const gone = { id: 9, slug: '9', name: 'Запись 9' }
const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id)

describe('those that follow', () => {
  test('begin again after the last', () => {
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

  test('a record that its list lacks is followed by all of it, one alone by none', () => {
    expect(ids(followingOf(records, gone))).toEqual([1, 2, 3, 4])
    expect(followingOf([gone], gone)).toEqual([])
  })
})

test('the others are the first of a list without the record itself', () => {
  expect(records.map(record => ids(othersOf(records, record, 2)))).toEqual([
    [2, 3],
    [1, 3],
    [1, 2],
    [1, 2],
  ])
})
