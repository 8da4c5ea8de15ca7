/** Sample paths: one of each type of page, those of records from the sitemap. */
import type { APIRequestContext } from '@playwright/test'
import { matchRoute, routes } from '@/lib/routing/routes'
import { pageTypes } from '../../bench/page-types.mjs'

/** One of the landing pages is enough. */
export const pageNames = [...Object.keys(routes), 'notFound'].filter(
  name => !name.startsWith('landing') || name === 'landingClinic',
)

/** Read once per worker. */
let known: Promise<ReadonlyMap<string, string>> | undefined

/** @returns the address of a page of this type, without language prefix */
export async function pathOf(request: APIRequestContext, name: string): Promise<string> {
  known ??= read(request)
  const path = (await known).get(name)
  if (!path) throw new Error(`The sitemap has no page of type ${name}`)
  return path
}

async function read(request: APIRequestContext): Promise<ReadonlyMap<string, string>> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const types = pageTypes({ routes, matchRoute }, sitemap, 1)
  return new Map(types.map(({ name, paths }) => [name, paths[0] ?? '']))
}
