import 'server-only'
import { pageTexts } from './index'

/** Polls the texts of pages for changes, which invalidate the pages that show them. */
export function watchTexts(): void {
  pageTexts.watch()
}
