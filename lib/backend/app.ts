/**
 * The whole API of the clinic as a function of a request: it serves the site when there is no
 * other backend, and stands in for one in tests.
 */
import 'server-only'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { searchKinds } from '@/lib/content/entities/search-hit'
import { log } from '@/lib/server/telemetry/log'
import { analysisCategoryRoutes, analysisRoutes } from './analyses'
import { Catalogue } from './catalogue'
import { contentRoutes } from './content'
import { localeFrom, notFound, refuse, route } from './http'
import type { Inbox } from './inbox'
import type { Records } from './records/records'
import { requestRoutes } from './requests'
import { searchHits } from './search'

export type Backend = (request: Request) => Promise<Response>

export interface BackendOptions {
  readonly seed: Records
  readonly inbox: Inbox
}

/** An instance with its own changes to analyses; it never rejects, a fault of its own is a 500. */
export function createBackend({ seed, inbox }: BackendOptions): Backend {
  const app = new Hono().basePath('/api')
  const catalogue = new Catalogue(seed)
  contentRoutes(app, seed)
  analysisRoutes(app, catalogue)
  analysisCategoryRoutes(app, catalogue)
  searchRoute(app, () => ({ ...seed, analyses: catalogue.analyses }))
  requestRoutes(app, inbox)
  app.notFound(notFound)
  app.onError((error, context) => {
    if (error instanceof HTTPException)
      return context.json({ message: error.message }, error.status)
    log.error({ err: error }, 'The embedded backend failed')
    return context.json({ message: 'Internal error' }, 500)
  })
  return async request => app.fetch(request)
}

const searchQuery = z.object({
  q: z.string().max(500).default(''),
  type: z.enum([...searchKinds, 'null', '']).default(''),
})

/** Blank text finds nothing; `type` may be left out, empty or the word `null` (spec 1 §7). */
function searchRoute(app: Hono, current: () => Records): void {
  route(app, '/search', {
    GET: context => {
      const query = searchQuery.safeParse(context.req.query())
      if (!query.success) return refuse(context, query.error, context.req.query())
      const { q, type } = query.data
      const kind = type === '' || type === 'null' ? null : type
      return context.json(searchHits(current(), localeFrom(context), q, kind))
    },
  })
}
