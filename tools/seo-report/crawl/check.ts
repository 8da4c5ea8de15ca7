/** Checks pages by the rules of one scope. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { rules } from '../rules/checks'
import { sampleOf } from '../rules/checks/html'
import type { Page } from '../rules/page-types'
import { localeOf, routeOf, type Scope, type Site } from '../rules/site'
import type { Violation } from '../rules/violation'

/**
 * @param site the pages to check, and the other data that rules of the scope use
 * @returns violations, one for each visitor that got the same
 */
export async function checkRules(site: Site, scope: Scope): Promise<Violation[]> {
  const found: Violation[] = []
  for (const rule of rules) {
    if (rule.scope !== scope) continue
    found.push(...(await rule.check(site)))
    // Lets pending responses be read, so that their times are measured correctly.
    await yieldToEventLoop()
  }
  return found
}

export interface Samples {
  readonly add: (pages: readonly Page[]) => void
  /** In the order of the visitors. */
  readonly pages: () => Page[]
}

/** Keeps the HTML of some pages of each kind, for the slow validation of HTML (R10). */
export function createSamples(visitors: readonly string[]): Samples {
  const kinds = new Map<string, readonly Page[]>()
  return {
    add(pages) {
      for (const page of pages) {
        if (page.status !== 200 || !visitors.includes(page.visitor)) continue
        const kind = [routeOf(page.url), localeOf(page.url), page.visitor].join(' ')
        kinds.set(kind, sampleOf([...(kinds.get(kind) ?? []), page]))
      }
    },
    pages: () => visitors.flatMap(name => [...kinds.values()].flat().filter(isOf(name))),
  }
}

const isOf = (name: string) => (page: Page) => page.visitor === name
