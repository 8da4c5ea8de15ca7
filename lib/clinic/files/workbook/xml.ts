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
  processEntities: false,
  removeNSPrefix: true,
  trimValues: false,
})

/** @throws Error for entities of its own, which may be made to fill the memory */
export function parseXml(xml: string): Element {
  if (xml.includes('<!DOCTYPE')) throw new Error('a document type within a workbook')
  return parser.parse(xml) as Element
}

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

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** References of XML, and `_x000D_`, which Excel writes in place of control characters. */
function decoded(text: string): string {
  if (!/[&_]/.test(text)) return text
  return text
    .replace(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
      (all, hex, digits, name) =>
        name ? (named[name.toLowerCase()] ?? all) : signOf(hex ? Number.parseInt(hex, 16) : digits),
    )
    .replace(/_x([\da-f]{4})_/gi, (_, hex) => signOf(Number.parseInt(hex, 16)))
}

function signOf(code: number | string): string {
  const number = Number(code)
  return number > 0 && number <= 0x10ffff ? String.fromCodePoint(number) : ''
}
