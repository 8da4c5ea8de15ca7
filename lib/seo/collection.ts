import type { CollectionPage, Graph, ItemList } from 'schema-dts'
import type { Crumb } from '@/lib/routing/crumbs'
import {
  breadcrumbNode,
  faqNodes,
  graphOf,
  type PageNode,
  type Questions,
  webPageNode,
} from './jsonld'
import { absoluteUrl } from './metadata'

export interface CollectionItem {
  readonly name: string
  /** Without language prefix. */
  readonly path: string
}

export interface Collection {
  readonly page: PageNode
  readonly crumbs: readonly Crumb[]
  readonly text: Questions | null
  /** Of the whole list, also where the page shows the first part of it. */
  readonly count: number
}

/** The graph of a page that lists records: page and list, breadcrumbs, questions. */
export function collectionGraph(
  { page, crumbs, text, count }: Collection,
  items: readonly CollectionItem[],
): Graph {
  return graphOf(
    page.locale,
    ...collectionNodes(page, items, count),
    breadcrumbNode(crumbs, page.locale),
    ...faqNodes(text, page.path, page.locale),
  )
}

/** A page that lists records, and an ItemList of them. */
export function collectionNodes(
  page: PageNode,
  items: readonly CollectionItem[],
  count: number,
): [CollectionPage, ItemList] {
  const id = `${absoluteUrl(page.path, page.locale)}#list`
  const elements = items.map(({ name, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    url: absoluteUrl(path, page.locale),
  }))
  return [
    { ...webPageNode(page), '@type': 'CollectionPage', mainEntity: { '@id': id } },
    {
      '@type': 'ItemList',
      '@id': id,
      numberOfItems: count,
      ...(elements.length > 0 ? { itemListElement: elements } : {}),
    },
  ]
}
