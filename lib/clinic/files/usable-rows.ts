import 'server-only'
import { log } from '@/lib/telemetry/log'
import type { Entries } from './check'
import { siteLastGood } from './last-good'
import { hasFile, type ReadFile, readText } from './text'

/**
 * The rows of a table that can be used; a folder without it has none. A row that is wrong is left out,
 * and named by the check; of a table that cannot be read at all the last good state is used.
 */
export function usableRows<T>(
  file: string,
  read: (from?: ReadFile) => Entries<T>,
): readonly Entries<T>['entries'][number][] {
  if (!hasFile(file)) return []
  const text = readText(file)
  const now = read()
  if (now.findings.length > 0) {
    log.warn({ file, rows: now.findings.length }, 'Rows of a table are left out')
  }
  const lastGood = siteLastGood()
  if (text !== undefined && now.findings.length === 0) lastGood?.save(file, text)
  const isUsable = now.findings.length === 0 || now.entries.length > 0
  return (isUsable || !lastGood ? now : read(lastGood.read)).entries
}
