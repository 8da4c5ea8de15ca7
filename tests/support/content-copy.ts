import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
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
  // With their times, so that a site that has read the folder reads only changed files again.
  const copy = (name: string) =>
    cpSync(join('content', name), join(dir, name), { recursive: true, preserveTimestamps: true })
  for (const name of names.length > 0 ? names : ['']) copy(name)
  const copied = statesIn(dir)
  const reset = () => {
    mkdirSync(dir, { recursive: true })
    // Copying what a test has not changed takes most of the time of a small one.
    for (const [name, state] of statesIn(dir)) {
      if (state !== copied.get(name)) rmSync(join(dir, name), { recursive: true, force: true })
    }
    for (const name of copied.keys()) if (!existsSync(join(dir, name))) copy(name)
    for (const [name, state] of statesIn(dir)) copied.set(name, state)
  }
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

/** What differs of a file once it was written anew; by name, folders before what is in them. */
function statesIn(dir: string): Map<string, string> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort()
  return new Map(
    names.map(name => {
      const stat = lstatSync(join(dir, name))
      const { ino, mode, mtimeMs, size } = stat
      return [name, stat.isDirectory() ? 'folder' : `${ino} ${mode} ${mtimeMs} ${size}`]
    }),
  )
}
