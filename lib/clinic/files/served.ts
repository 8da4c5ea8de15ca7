/** Which files of the clinic the site serves by their path. */
import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import { attempt } from '@/lib/errors/attempt'
import { contentDir } from './dir'

const prefix = '/files/'

/** Whether a path, such as `/files/a.pdf`, is a file that the site serves. */
export function isServedFile(path: string): boolean {
  const file = ownFilePath(path)
  return file !== null && existsSync(/* turbopackIgnore: true */ file)
}

/** File path of a URL's path; `null` for one outside of the folder. */
export function ownFilePath(pathname: string): string | null {
  if (!pathname.startsWith(prefix)) return null
  const folder = join(/* turbopackIgnore: true */ contentDir(), 'files')
  const name = attempt(() => decodeURIComponent(pathname.slice(prefix.length)), 'URIError')
  if (name === undefined) return null
  const path = join(folder, name)
  return path.startsWith(folder + sep) && !path.includes('\0') ? path : null
}
