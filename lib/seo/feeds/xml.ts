/** Makes XML from plain objects: keys are elements, `@keys` attributes. */
import { XMLBuilder } from 'fast-xml-parser'

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
  // A backend's text may hold control characters, which XML forbids (XML 1.0, section 2.2).
  tagValueProcessor: (_name, value) => (typeof value === 'string' ? clean(value) : value),
})

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function clean(text: string): string {
  return text.replace(forbidden, '')
}

/** The document as text; an element whose value is `undefined` is left out. */
export function feedXml(root: object): string {
  return builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...root })
}
