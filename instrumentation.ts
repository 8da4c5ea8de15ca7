/** Runs once when the server starts: begins delivering requests, which must never keep it down. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startDelivery } = await import('@/lib/outbox/start')
  try {
    startDelivery()
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    console.error('Requests cannot be delivered yet:', reason)
  }
}
