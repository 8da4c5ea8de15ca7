/** YAML files of the content folder, validated by a schema, with line numbers of errors. */
import {
  type ErrorCode,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  type YAMLMap,
  type YAMLParseError,
} from 'yaml'
import { z } from 'zod'
import type { Expectation } from '@/lib/text/finding-codes'
import { check, type Entries, type ParsedFile } from './check'
import { damages, linesOf } from './damage'
import type { Fault, Finding } from './finding'
import { type ReadFile, readFile } from './text'

/** Reads `file`, a path within the content folder; it never throws. */
export function readYaml<T extends z.ZodType>(
  file: string,
  schema: T,
  read: ReadFile = readFile,
): ParsedFile<z.infer<T>> {
  const { text, finding } = read(file)
  if (text === undefined) return unusable([finding])
  return checkedText(
    file,
    text,
    withFindings(parseYaml(file, text, schema), pointedNumbers(file, text)),
  )
}

/** Reads a file that is a list of records; an invalid one does not affect the others. */
export function readYamlList<T extends z.ZodType>(
  file: string,
  schema: T,
  read: ReadFile = readFile,
): Entries<z.infer<T>> {
  const { value, findings, lineOf } = readYaml(file, z.array(z.unknown()).nullable(), read)
  const reads = (value ?? []).map((item, index) =>
    check(file, item, schema, path => lineOf([index, ...path])),
  )
  return {
    entries: reads.flatMap(({ value, lineOf }) =>
      value === undefined ? [] : [{ value, file, lineOf }],
    ),
    findings: [...findings, ...reads.flatMap(read => read.findings)],
    refused:
      value === undefined
        ? [undefined]
        : (value ?? []).filter((_, index) => reads[index]?.value === undefined),
  }
}

/** A file without a value. */
export function unusable(findings: readonly Finding[]): ParsedFile<never> {
  return { value: undefined, findings, lineOf: () => undefined }
}

/** The file with findings about its text; damage that is certain takes its value. */
export function checkedText<T>(file: string, text: string, parsed: ParsedFile<T>): ParsedFile<T> {
  return withFindings(parsed, damages(file, linesOf(text)).findings)
}

function withFindings<T>(parsed: ParsedFile<T>, more: readonly Finding[]): ParsedFile<T> {
  const findings = [...parsed.findings, ...more]
  return more.every(({ isDoubtful }) => isDoubtful)
    ? { ...parsed, findings }
    : { ...unusable(findings), lineOf: parsed.lineOf }
}

/** `9.000` is nine in YAML, and may be nine thousand for whoever wrote it. */
function pointedNumbers(file: string, text: string): readonly Finding[] {
  return linesOf(text).flatMap(({ text: line, line: number }) => {
    const [, found] = /[:,[-]\s+(\d{1,3}(?:\.000)+)\s*(?:[,}\]#]|$)/.exec(line) ?? []
    return found === undefined
      ? []
      : [{ file, line: number, code: 'pointedNumber', values: { found } }]
  })
}

/** `firstLine` is where the text begins in its file. */
export function parseYaml<T extends z.ZodType>(
  file: string,
  text: string,
  schema: T,
  firstLine = 1,
): ParsedFile<z.infer<T>> {
  const lines = new LineCounter()
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1
  const refusal = (place: number, fault: (found: string) => Fault) => {
    // What is not closed is missed at the end of the text: the last line with something in it is shown.
    const isEmpty = /^\s*$/.test(text.slice(place))
    const offset = isEmpty ? text.trimEnd().lastIndexOf('\n') + 1 : place
    const [found = ''] = text.slice(offset).split('\n', 1)
    return unusable([{ file, line: lineAt(offset), ...fault(found) }])
  }
  // An empty text has no documents, or one without contents.
  const [document, other] = documentsIn(text, lines)
  const [error] = document?.errors ?? []
  if (error) return refusal(error.pos[0], found => syntaxFault(error, found))
  if (other) {
    const place = other.contents?.range[0] ?? other.range[0]
    return refusal(place, found => ({ code: 'yamlDocuments', values: { found } }))
  }
  const data: unknown = document?.toJS() ?? null
  const checked = check(file, data, schema, path => {
    const offset = document && offsetOf(document, path)
    return offset === undefined ? undefined : lineAt(offset)
  })
  if (data !== null || checked.value !== undefined) return checked
  const isEmpty = text.trim() === '' && firstLine === 1
  return unusable([{ file, code: isEmpty ? 'emptyFile' : 'noFields', values: {} }])
}

/** The words of the library are English: what people write wrong most has words of its own. */
function syntaxFault({ code, message: error }: YAMLParseError, found: string): Fault {
  const known = syntaxCodes[code]
  return known
    ? { code: known, values: { found } }
    : { code: 'yamlSyntax', values: { found, error } }
}

const syntaxCodes: Partial<Record<ErrorCode, Expectation>> = {
  BAD_INDENT: 'yamlIndent',
  BLOCK_AS_IMPLICIT_KEY: 'yamlIndent',
  MULTILINE_IMPLICIT_KEY: 'yamlIndent',
  DUPLICATE_KEY: 'yamlDuplicate',
  MISSING_CHAR: 'yamlUnclosed',
  TAB_AS_INDENT: 'yamlTab',
}

function documentsIn(text: string, lineCounter: LineCounter) {
  const documents = parseAllDocuments(text, { lineCounter, prettyErrors: false })
  return 'empty' in documents ? [] : documents
}

type Document = ReturnType<typeof documentsIn>[number]

/** Offset of a field's key or of an item, or of that of its nearest ancestor in the file. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  let node: unknown = document.contents
  let offset = document.contents?.range[0]
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document)
    const child = isMap(node) ? fieldOf(node, key) : isSeq(node) ? itemOf(node.items, key) : null
    if (!child) break
    node = child.node
    offset = child.offset ?? offset
  }
  return offset
}

function fieldOf(map: YAMLMap, name: PropertyKey) {
  const pair = map.items.find(({ key }) => isScalar(key) && String(key.value) === String(name))
  return pair && { node: pair.value, offset: startOf(pair.key) }
}

function itemOf(items: readonly unknown[], index: PropertyKey) {
  const node = items[Number(index)]
  return node === undefined ? null : { node, offset: startOf(node) }
}

const startOf = (node: unknown) =>
  isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? node.range?.[0] : undefined
