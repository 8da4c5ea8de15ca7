import 'server-only'
import { reloadChangedClinic } from './facts'

const pollMs = 2_000

/** Polls the clinic's facts for changes. */
export function watchClinic(): void {
  setInterval(reloadChangedClinic, pollMs).unref()
}
