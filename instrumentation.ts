/** Runs once when the server starts: checks the environment and begins delivering requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { start } = await import('@/lib/site/start')
  start()
}
