import type { CollectionPage, ItemList } from 'schema-dts'
import { type PageNode, webPageNode } from './jsonld'
import { absoluteUrl } from './metadata'

export interface Listed {
  readonly name: string
  /** Without language prefix. */
  readonly path: string
}

/** A page that lists records, and an ItemList of them. */
export function collectionNodes(
  page: PageNode,
  items: readonly Listed[],
): [CollectionPage, ItemList] {
  const id = `${absoluteUrl(page.path, page.locale)}#list`
  return [
    { ...webPageNode(page), '@type': 'CollectionPage', mainEntity: { '@id': id } },
    {
      '@type': 'ItemList',
      '@id': id,
      numberOfItems: items.length,
      itemListElement: items.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: absoluteUrl(path, page.locale),
      })),
    },
  ]
}
