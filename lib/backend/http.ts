/** What all routes of the embedded backend share: language, bodies and refusals. */
import 'server-only'
import type { Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { z } from 'zod'
import type { Locale } from '@/lib/routing/locales'
import messages from '@/messages/backend.json'
import { localeOf } from './localise'

export type Handler = (context: Context) => Response | Promise<Response>
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Registers the methods of a path; all others are answered 405 with the list of these. */
export function route(app: Hono, path: string, methods: Partial<Record<Method, Handler>>): void {
  const allowed = Object.keys(methods)
  for (const [method, handler] of Object.entries(methods)) app.on(method, path, handler)
  app.all(path, context =>
    context.json({ message: 'Method not allowed' }, 405, { Allow: allowed.join(', ') }),
  )
}

/** Language of the response, by `Accept-Language`. */
export function localeFrom(context: Context): Locale {
  return localeOf(context.req.header('Accept-Language'))
}

export function notFound(context: Context): Response {
  return context.json({ message: 'Not found' }, 404)
}

/**
 * The fields of a JSON or form body.
 * @throws HTTPException 400 when it is neither, or JSON that is no object.
 */
export async function readBody({ req }: Context): Promise<object> {
  const form = /^(multipart\/form-data|application\/x-www-form-urlencoded)/
  const isForm = form.test(req.header('Content-Type') ?? '')
  const body: unknown = await (isForm ? req.parseBody() : req.json()).catch(() => undefined)
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  throw new HTTPException(400, { message: 'The body is neither a JSON object nor form data' })
}

/** 422 that names each wrong field of `input` once. */
export function refuse(context: Context, error: z.ZodError, input: object): Response {
  return refuseFields(
    context,
    error.issues.map(({ path }) => String(path[0])),
    input,
  )
}

/** 422 for errors that no schema detects, such as a slug that is taken. */
export function refuseFields(context: Context, fields: readonly string[], input: object): Response {
  const labels = messages[localeFrom(context)]
  const given = new Map<string, unknown>(Object.entries(input))
  const isBlank = (field: string) => ['', undefined, null].some(blank => given.get(field) === blank)
  const errors = Object.fromEntries(
    fields.map(field => [field, [labels[isBlank(field) ? 'required' : 'wrong']]]),
  )
  return context.json({ message: labels.invalid, errors }, 422)
}
