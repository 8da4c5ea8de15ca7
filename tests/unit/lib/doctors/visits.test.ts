import { isVisit, isVisitTo } from '@/lib/doctors/visits'

const adults = { isForChildren: false, isForAdults: true }
const children = { isForChildren: true, isForAdults: false }

test.each([
  ['Приём кардиолога', adults, ['Кардиолог'], true],
  ['Повторный прием кардиолога', adults, ['Терапевт', 'Кардиолог'], true],
  ['Онлайн-консультация терапевта', adults, ['Терапевт'], true],
  ['Приём кардиолога', adults, ['Невролог'], false],
  // An examination says nothing of who makes it.
  ['УЗИ сердца', adults, ['Врач УЗИ-диагностики'], false],
  ['Холтер по назначению кардиолога', adults, ['Кардиолог'], false],
  // A doctor for adults is the wrong one for children.
  ['Приём детского ЛОР-врача', adults, ['Оториноларинголог (ЛОР)'], false],
  ['Приём ЛОР-врача', children, ['Оториноларинголог (ЛОР)'], false],
  ['Приём ЛОР-врача', children, ['Детский оториноларинголог (ЛОР)'], true],
  ['Приём педиатра', children, ['Педиатр'], true],
])('%s, %j: %j: %s', (name, ages, specialties, expected) => {
  expect(isVisitTo({ name, ...ages }, specialties)).toBe(expected)
})

test.each([
  ['Кардиолог қабылдауы', true],
  ['Педиатрдың онлайн-кеңесі', true],
  ['Педиатр консультациясы', true],
  ['Жүрек УДЗ-сы', false],
])('a visit is known by its Russian or its Kazakh name (B1506): %s', (name, expected) => {
  expect(isVisit(name)).toBe(expected)
})
