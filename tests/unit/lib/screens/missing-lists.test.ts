/**
 * Each screen with each list of the backend failing, without an older response: it may fail only
 * for lists that its route requires (the middleware responds with 503 then); other blocks are left
 * out.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { listNames } from '@/lib/content/client/public'
import { BackendError } from '@/lib/content/client/result'
import { kindOf } from '@/lib/content/kinds'
import { type ListName, type Route, type RouteName, routes } from '@/lib/routing/routes'
import { homeScreen } from '@/lib/screens/home'
import { optional } from '@/lib/screens/optional'
import type { Screen } from '@/lib/screens/screen'
import { loadServicesBar } from '@/lib/screens/services-bar'
import { log } from '@/lib/telemetry/log'
import { seed } from '@/tests/support/seed'
import { serveBackend } from '../../support/backend'
import { readFrom } from '../../support/content'

jest.mock('@/lib/routing/current-locale', () => ({ currentLocale: async () => 'ru' }))
jest.mock('next-intl/server', () => jest.requireActual('../../support/translations'))

const lists = listNames.toSorted()

let failing: readonly ListName[] = []
let requested: string[] = []
// Few analyses: each would be validated for each screen and each list.
const analyses = seed.analyses.filter((_, index) => index % 20 === 0)
const whole = createBackend({ seed: { ...seed, analyses }, inbox: discard })
serveBackend(async request => {
  const path = new URL(request.url).pathname
  requested.push(path)
  return failing.some(list => path === `/api/${list}`)
    ? new Response('{"message":"Boom"}', { status: 500 })
    : whole(request)
})

// An unusable folder, and a new store for each list, so that no earlier response is used.
beforeAll(() => {
  process.env.DATA_DIR = '/dev/null/data'
})

/** Loads everything of a screen. */
async function render<Data>(screen: Screen<Data>, slug = ''): Promise<void> {
  const params = Promise.resolve({ locale: 'ru', slug })
  const props = { params, searchParams: Promise.resolve({}) }
  const [data] = await Promise.all([screen.load(props), screen.metadata(props)])
  expect(screen.jsonLd(data)?.['@graph'].length).toBeGreaterThan(0)
}

const tree = 'app/[locale]/desktop'
const pages = new Map(
  readdirSync(tree, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('/page.tsx'))
    .map(file => [`/${file}`.replace(/\/\([^)]+\)|\/page\.tsx$/g, ''), join(tree, file)]),
)

/** Renders the page of a route. */
function screenOf({ path }: Route): Screen<unknown> {
  const source = readFileSync(pages.get(path) ?? join(tree, '(default)/page.tsx'), 'utf8')
  const [, name = '', module] =
    /import { (\w+) } from '(@\/lib\/screens\/[\w-]+)'/.exec(source) ?? []
  return jest.requireActual(`${module}`)[name]
}

/** The slug of the first record with a page. */
async function slugOf({ slugs, path }: Route): Promise<string> {
  if (!slugs) return path.slice(1)
  const { list, elsewhere } = kindOf(slugs)
  return (await list('ru')).find(record => !elsewhere?.(record))?.slug ?? ''
}

/** One of the landing pages is enough: they have the screen of the home page. */
const screens = (Object.keys(routes) as RouteName[]).filter(
  name => !routes[name].hidden && (!name.startsWith('landing') || name === 'landingClinic'),
)

beforeEach(() => {
  jest.spyOn(log, 'warn').mockImplementation(() => undefined)
})

test.each(screens)('%s is shown without the lists that its route does not need', async name => {
  const route = routes[name]
  failing = []
  readFrom()
  const slug = await slugOf(route)
  readFrom()
  requested = []
  await render(screenOf(route), slug)
  const read = lists.filter(list => requested.includes(`/api/${list}`))
  const failed: ListName[] = []
  for (const list of read) {
    failing = [list]
    readFrom()
    await render(screenOf(route), slug).catch(error => {
      expect(error).toBeInstanceOf(BackendError)
      failed.push(list)
    })
  }
  expect(failed).toEqual([...(route.needs ?? [])].sort())
})

test('an analysis is read from its list, without a call for details (B68)', async () => {
  failing = []
  readFrom()
  const slug = await slugOf(routes.analysis)
  requested = []
  await render(screenOf(routes.analysis), slug)
  expect(requested.filter(path => /\/\d+$/.test(path))).toEqual([])
  await render(screenOf(routes.doctor), await slugOf(routes.doctor))
  expect(requested.filter(path => /\/\d+$/.test(path))).toEqual([
    expect.stringMatching(/^\/api\/doctors\/\d+$/),
  ])
})

test('the bar of the services is above each of their lists', async () => {
  failing = ['category-services', 'services']
  readFrom()
  expect(await loadServicesBar()).toEqual({ categories: [], inHeader: [] })
})

test('a home page without any block is a failure', async () => {
  const { needsAny = [] } = routes.home
  failing = needsAny
  readFrom()
  await expect(render(homeScreen)).rejects.toThrow(BackendError)
  failing = needsAny.slice(1)
  readFrom()
  await expect(render(homeScreen)).resolves.toBeUndefined()
})

test('a programming error is no missing list', async () => {
  await expect(optional(Promise.reject(new TypeError('a bug')), null)).rejects.toThrow(TypeError)
  expect(log.warn).not.toHaveBeenCalled()
})
