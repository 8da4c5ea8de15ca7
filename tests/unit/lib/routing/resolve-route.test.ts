import { checkSlug, peekSlug } from '@/lib/content/slugs'
import { formerAddresses, movedFrom } from '@/lib/routing/former-address'
import { type Locale, localePath, locales } from '@/lib/routing/locales'
import { resolveRoute } from '@/lib/routing/resolve-route'
import { pathOf, type RouteName, redirects, routes } from '@/lib/routing/routes'
import fc from '@/tests/support/properties'
import { madeUpContent, readFrom } from '../../support/content'

const named = (id: number, slug: string) => ({ id, slug, name: slug })

/** Slugs as clinics and their backends have them. */
const slugs = [
  'ivanova',
  'Petrova',
  'v1.2',
  'кардиолог-й',
  '100%-skidka',
  '100%25',
  'x%E0y',
  'a+b',
  "o'neil",
  'dr.',
  'list!',
]

beforeEach(() => {
  const doctors = [...slugs, 'ALI', 'ali'].map((slug, index) => named(index + 1, slug))
  const lists: Readonly<Record<string, readonly object[]>> = {
    doctors,
    'job-titles': [{ id: 2, name: 'Кардиолог' }],
    'category-services': [{ ...named(1, 'popular'), sort: 1 }],
  }
  const shared = madeUpContent((path, locale) => ({
    // In Kazakh the last two are missing.
    data:
      path === 'doctors' && locale === 'kk'
        ? slugs.map((s, i) => named(i + 1, s))
        : (lists[path] ?? []),
  }))
  readFrom(shared.store)
})

const visit = (pathname: string, more: { method?: string; storedLanguage?: string } = {}) =>
  resolveRoute({ method: 'GET', pathname, ...more }, { check: checkSlug, peek: peekSlug })

describe('statuses', () => {
  test.each(['/%E0%A4%A', '/doctors-list/%ff', '/%'])('%s is a bad request', async pathname => {
    expect((await visit(pathname)).kind).toBe('bad-request')
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed', async method => {
    expect((await visit('/', { method })).kind).toBe('method-not-allowed')
  })

  test('HEAD is treated like GET', async () => {
    expect(await visit('/', { method: 'HEAD' })).toEqual(await visit('/'))
  })

  test.each([
    '/nothing',
    '/ru/nothing',
    '/ru/ru/contacts',
    '/ru/desktop/x/a.b',
    '/doctors-list/a/b',
    '/doctors-list/nobody',
    '/KK/doctors-list/ALI',
    '/doctors-list/dr',
    '/desktop',
    '/mobile/contacts',
    '/desktop/x/a.b',
    '/kk/desktop',
    '/kk/mobile/doctors-list/list',
    '/kk/not-found',
    '/not-found',
    '/check-up/adults',
    '/doctors-list/specialty/2-kardiolog%2Fx',
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '//evil.example/contacts',
    '/%2F%2Fevil.example',
    '/%00',
    '/index.html',
    '/contacts.html',
    '/doctors-list/specialty/2-kardiolog/page/0',
    '/contacts/page/1',
  ])('%s is not found, without a redirect', async pathname => {
    expect((await visit(pathname)).kind).toBe('not-found')
  })
})

/** Paths and what they come to. */
const spellings = [
  // Language prefixes and parents.
  ['/ru', '/'],
  ['/RU', '/'],
  ['/KK', '/kk'],
  ['/Kk/', '/kk'],
  ['/ru/contacts', '/contacts'],
  ['/RU/Contacts', '/contacts'],
  ['/KK/contacts', '/kk/contacts'],
  ['/services', '/services/top'],
  ['/services/', '/services/top'],
  ['/ru/Services/', '/services/top'],
  ['/kk/SERVICES', '/kk/services/top'],
  ['/doctors-list', '/doctors-list/list'],
  ['/kk/check-up//', '/kk/check-up/list'],
  // Slashes, dot segments, escapes.
  ['//', '/'],
  ['/contacts/', '/contacts'],
  ['/contacts//', '/contacts'],
  ['//Contacts/', '/contacts'],
  ['/./contacts', '/contacts'],
  ['/a/../contacts', '/contacts'],
  ['/../../contacts', '/contacts'],
  ['/a/%2e%2E/contacts', '/contacts'],
  ['/services\\top', '/services/top'],
  ['/services%5Ctop', '/services/top'],
  ['/services%2Ftop', '/services/top'],
  ['//evil.example/..', '/'],
  ['/%63ontacts', '/contacts'],
  ['/%6b%6B/contacts', '/kk/contacts'],
  // What messengers and texts add.
  ['/contacts.', '/contacts'],
  ['/contacts)', '/contacts'],
  ['/contacts%E2%80%A6', '/contacts'],
  ['/contacts,%20', '/contacts'],
  ['/contacts%0A', '/contacts'],
  ['/%20contacts', '/contacts'],
  ['/kk/contacts%E2%80%8B', '/kk/contacts'],
  ['/contacts%C2%BB.', '/contacts'],
  ['/contacts%E2%9D%A4%EF%B8%8F', '/contacts'],
  ['/kk/).', '/kk'],
  ['/,', '/'],
  // Records.
  ['/doctors-list/Ivanova', '/doctors-list/ivanova'],
  ['/KK/Doctors-List/IVANOVA/', '/kk/doctors-list/ivanova'],
  ['/doctors-list/ivanova.', '/doctors-list/ivanova'],
  ['/doctors-list/ivanova%2F', '/doctors-list/ivanova'],
  ['/doctors-list/petrova', '/doctors-list/Petrova'],
  ['/doctors-list/PETROVA)', '/doctors-list/Petrova'],
  ['/doctors-list/DR.', '/doctors-list/dr.'],
  ['/doctors-list/LIST', '/doctors-list/list'],
  ['/Doctors-list/ALI', '/doctors-list/ALI'],
  ['/doctors-list/Ali', '/doctors-list/ALI'],
  ['/doctors-list/a+b', '/doctors-list/a%2Bb'],
  ['/doctors-list/a%2bb', '/doctors-list/a%2Bb'],
  ['/doctors-list/o%27neil', "/doctors-list/o'neil"],
  ['/doctors-list/V1%2E2', '/doctors-list/v1.2'],
  ['/doctors-list/X%25e0Y', '/doctors-list/x%25E0y'],
  [
    // Lower-case escapes, an upper-case letter, and «й» in two characters, as a Mac has it.
    '/doctors-list/%d0%9a%D0%B0%D1%80%D0%B4%D0%B8%D0%BE%D0%BB%D0%BE%D0%B3-%D0%B8%CC%86',
    `/doctors-list/${encodeURIComponent('кардиолог-й')}`,
  ],
  ['/doctors-list/specialty/2', '/doctors-list/specialty/2-kardiolog'],
  ['/doctors-list/Specialty/2-KARDIOLOG', '/doctors-list/specialty/2-kardiolog'],
  ['/doctors-list/specialty/2-serdtse/page/1', '/doctors-list/specialty/2-kardiolog'],
  ['/kk/doctors-list/specialty/2-kardiolog/Page/01/', '/kk/doctors-list/specialty/2-kardiolog'],
  ['/doctors-list/specialty/2-x%2F..%2F..%2Flist', '/doctors-list/list'],
  ['/services/category/popular', '/services/top'],
  ['/ru/services/category/POPULAR/', '/services/top'],
  // Files that crawlers and people guess.
  ['/Sitemap.xml', '/sitemap.xml'],
  ['/ROBOTS.TXT', '/robots.txt'],
  ['/robots.txt%20', '/robots.txt'],
  ['/KK/Feeds/posts.xml', '/kk/feeds/posts.xml'],
  ['/feeds/posts.xml).', '/feeds/posts.xml'],
  ['/kk%2Ffeeds%2Fposts.xml', '/kk/feeds/posts.xml'],
  ['/kk/Robots.txt', '/robots.txt'],
] as const

test.each(spellings)('%s comes to %s in one redirect', async (from, to) => {
  expect(await visit(from)).toEqual({ kind: 'redirect', status: 308, path: to })
  expect((await visit(to)).kind).not.toBe('redirect')
})

test.each(['/doctors-list/list!', '/doctors-list/ALI', '/doctors-list/ali'])(
  'the exact slug wins: %s',
  async path => {
    expect((await visit(path)).kind).toBe('page')
  },
)

/** Every page of the site above, in both languages. */
const pages = locales.flatMap(locale =>
  (Object.keys(routes) as RouteName[]).flatMap(name => {
    const { slugs: kind } = routes[name]
    if (!kind) return [localePath(pathOf(name), locale)]
    // The ending of a slug cannot be told from that of a link.
    const told = slugs.filter(slug => /[\p{L}\d]$/u.test(slug))
    return kind === 'doctor' ? told.map(slug => localePath(pathOf(name, slug), locale)) : []
  }),
)

const characters = fc.constantFrom('/', '//', '\\', '/./', '/x/../', '/x/%2e%2E/', '%2F')
const endings = fc.constantFrom(
  '',
  '/',
  '.',
  ')',
  ',',
  '%20',
  '%E2%80%A6',
  '/%C2%A0',
  '…',
  '»;',
  '%5C',
)

/** Spells a path differently, as its parts and flips say. */
const spelt = fc
  .record({
    page: fc.constantFrom(...pages, ...Object.keys(redirects), ...Object.values(redirects)),
    prefix: fc.constantFrom('', '/ru', '/RU'),
    slashes: fc.array(characters, { minLength: 8, maxLength: 8 }),
    flips: fc.array(fc.constantFrom('keep', 'upper', 'escape'), { minLength: 60, maxLength: 60 }),
    ending: endings,
  })
  .map(({ page, prefix, slashes, flips, ending }) => {
    const path = page.startsWith('/kk') ? page : prefix + page
    const [, ...segments] = path.split('/')
    const written = segments.map((segment, index) => {
      const letters = [...segment.matchAll(/%[0-9A-F]{2}|./g)].map(([each], at) => {
        const flip = each.length > 1 ? 'keep' : flips[(at + index) % flips.length]
        if (flip === 'upper') return each.toUpperCase()
        return flip === 'escape' ? `%${each.charCodeAt(0).toString(16)}` : each
      })
      return (index === 0 ? '/' : (slashes[index] ?? '/')) + letters.join('')
    })
    return { page, path: written.join('') + encodeURI(ending).replaceAll('%25', '%') }
  })

describe('any spelling', () => {
  test('of a page comes to it in at most one redirect', async () => {
    await fc.assert(
      fc.asyncProperty(spelt, async ({ page, path }) => {
        const target = redirects[page] ?? page
        const decision = await visit(path)
        expect(decision).toMatchObject(
          path === target ? { kind: 'page' } : { kind: 'redirect', status: 308, path: target },
        )
      }),
      { numRuns: 1500 },
    )
  })

  const piece = fc.oneof(
    fc.constantFrom('ru', 'KK', 'contacts', 'services', 'doctors-list', 'ivanova', 'ALI', 'list'),
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5c',
      '%25',
      ')',
      '@evil.example',
      ':',
    ),
    fc.string({ maxLength: 4 }).map(encodeURIComponent),
  )
  const anything = fc.array(piece, { maxLength: 9 }).map(pieces => `/${pieces.join('')}`)
  const languages = fc.constantFrom(undefined, ...locales)

  test('of anything is a page, an error, or one redirect to a page of this site', async () => {
    await fc.assert(
      fc.asyncProperty(anything, languages, async (pathname, storedLanguage) => {
        const more = storedLanguage ? { storedLanguage } : {}
        const decision = await visit(pathname, more)
        if (decision.kind !== 'redirect') return
        expect(decision.path).toMatch(/^\/(?![/\\])/)
        expect(new URL(decision.path, 'https://clinic.example').host).toBe('clinic.example')
        const next = await visit(decision.path, more)
        expect(next.kind).toBe(
          /\.(xml|txt|ico|webmanifest)$/.test(decision.path) ? 'not-found' : 'page',
        )
      }),
      { numRuns: 3000 },
    )
  })
})

describe('language', () => {
  test('the prefix decides', async () => {
    expect(await visit('/kk/contacts')).toMatchObject({
      kind: 'page',
      locale: 'kk',
      path: '/contacts',
    })
    expect(await visit('/contacts')).toMatchObject({
      kind: 'page',
      locale: 'ru',
      path: '/contacts',
    })
    expect(await visit('/kk')).toMatchObject({ kind: 'page', locale: 'kk', path: '/' })
  })

  test.each([
    ['/', '/kk'],
    ['/contacts', '/kk/contacts'],
    ['/Services/', '/kk/services/top'],
    ['/ru/contacts', '/kk/contacts'],
    ['/doctors-list/Ivanova.', '/kk/doctors-list/ivanova'],
  ])('who chose Kazakh comes from %s to %s in one temporary redirect', async (from, to) => {
    const chosen = { storedLanguage: 'kk' satisfies Locale }
    expect(await visit(from, chosen)).toEqual({ kind: 'redirect', status: 307, path: to })
  })

  test('but not to a record that Kazakh lacks', async () => {
    const chosen = { storedLanguage: 'kk' }
    expect((await visit('/doctors-list/ALI', chosen)).kind).toBe('page')
    expect(await visit('/doctors-list/ALI/', chosen)).toMatchObject({ status: 308 })
  })

  test('nobody else is', async () => {
    expect((await visit('/', { storedLanguage: 'ru' })).kind).toBe('page')
    expect((await visit('/', { storedLanguage: 'kz' })).kind).toBe('page')
    expect((await visit('/kk', { storedLanguage: 'ru' })).kind).toBe('page')
  })
})

describe('former addresses', () => {
  const table = formerAddresses([
    { from: '/vrachi', to: '/doctors-list/list' },
    { from: '/vrachi/petrova', to: '/doctors-list/petrova' },
    { from: '/vrachi/ali', to: '/doctors-list/ali' },
    { from: '/staff', to: '/vrachi' },
    { from: '/kz/vrachi', to: '/kk/doctors-list/list' },
    { from: '/nowhere', to: '/doctors-list/nobody' },
    { from: '/round', to: '/about' },
    { from: '/about', to: '/round' },
    { from: '/doctors-list/ivanova', to: '/contacts' },
    { from: '/closed', to: null },
    { from: '/doctors-list/moved', to: '/contacts' },
  ])
  const former = (path: string, search: string) => movedFrom(table, path, search)
  const ask = (pathname: string, search = '', storedLanguage?: string) =>
    resolveRoute(
      { method: 'GET', pathname, search, ...(storedLanguage && { storedLanguage }) },
      { check: checkSlug, peek: peekSlug, former },
    )

  test.each([
    ['/vrachi', '?a=1', '/doctors-list/list'],
    ['/kk/vrachi', '', '/kk/doctors-list/list'],
    ['/ru/Vrachi/', '', '/doctors-list/list'],
    // By the present address of the record.
    ['/vrachi/petrova', '', '/doctors-list/Petrova'],
    ['/staff', '', '/doctors-list/list'],
    ['/kz/vrachi', '', '/kk/doctors-list/list'],
    // Which does not exist in Kazakh.
    ['/kk/vrachi/ali', '', '/doctors-list/ali'],
  ])('%s%s is one permanent redirect to %s', async (path, search, target) => {
    const decision = { kind: 'redirect', status: 308, path: target, search }
    expect(await ask(path, search)).toEqual(decision)
    expect(await ask(path, search, 'kk')).toEqual(decision)
  })

  test('what is gone for good is said to be, in the language of its address', async () => {
    expect(await ask('/closed')).toEqual({ kind: 'gone', locale: 'ru' })
    expect(await ask('/kk/closed')).toEqual({ kind: 'gone', locale: 'kk' })
  })

  test.each(['/nowhere', '/round', '/unheard-of'])('%s is not found', async path => {
    expect((await ask(path)).kind).toBe('not-found')
  })

  test('a doctor who has left is gone, unless a row says where to', async () => {
    const left = { ...named(1, 'sadykova'), left: '2020-01-01' }
    readFrom(madeUpContent(() => ({ data: [left, { ...left, id: 2, slug: 'moved' }] })).store)
    const gone = { kind: 'gone', doctor: 'sadykova' }
    expect(await ask('/doctors-list/sadykova')).toEqual({ ...gone, locale: 'ru' })
    expect(await ask('/kk/doctors-list/Sadykova/')).toEqual({ ...gone, locale: 'kk' })
    const target = { kind: 'redirect', status: 308, path: '/contacts' }
    expect(await ask('/doctors-list/moved')).toMatchObject(target)
  })

  test('a page is never hidden by a row', async () => {
    expect((await ask('/doctors-list/ivanova')).kind).toBe('page')
  })
})
