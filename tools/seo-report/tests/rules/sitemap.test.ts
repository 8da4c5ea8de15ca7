import { siteMapIsComplete } from '../../rules/checks/site-map-page'
import { sitemapFitsSchema, sitemapIsValid } from '../../rules/checks/sitemap'
import {
  entryMirrorsPage,
  everyEntryIsVisited,
  everyPageIsListed,
  everyPageIsReached,
} from '../../rules/checks/sitemap-pages'
import { parseSitemap, readSitemap } from '../../rules/sitemap-file'
import { type Change, changed, founds, indexed, marked, origin, page, urlIn } from './builders'

const links = `<xhtml:link rel="alternate" hreflang="ru" href="${urlIn('ru')}"/><xhtml:link rel="alternate" hreflang="kk" href="${urlIn('kk')}"/><xhtml:link rel="alternate" hreflang="x-default" href="${urlIn('ru')}"/>`
const image = `${origin}/images/uzi.webp`
const good = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>${urlIn('ru')}</loc><lastmod>2026-09-14T05:20:00.000Z</lastmod>${links}<image:image><image:loc>${image}</image:loc></image:image></url>
</urlset>
`
const now = Date.parse('2026-11-21T00:00:00Z')
const read = (...changes: readonly Change[]) =>
  parseSitemap(`${origin}/sitemap.xml`, changed(good, changes))
const check = (...changes: readonly Change[]) =>
  founds(sitemapIsValid(read(...changes), origin, now))

test('a good file complies with R19', () => {
  expect(check()).toEqual([])
  expect(read().entries).toEqual([
    {
      loc: urlIn('ru'),
      lastmod: '2026-09-14T05:20:00.000Z',
      alternates: { ru: urlIn('ru'), kk: urlIn('kk'), 'x-default': urlIn('ru') },
      images: [image],
      elements: ['loc', 'lastmod', 'xhtml:link', 'xhtml:link', 'xhtml:link', 'image:image'],
    },
  ])
})

test.each<[string, Change, string]>([
  [
    'an ampersand that is not escaped',
    ['/services/details/uzi<', '/services?a&b<'],
    'not well formed|query',
  ],
  ['an element that is not closed', ['</urlset>', ''], 'not well formed'],
  ['no declaration', [/^<\?xml.*\n/, ''], 'no XML declaration'],
  ['no namespace of languages', [/ xmlns:xhtml="[^"]*"/, ''], 'no xmlns:xhtml'],
  ['elements out of order', [/(<lastmod>.*?<\/lastmod>)(.*)(<\/url>)/, '$2$1$3'], 'out of order'],
  ['an unknown element', ['</url>', '<video/></url>'], 'unknown elements: video'],
  ['another site', ['<loc>https://clinic', '<loc>https://a.clinic'], 'loc off the site'],
  ['a query', ['/uzi</loc>', '/uzi?a=1</loc>'], 'loc with a query'],
  ['a date in words', [/<lastmod>[^<]*/, '<lastmod>14.09.2026'], 'lastmod 14.09.2026'],
  ['the date of the visit', [/<lastmod>[^<]*/, '<lastmod>2026-11-20T23:59:00Z'], "is the visit's"],
  ['a relative picture', [`<image:loc>${origin}`, '<image:loc>'], 'image /images'],
  ['no addresses', [/<url>.*<\/url>/, ''], 'no addresses'],
  ['an address twice', [/(<url>.*<\/url>)/, '$1$1'], 'it stands twice'],
])('R19: %s', (_, change, found) => {
  expect(check(change)).toContainEqual(expect.stringMatching(new RegExp(found)))
})

describe('the schema', () => {
  const faults: readonly (readonly [name: string, change: Change, found: string])[] = [
    [
      'elements out of order',
      [/(<loc>.*<\/loc>)(<lastmod>.*?<\/lastmod>)/, '$2$1'],
      "'{http://www.si",
    ],
    ['a date in words', ['2026-09-14T05:20:00.000Z', 'yesterday'], 'is not a valid value'],
    ['a picture without an address', [/<image:loc>.*<\/image:loc>/, ''], 'Missing child element'],
    ['an attribute that alternates do not have', ['hreflang="kk"', 'lang="kk"'], "'lang'"],
    [
      'an element of no schema',
      ['</url>', '<b xmlns="urn:b"/></url>'],
      'No matching global element',
    ],
    ['an address too short', [/<loc>.*<\/loc>/, '<loc>a.example</loc>'], 'minimum length'],
  ]
  /** The line of the file's first address; each of the others has one of the faults. */
  const first = 3
  let found: readonly string[]

  beforeAll(async () => {
    const own = good.split('\n')[first - 1] ?? ''
    const wrong = faults.map(([, change]) => changed(own, [change]))
    const file = parseSitemap(
      `${origin}/sitemap.xml`,
      good.replace(own, [own, ...wrong].join('\n')),
    )
    found = founds(await sitemapFitsSchema(file))
  })

  test('accepts a good address', () => {
    expect(found.filter(each => each.startsWith(`line ${first}:`))).toEqual([])
  })

  test.each(faults.map(([name, , text], index) => [name, text, first + 1 + index] as const))(
    'R19: does not accept %s',
    (_, text, line) => {
      const ofLine = found.filter(each => each.startsWith(`line ${line}:`))
      expect(ofLine).toContainEqual(expect.stringContaining(text))
    },
  )
})

describe('an index', () => {
  const index = (...parts: readonly string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.map(part => `<sitemap><loc>${origin}${part}</loc></sitemap>`).join('\n')}
</sitemapindex>`
  const inRussian = good
  const inKazakh = good.replace(`<loc>${urlIn('ru')}`, `<loc>${urlIn('kk')}`)
  const load = (files: Readonly<Record<string, string>>) =>
    readSitemap(`${origin}/sitemap.xml`, async url => files[url.slice(origin.length)] ?? '')
  type Files = Readonly<Record<string, string>>
  const faultsOf = async (files: Files) => founds(sitemapIsValid(await load(files), origin, now))
  const schemaFaultsOf = async (files: Files) => founds(await sitemapFitsSchema(await load(files)))

  test('complies with R19 with all its parts', async () => {
    const files = {
      '/sitemap.xml': index('/sitemap-1.xml', '/sitemap-2.xml'),
      '/sitemap-1.xml': inRussian,
      '/sitemap-2.xml': inKazakh,
    }
    expect([...(await faultsOf(files)), ...(await schemaFaultsOf(files))]).toEqual([])
    expect((await load(files)).entries.map(({ loc }) => loc)).toEqual([urlIn('ru'), urlIn('kk')])
  })

  const two: Files = {
    '/sitemap.xml': index('/sitemap-1.xml', '/sitemap-2.xml'),
    '/sitemap-1.xml': good,
  }

  test.each<[string, Files, string]>([
    ['an address in two parts', { '/sitemap-2.xml': inRussian }, 'it stands twice'],
    ['a part that does not exist', { '/sitemap-2.xml': 'Not Found' }, 'not well formed'],
    [
      'a part in a folder',
      { '/sitemap.xml': index('/a/1.xml'), '/a/1.xml': good },
      'not in the root',
    ],
  ])('R19: %s', async (_, wrong, found) => {
    expect(await faultsOf({ ...two, ...wrong })).toContainEqual(expect.stringContaining(found))
  })

  test.each<[string, Files, string]>([
    [
      'a part with an unknown element',
      { '/sitemap-2.xml': good.replaceAll('lastmod>', 'changed>') },
      'not expected',
    ],
    [
      'a part without an address',
      { '/sitemap.xml': index('').replace(origin, '') },
      'minimum length',
    ],
  ])('R19: the schema does not accept %s', async (_, wrong, found) => {
    const faults = await schemaFaultsOf({ ...two, ...wrong })
    expect(faults).toContainEqual(expect.stringContaining(found))
  })
})

const pictures = new Map([[image, { status: 200, bytes: 1, width: 10, height: 10 }]])
const dated = marked(([service]) => {
  Object.assign(service ?? {}, { dateModified: '2026-09-14T05:20:00.000Z' })
})
const mirror = (current = dated, files = pictures, ...changes: readonly Change[]) =>
  founds(read(...changes).entries.flatMap(entry => entryMirrorsPage(entry, current, files)))

test('R19: the sitemap matches the page', () => {
  expect(mirror()).toEqual([])
})

test.each<[string, string[], string]>([
  [
    'was not visited',
    founds(everyEntryIsVisited(new Map([[urlIn('kk'), read().entries[0] ?? fail()]]), [dated])),
    'not visited',
  ],
  ['is an error', mirror(page([], { status: 404 })), 'answers 404'],
  ['is not to be indexed', mirror(page([['index, follow', 'noindex']])), 'is not to be indexed'],
  [
    'is canonical to another',
    mirror(page([['rel="canonical" href="', '$&https://a.example']])),
    'is canonical to',
  ],
  [
    'has other languages',
    mirror(page([[/<link rel="alternate" hreflang="kk".*>/, '']])),
    'hreflang kk is https',
  ],
  [
    'has a picture that is not listed',
    mirror(dated, pictures, [/<image:image>.*<\/image:image>/, '']),
    'no image',
  ],
  [
    'has no date in the file',
    mirror(dated, pictures, [/<lastmod>.*<\/lastmod>/, '']),
    'no lastmod',
  ],
  [
    'was changed at another time',
    mirror(dated, pictures, ['2026-09-14', '2026-09-15']),
    'on the page 2026-09-14',
  ],
  ['has a picture that does not exist', mirror(dated, new Map()), 'answers undefined'],
])('R19: a page that %s', (_, found, expected) => {
  expect(found).toEqual([expect.stringContaining(expected)])
})

function fail(): never {
  throw new Error('The file has no entries')
}

const target = { status: 200, location: undefined, indexable: true, from: `${origin}/` }

test('R19: an indexable page that is missing in the sitemap', () => {
  const found = new Map([
    [urlIn('ru'), target],
    [`${origin}/new`, target],
    [`${origin}/search`, { ...target, indexable: false }],
    [`${origin}/new?a=1`, target],
  ])
  expect(founds(everyPageIsListed(found, new Set([urlIn('ru')])))).toEqual([
    'not in the sitemap; linked from /',
  ])
})

test('R19: a page that is linked only by the site map', () => {
  const home = page([['href="/services/top"', 'href="/karta-sayta"']], { url: `${origin}/` })
  const siteMap = page([['href="/services/top"', 'href="/posts/list"']], {
    url: `${origin}/karta-sayta`,
  })
  const posts = page([], { url: `${origin}/posts/list` })
  const landing = page([], { url: `${origin}/klinika-v-almaty` })
  const reached = (...pages: readonly (typeof home)[]) =>
    everyPageIsReached(indexed(home, ...pages), origin).map(({ url }) => url)
  expect(reached(siteMap, posts)).toEqual(['/posts/list'])
  expect(reached(siteMap, landing)).toEqual(['/klinika-v-almaty'])
  const more = page([['href="/services/top"', 'href="/klinika-v-almaty"']], { url: siteMap.url })
  expect(reached(more, landing)).toEqual([])
})

const listLink = `<a target="_blank" href="${urlIn('ru').slice(origin.length)}">УЗИ</a>`
const listPage = (html: string) =>
  page([['</main>', `${html}</main>`]], { url: `${origin}/karta-sayta` })
const missing = (html: string) => founds(siteMapIsComplete(listPage(html), read().entries))

test('a site map with all URLs complies with R20', () => {
  expect(missing(listLink)).toEqual([])
})

test.each([
  ['an address is missing', '<p>УЗИ</p>', 'no link in a new tab to /services/details/uzi'],
  ['a link opens in place', listLink.replace(' target="_blank"', ''), 'no link in a new tab'],
  ['a link leads elsewhere', `${listLink}<a target="_blank" href="/b">Б</a>`, 'a link to /b'],
  ['a link stands twice', listLink + listLink, 'two links to'],
  ['a title is a slug', listLink.replace('УЗИ', 'uzi-shchitovidnoy-zhelezy'), 'title "uzi-'],
  ['a title has markup', listLink.replace('УЗИ', 'B&lt;sub&gt;12'), 'title "B<sub>12"'],
  ['a title is missing', listLink.replace('УЗИ', ''), 'title ""'],
])('R20: %s', (_, html, found) => {
  expect(missing(html)).toEqual([expect.stringContaining(found)])
})
