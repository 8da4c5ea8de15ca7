import { servicesOfSpecialty } from '@/lib/doctors/related'
import { seed } from '@/tests/support/seed'

const categories = new Map(seed.serviceCategories.map(({ id, name }) => [id, name.ru]))
const services = seed.services.map(({ id, name, category_service_id: category }) => ({
  id,
  name: name.ru,
  serviceCategory: { name: categories.get(category ?? 0) ?? '' },
}))

const related = (specialty: string) =>
  servicesOfSpecialty(specialty, services).map(({ name }) => name)

test('services named after the specialty come first, then those of its category', () => {
  expect(related('Кардиолог')).toEqual([
    'Приём кардиолога',
    'УЗИ сердца (ЭхоКГ)',
    'Суточная ЭКГ по Холтеру',
    'Суточный контроль давления',
    'Тредмил-тест (ЭКГ с нагрузкой)',
  ])
  expect(related('Гинеколог')[0]).toBe('Приём гинеколога')
  expect(related('Педиатр')).toContain('Осмотр перед садом и школой')
})

test('an abbreviation takes precedence', () => {
  const ultrasound = related('Врач УЗИ-диагностики')
  expect(ultrasound.length).toBeGreaterThan(3)
  expect(ultrasound.filter(name => !name.includes('УЗИ'))).toEqual([])
  expect(related('Оториноларинголог (ЛОР)')).toEqual(['Приём детского ЛОР-врача'])
})

test('a specialty may have no services', () => {
  expect(related('Онколог')).toEqual([])
  expect(related('Врач')).toEqual([])
})
