/** Which records belong together, as the content says it: read from the API, by their addresses. */
import type { APIRequestContext } from '@playwright/test'
import { pathOf } from '@/lib/routing/routes'

const lists = {
  service: 'services',
  doctor: 'doctors',
  checkUp: 'check-ups',
  analysis: 'analyses',
  promotion: 'promotions',
  article: 'posts',
} as const

export type Kind = keyof typeof lists
export const kinds = Object.keys(lists) as readonly Kind[]

/** By kind of the record that names others: the field, their kind, and whether they link back. */
const relations: readonly (readonly [Kind, string, Kind, 'both' | 'once'])[] = [
  ['service', 'doctor_ids', 'doctor', 'both'],
  ['service', 'reader_ids', 'doctor', 'once'],
  ['checkUp', 'doctor_ids', 'doctor', 'both'],
  ['checkUp', 'service_ids', 'service', 'both'],
  ['checkUp', 'analysis_ids', 'analysis', 'both'],
  ['analysis', 'doctor_ids', 'doctor', 'once'],
  ['promotion', 'doctor_ids', 'doctor', 'both'],
  ['promotion', 'service_ids', 'service', 'both'],
  ['article', 'doctor_id', 'doctor', 'both'],
  ['article', 'service_ids', 'service', 'both'],
  ['article', 'analysis_ids', 'analysis', 'both'],
]

/** Kinds by kind: all that pages lead on to. */
export const ways: readonly string[] = relations.flatMap(([from, , to, direction]) =>
  direction === 'both' ? [`${from} → ${to}`, `${to} → ${from}`] : [`${from} → ${to}`],
)

export interface RecordNode {
  readonly kind: Kind
  /** Without language prefix. */
  readonly path: string
  /** Addresses of the records that belong to it. */
  readonly related: Readonly<Record<Kind, Set<string>>>
}

interface Sent {
  readonly id: number
  readonly slug: string
  readonly [field: string]: unknown
}

/** All records by their addresses. */
export async function relatedRecords(
  request: APIRequestContext,
): Promise<ReadonlyMap<string, RecordNode>> {
  const read = async (path: string): Promise<readonly Sent[]> => {
    const { data } = await (await request.get(`/api/${path}`)).json()
    return data.data ?? data
  }
  const categories = await read('category-analyses')
  const sent = new Map<Kind, readonly Sent[]>()
  for (const kind of kinds) sent.set(kind, await read(lists[kind]))
  const records = (kind: Kind) => sent.get(kind) ?? []
  const nodes = new Map<string, RecordNode>()
  for (const kind of kinds) {
    for (const { slug } of records(kind)) {
      const path = pathOf(kind, slug)
      const related = Object.fromEntries(kinds.map(each => [each, new Set<string>()]))
      nodes.set(path, { kind, path, related: related as unknown as RecordNode['related'] })
    }
  }
  for (const [from, field, to, direction] of relations) {
    for (const record of records(from)) {
      const category = categories.find(({ id }) => id === record.category_analysis_id)
      const ids = [record[field] ?? category?.[field] ?? []].flat()
      for (const { slug } of records(to).filter(({ id }) => ids.includes(id))) {
        const [one, other] = [pathOf(from, record.slug), pathOf(to, slug)]
        nodes.get(one)?.related[to].add(other)
        if (direction === 'both') nodes.get(other)?.related[from].add(one)
      }
    }
  }
  return nodes
}
