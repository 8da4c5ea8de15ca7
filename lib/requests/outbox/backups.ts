/** The backups that deploy/backup.sh makes. */
import 'server-only'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '@/lib/errors/there'

/**
 * Time of the newest valid backup, ms since 1970; minus infinity when there is none.
 * @throws Error when the folder is there and cannot be read (B212)
 */
export async function newestBackupAt(folder: string): Promise<number> {
  const hourly = join(folder, 'hourly')
  const names = await readdir(hourly).catch(noneIfMissing)
  const times = await Promise.all(names.map(async name => (await stat(join(hourly, name))).mtimeMs))
  return Math.max(Number.NEGATIVE_INFINITY, ...times)
}

function noneIfMissing(error: unknown): string[] {
  if (isMissing(error)) return []
  throw error
}
