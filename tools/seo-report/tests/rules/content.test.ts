import { picturesExist, showsItsContent } from '../../rules/checks/content'
import { showsPrice, showsText } from '../../rules/visible-text'
import { founds, origin, page } from './builders'

test('a good page complies with R8', () => {
  expect(showsItsContent(page())).toEqual([])
})

test('R8: an empty page and one that is still loading', () => {
  const empty = page([[/<p>.*<\/p>/, '<ul aria-busy="true"></ul>']])
  expect(founds(showsItsContent(empty))).toEqual([
    expect.stringMatching(/^\d+ characters of main text$/),
    '1 parts are still loading',
  ])
})

test('R8: the site map of a small clinic is short, and whole', () => {
  const short = page([[/<p>.*<\/p>/, '']])
  expect(showsItsContent(short)).toHaveLength(1)
  expect(showsItsContent({ ...short, url: `${origin}/karta-sayta` })).toEqual([])
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
