import { beforeColon, fittingTitle } from '@/lib/seo/titles'

const long = 'Здоровый сон: привычки, которые помогают, и повод обратиться к врачу'

test('the fullest title that fits is taken, the last one where none does', () => {
  expect(fittingTitle(long, 'Здоровый сон | Ак Алма', 'Сон')).toBe('Здоровый сон | Ак Алма')
  expect(fittingTitle(long, `${long}.`)).toBe(`${long}.`)
})

test('a name may be called by what stands in front of its colon', () => {
  const names = ['Гастропанель: гастрин-17', 'Витамин D']
  expect(beforeColon('Гастропанель: гастрин-17', names)).toBe('Гастропанель')
  expect(beforeColon('Витамин D', names)).toBeNull()
})

test('but not where another begins alike', () => {
  const names = ['Панель: злаки', 'Панель: орехи']
  expect(beforeColon('Панель: злаки', names)).toBeNull()
})
