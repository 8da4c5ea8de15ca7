/** The five calls that bring callback requests (spec 1 §7). */
import 'server-only'
import type { Hono } from 'hono'
import { requestPaths, requestSchemas } from '@/lib/requests/payloads'
import { readBody, refuse, route } from './http'
import type { Inbox } from './inbox'

/**
 * Ids are not looked up: a request about a service deleted a minute ago is still a patient's, and
 * the posts page sends a post's id as `promotion_id`.
 */
export function requestRoutes(app: Hono, inbox: Inbox): void {
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
