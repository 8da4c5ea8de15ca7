import { letterGroups } from '@/lib/backend/letters'
import { localeOf, localise } from '@/lib/backend/localise'

test.each([
  ['kk', 'kk'],
  ['kk-KZ,ru;q=0.8', 'kk'],
  ['ru', 'ru'],
  ['en, KK;q=0.5', 'kk'],
  ['en', 'ru'],
  ['', 'ru'],
  [null, 'ru'],
  [undefined, 'ru'],
])('Accept-Language %j is %s', (header, expected) => {
  expect(localeOf(header)).toBe(expected)
})

test('localised texts become strings at any depth, everything else is unchanged', () => {
  const name = { ru: 'Врач', kk: 'Дәрігер' }
  const record = { id: 1, name, warning: null, steps: [{ name, day: 2 }], tags: [name] }
  expect(localise(record, 'kk')).toEqual({
    id: 1,
    name: 'Дәрігер',
    warning: null,
    steps: [{ name: 'Дәрігер', day: 2 }],
    tags: ['Дәрігер'],
  })
})

test('letters are sorted by the alphabet of the language', () => {
  const names = ['Қан', 'Уролог', 'Кардиолог', 'Әлеуметтік', 'Ұйқы', 'Ангиолог', 'козғалыс']
  const records = names.map((name, index) => ({ id: index + 1, name }))
  const groups = letterGroups(records, 'kk')
  expect(groups.map(({ letter }) => letter)).toEqual(['А', 'Ә', 'К', 'Қ', 'У', 'Ұ'])
  expect(groups[2]?.categories.map(({ name }) => name)).toEqual(['Кардиолог', 'козғалыс'])
})
