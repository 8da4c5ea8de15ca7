import { promotionCategoryOf } from '@/lib/content/search/promotion-category'
import { locales } from '@/lib/routing/locales'
import { seed } from '@/tests/support/seed'

const named = (name: string, description = '') => promotionCategoryOf(name, description)

test.each(locales)('never another one than the clinic has chosen, in %s', locale => {
  const wrong = seed.promotions.flatMap(({ name, description, category }) => {
    const found = named(name[locale], description[locale])
    return found === null || found === category ? [] : [`${name[locale]}: ${found}, ${category}`]
  })
  expect(wrong).toEqual([])
})

test.each([
  ['Чистка лица и пилинг', 'cosmetology'],
  ['Бет тазалау және пилинг', 'cosmetology'],
  ['Чистка зубов вдвоём', 'dentistry'],
  ['Екі адамға тіс тазалау', 'dentistry'],
  ['МРТ коленного сустава', 'diagnostics'],
  ['Блефаропластика верхних век', 'plastic'],
  ['Программа ЭКО «Первый шаг»', 'ivf'],
  ['Онкоскрининг: первый шаг', 'oncology'],
  ['Осмотр малыша до года', 'childhood'],
  ['Удаление родинки', 'surgery'],
])('%s is in %s', (name, category) => {
  expect(named(name)).toBe(category)
})

test.each([
  'Скидка 20 % новым пациентам',
  // Two categories.
  'УЗИ для детей',
  'Удаление зуба мудрости',
  // Beginnings of other words.
  'Экология и здоровье',
  'Ракурс: массаж спины',
])('%s is in none', name => {
  expect(named(name)).toBeNull()
})

test('the description counts when the name says nothing', () => {
  expect(named('Весенняя акция', 'Пилинг и уход у косметолога')).toBe('cosmetology')
  expect(named('Чистка зубов вдвоём', 'Подарок: пилинг')).toBe('dentistry')
})
