/**
 * The journal of submitted pages with their fingerprints: a JSON file, replaced atomically by
 * rename.
 */
import 'server-only'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { env } from '@/lib/clinic/environment/env'
import { writeWhole } from '@/lib/clinic/files/write-whole'
import { isMissing } from '@/lib/errors/there'
import type { Fingerprints } from './fingerprints'

const schema = z.record(z.string(), z.string())

function journalFile(): string {
  return resolve(env().DATA_DIR, 'indexnow.json')
}

/** Empty before the first run. @throws Error naming the file when it cannot be read */
export function readJournal(): Map<string, string> {
  const file = journalFile()
  const text = textOf(file)
  if (text === undefined) return new Map()
  try {
    return new Map(Object.entries(schema.parse(JSON.parse(text))))
  } catch (cause) {
    throw new Error(`${file} is damaged. Without it, every page counts as new.`, { cause })
  }
}

/** Only a missing file is none: with all else every page would be sent, and nothing noted (B212). */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/**
 * Atomic: the old journal stays until the new one is written.
 * @throws Error of the file system
 */
export function writeJournal(prints: Fingerprints): void {
  writeWhole(journalFile(), JSON.stringify(Object.fromEntries(prints)))
}

export interface Change {
  readonly url: string
  readonly kind: 'new' | 'changed' | 'gone'
}

/** The pages to submit; those of another origin, from before the site moved, are left out. */
export function changesBetween(
  submitted: Fingerprints,
  now: Fingerprints,
  origin: string,
): Change[] {
  const present = [...now].flatMap(([url, print]): Change[] => {
    const known = submitted.get(url)
    if (known === print) return []
    return [{ url, kind: known === undefined ? 'new' : 'changed' }]
  })
  const gone = [...submitted.keys()]
    .filter(url => !now.has(url) && (url === origin || url.startsWith(`${origin}/`)))
    .map((url): Change => ({ url, kind: 'gone' }))
  return [...present, ...gone]
}
