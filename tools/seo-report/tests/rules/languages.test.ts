import {
  alternatesAgree,
  languageIsNotGuessed,
  switcherIsALink,
} from '../../rules/checks/languages'
import { type Change, founds, indexed, origin, page, urlIn } from './builders'

const kk = page([], { locale: 'kk' })

test('a good pair complies with R4 and R5', () => {
  const index = indexed(page(), kk)
  expect([page(), kk].flatMap(each => alternatesAgree(each, index))).toEqual([])
  expect([page(), kk].flatMap(switcherIsALink)).toEqual([])
})

test.each<[string, Change, string]>([
  ['the code of the country', ['hreflang="kk" href="https', 'hreflang="kz" href="https'], 'kz'],
  ['no Kazakh', [/<link rel="alternate" hreflang="kk".*>/, ''], 'no hreflang="kk"'],
  ['no x-default', [/<link rel="alternate" hreflang="x-default".*>/, ''], 'no hreflang="x-def'],
  [
    'x-default in Kazakh',
    [/(hreflang="x-default" href=")[^"]*/, `$1${urlIn('kk')}`],
    'x-default leads to',
  ],
  [
    'a language twice',
    ['</head>', `<link rel="alternate" hreflang="kk" href="${urlIn('kk')}">$&`],
    'twice',
  ],
  ['a link to nothing', [/(hreflang="kk" href=")[^"]*/, `$1${origin}/kk/b`], 'not in the sitemap'],
  ['the language of the other', ['<html lang="ru"', '<html lang="kk"'], '<html lang="kk">'],
])('R4: %s', (_, change, found) => {
  const broken = page([change])
  expect(founds(alternatesAgree(broken, indexed(broken, kk)))).toContainEqual(
    expect.stringContaining(found),
  )
})

test.each<[string, ReturnType<typeof page>, string]>([
  ['is an error', page([], { locale: 'kk', status: 500 }), 'answers 500'],
  ['is not to be indexed', page([['index, follow', 'noindex']], { locale: 'kk' }), 'not to be'],
  [
    'is canonical to another page',
    page([['rel="canonical" href="', '$&https://clinic.example/kk?']], { locale: 'kk' }),
    'is canonical to',
  ],
  [
    'does not lead back',
    page([[/(rel="alternate" hreflang="ru" href=")[^"]*/, `$1${origin}/`]], { locale: 'kk' }),
    'does not lead back',
  ],
])('R4: another language version that %s', (_, twin, found) => {
  expect(founds(alternatesAgree(page(), indexed(page(), twin)))).toEqual([
    expect.stringContaining(found),
  ])
})

test('R4: a Link header besides the links', () => {
  const broken = page([], {
    headers: { link: '<https://a.example>; rel="alternate"; hreflang="kk"' },
  })
  expect(founds(alternatesAgree(broken, indexed(broken, kk)))).toEqual([
    expect.stringContaining('a Link header'),
  ])
})

test('R4: a record with a Russian text only needs no alternate', () => {
  const alone = page([[/<link rel="alternate" hreflang="kk".*>/, '']])
  expect(alternatesAgree(alone, indexed(alone))).toEqual([])
})

test('R5: the language switch is a link to the other language version', () => {
  const none = page([[/<a href="[^"]*" hreflang="kk">kk<\/a>/, '<button>kk</button>']])
  expect(founds(switcherIsALink(none))).toEqual(['switcher: no link'])
  const home = page([[/<a href="[^"]*" hreflang="kk">/, '<a href="/kk" hreflang="kk">']])
  expect(founds(switcherIsALink(home))).toEqual([
    expect.stringContaining('a link to /kk instead of'),
  ])
})

const visit = {
  says: "the browser's Kazakh changes nothing",
  url: `${origin}/`,
  expected: { status: 200, lang: 'ru' },
}

test('R5: no redirect by language', () => {
  const response = { status: 200, location: undefined, lang: 'ru' }
  expect(languageIsNotGuessed({ ...visit, ...response })).toEqual([])
  const guessed = { ...visit, status: 307, location: '/kk', lang: '' }
  expect(founds(languageIsNotGuessed(guessed))).toEqual([
    `${visit.says}: 307 instead of 200`,
    `${visit.says}: lang  instead of ru`,
  ])
  expect(languageIsNotGuessed({ ...visit, ...response, lang: 'kk' })).toHaveLength(1)
  const chosen = {
    ...visit,
    ...response,
    status: 307,
    location: '/ru',
    expected: { status: 307, location: '/kk' },
  }
  expect(founds(languageIsNotGuessed(chosen))).toEqual([`${visit.says}: to /ru`])
})
