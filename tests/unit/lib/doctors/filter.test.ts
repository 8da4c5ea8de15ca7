import { chooseSpecialty, everyone, filterDoctors } from '@/lib/doctors/filter'

const specialties = (...names: readonly string[]) => ({ specialties: [...names] })

const doctors = {
  heart: specialties('Кардиолог', 'Врач УЗИ-диагностики'),
  skin: specialties('Косметолог'),
  ear: specialties('Құлақ-мұрын-тамақ дәрігері'),
  none: specialties(),
}

const chosen = (choice: Parameters<typeof filterDoctors>[1], locale = 'ru') => {
  const found = filterDoctors(Object.values(doctors), choice, locale)
  return Object.entries(doctors).flatMap(([key, doctor]) => (found.includes(doctor) ? [key] : []))
}

test('without a filter everyone is shown', () => {
  expect(chosen(everyone)).toEqual(['heart', 'skin', 'ear', 'none'])
})

test('a specialty is selected with its first letter', () => {
  expect(chooseSpecialty('кардиолог', 'ru')).toEqual({ letter: 'К', name: 'кардиолог' })
  expect(chooseSpecialty('қан', 'kk')).toEqual({ letter: 'Қ', name: 'қан' })
})

test.each([
  ['Кардиолог', ['heart']],
  ['КАРДИОЛОГ ', ['heart']],
  ['Врач УЗИ-диагностики', ['heart']],
  ['Кардио', []],
])('by name %j: %j', (name, expected) => {
  expect(chosen(chooseSpecialty(name, 'ru'))).toEqual(expected)
})

test.each([
  ['К', ['heart', 'skin']],
  ['В', ['heart']],
  ['Қ', ['ear']],
  ['Я', []],
])('by letter %s: %j', (letter, expected) => {
  expect(chosen({ letter, name: null }, 'kk')).toEqual(expected)
})
