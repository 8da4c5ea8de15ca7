/**
 * The files that the site is made from, of whatever kind, with their last good states: what becomes
 * invalid, doubtful or is suddenly gone is held back until it is mended or confirmed.
 */
import { join } from 'node:path'
import { log } from '@/lib/telemetry/log'
import { almatyTime } from '@/lib/text/almaty'
import type { Entries } from './check'
import { type Finding, unreadableFolder } from './finding'
import { findingLine, findingWords } from './finding-line'
import { LastGoodFiles } from './last-good'
import { isPublished } from './published'
import { stampOf } from './stamps'
import { fileOf, hasFile, type ReadFile, readFile } from './text'

/** What the rows of tables were given for ever, beside their last good states. */
export type Addresses = Pick<LastGoodFiles, 'read' | 'save'>

/** Files of one kind. A unit is read, held back and confirmed as a whole: a file, or an article's two. */
export interface Source<T> {
  /** Path of their folder, or of the only file. */
  readonly place: string
  /** `undefined`: their folder cannot be read. */
  units(): readonly string[] | undefined
  /** Units among paths of files. */
  unitsAmong(files: readonly string[]): readonly string[]
  /** Paths of a unit's files. */
  files(unit: string): readonly string[]
  read(unit: string, from?: ReadFile, addresses?: Addresses): Entries<T>
  /** Wrong rows are left out while the others are shown; a table of which none is left is held back. */
  readonly isShownInPart?: boolean
  /**
   * When it is believed that units are gone: at once, or that all are only when a person confirms it;
   * without it that many are after an hour.
   */
  readonly removal?: 'believed' | 'confirmed'
  /** What a person hardly changes on purpose. */
  doubts?(comparison: Comparison<unknown>): readonly Finding[]
  /** Of a table that is shown: the ids and slugs of its rows, for ever. */
  remember?(addresses: Addresses, entries: Entries<T>['entries']): void
}

export interface Comparison<T> {
  readonly before: Entries<T>['entries']
  readonly now: Entries<T>
  /** A finding for as long as it is not believed that so many records are gone. */
  readonly doubtLoss: (gone: number) => readonly Finding[]
}

export type Sources = Readonly<Record<string, Source<unknown>>>

/** What is shown of each kind, by unit. */
export type Readings<S extends Sources> = {
  readonly [K in keyof S]: readonly ReturnType<S[K]['read']>[]
}

interface Cached {
  readonly stamp: string
  readonly read: Entries<unknown>
  /** Its last good state, or nothing, is shown instead. */
  readonly isHeld: boolean
}

/** Milliseconds until the removal of many records is believed, as with lists of a backend. */
const removalGraceMs = 60 * 60_000

/** Milliseconds until it is looked at once more whether somebody was told. */
const askedAgainMs = 30_000

/** Whether the clinic is told by e-mail of what is held back; not by `env()`, as commands have not all of it. */
const isNoticeSent = () => Boolean(process.env.SMTP_URL && process.env.REQUESTS_EMAIL)

/** Apart from what is held of files that are there. */
const goneUnits = 'gone'

const unreadable = 'unreadable'

/** Whether too many are missing to be believed at once. */
export const isMany = (before: number, gone: number) => gone > Math.max(2, before * 0.3)

/** Caches what is read of each unit. */
export class WatchedFiles<S extends Sources> {
  private readonly cache = new Map<string, Cached>()
  private acceptedAt = ''
  /** When the next removal is believed, in ms since 1970. */
  private nextAt = Number.POSITIVE_INFINITY

  constructor(
    private readonly sources: S,
    private readonly lastGood: LastGoodFiles = new LastGoodFiles(),
    private readonly now: () => number = Date.now,
    private readonly addresses: Addresses = lastGood,
  ) {}

  /** Whether a file has changed, appeared or gone since {@link readings}, or what is held may go. */
  hasChanged(): boolean {
    const now = this.stamps()
    return (
      now.size !== this.cache.size ||
      [...now].some(([unit, stamp]) => this.cache.get(unit)?.stamp !== stamp) ||
      this.now() >= this.nextAt ||
      this.lastGood.acceptedAt() !== this.acceptedAt
    )
  }

  /** Reads what has changed. It never throws: what cannot be read is a finding. */
  readings(): Readings<S> {
    const readings = this.readAll().map(([kind, units]) => [kind, units.map(({ read }) => read)])
    return Object.fromEntries(readings) as Readings<S>
  }

  /** A unit as it is shown now, be it changed since {@link readings}; `undefined`: it is gone. */
  reading<K extends string & keyof S>(kind: K, unit: string): ReturnType<S[K]['read']> | undefined {
    const reading = this.readNow(this.sources[kind] as S[K], unit)
    return reading as ReturnType<S[K]['read']> | undefined
  }

  /** Why last good states are shown in place of files, the findings of each unit together. */
  heldBack(): readonly (readonly Finding[])[] {
    const held = this.readAll().flatMap(([, units]) => units.filter(({ isHeld }) => isHeld))
    return held.map(({ read }) => read.findings)
  }

  /**
   * Makes the present files the last good ones, as far as they can be used; removals too.
   * @param names files, and folders of which files are gone, as findings name them; without it all
   */
  accept(names?: readonly string[]): void {
    const isNamed = (files: readonly string[]) =>
      names === undefined || files.some(file => names.includes(file))
    for (const source of Object.values(this.sources)) {
      const units = source.units()
      if (!units) continue
      for (const unit of this.knownUnits(source))
        if (!units.includes(unit) && isNamed([unit, source.place])) this.forget(source, unit)
      for (const unit of units) {
        const files = source.files(unit)
        if (!isNamed([unit, ...files, ...files.map(fileOf)])) continue
        const { entries, findings } = source.read(unit, readFile, this.addresses)
        if (findings.every(({ isDoubtful }) => isDoubtful)) this.save(source, unit, entries)
      }
    }
    this.lastGood.noteAccepted()
  }

  private readAll(): readonly (readonly [string, readonly Omit<Cached, 'stamp'>[]])[] {
    this.acceptedAt = this.lastGood.acceptedAt()
    this.nextAt = Number.POSITIVE_INFINITY
    const present = this.stamps()
    for (const unit of this.cache.keys()) if (!present.has(unit)) this.cache.delete(unit)
    return Object.entries(this.sources).map(([kind, source]) => {
      const units = source.units()
      if (!units) return [kind, [this.readUnknown(source)]]
      const missing = this.readMissing(source, units)
      const read = units.map(unit =>
        this.put(unit, this.readUnit(source, unit, present.get(unit) ?? '')),
      )
      return [kind, [...read, ...missing]]
    })
  }

  /** What is known of a folder that cannot be read: nothing of it is believed to be gone. */
  private readUnknown(source: Source<unknown>): Cached {
    const read = this.lastGoodOf(source, this.knownUnits(source), [unreadableFolder(source.place)])
    return this.put(source.place, { stamp: unreadable, read, isHeld: true })
  }

  private readUnit(source: Source<unknown>, unit: string, stamp: string): Cached {
    const last = this.cache.get(unit)
    if (last?.stamp === stamp && !last.isHeld) return last
    const now = source.read(unit, readFile, this.addresses)
    const before = this.lastGoodEntries(source, unit)
    const all = before?.length ?? 0
    const doubtLoss = (gone: number) =>
      this.doubtLoss({ unit, file: fileOf(unit), state: stamp, gone: { gone, all } })
    const doubts = before ? source.doubts?.({ before, now, doubtLoss }) : []
    const findings = [...now.findings, ...(doubts ?? [])]
    const isWrong = findings.length > 0
    const isInPart = isWrong && source.isShownInPart === true && now.entries.length > 0
    const isHeld = isWrong && !isInPart && before !== undefined && !this.isSaved(source, unit)
    if (!isHeld && !isInPart && now.entries.length + (before?.length ?? 0) > 0)
      this.save(source, unit, now.entries)
    const read = isHeld ? { ...now, entries: before, findings } : now
    return { stamp, read, isHeld: isHeld || (isWrong && now.entries.length === 0) }
  }

  private put(unit: string, read: Cached): Cached {
    this.cache.set(unit, read)
    return read
  }

  /** Records of files that are gone, while that is not believed; else they are forgotten. */
  private readMissing(source: Source<unknown>, units: readonly string[]) {
    const { place } = source
    const known = this.knownUnits(source)
    const missing = known.filter(unit => !units.includes(unit))
    const isFile = missing.includes(place)
    const gone = isFile ? undefined : { gone: missing.length, all: known.length }
    const unit = join(goneUnits, place)
    const isAll = missing.length > 0 && units.length === 0
    const isDoubted = source.removal
      ? source.removal === 'confirmed' && isAll
      : isFile || isMany(known.length, missing.length)
    const loss = { unit, file: place, state: missing.join(' '), gone }
    const findings = isDoubted ? this.doubtLoss(loss, source.removal === 'confirmed') : []
    if (findings.length > 0)
      return [{ read: this.lastGoodOf(source, missing, findings), isHeld: true }]
    if (known.length > 0) this.lastGood.release(unit)
    for (const each of missing) this.forget(source, each)
    return []
  }

  /**
   * Nothing once the hour has passed and, where e-mail can be sent, somebody was told.
   * @param isConfirmed time alone never makes it believed
   */
  private doubtLoss(
    { unit, file, state, gone }: Loss,
    isConfirmed = isPublished(unit),
  ): readonly Finding[] {
    if (isConfirmed) return [lossFinding(file, gone)]
    const at = this.lastGood.heldSince(unit, state, this.now()) + removalGraceMs
    const finding = lossFinding(file, gone, at)
    const isAnnounced =
      !isNoticeSent() || this.lastGood.announcements().includes(findingLine(finding))
    if (this.now() >= at && isAnnounced) return []
    this.nextAt = Math.min(this.nextAt, Math.max(at, this.now() + askedAgainMs))
    return [finding]
  }

  private readNow(source: Source<unknown>, unit: string): Entries<unknown> | undefined {
    if (source.files(unit).some(hasFile))
      return this.readUnit(source, unit, stampOfUnit(source, unit)).read
    const entries = this.lastGoodEntries(source, unit)
    if (!entries) return undefined
    const units = source.units()
    const isKept = !units || this.readMissing(source, units).length > 0
    return isKept ? { entries, findings: [] } : undefined
  }

  private lastGoodOf(
    source: Source<unknown>,
    units: readonly string[],
    findings: readonly Finding[],
  ): Entries<unknown> {
    return { entries: units.flatMap(unit => this.lastGoodEntries(source, unit) ?? []), findings }
  }

  /** `undefined`: there is none, or none that this release can read. */
  private lastGoodEntries(source: Source<unknown>, unit: string) {
    const { read } = this.lastGood
    const isThere = source.files(unit).every(file => read(file).text !== undefined)
    if (!isThere) return undefined
    const { entries, findings } = source.read(unit, read, this.addresses)
    return entries.length > 0 || findings.length === 0 ? entries : undefined
  }

  private knownUnits(source: Source<unknown>): readonly string[] {
    return source.unitsAmong(this.lastGood.names())
  }

  private isSaved(source: Source<unknown>, unit: string): boolean {
    return source
      .files(unit)
      .every(file => readFile(file).text === (this.lastGood.read(file).text ?? ''))
  }

  private save(source: Source<unknown>, unit: string, entries: Entries<unknown>['entries']): void {
    for (const file of source.files(unit)) {
      const { text } = readFile(file)
      if (text !== undefined) this.lastGood.save(file, text)
    }
    source.remember?.(this.lastGood, entries)
    this.lastGood.release(unit)
  }

  private forget(source: Source<unknown>, unit: string): void {
    for (const file of source.files(unit)) this.lastGood.forget(file)
    this.lastGood.release(unit)
  }

  /** What tells that a unit's files have changed; in place of those of a folder that cannot be read, its own. */
  private stamps(): ReadonlyMap<string, string> {
    return new Map(
      Object.values(this.sources).flatMap(source => {
        const units = source.units()
        if (!units) return [[source.place, unreadable] as const]
        return units.map(unit => [unit, stampOfUnit(source, unit)] as const)
      }),
    )
  }
}

/** Units or records that are gone, as a finding names them. */
interface Loss {
  /** Where it is remembered since when. */
  readonly unit: string
  readonly file: string
  /** Another state begins anew. */
  readonly state: string
  readonly gone: Gone
}

/** `undefined`: the file itself. */
type Gone = { readonly gone: number; readonly all: number } | undefined

/** @param until when it is believed, in ms since 1970; without it, once a person has confirmed it */
export function lossFinding(file: string, gone: Gone, until?: number): Finding {
  const place = { file, isDoubtful: true }
  if (!until) return { ...place, code: 'goneUntilConfirmed', values: gone ?? { gone: 1, all: 1 } }
  const believed = { until: almatyTime(new Date(until)) }
  return gone
    ? { ...place, code: 'rowsGone', values: { ...gone, ...believed } }
    : { ...place, code: 'fileGone', values: believed }
}

const stampOfUnit = (source: Source<unknown>, unit: string) =>
  source
    .files(unit)
    .map(file => stampOf(fileOf(file)))
    .join(' ')

/** What the source of a file that a clinic need not have is made of. */
export function onlyFile<T>(
  file: string,
  read: (from?: ReadFile, addresses?: Addresses) => Entries<T>,
): Source<T> {
  return {
    place: file,
    units: () => (hasFile(file) ? [file] : []),
    unitsAmong: files => files.filter(each => each === file),
    files: unit => [unit],
    read: (_unit, from, addresses) => read(from, addresses),
  }
}

/** Names in the log of the site what is wrong in its files. */
export function logFindings(findings: readonly Finding[]): void {
  for (const finding of findings) {
    const { file, line, field } = finding
    const words = findingWords(finding, 'en')
    log.warn({ file, line, field, ...words }, 'A file of the content is wrong')
  }
}
