/** Which pages a content change affects. */

import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { fetcherOf, type Source, sourceOf } from '@/lib/content/client/reader'
import { type Locale, locales } from '@/lib/routing/locales'
import { routes } from '@/lib/routing/routes'
import { homeCounts } from '@/lib/screens/counts'
import { absoluteUrl } from '@/lib/seo/metadata'
import { sitemapEntries } from '@/lib/seo/sitemap-entries'
import { seed as whole } from '@/tests/support/seed'
import { type Fingerprints, fingerprints } from '../fingerprints'
import { changesBetween } from '../journal'

type Seed = typeof whole

/** With few analyses: all records are read anew for each change. */
const seed: Seed = { ...whole, analyses: whole.analyses.slice(0, 2 * homeCounts.analyses) }

const site = 'http://localhost:3000'

function sourceWith(content: Seed): Source {
  const backend = createBackend({ seed: content, inbox: discard })
  return sourceOf(fetcherOf({ origin: 'http://backend.invalid', fetch: backend }))
}

const printsOf = (content: Seed): Promise<Fingerprints> => fingerprints(sourceWith(content))

let before: Fingerprints

beforeAll(async () => {
  before = await printsOf(seed)
})

async function reached(change: Partial<Seed>): Promise<string[]> {
  const after = await printsOf({ ...seed, ...change })
  return changesBetween(before, after, site)
    .map(({ url, kind }) => `${kind} ${url.slice(site.length)}`)
    .toSorted()
}

function changed(path: string, locale: Locale): string {
  return `changed ${absoluteUrl(path, locale).slice(site.length)}`
}

/** The home page and the landing pages, which have the same content. */
const homes = Object.entries(routes).flatMap(([name, { path }]) =>
  /^(home|landing)/.test(name) ? path : [],
)

/** The list with some changed fields of its first record. */
function withFirst<T>([first, ...others]: readonly T[], change: Partial<T>): T[] {
  if (!first) throw new Error('The list is empty')
  return [{ ...first, ...change }, ...others]
}

test('every page of the sitemap has a fingerprint', async () => {
  const entries = await sitemapEntries(sourceWith(seed))
  const pages = entries.flatMap(({ path, languages }) =>
    languages.map(language => absoluteUrl(path, language)),
  )
  expect([...before.keys()].toSorted()).toEqual(pages.toSorted())
  expect(pages.length).toBeGreaterThan(300)
})

test('unchanged content affects no page', async () => {
  expect(await reached({})).toEqual([])
})

test('a text in one language affects the pages of that language', async () => {
  const [article] = seed.posts
  const description = { ru: article?.description.ru ?? '', kk: '<p>Жаңа мәтін</p>' }
  expect(await reached({ posts: withFirst(seed.posts, { description }) })).toEqual([
    'changed /kk/posts/list',
    `changed /kk/posts/${article?.slug}`,
  ])
})

test('a price affects the page of its record and the lists that show it', async () => {
  const [analysis] = seed.analyses
  const category = `${analysis?.category_analysis_id}-obscheklinicheskie-issledovaniya-krovi`
  const sets = seed.analysisSets.filter(({ parts }) =>
    parts.some(({ analysis_id: id }) => id === analysis?.id),
  )
  const own = [
    ...[`/category/${category}`, '/list', `/list/${analysis?.slug}`],
    ...sets.map(({ slug }) => `/sets/${slug}`),
  ]
  expect(sets).not.toEqual([])
  const paths = [...homes, ...own.map(path => `/analysis${path}`)]
  expect(await reached({ analyses: withFirst(seed.analyses, { price: 123_456 }) })).toEqual(
    locales.flatMap(locale => paths.map(path => changed(path, locale))).toSorted(),
  )
})

test.each([
  ['service', { services: withFirst(seed.services, { price: 123_456 }) }],
  ['check-up', { parentCheckUps: withFirst(seed.parentCheckUps, { min_price: 123_456 }) }],
  ['doctor', { doctors: withFirst(seed.doctors, { rating: 1.5 }) }],
])('a headline figure of the home page affects it in both languages: %s', async (_, change) => {
  expect(await reached(change)).toEqual(
    expect.arrayContaining(locales.map(locale => changed('/', locale))),
  )
})

test('a headline figure that the home page does not show does not affect it', async () => {
  const others = seed.analyses.map((analysis, index) =>
    index < homeCounts.analyses ? analysis : { ...analysis, price: 123_456 },
  )
  const lines = await reached({ analyses: others })
  expect(lines.length).toBeGreaterThan(others.length)
  expect(lines).not.toContain(changed('/', 'ru'))
})

test("a review affects only the doctor's page", async () => {
  const [doctor] = seed.doctors
  expect(await reached({ doctors: withFirst(seed.doctors, { reviews: [] }) })).toEqual([
    `changed /doctors-list/${doctor?.slug}`,
    `changed /kk/doctors-list/${doctor?.slug}`,
  ])
})
