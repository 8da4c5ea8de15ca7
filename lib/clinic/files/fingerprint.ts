import 'server-only'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentDir } from './dir'
import { publishedCopies, publishedFolder } from './published'

/** Texts, facts and records: of pictures and documents, pages contain the paths alone. */
const written = /\.(yaml|csv|xlsx|md)$/

/** A hash of the files that pages are rendered from. */
export function contentFingerprint(): string {
  const folder = contentDir()
  const hash = createHash('sha256')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter(each => written.test(each)).sort()) {
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(folder, name)))
  }
  for (const copy of publishedCopies()) hash.update(readFileSync(join(publishedFolder(), copy)))
  return hash.digest('hex').slice(0, 16)
}
