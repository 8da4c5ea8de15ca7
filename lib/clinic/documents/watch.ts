import 'server-only'
import { leaflets } from './leaflet'

/** Polls the texts of leaflets for changes, which invalidate the pages that show them. */
export function watchLeaflets(): void {
  leaflets.watch()
}
