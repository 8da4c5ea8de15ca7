import { type Locale, localePath } from './locales'
import { pathOf } from './routes'

/** URLs for the calculator's islands, as props: the table of routes stays out of their bundle. */
export interface AnalysisHrefs {
  /** The pages of single analyses lie below it, by slug. */
  readonly list: string
  /** The pages of categories lie below it, by slug. */
  readonly category: string
  readonly estimate: string
  readonly search: string
}

/** With the prefix of the language, and no slash at the end. */
export function analysisHrefs(locale: Locale): AnalysisHrefs {
  const href = (path: string) => localePath(path, locale)
  return {
    list: href(pathOf('analyses')),
    category: href(pathOf('analysesOfCategory')).replace(/\/$/, ''),
    estimate: href(pathOf('estimate')),
    search: href(pathOf('search')),
  }
}
