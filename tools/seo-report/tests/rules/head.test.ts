import { headsAreWhole, oneHead, uniqueHeads, unusualLengths } from '../../rules/checks/head'
import { type Change, founds, page, urlIn } from './builders'

test('a good page complies with R1 and R2', () => {
  const pages = [page(), page([], { locale: 'kk' })]
  expect(pages.flatMap(oneHead)).toEqual([])
  expect(uniqueHeads(pages)).toEqual([])
  expect(pages.flatMap(unusualLengths)).toEqual([])
})

test.each<[string, Change, string]>([
  ['no title', [/<title>.*<\/title>/, ''], '0 × title'],
  ['two titles', ['</head>', '<title>Ещё</title></head>'], '2 × title'],
  ['an empty title', [/<title>.*<\/title>/, '<title> </title>'], 'an empty title'],
  ['no description', [/<meta name="description".*>/, ''], '0 × meta description'],
  ['two canonicals', ['</head>', '<link rel="canonical" href="/"></head>'], '2 × canonical'],
  ['a second h1', ['<p>', '<h1>Ещё</h1><p>'], '2 × h1'],
  ['an h1 of a picture alone', [/<h1>.*<\/h1>/, '<h1><img src="/a.png"></h1>'], 'an empty h1'],
  ['a block in the head', ['<title>', '<div></div><title>'], '<div> in the head ends it'],
  [
    'a robots meta in the body',
    ['<main', '<meta name="robots" content="noindex"><main'],
    'meta robots stands in the body',
  ],
  [
    'a canonical in the body',
    ['<main', '<link rel="canonical" href="/"><main'],
    'link canonical stands in the body',
  ],
])('R1: %s', (_, change, found) => {
  expect(founds(oneHead(page([change])))).toEqual([found])
})

test('R1: the title of an SVG is not the title of the page', () => {
  expect(oneHead(page([['<p>', '<svg><title>Сердце</title></svg><p>']]))).toEqual([])
})

test('R2: two pages of a language have the same title or description', () => {
  const twin = page([], { url: `${urlIn('ru')}-2` })
  expect(founds(uniqueHeads([page(), twin]))).toEqual([
    expect.stringMatching(/^title "УЗИ.* is also that of \/services\/details\/uzi$/),
    expect.stringMatching(/^description "Ультразвуковое/),
  ])
})

test('R2: the same page for several user agents is no duplicate, nor is a noindex page', () => {
  const hidden = page([['index, follow', 'noindex']], { url: `${urlIn('ru')}-2` })
  expect(uniqueHeads([page(), page([], { visitor: 'yandex' }), hidden])).toEqual([])
})

test('R2: truncated text is detected', () => {
  const cut = page([[/<title>.*<\/title>/, '<title>УЗИ щитовидной…</title>']])
  expect(headsAreWhole(page())).toEqual([])
  expect(founds(headsAreWhole(cut))).toEqual(['cut short: "УЗИ щитовидной…"'])
})

test('R2: lengths are reported', () => {
  const short = page([
    [/<title>.*<\/title>/, '<title>УЗИ</title>'],
    [/(<meta name="description" content=)"[^"]*"/, `$1"${'а'.repeat(171)}"`],
  ])
  expect(founds(unusualLengths(short))).toEqual([
    'title of 3 characters (30–65): "УЗИ"',
    expect.stringMatching(/^description of 171 characters/),
  ])
})
