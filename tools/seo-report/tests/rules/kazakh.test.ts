import { isInKazakh, isRussian } from '../../rules/checks/kazakh'
import { type Change, founds, page } from './builders'

const about = { locale: 'kk' } as const

test('a good pair complies with R6, and Russian pages may be Russian', () => {
  expect(isInKazakh(page([], about), page())).toEqual([])
  expect(isInKazakh(page(), undefined)).toEqual([])
})

test.each<[string, Change]>([
  [
    'a paragraph',
    [
      '</main>',
      '<p>Врач расспрашивает про жалобы, измеряет давление, слушает сердце, лёгкие, прощупывает живот</p></main>',
    ],
  ],
  ['a short heading', ['</main>', '<h2>Запись на приём</h2></main>']],
  ['a button', ['</main>', '<button>Записаться к врачу</button></main>']],
  ['an adjective', ['</main>', '<b>общий анализ, клинический</b></main>']],
  ['an alternative text', [/alt="[^"]*"/, 'alt="Кабинет для приёма"']],
  ['a hint', ['</main>', '<input placeholder="Поиск по сайту"></main>']],
  ['the title', [/<title>.*<\/title>/, '<title>Цена на УЗИ</title>']],
  ['the description', [/(name="description" content=")[^"]*/, '$1Цены и адреса']],
])('R6: Russian left in %s', (_, change) => {
  expect(isInKazakh(page([change], about), page())).toHaveLength(1)
})

test('R6: a phrase that is identical on the Russian page', () => {
  const same: Change = ['</main>', '<p>Анализ крови клинико лабораторно</p></main>']
  expect(founds(isInKazakh(page([same], about), page([same])))).toEqual([
    'as on the Russian page, p: Анализ крови клинико лабораторно',
  ])
})

test.each([
  'Шевченко Дмитрий Александрович',
  'Қалқанша без он минутта тексеріледі',
  'Check-up, МРТ, КТ, ЭКГ',
  'Терапевт, кардиолог, невролог',
  'Ол да, бұл да: не керек болса, бар',
])('R6: %s is not Russian', text => {
  expect(isRussian(text)).toBeNull()
  const change: Change = ['</main>', `<p>${text}</p></main>`]
  expect(isInKazakh(page([change], about), page())).toEqual([])
})

test('R6: text with its own lang attribute is ignored', () => {
  const quoted: Change = ['</main>', '<p lang="ru">Как вы и просили</p></main>']
  expect(isInKazakh(page([quoted], about), page())).toEqual([])
})
