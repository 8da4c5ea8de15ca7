/** Routes of a kind of record. Envelopes differ from one kind to the next (B36). */
import 'server-only'
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { localeFrom, notFound, readBody, refuse, refuseFields, route } from './http'
import { letterGroups } from './letters'
import { isIn, localise } from './localise'
import type { Repository } from './repository'
import type { NamedRecord, Resource, Writing } from './resources'

/** `GET /doctors`; `POST` where it may be written. */
export function listRoute(app: Hono, repository: Repository, resource: Resource): void {
  const { path, nested, sorting, writing } = resource
  route(app, `/${path}`, {
    GET: context => {
      const query = context.req.query()
      const order = sorting?.query.safeParse(query)
      if (order?.error) return refuse(context, order.error, query)
      const all = repository.all(resource)
      const sorted = order ? sorting?.order(all, order.data) : all
      const locale = localeFrom(context)
      const offered = (sorted ?? all).filter(record => isIn(locale, record))
      const data = offered.map(record => sent(record, resource, repository, context))
      return context.json({ data: nested ? { data } : data })
    },
    ...(writing && {
      POST: context =>
        written(context, repository, writing, writing.input, undefined, input =>
          context.json(
            { data: sent(repository.add(resource, input), resource, repository, context) },
            201,
          ),
        ),
    }),
  })
}

/** `GET /doctors/1`; `PUT` and `DELETE` where it may be written. */
export function recordRoute(app: Hono, repository: Repository, resource: Resource): void {
  const { path, writing } = resource
  /** Handles a request about the record with the path's id; 404 without one. */
  const about =
    (respond: (record: NamedRecord, context: Context) => Response | Promise<Response>) =>
    (context: Context) => {
      const record = repository
        .all(resource)
        .find(({ id }) => String(id) === context.req.param('id'))
      const isOffered =
        record && (context.req.method !== 'GET' || isIn(localeFrom(context), record))
      return isOffered ? respond(record, context) : notFound(context)
    }
  route(app, `/${path}/:id`, {
    GET: about((record, context) =>
      context.json({ data: sent(record, resource, repository, context) }),
    ),
    ...(writing && {
      PUT: about((record, context) =>
        written(context, repository, writing, writing.change, record.id, input => {
          const changed = repository.change(resource, record, input, localeFrom(context))
          return context.json({ data: sent(changed, resource, repository, context) })
        }),
      ),
      DELETE: about((record, context) => {
        const reason = writing.deletionObstacle?.(record.id, repository.records)
        if (reason) return context.json({ message: reason }, 409)
        repository.remove(resource, record)
        return context.body(null, 204)
      }),
    }),
  })
}

/** Names of the records by their first letter. */
export function lettersRoute(
  app: Hono,
  repository: Repository,
  resource: Resource,
  path: string,
): void {
  route(app, `/${path}`, {
    GET: context => {
      const locale = localeFrom(context)
      const offered = repository.all(resource).filter(record => isIn(locale, record))
      return context.json({
        data: letterGroups(localise(offered, locale), locale),
      })
    },
  })
}

/** A record in the language of the request. */
function sent(
  record: NamedRecord,
  resource: Resource,
  { records }: Repository,
  context: Context,
): object {
  return localise(resource.wire?.(record, records) ?? record, localeFrom(context))
}

/** Validates a body; 422 for an invalid one, or one that conflicts with other records. */
async function written(
  context: Context,
  { records }: Repository,
  { conflicts }: Writing,
  schema: z.ZodType<object>,
  ownId: number | undefined,
  respond: (input: object) => Response,
): Promise<Response> {
  const body = await readBody(context)
  const input = schema.safeParse(body)
  if (!input.success) return refuse(context, input.error, body)
  const wrong = conflicts?.(input.data, records, ownId) ?? []
  return wrong.length > 0 ? refuseFields(context, wrong, body) : respond(input.data)
}
