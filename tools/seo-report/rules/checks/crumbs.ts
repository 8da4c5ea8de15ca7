/** R26: the marked-up breadcrumbs are the visible ones. */
import { graphOf, isNode, isOfType, valuesOf } from '../graph'
import type { Page } from '../page-types'
import { normalizeUrl, routeOf, violationOn } from '../site'
import { short, type Violation } from '../violation'

export function crumbsAreMarked(page: Page): Violation[] {
  const violation = violationOn('R26', page)
  const lists = graphOf(page).nodes.filter(node => isOfType(node, 'BreadcrumbList'))
  if (routeOf(page.url) === 'home') {
    return lists.length + page.crumbs.length > 0 ? [violation('the home page has crumbs')] : []
  }
  const [list] = lists
  if (!list || lists.length > 1) return [violation(`${lists.length} × BreadcrumbList`)]
  const items = valuesOf(list.itemListElement).filter(isNode)
  const marked = items.map(
    ({ position, name, item }) => `${position} ${name} ${normalizeUrl(String(item))}`,
  )
  // The last crumb is the page itself and not a link.
  const shown = page.crumbs.map(
    ({ name, href }, index) => `${index + 1} ${name} ${href ?? page.url}`,
  )
  return [
    ...(shown.length > 1 ? [] : [violation(`${shown.length} visible crumbs`)]),
    ...(page.crumbs.at(-1)?.href ? [violation('the last crumb is a link')] : []),
    ...(marked.join('\n') === shown.join('\n')
      ? []
      : [
          violation(
            `marked ${short(marked.join(' › '), 300)}, shown ${short(shown.join(' › '), 300)}`,
          ),
        ]),
  ]
}
