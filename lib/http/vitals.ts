/** The handler of `app/api/vitals`: how fast pages are for their visitors, as metrics. */
import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/clinic/environment/env'
import { layouts } from '@/lib/routing/layout'
import { matchRoute } from '@/lib/routing/routes'
import { splitLocale } from '@/lib/routing/split-locale'
import { histogram } from '@/lib/telemetry/metrics'
import { clientAddress } from './address'
import { parseBody, readText } from './body'
import { countRead } from './limits'
import { refuseCrossSite } from './receive'
import { withErrorResponse } from './response'

/** Bytes. */
const limit = 1024

/** Milliseconds; what is longer was a sleeping phone. */
const longestMs = 120_000
const duration = z.number().min(0).max(longestMs).optional()

const schema = z.strictObject({
  path: z.string().startsWith('/').max(300),
  layout: z.enum(layouts),
  LCP: duration,
  INP: duration,
  TTFB: duration,
  /** A score without unit. */
  CLS: z.number().min(0).max(100).optional(),
})

/** With the limits of good and poor, which Google has set, among them. */
const buckets = {
  LCP: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  INP: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
  TTFB: [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 6],
  CLS: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
} as const

type Name = keyof typeof buckets
const names = Object.keys(buckets) as Name[]

const help: Readonly<Record<Name, string>> = {
  LCP: 'Until the largest part of a page was painted, for its visitors',
  INP: 'From a tap or key to the next frame, the longest of a visit to a page',
  TTFB: 'Until the first byte of a page',
  CLS: 'How far a page moved by itself (no unit)',
}

const measured = (name: Name) =>
  histogram(
    name === 'CLS' ? 'clinic_vitals_cls' : `clinic_vitals_${name.toLowerCase()}_seconds`,
    help[name],
    ['page', 'layout'],
    buckets[name],
  )

/** 204, or `{ error, field? }`. The labels are the type of the page and its layout. */
export function receiveVitals(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    refuseCrossSite(request)
    await countRead(clientAddress(request.headers, env().TRUSTED_PROXY_HOPS))
    const { path, layout, ...values } = parseBody(
      schema,
      await readText(request, 'text/plain', limit),
    )
    const page = matchRoute(splitLocale(path).path)?.name ?? 'other'
    for (const name of names) {
      const value = values[name]
      if (value === undefined) continue
      measured(name).observe({ page, layout }, name === 'CLS' ? value : value / 1000)
    }
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  })
}
