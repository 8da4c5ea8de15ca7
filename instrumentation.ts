/**
 * Runs once when the server starts: makes the store of content, begins delivering requests, which
 * must never keep it down, and listens to the other instances.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startDelivery } = await import('@/lib/outbox/start')
  const { startContent } = await import('@/lib/content/content')
  const { listenForRenewal } = await import('@/lib/cache/renewal')
  const { renewSelf } = await import('@/lib/cache/revalidate')
  startContent()
  listenForRenewal(renewSelf)
  try {
    startDelivery()
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    console.error('Requests cannot be delivered yet:', reason)
  }
}
