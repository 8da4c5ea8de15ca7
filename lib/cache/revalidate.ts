import 'server-only'
import { revalidateTag } from 'next/cache'
import { contentTag } from '@/lib/api/cached'
import { noteOutcome } from '@/lib/api/outage'
import { env } from '@/lib/site/env'
import { answer, answering } from '@/lib/site-api/http'
import { requireToken } from '@/lib/site-api/token'
import { log } from '@/lib/telemetry/log'
import { heardHeader, tellOthers } from './renewal'

/**
 * Makes every page fresh, in all instances: the next visitor still gets the old one at once while the new one is
 * made, also when the backend is down at that moment.
 * Answers 404 without a token in the environment, 401 for a wrong one.
 */
export function revalidateAll(request: Request): Promise<Response> {
  return answering(async () => {
    requireToken(request, env().REVALIDATE_TOKEN)
    // Whoever calls this knows that there is something to fetch.
    noteOutcome()
    revalidateTag(contentTag, 'max')
    if (!request.headers.has(heardHeader)) await tellOthers().catch(warn)
    return answer(200, { status: 'revalidated' })
  })
}

function warn(err: unknown): void {
  log.warn({ err }, 'Other instances were not told; they renew their pages within minutes')
}
