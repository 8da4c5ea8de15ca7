import 'server-only'
import { reloadChangedClinic } from './facts'
import { pollFiles } from './files/poll'
import { reloadChangedRedirects } from './former-addresses'

/** Polls the clinic's facts and its redirects for changes. */
export function watchClinic(): void {
  pollFiles(() => {
    reloadChangedClinic()
    reloadChangedRedirects()
  })
}
