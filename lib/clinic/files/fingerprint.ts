import 'server-only'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unlessRefused } from '@/lib/errors/there'
import { contentDir } from './dir'
import { publishedCopies, publishedFolder } from './published'

/** Texts, facts and records: of pictures and documents, pages contain the paths alone. */
const written = /\.(yaml|csv|xlsx|md)$/

/** A hash of the files that pages are rendered from; one that cannot be read counts by its name alone. */
export function contentFingerprint(): string {
  const folder = contentDir()
  const hash = createHash('sha256')
  const names = namesBelow(folder).flatMap(name => [
    name,
    ...namesBelow(join(folder, name), true).map(each => join(name, each)),
  ])
  for (const name of names.filter(each => written.test(each)).sort()) {
    hash.update(name).update('\0')
    hash.update(contentOf(join(folder, name)))
  }
  for (const copy of publishedCopies()) hash.update(contentOf(join(publishedFolder(), copy)))
  return hash.digest('hex').slice(0, 16)
}

const namesBelow = (path: string, recursive = false) =>
  unlessRefused(() => readdirSync(path, { recursive, encoding: 'utf8' })) ?? []

const contentOf = (path: string) => unlessRefused(() => readFileSync(path)) ?? ''
