/** YAML files of the content folder, validated by a schema, with line numbers of errors. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { check, type Entries, type ParsedFile } from './check'
import { contentDir } from './dir'
import { shown } from './finding'

/** Reads `file`, a path within the content folder; it never throws. */
export function readYaml<T extends z.ZodType>(file: string, schema: T): ParsedFile<z.infer<T>> {
  const text = readText(file)
  return text === undefined ? missing(file) : parseYaml(file, text, schema)
}

/** Reads a file that is a list of records; an invalid one does not affect the others. */
export function readYamlList<T extends z.ZodType>(file: string, schema: T): Entries<z.infer<T>> {
  const { value, findings, lineOf } = readYaml(file, z.array(z.unknown()).nullable())
  const reads = (value ?? []).map((item, index) =>
    check(file, item, schema, path => lineOf([index, ...path])),
  )
  return {
    entries: reads.flatMap(({ value, lineOf }) =>
      value === undefined ? [] : [{ value, file, lineOf }],
    ),
    findings: [...findings, ...reads.flatMap(read => read.findings)],
  }
}

/** The text of a file without a byte order mark; `undefined`: it cannot be read. */
export function readText(file: string): string | undefined {
  try {
    const path = join(/* turbopackIgnore: true */ contentDir(), file)
    return readFileSync(/* turbopackIgnore: true */ path, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    return undefined
  }
}

/** The finding about a file that cannot be read. */
export function missing(file: string): ParsedFile<never> {
  const findings = [{ file, found: 'no file that can be read', expected: 'a file' }]
  return { value: undefined, findings, lineOf: () => undefined }
}

/** `firstLine` is where the text begins in its file. */
export function parseYaml<T extends z.ZodType>(
  file: string,
  text: string,
  schema: T,
  firstLine = 1,
): ParsedFile<z.infer<T>> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1
  if (document.errors.length > 0) {
    const findings = document.errors.map(({ message, pos: [start] }) => ({
      file,
      line: lineAt(start),
      found: shown(text.slice(start).split('\n', 1)[0]),
      expected: `YAML (${message})`,
    }))
    return { value: undefined, findings, lineOf: () => undefined }
  }
  return check(file, document.toJS(), schema, path => {
    const offset = offsetOf(document, path)
    return offset === undefined ? undefined : lineAt(offset)
  })
}

/** Offset of a field's key, or of that of its nearest ancestor in the file. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const key = path[depth - 1]
    const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true)
    const pair = isMap(parent)
      ? parent.items.find(item => isScalar(item.key) && item.key.value === key)
      : undefined
    const node = pair ? pair.key : document.getIn(path.slice(0, depth), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return document.contents?.range?.[0]
}
