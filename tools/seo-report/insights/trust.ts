/**
 * What makes patients and search engines trust a page about health, as its structured data say it:
 * who checked an article and on what it rests, who a doctor is, what a service costs.
 */
import { z } from 'zod'
import { parseJson } from '@/lib/errors/attempt'
import { pathOf, type RouteName } from '@/lib/routing/routes'
import type { Finding, PageRow, TrustName } from '../data'
import { hintTexts } from '../labels/hints'
import { type GraphNode, graphOf, isOfType, valuesOf } from '../rules/graph'
import type { Page } from '../rules/page-types'
import { localeOf, routeOf } from '../rules/site'

interface Check {
  readonly kinds: readonly RouteName[]
  /** @param own the nodes that describe the page's own subject */
  readonly isMet: (own: readonly GraphNode[]) => boolean
}

const has =
  (name: string, least = 1) =>
  (own: readonly GraphNode[]) =>
    own.some(node => valuesOf(node[name]).length >= least)

const checks: Readonly<Record<Exclude<TrustName, 'overdue'>, Check>> = {
  reviewer: { kinds: ['article'], isMet: has('reviewedBy') },
  sources: { kinds: ['article'], isMet: has('citation') },
  photo: { kinds: ['doctor'], isMet: has('image') },
  education: { kinds: ['doctor'], isMet: has('alumniOf') },
  // The clinic itself is the first.
  serviceDoctor: { kinds: ['service'], isMet: has('provider', 2) },
  price: {
    kinds: ['service', 'doctor', 'analysis', 'checkUp'],
    isMet: own => has('offers')(own) || has('makesOffer')(own),
  },
}

/** Whether each check of its kind is kept; a page in Kazakh has none, as its record is the same. */
export function trustOf(page: Page): PageRow['trust'] {
  const kind = routeOf(page.url)
  if (page.status !== 200 || localeOf(page.url) !== 'ru' || !kind) return {}
  const own = graphOf(page).top.filter(node => isAbout(node, page.url))
  const entries = Object.entries(checks)
    .filter(([, { kinds }]) => kinds.includes(kind))
    .map(([name, { isMet }]) => [name, isMet(own)] as const)
  return Object.fromEntries(entries)
}

/** A node of the page itself or of its subject, such as `…#service`; lists have nodes of others. */
function isAbout(node: GraphNode, url: string): boolean {
  const id = String(node['@id'] ?? '')
  return id.split('#')[0] === url || node.url === url || isOfType(node, 'WebPage')
}

const articlesSchema = z.object({
  data: z.array(z.object({ slug: z.string(), next_review_at: z.string().nullish() })),
})

/**
 * Paths of articles whose next check is past, which pages do not say.
 * @param body of `/api/posts`; none of what is no such list
 */
export function overdueIn(body: string, now: number): ReadonlySet<string> {
  const { data = [] } = articlesSchema.safeParse(parseJson(body)).data ?? {}
  const late = data.filter(({ next_review_at: due }) => due && Date.parse(due) < now)
  return new Set(late.map(({ slug }) => pathOf('article', slug)))
}

/** Articles that have a reviewer are checked again in time, or not. */
export function withOverdue<Row extends Pick<PageRow, 'path' | 'trust'>>(
  row: Row,
  overdue: ReadonlySet<string>,
): Row {
  if (!row.trust.reviewer) return row
  return { ...row, trust: { ...row.trust, overdue: !overdue.has(row.path) } }
}

export function trustHints(rows: readonly Pick<PageRow, 'path' | 'trust'>[]): Finding[] {
  return rows.flatMap(({ path, trust }) =>
    (Object.keys(trust) as TrustName[])
      .filter(name => trust[name] === false)
      .map(name => ({
        rule: name,
        severity: 'hint' as const,
        path,
        says: hintTexts.trust(name),
        visitors: [],
      })),
  )
}
