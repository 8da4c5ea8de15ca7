import { articleBodyOf } from '@/lib/text/article-body'

const words = (count: number) => `<p>${'слово '.repeat(count)}</p>`

test('every h2 gets a unique anchor, also for equal headings', () => {
  const { html, headings } = articleBodyOf(
    '<h2>Как <b>готовиться</b></h2><p>а</p><h3>Важно</h3><h2>Как готовиться</h2>',
    'Таблица',
  )
  expect(headings).toEqual([
    { id: '1-kak-gotovitsya', title: 'Как готовиться' },
    { id: '2-kak-gotovitsya', title: 'Как готовиться' },
  ])
  expect(html).toContain('<h2 id="1-kak-gotovitsya">Как <b>готовиться</b></h2>')
  expect(html).toContain('<h2 id="2-kak-gotovitsya">Как готовиться</h2>')
  expect(html).toContain('<h3>Важно</h3>')
})

test('an empty heading is not in the table of contents', () => {
  const { html, headings } = articleBodyOf('<h2> </h2><h2>Итог</h2>', 'Таблица')
  expect(headings).toEqual([{ id: '1-itog', title: 'Итог' }])
  expect(html).toContain('<h2> </h2>')
})

test('tables are scrollable by keyboard, pictures are lazy', () => {
  const { html } = articleBodyOf(
    '<table><tr><td>1</td></tr></table><img src="/a.webp" alt="">',
    'Кесте',
  )
  expect(html).toBe(
    '<div role="group" tabindex="0" aria-label="Кесте"><table><tr><td>1</td></tr></table></div>' +
      '<img loading="lazy" src="/a.webp" alt="">',
  )
})

test.each([
  [0, 1],
  [100, 1],
  [170, 1],
  [340, 2],
  [1700, 10],
])('%i words take %i minutes', (count, minutes) => {
  expect(articleBodyOf(words(count), 'Таблица').minutes).toBe(minutes)
})
