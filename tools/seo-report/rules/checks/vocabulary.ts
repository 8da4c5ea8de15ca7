/** R22: types and properties of the structured data are those of schema.org. */
import { graphOf } from '../graph'
import type { Page } from '../page-types'
import { violationOn } from '../site'
import type { Violation } from '../violation'
import { vocabularyFaults } from '../vocabulary'

/** Unreadable structured data is reported by `oneGraph`. */
export async function schemaOrgKnowsIt(page: Page): Promise<Violation[]> {
  const faults = await vocabularyFaults(graphOf(page).top)
  return [...new Set(faults)].map(violationOn('R22', page))
}
