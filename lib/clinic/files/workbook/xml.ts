/** The XML of a workbook's parts. */
import { XMLParser } from 'fast-xml-parser'

/** An element: its attributes as `@name`, its children in lists, its text as `#text`. */
export interface Element {
  readonly [name: string]: readonly Element[] | string | undefined
}

const parser = new XMLParser({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
  alwaysCreateTextNode: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: true,
  // Numbers of characters as well.
  htmlEntities: true,
  removeNSPrefix: true,
  trimValues: false,
})

/** @throws Error for what is cut off, or has entities of its own, which may be made to fill the memory */
export function parseXml(xml: string): Element {
  refuseEntities(xml)
  const parsed = parser.parse(xml) as Element
  const ended = endOf(xml)
  if (ended !== undefined && !(ended in parsed)) throw new Error('a part that is cut off')
  return parsed
}

/**
 * The elements of a name as they are written, for lists of which little is needed; none of them within another.
 * @throws Error as `parseXml`
 */
export function itemsOf(xml: string, name: string): readonly string[] {
  refuseEntities(xml)
  const root = /<(?:[\w.-]+:)?([\w.-]+)/.exec(xml)?.[1]
  if ((endOf(xml) ?? root) !== root) throw new Error('a part that is cut off')
  const item = `<((?:[\\w.-]+:)?${name})(?:\\s[^<>]*)?(?:/>|>[^]*?</\\1\\s*>)`
  return xml.match(new RegExp(item, 'g')) ?? []
}

function refuseEntities(xml: string): void {
  if (xml.includes('<!DOCTYPE')) throw new Error('a document type within a workbook')
}

/** The element that ends last. */
const endOf = (xml: string) =>
  /^<\/(?:[\w.-]+:)?([\w.-]+)/.exec(xml.slice(Math.max(0, xml.lastIndexOf('</'))))?.[1]

/** The children of a name; none of what is missing. */
export function childrenOf(element: Element | undefined, name: string): readonly Element[] {
  const children = element?.[name]
  return Array.isArray(children) ? children : []
}

/** The elements at the end of a path of names. */
export function within(element: Element, ...path: readonly string[]): readonly Element[] {
  return path.reduce<readonly Element[]>(
    (all, name) => all.flatMap(each => childrenOf(each, name)),
    [element],
  )
}

export function attribute(element: Element, name: string): string {
  const value = element[`@${name}`]
  return typeof value === 'string' ? decoded(value) : ''
}

/** The text of an element itself. */
export function textOf(element: Element | undefined): string {
  const text = element?.['#text']
  return typeof text === 'string' ? decoded(text) : ''
}

/** Excel writes `_x000D_` in place of control characters. */
function decoded(text: string): string {
  return text.replace(/_x([\da-f]{4})_/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
