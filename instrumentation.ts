/**
 * Runs once when the server starts: begins delivering requests, which must never keep
 * it down, and listens to the other instances.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startDelivery } = await import('@/lib/outbox/start')
  const { listenForRenewal } = await import('@/lib/cache/renewal')
  listenForRenewal()
  try {
    startDelivery()
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    console.error('Requests cannot be delivered yet:', reason)
  }
}
