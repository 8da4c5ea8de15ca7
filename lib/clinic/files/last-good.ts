/**
 * The last good state of the files of the content folder, so that a restart with a broken file still
 * shows its records: plain copies in `DATA_DIR/last-good`, which may be copied back. A disk that
 * cannot be written leaves it in memory.
 */

import { createHash } from 'node:crypto'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { unlessRefused } from '@/lib/errors/there'
import { Slot } from '@/lib/process/slot'
import { contentDir } from './dir'
import { lately } from './lately'
import type { ReadFile } from './text'
import { writeWhole } from './write-whole'

const acceptanceFile = '.accepted'
const heldFolder = '.held'
const announcementFile = '.told'

export class LastGoodFiles {
  private readonly memory = new Map<string, string>()

  /**
   * @param folder none: in memory only
   * @param isReadOnly for commands that compare with the state of the site
   */
  constructor(
    private readonly folder?: string,
    private readonly isReadOnly = false,
  ) {}

  /** The last good text; a file without one is a finding, as with `readFile`. */
  readonly read: ReadFile = file => {
    const text = this.onDisk(file) ?? this.memory.get(file)
    if (text !== undefined) return { text }
    return { text: undefined, finding: { file, code: 'lastGoodMissing', values: {} } }
  }

  /** Paths of all of them. */
  names(): readonly string[] {
    return [...new Set([...this.memory.keys(), ...this.index()])]
  }

  /** Changes with what is on the disk. */
  stampOf(file: string): string {
    const stat = this.attempt(folder => statSync(join(folder, file)))
    return stat ? `${stat.mtimeMs}-${stat.size}` : ''
  }

  save(file: string, text: string): void {
    if (this.read(file).text === text) return
    this.write(file, text)
    this.write('.index', [...new Set([...this.index(), file])].join('\n'))
  }

  forget(file: string): void {
    this.memory.delete(file)
    if (this.isReadOnly) return
    this.write(
      '.index',
      this.index()
        .filter(each => each !== file)
        .join('\n'),
    )
    this.attempt(folder => rmSync(join(folder, file), { force: true }))
  }

  /** When a state of a file or folder was first seen, in ms since 1970; another state begins anew. */
  heldSince(unit: string, state: string, now: number): number {
    const name = join(heldFolder, unit)
    const key = createHash('sha1').update(state).digest('hex')
    const [since, last] = (this.read(name).text ?? '').split(' ')
    if (last === key) return Number(since)
    const text = `${now} ${key}`
    this.write(name, text)
    return now
  }

  release(unit: string): void {
    const name = join(heldFolder, unit)
    if (this.read(name).text === undefined) return
    this.memory.delete(name)
    if (!this.isReadOnly) this.attempt(folder => rmSync(join(folder, name), { force: true }))
  }

  /** What an e-mail has said of the files that are held back, as `findingLine` writes it. */
  announcements(): readonly string[] {
    return (this.read(announcementFile).text ?? '').split('\n').filter(Boolean)
  }

  saveAnnouncements(lines: readonly string[]): void {
    this.write(announcementFile, lines.join('\n'))
  }

  /** Tells running sites that a person has confirmed the files. */
  noteAccepted(): void {
    this.write(acceptanceFile, String(Date.now()))
  }

  /** When that was last done. */
  acceptedAt(): string {
    return this.onDisk(acceptanceFile) ?? ''
  }

  /** What could not be written, so that a running site does not see it. */
  unwritten(): readonly string[] {
    return [...this.memory.keys()]
  }

  private index(): readonly string[] {
    return (this.onDisk('.index') ?? '').split('\n').filter(Boolean)
  }

  private onDisk(file: string): string | undefined {
    const bytes = this.attempt(folder => readFileSync(join(folder, file)))
    return bytes && lately('kept', bytes, () => bytes.toString('utf8'))
  }

  /** On disk, else into memory. */
  private write(file: string, text: string): void {
    const isWritten = this.isReadOnly
      ? false
      : this.attempt(folder => {
          writeWhole(join(folder, file), text)
          return true
        })
    if (isWritten) this.memory.delete(file)
    else this.memory.set(file, text)
  }

  private attempt<T>(use: (folder: string) => T): T | undefined {
    const { folder } = this
    return folder ? unlessRefused(() => use(folder)) : undefined
  }
}

/** Each content folder has its own: `last-good/content-1f2e3d4c`. */
export function lastGoodFolder(content = contentDir()): string {
  const hash = createHash('sha1').update(content).digest('hex').slice(0, 8)
  const data = resolve(/* turbopackIgnore: true */ process.env.DATA_DIR || 'data')
  return join(/* turbopackIgnore: true */ data, 'last-good', `${basename(content)}-${hash}`)
}

const slot = new Slot<LastGoodFiles>('last-good')

/** Called once, by the server: commands and tests do not change the state of the site. */
export function openLastGood(): void {
  slot.value ??= new LastGoodFiles(lastGoodFolder())
}

/** Of the running site. */
export function siteLastGood(): LastGoodFiles | undefined {
  return slot.value
}
