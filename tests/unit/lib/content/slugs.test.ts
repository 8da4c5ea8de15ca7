import { checkSlug, hasPage } from '@/lib/content/slugs'
import type { Locale } from '@/lib/routing/locales'
import type { SlugCheck } from '@/lib/routing/resolve-route'
import { matchRoute } from '@/lib/routing/routes'
import { log } from '@/lib/telemetry/log'
import { type MadeUp, madeUpContent, readFrom, settled } from '../../support/content'

const doctor = (slug: string, id = 1) => ({ id, slug, name: slug })
let content: MadeUp

function lists(given: Readonly<Record<string, readonly object[]>>): MadeUp['respond'] {
  return path => ({ data: given[path] ?? [] })
}

function serve(respond: MadeUp['respond']): void {
  content = madeUpContent(respond)
  readFrom(content.store)
}

function on<T>(path: string, ask: (match: NonNullable<ReturnType<typeof matchRoute>>) => T): T {
  const match = matchRoute(path)
  if (!match) throw new Error(`There is no route for ${path}`)
  return ask(match)
}

const check = (path: string, locale: Locale = 'ru'): Promise<SlugCheck> =>
  on(path, match => checkSlug(match, locale))
const has = (path: string) => on(path, match => hasPage(match, 'kk'))
const known = { kind: 'known' }
const unknown = { kind: 'unknown' }
const undecided = { kind: 'undecided' }

beforeEach(() => {
  jest.spyOn(log, 'warn').mockImplementation()
  serve(lists({ doctors: [doctor('ivanova')] }))
})

test('known and unknown slugs are distinguished; pages without a slug exist', async () => {
  expect(await check('/doctors-list/ivanova')).toEqual(known)
  expect(await check('/doctors-list/nobody')).toEqual(unknown)
  expect(await check('/contacts')).toEqual(known)
})

test('a doctor who has left is gone, by former slugs too, and no page of another language (B1245)', async () => {
  const left = { ...doctor('petrova', 2), former_slugs: ['sidorova'] }
  serve(lists({ doctors: [doctor('ivanova'), { ...left, left: '2020-02-01' }] }))
  const gone = { kind: 'gone', slug: 'petrova' }
  expect(await check('/doctors-list/petrova')).toEqual(gone)
  expect(await check('/doctors-list/Petrova', 'kk')).toEqual(gone)
  expect(await check('/doctors-list/sidorova')).toEqual(gone)
  expect(await has('/doctors-list/petrova')).toBe(false)
  serve(lists({ doctors: [{ ...left, left: '2120-02-01' }] }))
  expect(await check('/doctors-list/petrova')).toEqual(known)
})

test('a slug is known to the pages of its own kind only', async () => {
  const basic = { ...doctor('basic'), parent_id: 1 }
  serve(lists({ 'check-ups': [basic], 'parent-check-ups': [doctor('heart')] }))
  expect(await check('/check-up/adults-details/basic')).toEqual(known)
  expect(await check('/check-up/adults-details/heart')).toEqual(unknown)
  expect(await check('/check-up/adults/heart')).toEqual(known)
  expect(await check('/check-up/adults/basic')).toEqual(unknown)
})

test('a new record is found by fetching the list again', async () => {
  await check('/doctors-list/ivanova')
  content.respond = lists({ doctors: [doctor('ivanova'), doctor('petrova', 2)] })
  content.pass(6000)
  expect(await check('/doctors-list/petrova')).toEqual(known)
})

test('nonexistent slugs do not flood the backend', async () => {
  const paths = Array.from({ length: 100 }, (_, number) => `/doctors-list/nobody-${number}`)
  await Promise.all(paths.map(path => check(path)))
  for (const path of paths) await check(path)
  expect(content.calls).toHaveLength(1)
})

test('in an outage known slugs stay known, others are undecided', async () => {
  await check('/doctors-list/ivanova')
  content.respond = () => new Response('{}', { status: 500 })
  content.pass(120_000)
  expect(await check('/doctors-list/ivanova')).toEqual(known)
  expect(await check('/doctors-list/petrova')).toEqual(undecided)
})

test('a language without a record refreshes its list once a minute, not for every request', async () => {
  expect(await has('/doctors-list/ivanova')).toBe(true)
  content.pass(10_000)
  expect(await has('/doctors-list/petrova')).toBe(false)
  expect(content.calls).toHaveLength(1)
  content.respond = lists({ doctors: [doctor('petrova')] })
  content.pass(60_000)
  await has('/doctors-list/petrova')
  await settled()
  expect(await has('/doctors-list/petrova')).toBe(true)
})

test('when it cannot be determined, a language counts as having the record', async () => {
  serve(() => new Response('{}', { status: 500 }))
  expect(await has('/doctors-list/ivanova')).toBe(true)
})

describe('a listed record that is invalid', () => {
  const broken = { id: 2, slug: 'petrova', name: ['Петрова'] }
  const withDetails =
    (details: object | Response): MadeUp['respond'] =>
    (path, locale, request) =>
      path === 'doctors/2'
        ? details
        : lists({ doctors: [doctor('ivanova'), broken] })(path, locale, request)

  test('exists if its details are valid, and is unknown if these are a 404', async () => {
    serve(withDetails({ data: doctor('petrova', 2) }))
    expect(await check('/doctors-list/petrova')).toEqual(known)
    serve(withDetails(new Response('{}', { status: 404 })))
    expect(await check('/doctors-list/petrova')).toEqual(unknown)
  })

  test('is undecided without them', async () => {
    serve(withDetails(new Response('{}', { status: 500 })))
    expect(await check('/doctors-list/petrova')).toEqual(undecided)
    expect(await has('/doctors-list/petrova')).toBe(true)
  })

  test('is undecided without an id, or for kinds without details', async () => {
    serve(
      lists({
        doctors: [doctor('ivanova'), { id: [2], slug: 'petrova' }],
        'job-titles': [{ id: 3, name: 'Кардиолог' }, { id: 4 }],
      }),
    )
    expect(await check('/doctors-list/petrova')).toEqual(undecided)
    expect(await check('/doctors-list/specialty/4-hirurg')).toEqual(undecided)
    expect(await check('/doctors-list/specialty/5-hirurg')).toEqual(unknown)
  })
})

test('a slug in another case is moved; an exact one wins', async () => {
  serve(lists({ doctors: [doctor('ivanova'), doctor('ALI', 2), doctor('ali', 3)] }))
  expect(await check('/doctors-list/Ivanova')).toEqual({ kind: 'moved', slug: 'ivanova' })
  expect(await check('/doctors-list/ALI')).toEqual(known)
  expect(await check('/doctors-list/ali')).toEqual(known)
})

test.each([
  ['3-kardiolog', known],
  ['3-serdce', { kind: 'moved', slug: '3-kardiolog' }],
  ['3', { kind: 'moved', slug: '3-kardiolog' }],
  ['4-kardiolog', unknown],
  ['kardiolog', unknown],
])('the id decides, whatever the rest of the slug is: %s', async (slug, expected) => {
  serve(lists({ 'job-titles': [{ id: 3, name: 'Кардиолог' }] }))
  expect(await check(`/doctors-list/specialty/${slug}`)).toEqual(expected)
})

test.each([
  ['popular', { kind: 'elsewhere', path: '/services/top' }],
  ['dentistry', known],
  ['surgery', unknown],
])('the category of the top list redirects to that list: %s', async (slug, expected) => {
  const named = { name: 'Категория' }
  serve(
    lists({
      'category-services': [
        { ...named, id: 1, slug: 'popular', sort: 1 },
        { ...named, id: 2, slug: 'dentistry', sort: 2 },
      ],
    }),
  )
  expect(await check(`/services/category/${slug}`)).toEqual(expected)
})

test.each([
  ['/doctors-list/specialty/1-terapevt/page/2', known],
  ['/doctors-list/specialty/1-terapevt/page/3', unknown],
  ['/doctors-list/specialty/2-kardiolog/page/2', unknown],
  ['/analysis/category/1-terapevt/page/2', known],
  ['/analysis/category/1-terapevt/page/3', unknown],
  ['/analysis/category/2-kardiolog/page/2', unknown],
])('a list has as many pages as its records fill: %s', async (path, expected) => {
  const titles = [
    { id: 1, name: 'Терапевт' },
    { id: 2, name: 'Кардиолог' },
  ]
  const many = (count: number, record: object) =>
    Array.from({ length: count }, (_, index) => ({ ...doctor(`r-${index}`, index + 1), ...record }))
  serve(
    lists({
      'job-titles': titles,
      'category-analyses': titles,
      doctors: many(31, { short_info: [{ specialty: 'терапевт' }] }),
      analyses: many(120, { category_analysis_id: 1 }),
    }),
  )
  expect(await check(path)).toEqual(expected)
})
