import type { Instrumentation } from 'next'

/**
 * Runs once at server start: creates the content store and its search index, starts delivering
 * callback requests, whose failure must not stop the start, and listens for revalidations of other
 * instances.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  await import('@/lib/server/mount-backend')
  const { log } = await import('@/lib/telemetry/log')
  const { exposeOutbox } = await import('@/lib/requests/outbox/metrics')
  const { startDelivery } = await import('@/lib/requests/outbox/start')
  const { startContent } = await import('@/lib/content/content')
  const { startPolling } = await import('@/lib/content/poll')
  const { startRenames } = await import('@/lib/content/renames')
  const { startSearch } = await import('@/lib/content/client/site-search')
  const { watchClinic } = await import('@/lib/clinic/watch')
  const { watchLeaflets } = await import('@/lib/clinic/documents/watch')
  const { watchTexts } = await import('@/lib/page-texts/watch')
  const { listenToInstances } = await import('@/lib/http/instances')
  exposeOutbox()
  const { loadAllAgain } = await import('@/lib/http/load-again')
  startContent()
  startRenames()
  startSearch()
  startPolling()
  watchClinic()
  watchLeaflets()
  watchTexts()
  listenToInstances(loadAllAgain)
  try {
    startDelivery()
  } catch (err) {
    log.error({ err }, 'Requests cannot be delivered yet')
  }
}

/** Failures of pages, routes and the middleware, with the route that failed. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { isUnlogged, log } = await import('@/lib/telemetry/log')
  if (!isUnlogged(error)) return
  const { routePath: route, routeType: part } = context
  const path = request.path.split('?')[0]
  log.error({ err: error, route, part, method: request.method, path }, 'An answer failed')
}
