import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Path within a folder, and content. */
export type ContentFile = readonly [name: string, content: string | Buffer]

/** Writes files, and the folders that they need. */
export function writeFiles(folder: string, files: readonly ContentFile[]): void {
  for (const [name, content] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}
