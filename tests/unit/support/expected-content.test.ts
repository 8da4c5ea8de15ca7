import { origin, page } from '@clinic/seo-report/tests/builders'
import { missingOn, pricesOf, unpaired, wordsOf } from '../../support/seo/expected-content'

const content = { texts: ['УЗИ щитовидной железы', 'готовиться к нему'], prices: [5200] }

test('texts and prices that a page does not show are found', () => {
  expect(missingOn(page(), content)).toEqual([])
  const more = { texts: [...content.texts, 'Натощак'], prices: [5200, 200, 15_200] }
  expect(missingOn(page(), more).map(each => each.replace(/^.*: /, ''))).toEqual([
    'Натощак',
    '200 ₸',
    '15200 ₸',
  ])
})

test('text outside of the main part and scripts do not count', () => {
  const elsewhere = page([
    [/<h1>.*<\/h1>/, '<h1>УЗИ</h1>'],
    [/alt="[^"]*"/, 'alt=""'],
    ['<span aria-current="page">УЗИ щитовидной железы', '<span aria-current="page">УЗИ'],
    ['<footer>', '<footer>УЗИ щитовидной железы'],
  ])
  expect(missingOn(elsewhere, content)).toHaveLength(1)
})

test('a record without a page, and a page without a record', () => {
  const contents = new Map([[`${origin}/posts/new`, content]])
  expect(unpaired(contents, [`${origin}/posts/new`])).toEqual([])
  expect(unpaired(contents, [])).toEqual([`${origin}/posts/new`])
  const listed = [`${origin}/posts/new`, `${origin}/posts/old`, `${origin}/contacts`]
  expect(unpaired(contents, listed)).toEqual([`${origin}/posts/old`])
})

test('all texts of a record but URLs and codes, and all its prices, are expected', () => {
  const record = {
    name: 'B<sub>12</sub>',
    slug: 'b12',
    image: '/a.webp',
    sample: 'blood',
    sources: [{ title: 'ВОЗ', url: 'https://www.who.int/' }],
    journey_description: [{ name: 'Шаг', description: '<p>Один &amp; два</p>' }],
    price: 1200,
    repeated_appointment: 0,
  }
  expect(wordsOf(record)).toEqual(['B', '12', 'ВОЗ', 'Шаг', 'Один & два'])
  expect(pricesOf(record)).toEqual([1200])
  expect(pricesOf({ general_price: 5, male_check_up_price: 7 })).toEqual([7])
  expect(pricesOf({ general_price: 5, male_check_up_price: 0 })).toEqual([5])
})
