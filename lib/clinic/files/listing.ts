/** What the content folder has, by name. */
import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { unlessRefused } from '@/lib/errors/there'
import { contentDir } from './dir'

/** Names that editors and spreadsheets give to their locks and temporary files: `.#a.yaml`, `~$a.xlsx`. */
const isTemporary = (name: string) => name.split('/').some(part => /^[.~]/.test(part))

/**
 * Sorted paths below a folder of the content folder, links to folders not followed; none below one
 * that is not there.
 * @returns `undefined` for a folder that cannot be read: nobody knows what is in it, and it must not
 *   pass for empty
 */
export function namesIn(folder: string, recursive = false): readonly string[] | undefined {
  const path = join(/* turbopackIgnore: true */ contentDir(), folder)
  const names = unlessRefused(() => readdirSync(path, { recursive, encoding: 'utf8' }))
  if (names) return names.filter(name => !isTemporary(name)).sort()
  return mayBeThere(path, contentDir()) ? undefined : []
}

/**
 * Whether a path names something, readable or not. Where a folder on the way cannot be read, nobody
 * knows, and it counts as there; so does everything in a root that is away.
 */
export function mayBeThere(path: string, root: string): boolean {
  if (!path.startsWith(root) || path === root) return true
  const folder = dirname(path)
  const names = unlessRefused(() => readdirSync(/* turbopackIgnore: true */ folder))
  return names ? names.includes(basename(path)) : mayBeThere(folder, root)
}
