/** The tables of `docs/glossary.md`, and what they find in a text. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@/lib/routing/locales'

export interface Entry {
  readonly language: Locale
  /** What is written instead. */
  readonly write: string
  /** As they stand in the table, with `*` for any part of a word. */
  readonly forbidden: readonly string[]
}

const headings: Readonly<Record<string, Locale>> = { Kazakh: 'kk', Russian: 'ru' }

/** Every row of the tables. */
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

/** Finds a form in a text; a hyphen belongs to the word, so that an ending is part of it. */
export function formPattern(form: string): RegExp {
  const parts = form.split('*').map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  const body = parts.join('[\\p{L}\\d-]*')
  const flags = form === form.toLowerCase() ? 'giu' : 'gu'
  return new RegExp(`(?<![\\p{L}\\d-])${body}(?![\\p{L}\\d-])`, flags)
}

/** What of a text the glossary forbids, with the replacement: `«тар маман» → бейінді маман`. */
export function glossaryProblems(text: string, language: Locale, entries: readonly Entry[]) {
  return patternsOf(entries).flatMap(({ entry, pattern }) =>
    entry.language === language
      ? [...text.matchAll(pattern)].map(([found]) => `«${found}» → ${entry.write}`)
      : [],
  )
}

const compiled = new WeakMap<readonly Entry[], readonly { entry: Entry; pattern: RegExp }[]>()

function patternsOf(entries: readonly Entry[]) {
  const known = compiled.get(entries)
  if (known) return known
  const made = entries.flatMap(entry =>
    entry.forbidden.map(form => ({ entry, pattern: formPattern(form) })),
  )
  compiled.set(entries, made)
  return made
}
