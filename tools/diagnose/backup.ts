/** Checks the age of the newest backup of the callback requests. */
import 'server-only'
import type { Env } from '@/lib/clinic/environment/env'
import { newestBackupAt } from '@/lib/requests/outbox/backups'
import { type Finding, fail, ok, warn } from './finding'

const hourMs = 60 * 60 * 1000
const oldMs = 2 * hourMs

export async function checkBackup({ BACKUP_DIR }: Env): Promise<Finding> {
  if (!BACKUP_DIR) return warn('BACKUP_DIR is not set: nobody watches the age of the copies')
  const todo = 'Run deploy/backup.sh (systemctl start clinic-backup) and see what it says.'
  const at = await newestBackupAt(BACKUP_DIR)
  if (!Number.isFinite(at)) return warn(`no copy of the requests is in ${BACKUP_DIR} yet`, todo)
  const age = Date.now() - at
  const text = `the newest copy of the requests is ${(age / hourMs).toFixed(1)} hours old`
  return age > oldMs ? fail(text, todo) : ok(text)
}
