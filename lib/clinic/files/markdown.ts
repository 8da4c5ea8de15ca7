/** Markdown files of the content folder: YAML front matter between lines of `---`, then text. */
import { Marked } from 'marked'
import type { z } from 'zod'
import type { ParsedFile } from './check'
import { withoutExport } from './google-docs'
import { type ReadFile, readFile } from './text'
import { checkedText, parseYaml, unusable } from './yaml'

/** A Markdown file: what its front matter says and the text below. */
export interface Markdown<T> {
  readonly front: T
  /** Markdown, without what Google Docs adds. */
  readonly body: string
  /** Line of the file that the text begins in. */
  readonly bodyLine: number
}

const frontMatter = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m

/** Reads `file`, a path within the content folder; it never throws. */
export function readMarkdown<T extends z.ZodType>(
  file: string,
  schema: T,
  read: ReadFile = readFile,
): ParsedFile<Markdown<z.infer<T>>> {
  const { text, finding } = read(file)
  if (text === undefined) return unusable([finding])
  return checkedText(file, text, parseMarkdown(file, text, schema))
}

function parseMarkdown<T extends z.ZodType>(
  file: string,
  text: string,
  schema: T,
): ParsedFile<Markdown<z.infer<T>>> {
  const [head = '', yaml] = frontMatter.exec(text) ?? []
  if (yaml === undefined || !text.startsWith(head)) {
    return unusable([{ file, line: 1, code: 'frontMatterMissing', values: {} }])
  }
  const { value, findings, lineOf } = parseYaml(file, yaml, schema, 2)
  const bodyLine = head.split('\n').length
  if (value === undefined) return { value: undefined, findings, lineOf }
  const body = withoutExport(text.slice(head.length))
  return { value: { front: value, body, bodyLine }, findings, lineOf }
}

const marked = new Marked()

/** HTML of a text in Markdown (GitHub's, with tables); HTML within it stays as it is. */
export function markdownToHtml(markdown: string): string {
  return marked.parse(markdown, { async: false }).trim()
}
