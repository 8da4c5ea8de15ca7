import type { Page, PageLink } from '../../rules/page-types'
import { linksOf } from '../../rules/targets'
import { origin, page } from './builders'

const link = (path: string) => ({ href: new URL(path, origin).href }) as PageLink

async function askedFor(paths: readonly string[], queries?: number): Promise<string[]> {
  const asked: string[] = []
  await linksOf(
    [{ ...page(), links: paths.map(link) }],
    origin,
    async ({ url, visitor = '', method }) => {
      if (method === 'HEAD') asked.push(url.slice(origin.length))
      return { url, visitor, status: 200, headers: {}, body: '' }
    },
    queries,
  )
  return asked
}

const forms = ['/request?kind=doctors&id=1', '/request?kind=doctors&id=27', '/request?kind=mail']

test('every link is requested once', async () => {
  expect(await askedFor([...forms, ...forms, '/a', 'https://elsewhere.example/'])).toEqual([
    ...forms,
    '/a',
  ])
})

test('a page that names another one as its canonical is not for search', async () => {
  const none = async () => ({ url: '', visitor: '', status: 404, headers: {}, body: '' })
  const of = async (own: Page) => (await linksOf([own], origin, none)).get(own.url)?.indexable
  expect(await of(page())).toBe(true)
  const elsewhere = page([[/(rel="canonical" href=")[^"]*/, `$1${origin}/about-us`]])
  expect(await of(elsewhere)).toBe(false)
})

test('of links that differ only in a number, a limited count', async () => {
  expect(await askedFor(['/a1', '/a2', ...forms], 1)).toEqual([
    '/a1',
    '/a2',
    '/request?kind=doctors&id=1',
    '/request?kind=mail',
  ])
})
