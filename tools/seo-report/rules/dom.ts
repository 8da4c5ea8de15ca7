/** Parses HTML, and the few queries that the search rules need. */
import { DomUtils, parseDocument } from 'htmlparser2'

export type Root = ReturnType<typeof parseDocument>
export type Node = Root['children'][number]
export type Element = Extract<Node, { readonly tagName: string }>

export function parseHtml(html: string): Root {
  return parseDocument(html)
}

export function isElement(node: Node): node is Element {
  return DomUtils.isTag(node)
}

type Predicate = (element: Element) => boolean

/** Descendants with these names; `skip` leaves out elements with their descendants. */
export function all(root: Root | Element, names: string | readonly string[], skip?: Predicate) {
  const wanted = new Set(typeof names === 'string' ? [names] : names)
  const found: Element[] = []
  walk(root, element => {
    if (skip?.(element)) return false
    if (wanted.has(element.name)) found.push(element)
    return true
  })
  return found
}

/** Visits every element in document order; `false` skips its descendants. */
export function walk(root: Root | Element, visit: (element: Element) => boolean): void {
  for (const child of root.children) {
    if (isElement(child) && visit(child)) walk(child, visit)
  }
}

/** Elements whose text browsers do not show. */
const unrendered = new Set(['script', 'style', 'template', 'noscript'])

export const isUnrendered: Predicate = element => unrendered.has(element.name)

/** The text as people read it: no scripts, a space between elements, white space as one space. */
export function textOf(node: Root | Element): string {
  const parts: string[] = []
  collect(node, parts)
  return tidy(parts.join(' '))
}

function collect(node: Root | Element, parts: string[]): void {
  let text = ''
  for (const child of node.children) {
    if (child.type === 'text' && 'data' in child) {
      text += child.data
    } else if (isElement(child)) {
      parts.push(text)
      text = ''
      if (!isUnrendered(child)) collect(child, parts)
    }
  }
  parts.push(text)
}

/** The text of an element without that of its child elements. */
export function ownText(element: Element): string {
  return tidy(
    element.children
      .map(node => (node.type === 'text' && 'data' in node ? node.data : ''))
      .join(''),
  )
}

/** One space for all white space, without soft hyphens and joiners, which are for line breaks. */
export function tidy(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether an ancestor of the element passes the test. */
export function isWithin(element: Element, test: Predicate): boolean {
  for (let node = element.parent; node; node = node.parent) {
    if (DomUtils.isTag(node) && test(node)) return true
  }
  return false
}
