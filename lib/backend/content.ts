/** Lists and details of what editors write. Envelopes differ from call to call (spec 1 §7). */
import 'server-only'
import type { Hono } from 'hono'
import { byId, localeFrom, notFound, refuse, route } from './http'
import { letterGroups } from './letters'
import { localise } from './localise'
import type { Records } from './records/records'
import { sortDoctors, sortSchema } from './sorting'
import { doctorWire, packageWire, serviceWire } from './wire'

interface Listed {
  readonly id: number
}

/** Registers all content that the API only reads. */
export function contentRoutes(app: Hono, seed: Records): void {
  resource(app, 'job-titles', seed.jobTitles)
  resource(app, 'category-services', seed.serviceCategories)
  resource(
    app,
    'services',
    seed.services.map(service => serviceWire(service, seed)),
  )
  resource(app, 'promotions', seed.promotions)
  resource(app, 'posts', seed.posts)
  resource(app, 'banners', seed.banners)
  resource(app, 'parent-check-ups', seed.parentCheckUps, 'nested')
  resource(app, 'check-ups', seed.checkUps, 'nested')
  resource(app, 'check-up-packages', seed.checkUpPackages.map(packageWire), 'nested')
  doctors(app, seed)
}

/** The list in `data`, or nested in `data.data`; a record always in `data`. */
function resource(
  app: Hono,
  path: string,
  records: readonly Listed[],
  envelope: 'plain' | 'nested' = 'plain',
): void {
  route(app, `/${path}`, {
    GET: context => {
      const data = localise(records, localeFrom(context))
      return context.json({ data: envelope === 'nested' ? { data } : data })
    },
  })
  details(app, path, records)
}

function details(app: Hono, path: string, records: readonly Listed[]): void {
  route(app, `/${path}/:id`, {
    GET: context => {
      const record = byId(records, context)
      return record
        ? context.json({ data: localise(record, localeFrom(context)) })
        : notFound(context)
    },
  })
}

function doctors(app: Hono, seed: Records): void {
  route(app, '/doctors', {
    GET: context => {
      const query = context.req.query()
      const sort = sortSchema.safeParse(query)
      if (!sort.success) return refuse(context, sort.error, query)
      const sorted = sortDoctors(seed.doctors, sort.data)
      const data = sorted.map(doctor => doctorWire(doctor, seed))
      return context.json({ data: localise(data, localeFrom(context)) })
    },
  })
  details(
    app,
    'doctors',
    seed.doctors.map(doctor => doctorWire(doctor, seed)),
  )
  route(app, '/doctor/russian-letters', {
    GET: context => {
      const locale = localeFrom(context)
      return context.json({ data: letterGroups(localise(seed.jobTitles, locale), locale) })
    },
  })
}
