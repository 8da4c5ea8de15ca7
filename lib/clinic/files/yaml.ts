/** YAML files of the content folder, validated by a schema, with line numbers of errors. */
import { EVENT_ID, type Event, getScalarValue, loadAll, parseEvents, YAMLException } from 'js-yaml'
import { z } from 'zod'
import { check, type Entries, type ParsedFile } from './check'
import { damages, linesOf } from './damage'
import { type Finding, shown } from './finding'
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
      : [{ file, line: number, found, expected: 'a number without a point, such as 9000' }]
  })
}

/** `firstLine` is where the text begins in its file. */
export function parseYaml<T extends z.ZodType>(
  file: string,
  text: string,
  schema: T,
  firstLine = 1,
): ParsedFile<z.infer<T>> {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length + firstLine - 1
  const found = documentIn(text)
  if ('error' in found) {
    const { error, offset } = found
    const finding = {
      file,
      line: lineAt(offset),
      found: shown(text.slice(offset).split('\n', 1)[0]),
      expected: `YAML (${error})`,
    }
    return { value: undefined, findings: [finding], lineOf: () => undefined }
  }
  return check(file, found.data, schema, path => {
    const offset = offsetOf(text, path)
    return offset === undefined ? undefined : lineAt(offset)
  })
}

/** The data of the text, or its first error and where that is; an empty text is `null`. */
function documentIn(text: string): { data: unknown } | { error: string; offset: number } {
  try {
    const [data = null, ...others] = loadAll(text)
    if (others.length === 0) return { data }
    const events = parseEvents(text, {})
    const last = events.findLastIndex(({ type }) => type === EVENT_ID.DOCUMENT)
    return { error: 'one document only', offset: startOf(events[last + 1]) ?? 0 }
  } catch (error) {
    // The library asks to catch all exceptions, not only its own.
    if (!(error instanceof YAMLException)) return { error: String(error), offset: 0 }
    return { error: error.reason, offset: error.mark?.position ?? 0 }
  }
}

/** Offset of a field's key, or of that of its nearest ancestor in the file. */
function offsetOf(text: string, path: readonly PropertyKey[]): number | undefined {
  const events = parseEvents(text, {})
  // The first event is the document, the second its value.
  let node = 1
  let offset = startOf(events[node])
  for (const key of path) {
    const child = childrenOf(events, node, text).find(each => each.key === key)
    if (!child) break
    node = child.node
    offset = child.offset ?? offset
  }
  return offset
}

interface Child {
  /** Name of a field, or index in a list. */
  readonly key: PropertyKey
  readonly offset: number | undefined
  /** Index of the value's event. */
  readonly node: number
}

/** The fields of a mapping, or the items of a sequence, whose event has that index. */
function childrenOf(events: readonly Event[], node: number, text: string): readonly Child[] {
  const parent = events[node]?.type
  const children: Child[] = []
  if (parent !== EVENT_ID.MAPPING && parent !== EVENT_ID.SEQUENCE) return children
  let next = node + 1
  for (let event = events[next]; event && event.type !== EVENT_ID.POP; event = events[next]) {
    const offset = startOf(event)
    if (parent === EVENT_ID.SEQUENCE) children.push({ key: children.length, offset, node: next })
    else {
      const key = event.type === EVENT_ID.SCALAR ? getScalarValue(text, event) : ''
      next = endOf(events, next)
      children.push({ key, offset, node: next })
    }
    next = endOf(events, next)
  }
  return children
}

/** An empty value has no place. */
function startOf(event: Event | undefined): number | undefined {
  if (event?.type === EVENT_ID.SCALAR) return event.valueStart < 0 ? undefined : event.valueStart
  if (event?.type === EVENT_ID.ALIAS) return event.anchorStart
  return event && 'start' in event ? event.start : undefined
}

/** Index of the event after a node: after its last one, which closes what it opened. */
function endOf(events: readonly Event[], node: number): number {
  let depth = 0
  for (let index = node; ; index += 1) {
    const type = events[index]?.type
    if (type === undefined || type === EVENT_ID.POP) depth -= 1
    else if (type === EVENT_ID.MAPPING || type === EVENT_ID.SEQUENCE) depth += 1
    if (depth <= 0) return index + 1
  }
}
