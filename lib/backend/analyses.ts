/** Routes of analyses and their categories, writing included (spec 1 §7). */
import 'server-only'
import type { Context, Hono } from 'hono'
import { analysisCategoryInputSchema, analysisInputSchema } from '@/lib/content/entities/analysis'
import type { Catalogue } from './catalogue'
import { byId, localeFrom, notFound, readBody, refuse, refuseFields, route } from './http'
import { letterGroups } from './letters'
import { localise } from './localise'

/** All of `/analyses`; a taken slug and an unknown category are refused as wrong fields are. */
export function analysisRoutes(app: Hono, catalogue: Catalogue): void {
  route(app, '/analyses', {
    GET: context => jsonResponse(context, catalogue.analyses),
    POST: async context => {
      const body = await readBody(context)
      const input = analysisInputSchema.safeParse(body)
      if (!input.success) return refuse(context, input.error, body)
      const wrong = conflicts(catalogue, input.data)
      if (wrong.length > 0) return refuseFields(context, wrong, body)
      return jsonResponse(context, catalogue.addAnalysis(input.data), 201)
    },
  })
  route(app, '/analyses/:id', {
    GET: context => jsonResponse(context, byId(catalogue.analyses, context)),
    PUT: async context => {
      const old = byId(catalogue.analyses, context)
      if (!old) return notFound(context)
      const body = await readBody(context)
      const input = analysisInputSchema.partial().safeParse(body)
      if (!input.success) return refuse(context, input.error, body)
      const wrong = conflicts(catalogue, input.data, old.id)
      if (wrong.length > 0) return refuseFields(context, wrong, body)
      return jsonResponse(context, catalogue.changeAnalysis(old, input.data, localeFrom(context)))
    },
    DELETE: context => {
      const old = byId(catalogue.analyses, context)
      if (!old) return notFound(context)
      catalogue.removeAnalysis(old)
      return context.body(null, 204)
    },
  })
}

/** All of `/category-analyses`, and their letters; one that still has analyses stays (409). */
export function analysisCategoryRoutes(app: Hono, catalogue: Catalogue): void {
  route(app, '/category-analyses', {
    GET: context => jsonResponse(context, catalogue.categories),
    POST: async context => {
      const body = await readBody(context)
      const input = analysisCategoryInputSchema.safeParse(body)
      if (!input.success) return refuse(context, input.error, body)
      return jsonResponse(context, catalogue.addCategory(input.data), 201)
    },
  })
  route(app, '/category-analyses/:id', {
    GET: context => jsonResponse(context, byId(catalogue.categories, context)),
    PUT: async context => {
      const old = byId(catalogue.categories, context)
      if (!old) return notFound(context)
      const body = await readBody(context)
      const input = analysisCategoryInputSchema.safeParse(body)
      if (!input.success) return refuse(context, input.error, body)
      return jsonResponse(context, catalogue.changeCategory(old, input.data, localeFrom(context)))
    },
    DELETE: context => {
      const old = byId(catalogue.categories, context)
      if (!old) return notFound(context)
      if (catalogue.analyses.some(each => each.category_analysis_id === old.id)) {
        return context.json({ message: 'The category still has analyses' }, 409)
      }
      catalogue.removeCategory(old)
      return context.body(null, 204)
    },
  })
  route(app, '/analyse/russian-letters', {
    GET: context => {
      const locale = localeFrom(context)
      return context.json({ data: letterGroups(localise(catalogue.categories, locale), locale) })
    },
  })
}

function jsonResponse(
  context: Context,
  value: object | undefined,
  status: 200 | 201 = 200,
): Response {
  if (!value) return notFound(context)
  return context.json({ data: localise(value, localeFrom(context)) }, status)
}

/** Fields that contradict other records: a slug that is taken, a category that is not there. */
function conflicts(
  { analyses, categories }: Catalogue,
  input: { slug?: string; category_analysis_id?: number },
  ownId?: number,
): string[] {
  const { slug, category_analysis_id: category } = input
  const taken = analyses.some(each => each.slug === slug && each.id !== ownId)
  const unknown = category !== undefined && !categories.some(({ id }) => id === category)
  return [...(taken ? ['slug'] : []), ...(unknown ? ['category_analysis_id'] : [])]
}
