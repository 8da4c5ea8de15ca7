import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/**
 * Whether a folder has a file of this name, readable or not.
 * @throws Error of the file system when the folder is not there or may not be read: then nobody
 *   knows what is in it, and it must not pass for empty (B212)
 */
export function isInFolder(file: string): boolean {
  return readdirSync(/* turbopackIgnore: true */ dirname(file)).includes(basename(file))
}
