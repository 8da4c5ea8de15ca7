/** The structured data of a page as a list of nodes. */
import type { Page } from './page-types'

export interface GraphNode {
  readonly [key: string]: unknown
}

export interface PageGraph {
  readonly context: unknown
  /** The nodes of `@graph`. */
  readonly top: readonly GraphNode[]
  /** These and every object in them. */
  readonly nodes: readonly GraphNode[]
  /** Why it cannot be read. */
  readonly error?: string
}

const parsed = new WeakMap<Page['jsonLd'], PageGraph>()

/** Of the first script, parsed once; a page without one has an empty graph. */
export function graphOf({ jsonLd }: Pick<Page, 'jsonLd'>): PageGraph {
  const [json = '{"@graph":[]}'] = jsonLd
  const graph = parsed.get(jsonLd) ?? parseGraph(json)
  parsed.set(jsonLd, graph)
  return graph
}

function parseGraph(json: string): PageGraph {
  try {
    const data: unknown = JSON.parse(json)
    const graph = isNode(data) ? data['@graph'] : undefined
    if (!isNode(data) || !Array.isArray(graph)) throw new Error('no @graph')
    const top = graph.filter(isNode)
    return { context: data['@context'], top, nodes: top.flatMap(withNested) }
  } catch (error) {
    return { context: undefined, top: [], nodes: [], error: String(error) }
  }
}

function withNested(node: GraphNode): GraphNode[] {
  return [node, ...Object.values(node).flatMap(valuesOf).filter(isNode).flatMap(withNested)]
}

export function isNode(value: unknown): value is GraphNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** One value, each of several, or none. */
export function valuesOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

export function typesOf(node: GraphNode): string[] {
  return valuesOf(node['@type']).map(String)
}

export function isOfType(node: GraphNode, ...types: readonly string[]): boolean {
  return typesOf(node).some(type => types.includes(type))
}

/** Nothing but the id of a node that is described elsewhere. */
export function isReference(node: GraphNode): boolean {
  return '@id' in node && Object.keys(node).length === 1
}
