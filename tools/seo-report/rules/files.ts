/** Files that rules read: schemas, and the vocabulary of schema.org. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Beside the command where it was built for a server, which has neither sources nor the packages of
 * tests (tools/seo-report/files.mjs).
 * @param own path of the file or folder in the project
 */
export function ruleFile(name: string, own: string): string {
  const built = join(dirname(process.argv[1] ?? ''), 'report-files', name)
  return existsSync(built) ? built : own
}
