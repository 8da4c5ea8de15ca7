/** Sample paths: one of each type of page, those of records from the sitemap. */

import { pageTypes } from '@clinic/bench/page-types'
import type { APIRequestContext } from '@playwright/test'
import { routes } from '@/lib/routing/routes'

/** A landing page is the home page with breadcrumbs: one of them stands for the others and for it. */
const likeLanding = ['home', 'landingMedCentre', 'landingMedcentre', 'landingMedicalCentre']

/** Route names, without pages that consist of the same parts as another one. */
export const pageNames = [...Object.keys(routes), 'notFound'].filter(
  name => ![...likeLanding, 'promotionsCosmetology'].includes(name),
)

/** The page that is checked with its header and footer, which are the same on all. */
export const wholePage = 'landingClinic'

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
  const types = pageTypes(sitemap, 1)
  return new Map(types.map(({ name, paths }) => [name, paths[0] ?? '']))
}
