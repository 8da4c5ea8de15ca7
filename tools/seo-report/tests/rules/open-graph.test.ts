import { openGraph, openGraphComesFirst, openGraphPicture } from '../../rules/checks/open-graph'
import { type Change, founds, origin, page } from './builders'

const url = `${origin}/images/og.png`
const file = { status: 200, bytes: 90_000, width: 1200, height: 630 }

test('a good page complies with R7', () => {
  const pages = [page(), page([], { locale: 'kk' })]
  expect(pages.flatMap(each => openGraph(each, origin))).toEqual([])
  expect(openGraphPicture(page(), new Map([[url, file]]))).toEqual([])
})

const names =
  'title description type url image image:width image:height image:alt locale locale:alternate'

test.each(names.split(' '))('R7: no og:%s', name => {
  const broken = page([[new RegExp(`<meta property="og:${name}".*>`), '']])
  expect(founds(openGraph(broken, origin))).toEqual([`0 × og:${name}`])
})

test.each<[string, Change, string]>([
  [
    'a relative picture',
    [`og:image" content="${origin}`, 'og:image" content="'],
    'og:image is "/im',
  ],
  ['the locale of the other language', ['"ru_RU"', '"kk_KZ"'], 'og:locale is "kk_KZ"'],
  ['a small card', ['summary_large_image', 'summary'], 'twitter:card is "summary"'],
  ['another width', ['"1200"', '"600"'], 'og:image:width is "600"'],
  ['an empty alternative text', [/(og:image:alt" content=")[^"]*/, '$1'], 'og:image:alt is ""'],
])('R7: %s', (_, change, found) => {
  expect(founds(openGraph(page([change]), origin))).toEqual([expect.stringContaining(found)])
})

test('R7: tags that stand behind the styles', () => {
  const styles = `<style>${'a'.repeat(40_000)}</style>`
  const [behind, before] = [
    page([['<head>', `<head>${styles}`]]),
    page([['</head>', `${styles}</head>`]]),
  ]
  expect(founds(openGraphComesFirst(behind))).toEqual([
    expect.stringMatching(/^4\d{4} bytes before the last tag$/),
    'structured data behind the styles',
  ])
  expect(openGraphComesFirst(before)).toEqual([])
})

test.each([
  ['is missing', { ...file, status: 404 }, 'answers 404'],
  ['has another size', { ...file, height: 600 }, '1200 × 600'],
  ['is heavy', { ...file, bytes: 700_000 }, '700000 bytes'],
])('R7: a picture that %s', (_, broken, found) => {
  expect(founds(openGraphPicture(page(), new Map([[url, broken]])))).toEqual([
    expect.stringContaining(found),
  ])
})
