import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface ContentCopy {
  readonly dir: string
  /** @throws Error when the file does not contain the text */
  change(file: string, from: string | RegExp, to: string): void
  /** Writes the file again with the same content. */
  touch(file: string): void
  /** Restores the original content. */
  reset(): void
  remove(): void
}

/**
 * A copy of the sample content that a test may change.
 * @param names the files and folders that it is about, as reading them all takes most of the time of such
 *   a test; all when empty
 */
export function contentCopy(...names: readonly string[]): ContentCopy {
  const dir = mkdtempSync(join(tmpdir(), 'content-'))
  const reset = () => {
    rmSync(dir, { recursive: true, force: true })
    for (const name of names.length > 0 ? names : ['']) {
      // With their times, so that a site that has read the folder reads only changed files again.
      cpSync(join('content', name), join(dir, name), { recursive: true, preserveTimestamps: true })
    }
  }
  reset()
  return {
    dir,
    reset,
    change(file, from, to) {
      const before = readFileSync(join(dir, file), 'utf8')
      const after = before.replace(from, to)
      if (after === before) throw new Error(`${file} does not say ${from}`)
      writeFileSync(join(dir, file), after)
    },
    touch(file) {
      utimesSync(join(dir, file), new Date(), new Date())
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
}
