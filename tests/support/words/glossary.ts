/** Reads the tables of `docs/glossary.md` and applies them to texts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@/lib/routing/locales'

export interface Entry {
  readonly language: Locale
  /** The recommended term. */
  readonly write: string
  /** Forbidden forms as in the table, with `*` for any part of a word. */
  readonly forbidden: readonly string[]
}

const headings: Readonly<Record<string, Locale>> = { Kazakh: 'kk', Russian: 'ru' }

/** All rows of the tables. */
export function readGlossary(markdown = readFile()): Entry[] {
  return markdown.split(/^## /m).flatMap(section => {
    const language = headings[section.slice(0, section.indexOf('\n')).trim()]
    if (!language) return []
    return [...section.matchAll(/^\| (.+) \| (.*`.*) \| .+ \|$/gm)].map(
      ([, write = '', forms = '']) => ({
        language,
        write,
        forbidden: [...forms.matchAll(/`([^`]+)`/g)].map(([, form = '']) => form),
      }),
    )
  })
}

function readFile(): string {
  return readFileSync(join(process.cwd(), 'docs/glossary.md'), 'utf8')
}

/** A pattern for a form; hyphens count as part of a word, so that endings are included. */
export function formPattern(form: string): RegExp {
  const parts = form.split('*').map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  const body = parts.join('[\\p{L}\\d-]*')
  const flags = form === form.toLowerCase() ? 'giu' : 'gu'
  return new RegExp(`(?<![\\p{L}\\d-])${body}(?![\\p{L}\\d-])`, flags)
}

/** Forbidden forms in a text with the replacement: `«тар маман» → бейінді маман`. */
export function glossaryProblems(text: string, language: Locale, entries: readonly Entry[]) {
  const lower = text.toLowerCase()
  return patternsOf(entries).flatMap(({ entry, literal, pattern }) =>
    entry.language === language && lower.includes(literal)
      ? [...text.matchAll(pattern)].map(([found]) => `«${found}» → ${entry.write}`)
      : [],
  )
}

interface Form {
  readonly entry: Entry
  /** The longest literal part, in lower case: most texts lack it, and need not be matched. */
  readonly literal: string
  readonly pattern: RegExp
}

const compiled = new WeakMap<readonly Entry[], readonly Form[]>()

function patternsOf(entries: readonly Entry[]): readonly Form[] {
  const known = compiled.get(entries)
  if (known) return known
  const made = entries.flatMap(entry =>
    entry.forbidden.map(form => ({
      entry,
      literal: longest(form.toLowerCase().split('*')),
      pattern: formPattern(form),
    })),
  )
  compiled.set(entries, made)
  return made
}

function longest(parts: readonly string[]): string {
  return parts.reduce((known, part) => (part.length > known.length ? part : known), '')
}
