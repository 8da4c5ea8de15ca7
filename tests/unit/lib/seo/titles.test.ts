import { beforeColon, fittingTitle } from '@/lib/seo/titles'

const long = 'Здоровый сон: привычки, которые помогают, и повод обратиться к врачу'

test('the longest title that fits is chosen, else the last', () => {
  expect(fittingTitle(long, 'Здоровый сон | Ак Алма', 'Сон')).toBe('Здоровый сон | Ак Алма')
  expect(fittingTitle(long, `${long}.`)).toBe(`${long}.`)
})

test('a name may be shortened to the part before its colon', () => {
  const names = ['Гастропанель: гастрин-17', 'Витамин D']
  expect(beforeColon('Гастропанель: гастрин-17', names)).toBe('Гастропанель')
  expect(beforeColon('Витамин D', names)).toBeNull()
})

test('but not if another name begins with the same part', () => {
  const names = ['Панель: злаки', 'Панель: орехи']
  expect(beforeColon('Панель: злаки', names)).toBeNull()
})
