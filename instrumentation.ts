import type { Instrumentation } from 'next'

/**
 * Runs once at server start. Callback requests come first, and nothing that fails here keeps the rest
 * from starting: Next would answer every request with 500 for as long as the process runs.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const parts: readonly (readonly [what: string, start: () => Promise<void>])[] = [
    [
      'Delivery of requests',
      async () => (await import('@/lib/requests/outbox/start')).startDelivery(),
    ],
    [
      'Metrics of requests',
      async () => (await import('@/lib/requests/outbox/metrics')).exposeOutbox(),
    ],
    ['Embedded backend', async () => void (await import('@/lib/server/mount-backend'))],
    ['Content', async () => (await import('@/lib/content/content')).startContent()],
    ['Former addresses', async () => (await import('@/lib/content/renames')).startRenames()],
    ['Search', async () => (await import('@/lib/content/client/site-search')).startSearch()],
    ['Polling of the backend', async () => (await import('@/lib/content/poll')).startPolling()],
    ['Facts of the clinic', async () => (await import('@/lib/clinic/watch')).watchClinic()],
    ['Leaflets', async () => (await import('@/lib/clinic/documents/watch')).watchLeaflets()],
    ['Texts of pages', async () => (await import('@/lib/page-texts/watch')).watchTexts()],
    [
      'Revalidations of other instances',
      async () => {
        const { listenToInstances } = await import('@/lib/http/instances')
        const { loadAllAgain } = await import('@/lib/http/load-again')
        listenToInstances(loadAllAgain)
      },
    ],
  ]
  const { log } = await import('@/lib/telemetry/log')
  for (const [what, start] of parts) {
    await start().catch((err: unknown) => log.error({ err }, `${what}: not started`))
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
