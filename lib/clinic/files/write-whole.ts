import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Replaces a file in one step, as other processes read and write it meanwhile: whatever stops this one, it
 * is as before or whole. Its folder is made.
 * @throws Error of the file system
 */
export function writeWhole(file: string, data: string | Buffer): void {
  // Processes of several containers have the same id.
  const unfinished = `${file}.${randomUUID()}`
  mkdirSync(/* turbopackIgnore: true */ dirname(file), { recursive: true })
  try {
    writeFileSync(/* turbopackIgnore: true */ unfinished, data)
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}
