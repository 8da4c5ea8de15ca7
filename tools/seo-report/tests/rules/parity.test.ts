import { sameHead, sameLinks, sameText, saysItVaries } from '../../rules/checks/parity'
import { type Change, founds, marked, origin, page } from './builders'

const phone = (...changes: readonly Change[]) => page(changes, { visitor: 'googlebot' })

test('a page that matches the desktop page complies with R9', () => {
  const laidOut = phone(['<main id="main">', '<main id="main"><div class="phone">'])
  expect(sameHead(laidOut, page())).toEqual([])
  expect(sameLinks(laidOut, page(), origin)).toEqual([])
  expect(sameText(laidOut, page())).toEqual([])
  expect(saysItVaries(laidOut)).toEqual([])
})

test.each<[string, Change]>([
  ['title', [/<title>/, '<title>Ещё ']],
  ['description', [/(name="description" content=")/, '$1Ещё ']],
  ['robots', ['index, follow', 'noindex']],
  ['canonical', [/(rel="canonical" href="[^"]*)/, '$1/m']],
  ['hreflang', [/<link rel="alternate" hreflang="kk".*>/, '']],
  ['h1', ['<h1>', '<h1>Ещё ']],
])('R9: a different %s', (name, change) => {
  expect(founds(sameHead(phone(change), page()))).toEqual([expect.stringContaining(name)])
})

test('R9: different structured data', () => {
  const other = marked(nodes => nodes.pop())
  expect(founds(sameHead(other, page()))).toEqual([expect.stringContaining('structured data')])
})

test('R9: links to content in one layout only', () => {
  const extra: Change = ['</main>', '<a href="/contacts">Контакты</a></main>']
  expect(founds(sameLinks(phone(), page([extra]), origin))).toEqual(['1 links missing: /contacts'])
  expect(founds(sameLinks(phone(extra), page(), origin))).toEqual([
    '1 links that are not on the desktop: /contacts',
  ])
})

test('R9: navigation in one layout may be content in the other', () => {
  const extra: Change = ['</main>', '<a href="/contacts">Контакты</a></main>']
  const nav: Change = ['</main>', '<nav><a href="/contacts">Контакты</a></nav></main>']
  expect(sameLinks(phone(extra), page([nav]), origin)).toEqual([])
  expect(sameLinks(phone(), page([nav]), origin)).toEqual([])
  const other: Change = ['</main>', '<a href="https://maps.example">Карта</a></main>']
  expect(sameLinks(phone(), page([other]), origin)).toEqual([])
})

test('R9: less than 95 % of the text', () => {
  const shorter = phone([/<p>Врач.*<\/p>/, '<p>Врач проводит датчиком по шее</p>'])
  expect(founds(sameText(shorter, page()))).toEqual([
    expect.stringMatching(/^\d\d(\.\d)? % of the desktop's text, without: смотрит размеры/),
  ])
  expect(sameText(phone(['минут', 'мин']), page())).toEqual([])
})

test('R9: the names of a few buttons are no part of the text (B1409)', () => {
  const buttons = 'сменить порядок сейчас обычный порядок вернуться к фильтрам показать все буквы'
  expect(sameText(phone(), page([['</main>', `<p>${buttons}</p></main>`]]))).toEqual([])
})

test('R9: repeated words are counted', () => {
  const often: Change = ['</main>', `<p>${'врач '.repeat(30)}</p></main>`]
  expect(sameText(phone(), page([often]))).toHaveLength(1)
})

test('R9: a block that the desktop repeats is not missing', () => {
  const [, text = ''] = /<p>(Врач[^<]*)/.exec(page().html()) ?? []
  expect(text.length).toBeGreaterThan(30)
  const again: Change = ['</main>', `<aside><p>${text}</p><p>${text}</p></aside></main>`]
  expect(sameText(phone(), page([again]))).toEqual([])
})

test('R9: Vary names the headers of the layout', () => {
  const silent = page([], { headers: { vary: 'rsc, Cookie' } })
  expect(founds(saysItVaries(silent))).toEqual([
    'Vary has no user-agent: rsc, Cookie',
    'Vary has no sec-ch-ua-mobile: rsc, Cookie',
  ])
  expect(saysItVaries(page([], { headers: { vary: '' } }))).toHaveLength(3)
  // Responses with no-store do not need Vary.
  expect(saysItVaries(page([], { headers: { 'cache-control': 'no-store' } }))).toEqual([])
})
