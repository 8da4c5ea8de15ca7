import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { contentStore } from '@/lib/content/content'
import { jsonResponse, withErrorResponse } from '@/lib/http/response'
import { requireToken } from '@/lib/http/token'
import { log } from '@/lib/telemetry/log'
import { notifyInstances } from './instances'

/**
 * Reloads the content store, in all instances; what has changed invalidates the pages that show it.
 * 404 without a token in the environment, 401 for a wrong one.
 */
export function loadEverywhere(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    requireToken(request, env().REVALIDATE_TOKEN)
    const [isComplete] = await Promise.all([loadAllAgain(), notifyInstances().catch(warn)])
    if (!isComplete) log.warn('Not all content could be loaded; the rest follows by itself')
    return jsonResponse(200, { status: 'revalidated' })
  })
}

/** @returns whether all lists were reloaded from the backend */
export async function loadAllAgain(): Promise<boolean> {
  return contentStore().loadAll()
}

function warn(err: unknown): void {
  log.warn({ err }, 'Other instances were not told; they load their content within minutes')
}
