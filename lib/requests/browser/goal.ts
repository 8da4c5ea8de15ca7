/** The analytics goal of an accepted callback request (B39, R31). */
import { acceptedFormCookie } from '@/lib/requests/accepted-form'

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

/**
 * Counts the request that was sent as a form just before this page, where there was one. Not on the
 * page of the form itself, whose scripts may load only after it was sent and be gone before they tell
 * anybody.
 */
export function reachSentForm(counterId: string): void {
  if (document.querySelector('main form[action="/api/request-form"]')) return
  if (!document.cookie.split('; ').includes(`${acceptedFormCookie}=1`)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${acceptedFormCookie}=; Path=/; Max-Age=0`
  reachFormSubmit(counterId)
}
