import 'server-only'
import { reloadChangedClinic } from './facts'
import { reloadChangedRedirects } from './former-addresses'

const pollMs = 2_000

/** Polls the clinic's facts and its redirects for changes. */
export function watchClinic(): void {
  setInterval(() => {
    reloadChangedClinic()
    reloadChangedRedirects()
  }, pollMs).unref()
}
