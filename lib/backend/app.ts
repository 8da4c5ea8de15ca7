/**
 * The whole API of the clinic as a function of a request: it serves the site when there is no
 * other backend, and stands in for one in tests.
 */
import 'server-only'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { searchKinds } from '@/lib/entities/search-hit'
import { requestPaths, requestSchemas } from '@/lib/requests/payloads'
import { log } from '@/lib/telemetry/log'
import { localeFrom, notFound, readBody, refuse, route } from './http'
import type { Inbox } from './inbox'
import type { Records } from './records/records'
import { Repository } from './repository'
import { lettersRoute, listRoute, recordRoute } from './resource-routes'
import { resources } from './resources'
import { searchHits } from './search'

export type Backend = (request: Request) => Promise<Response>

export interface BackendOptions {
  readonly seed: Records
  readonly inbox: Inbox
}

/** An instance with its own changes to records. Never rejects: an internal error is a 500. */
export function createBackend({ seed, inbox }: BackendOptions): Backend {
  const app = new Hono().basePath('/api')
  const repository = new Repository(seed)
  for (const resource of resources) {
    listRoute(app, repository, resource)
    recordRoute(app, repository, resource)
    if (resource.letters) lettersRoute(app, repository, resource, resource.letters)
  }
  searchRoute(app, repository)
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

/** Blank text finds nothing (B34); `type` may be left out, empty or the word `null` (B38). */
function searchRoute(app: Hono, repository: Repository): void {
  route(app, '/search', {
    GET: context => {
      const query = searchQuery.safeParse(context.req.query())
      if (!query.success) return refuse(context, query.error, context.req.query())
      const { q, type } = query.data
      const kind = type === '' || type === 'null' ? null : type
      return context.json(searchHits(repository.records, localeFrom(context), q, kind))
    },
  })
}

/**
 * Routes of callback requests. Ids are not checked: a request about a service deleted a minute ago
 * is still a patient's, and the page of an article sends its id as `promotion_id`.
 */
function requestRoutes(app: Hono, inbox: Inbox): void {
  for (const path of requestPaths) {
    route(app, `/${path}`, {
      POST: async context => {
        const body = await readBody(context)
        const payload = requestSchemas[path].safeParse(body)
        if (!payload.success) return refuse(context, payload.error, body)
        await inbox.accept(path, payload.data, context.req.header('Idempotency-Key') ?? null)
        return context.json({ message: 'Accepted' })
      },
    })
  }
}
