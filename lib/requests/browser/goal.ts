/** The analytics goal of an accepted callback request (B39, R31). */
type Counter = (id: number, method: 'reachGoal', goal: string) => void

/**
 * Reports the goal `form_submit`, without any data about the visitor.
 * Does nothing without an id, without the counter's script, or when the script fails.
 */
export function reachFormSubmit(counterId: string | undefined): void {
  const { ym } = window as { ym?: Counter }
  if (!counterId || typeof ym !== 'function') return
  try {
    ym(Number(counterId), 'reachGoal', 'form_submit')
  } catch {
    // A broken counter is no reason to fail a request that has been accepted.
  }
}
