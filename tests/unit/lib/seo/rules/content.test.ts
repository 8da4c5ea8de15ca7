import { picturesExist, recordsHavePages, showsItsContent } from '@/lib/seo/rules/checks/content'
import { pricesOf, wordsOf } from '@/lib/seo/rules/expected-content'
import { showsPrice, showsText } from '@/lib/seo/rules/visible-text'
import { founds, origin, page } from './builders'

const content = { texts: ['УЗИ щитовидной железы', 'готовиться к нему'], prices: [5200] }

test('a good page complies with R8', () => {
  expect(showsItsContent(page(), content)).toEqual([])
})

test('R8: content that is missing on the page is reported', () => {
  const more = { texts: [...content.texts, 'Натощак'], prices: [5200, 200, 15_200] }
  expect(founds(showsItsContent(page(), more))).toEqual([
    'not on the page: "Натощак"',
    'price 200 ₸ is not on the page',
    'price 15200 ₸ is not on the page',
  ])
})

test('R8: text outside of the main part and scripts do not count', () => {
  const elsewhere = page([
    [/<h1>.*<\/h1>/, '<h1>УЗИ</h1>'],
    [/alt="[^"]*"/, 'alt=""'],
    ['<span aria-current="page">УЗИ щитовидной железы', '<span aria-current="page">УЗИ'],
    ['<footer>', '<footer>УЗИ щитовидной железы'],
  ])
  expect(founds(showsItsContent(elsewhere, content))).toEqual([
    'not on the page: "УЗИ щитовидной железы"',
  ])
})

test('R8: an empty page and one that is still loading', () => {
  const empty = page([[/<p>.*<\/p>/, '<ul aria-busy="true"></ul>']])
  expect(founds(showsItsContent(empty, undefined))).toEqual([
    expect.stringMatching(/^\d+ characters of main text$/),
    '1 parts are still loading',
  ])
})

test('R8: a record without a page, and a page without a record', () => {
  const contents = new Map([[`${origin}/posts/new`, content]])
  expect(recordsHavePages(contents, new Set([`${origin}/posts/new`]))).toEqual([])
  expect(founds(recordsHavePages(contents, new Set()))).toEqual(['a record without a page'])
  const listed = new Set([`${origin}/posts/new`, `${origin}/posts/old`, `${origin}/contacts`])
  expect(founds(recordsHavePages(contents, listed))).toEqual(['a page without a record'])
})

test('R8: a picture that does not exist', () => {
  const url = `${origin}/images/uzi.webp`
  const file = { status: 200, bytes: 1, width: 10, height: 10 }
  expect(picturesExist(page(), new Map([[url, file]]))).toEqual([])
  expect(founds(picturesExist(page(), new Map([[url, { ...file, status: 404 }]])))).toEqual([
    'picture /images/uzi.webp answers 404',
  ])
  expect(picturesExist(page(), new Map([[url, { ...file, width: 0 }]]))).toHaveLength(1)
})

test('the original of an optimised picture must exist', () => {
  const optimised = page([
    ['src="/images/uzi.webp"', 'src="/_next/image?url=%2Fimages%2Fuzi.webp&amp;w=640&amp;q=70"'],
  ])
  expect(optimised.pictures).toEqual([`${origin}/images/uzi.webp`])
})

test('words are found across elements, prices only as a whole', () => {
  const text = 'Витамин B 12 , цена 16 450 ₸ вместо 20 000 ₸'
  expect(showsText(text, 'витамин B12')).toBe(true)
  expect(showsText(text, 'витамин B6')).toBe(false)
  expect(showsPrice(text, 16_450)).toBe(true)
  expect(showsPrice(text, 450)).toBe(false)
  expect(showsPrice('цена 1450 ₸', 450)).toBe(false)
  expect(showsPrice('16 450', 16_450)).toBe(false)
})

test('all texts of a record but URLs, and all its prices, are expected', () => {
  const record = {
    name: 'B<sub>12</sub>',
    slug: 'b12',
    image: '/a.webp',
    journey_description: [{ name: 'Шаг', description: '<p>Один &amp; два</p>' }],
    price: 1200,
    repeated_appointment: 0,
  }
  expect(wordsOf(record)).toEqual(['B', '12', 'Шаг', 'Один & два'])
  expect(pricesOf(record)).toEqual([1200])
  expect(pricesOf({ general_price: 5, male_check_up_price: 7 })).toEqual([7])
  expect(pricesOf({ general_price: 5, male_check_up_price: 0 })).toEqual([5])
})
