import { sharedTags, withTags } from '@/lib/doctors/tags'

const doctors = [
  { name: 'a', tags: ['kazakh', 'children'] },
  { name: 'b', tags: ['kazakh', 'kazakh', 'alone'] },
  { name: 'c', tags: ['children', 'kazakh'] },
]

test('tags that several doctors share are offered, the most frequent first', () => {
  expect(sharedTags(doctors)).toEqual(['kazakh', 'children'])
})

test('several chosen tags are combined with AND', () => {
  const names = (...wanted: string[]) => withTags(doctors, wanted).map(({ name }) => name)
  expect(names()).toEqual(['a', 'b', 'c'])
  expect(names('kazakh', 'children')).toEqual(['a', 'c'])
  expect(names('alone', 'children')).toEqual([])
})
