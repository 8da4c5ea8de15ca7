import { findList } from '@/lib/content/client/envelope'
import { listNames, publicContent, recordNames } from '@/lib/content/client/public'
import { siteTransport } from '@/lib/content/client/transport'
import { isReadable, readableQuery } from '@/lib/http/readable'
import { madeUpContent, readFrom } from '../../support/content'

test.each([
  '/api/analyses',
  '/api/analyses/12',
  '/api/category-analyses',
  '/api/category-analyses/3',
  '/api/analyse/russian-letters',
  '/api/doctor/russian-letters',
  '/api/analysis-sets',
  '/api/analysis-sets/1',
  '/api/check-ups',
  '/api/check-ups/5',
  '/api/check-up-packages',
  '/api/check-up-packages/5',
  '/api/parent-check-ups',
  '/api/parent-check-ups/1',
  '/api/promotions',
  '/api/promotions/1',
  '/api/banners',
  '/api/banners/1',
  '/api/doctors',
  '/api/doctors/25',
  '/api/job-titles',
  '/api/job-titles/2',
  '/api/posts',
  '/api/posts/2',
  '/api/services',
  '/api/services/40',
  '/api/category-services',
  '/api/category-services/8',
])('%s is proxied', path => {
  expect(isReadable(path)).toBe(true)
})

test.each([
  '/api',
  '/api/',
  '/api/users',
  '/api/doctors/',
  '/api/doctors/ivanova',
  '/api/doctors/0',
  '/api/doctors/1/reviews',
  '/api/doctors%2F1',
  '/api/doctors/../users',
  '/api/search',
  '/api/search/1',
  '/api/analyse',
  '/api/request-doctors',
  '/api//doctors',
  '/doctors',
])('%s is not', path => {
  expect(isReadable(path)).toBe(false)
})

test.each([
  ['/api/doctors', 'sort_by=rating&sort_direction=desc', '?sort_by=rating&sort_direction=desc'],
  ['/api/doctors', 'sort_by=rating&sort_by=price&utm_source=x', '?sort_by=rating'],
  ['/api/doctors', 'sort_direction=', '?sort_direction='],
  ['/api/doctors', `sort_by=${'a'.repeat(300)}`, `?sort_by=${'a'.repeat(100)}`],
  ['/api/posts', 'q=x&sort_by=y', ''],
  ['/api/doctors', '', ''],
])('%s?%s requests %j', (path, query, expected) => {
  expect(readableQuery(path, new URLSearchParams(query))).toBe(expected)
})

/** Responses of the embedded backend, with an attack in each name. */
async function hostileResponse(path: string): Promise<object> {
  const { origin, fetch } = siteTransport()
  const response = await fetch(new Request(`${origin}/api/${path}`))
  const attack = '<img src=x onerror=alert(1)>'
  return JSON.parse(await response.text(), (key, value) =>
    key === 'name' && typeof value === 'string' ? value + attack : value,
  )
}

beforeAll(() => readFrom(madeUpContent(hostileResponse).store))

/** The path of an existing record. */
async function recordPath(name: string): Promise<string> {
  const [record] = findList(await hostileResponse(name)) as { id: number }[]
  return `${name}/${record?.id}`
}

describe.each([
  ...listNames.map(name => [name, async () => name] as const),
  ...recordNames.map(name => [`a record of ${name}`, () => recordPath(name)] as const),
])('%s', (_, pathOf) => {
  test('is proxied and sanitized', async () => {
    const path = await pathOf()
    expect(isReadable(`/api/${path}`)).toBe(true)
    expect(JSON.stringify(await hostileResponse(path))).toContain('onerror')
    const clean = JSON.stringify(await publicContent(path, 'ru'))
    expect(clean.length).toBeGreaterThan(10)
    expect(clean).not.toContain('onerror')
  })
})

test.each(['users', 'users/7', 'doctor/russian-letters/7'])('%s does not exist', async path => {
  expect(await publicContent(path, 'ru')).toBeNull()
})
