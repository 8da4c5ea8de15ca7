import { coverageOf } from '../insights/coverage'
import { findingsOf, inOrder } from '../insights/findings'
import { rowHints, translationHints } from '../insights/hints'
import { aliasesOf, bodyOf, repeatsOf } from '../insights/repeats'
import { summaryOf } from '../summary'
import { finding, report, row } from './builders'

const text = (name: string) =>
  Array.from({ length: 60 }, (_, index) => `${name}${'а'.repeat(index)}`)
const words = (name: string) => text(name).join(' ')

describe('findings', () => {
  const violation = { rule: 'R3', url: '/%D0%B0', found: 'canonical off the site: x' }

  test('identical findings of several user agents are combined', () => {
    const found = findingsOf([
      { ...violation, visitor: 'curl' },
      { ...violation, visitor: 'yandex' },
      { ...violation, rule: 'R7', found: '0 × og:title' },
    ])
    expect(found).toEqual([
      {
        rule: 'R3',
        severity: 'error',
        path: '/а',
        says: 'Основной адрес ведёт на другой сайт: x',
        visitors: ['curl', 'yandex'],
      },
      { rule: 'R7', severity: 'warning', path: '/а', says: 'Нет тега og:title', visitors: [] },
    ])
  })

  test('a page that names a wrong one of the other language is one finding, not one of each place (B1133)', () => {
    const url = '/analysis/category/blood'
    const found = findingsOf([
      { rule: 'R4', url, found: '/kk/analysis/category/blood is not in the sitemap' },
      { rule: 'R5', url, found: 'switcher: a link to /kk instead of /kk/analysis/category/blood' },
      { rule: 'R19', url, found: 'hreflang kk is undefined, in the head /kk/analysis' },
      { rule: 'R19', url, found: 'is not to be indexed' },
      { rule: 'R5', url: '/contacts', found: 'switcher: no link' },
    ])
    expect(found.map(({ rule, path }) => `${rule} ${path}`)).toEqual([
      ...[`R4 ${url}`, `R19 ${url}`, 'R5 /contacts'],
    ])
  })

  test('sorted by severity, then by rule number', () => {
    const rules = inOrder([
      finding({ rule: 'few', severity: 'hint' }),
      finding({ rule: 'R7', severity: 'warning' }),
      finding({ rule: 'R12' }),
      finding({ rule: 'R2' }),
    ]).map(({ rule }) => rule)
    expect(rules).toEqual(['R2', 'R12', 'R7', 'few'])
  })
})

describe('duplicates', () => {
  const rows = [
    row({ path: '/', kind: 'home', title: 'Клиника в Алматы', description: 'а б в г д е' }),
    row({ path: '/a', kind: 'landingClinic', title: 'Алматы в клиника', description: 'ж з и к л' }),
    row({ path: '/kk', kind: 'home', locale: 'kk', title: 'Клиника в Алматы' }),
    row({ path: '/b', kind: 'article', title: 'Клиника в Алматы', indexable: false }),
  ]
  const bodies = new Map([
    ['/', bodyOf(words('один'))],
    ['/a', bodyOf(`${text('один').slice(0, 30).join(' ')} ${words('два')}`)],
  ])

  test('titles of one language that differ only in word order', () => {
    expect(repeatsOf(rows, bodies)).toEqual([
      { what: 'title', locale: 'ru', text: 'Клиника в Алматы', paths: ['/', '/a'], similarity: 1 },
    ])
  })

  test('landing pages are compared with each other and the home page', () => {
    const [aliases] = aliasesOf(rows, bodies)
    expect(aliases).toMatchObject({ locale: 'ru', paths: ['/', '/a'] })
    expect(aliases?.similarity[0]?.[0]).toBe(1)
    expect(aliases?.similarity[0]?.[1]).toBeCloseTo(28 / 118)
  })
})

test('Kazakh coverage by section', () => {
  const rows = [
    row({ path: '/posts/a', kind: 'article', words: 100 }),
    row({ path: '/kk/posts/a', kind: 'article', locale: 'kk', words: 80 }),
    row({ path: '/posts/b', kind: 'article', words: 500 }),
    row({ path: '/search', kind: 'search', indexable: false }),
  ]
  expect(coverageOf(rows, [finding({ rule: 'R6', path: '/kk/posts/a' })])).toEqual([
    {
      kind: 'article',
      russian: 2,
      kazakh: 1,
      missing: ['/posts/b'],
      mixed: ['/kk/posts/a'],
      words: 0.8,
    },
  ])
})

describe('hints', () => {
  const names = (about: Parameters<typeof row>[0]) => rowHints(row(about)).map(({ rule }) => rule)

  test.each<[string[], Parameters<typeof row>[0]]>([
    [[], {}],
    [['few'], { words: 40 }],
    [['foot'], { footWords: 0 }],
    [['alt'], { picturesWithoutAlt: 1 }],
    [[], { firstByte: { curl: 2000, yandex: 10 } }],
    [['slow'], { firstByte: { curl: 2000, yandex: 900 } }],
    [[], { words: 1, indexable: false }],
    // Nobody writes on the site map, and the text of the editorial policy is the page.
    [[], { kind: 'siteMap', words: 20, footWords: 0 }],
    [['few'], { kind: 'editorial', words: 40, footWords: 0 }],
  ])('%j', (expected, about) => {
    expect(names(about)).toEqual(expected)
  })

  test('a translation with half of the text', () => {
    const kazakh = (count: number) =>
      translationHints([
        row({ path: '/a', words: 100 }),
        row({ path: '/kk/a', locale: 'kk', words: count, languages: { ru: '/a' } }),
      ]).map(({ path }) => path)
    expect(kazakh(50)).toEqual(['/kk/a'])
    expect(kazakh(70)).toEqual([])
  })
})

describe('the exit code', () => {
  const unreached = [{ path: '/a', visitor: 'curl', reason: 'ECONNREFUSED' }]

  test.each<[string, Parameters<typeof report>[0], 0 | 1]>([
    ['all is well', {}, 0],
    ['hints and warnings', { findings: [finding({ rule: 'R7', severity: 'warning' })] }, 0],
    ['an error', { findings: [finding()] }, 1],
    ['a page that was not fetched', { unreached }, 1],
    ['no pages at all', { pages: [] }, 1],
  ])('%s', (_, about, code) => {
    expect(summaryOf(report(about)).code).toBe(code)
  })

  test('it names the rules', () => {
    expect(summaryOf(report({ findings: [finding(), finding({ rule: 'R4' })] })).text).toContain(
      '1 pages in 75 s: 2 errors, 0 warnings, 0 hints\nRules broken badly: R1, R4',
    )
  })
})
