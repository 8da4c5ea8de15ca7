/** The files of the content folder that hold records, read again only when they have changed. */
import 'server-only'
import { basename, dirname, join } from 'node:path'
import type { z } from 'zod'
import type { Entries } from '@/lib/clinic/files/check'
import { type Finding, unreadableFolder } from '@/lib/clinic/files/finding'
import { findingLine } from '@/lib/clinic/files/finding-line'
import { LastGoodFiles, removalGraceMs } from '@/lib/clinic/files/last-good'
import { namesIn } from '@/lib/clinic/files/listing'
import { markdownToHtml, readMarkdown } from '@/lib/clinic/files/markdown'
import { isPublished } from '@/lib/clinic/files/published'
import { stampOf } from '@/lib/clinic/files/stamps'
import { type CompletedRows, type Row, readTable } from '@/lib/clinic/files/table'
import { fileOf, hasFile, type ReadFile, readFile } from '@/lib/clinic/files/text'
import { readYaml, readYamlList } from '@/lib/clinic/files/yaml'
import { slug } from '@/lib/entities/fields'
import { almatyTime } from '@/lib/text/almaty'
import { type Addresses, knownIn, knownLines, remember } from './addresses'
import { analysisCategoryTable, analysisTable, serviceTable } from './analyses'
import { articleFronts, articleKkTemplate, articleRuTemplate } from './articles'
import { checkUpFile, checkUpTemplate, parentCheckUpFile, parentCheckUpTemplate } from './check-ups'
import {
  becameSections,
  differences,
  goneOf,
  isSuspicious,
  publishedDoubts,
  removal,
} from './differences'
import { doctorFile, doctorTemplate, specialtyFile, specialtyTemplate } from './doctors'
import { identified } from './ids'
import { bannerFile, bannerTemplate, promotionFile, promotionTemplate } from './promotions'
import {
  serviceCategoryFile,
  serviceCategoryTemplate,
  serviceFile,
  serviceTemplate,
} from './services'
import type { Known } from './table-rows'

/** Where records of a kind are. A unit is read as a whole: a file, or an article's two. */
interface Source<T> {
  /** Name of the kind for `npm run content -- new`; it begins none of a table that need not be there. */
  readonly record?: string
  /** Template of each file of a new record; a list's is appended to it, a table has none. */
  readonly templates: Readonly<Record<string, string>>
  /** `undefined`: their folder cannot be read. */
  units(): readonly string[] | undefined
  /** Units among paths of files. */
  unitsAmong(files: readonly string[]): readonly string[]
  /** Paths of a unit's files. */
  files(unit: string): readonly string[]
  read(unit: string, from?: ReadFile, addresses?: Addresses): Entries<T>
  /** Of a table that is shown: the ids and slugs of its rows, for ever. */
  remember?(addresses: Addresses, entries: AnyEntries): void
}

const slugOf = ({ slug }: { readonly slug: string }) => slug

/** In the order of the command's help. */
export const sources = {
  doctors: folder('doctor', 'doctors', doctorFile, doctorTemplate),
  services: folder('service', 'services', serviceFile, serviceTemplate),
  promotions: folder('promotion', 'promotions', promotionFile, promotionTemplate),
  checkUps: folder('check-up', 'check-ups', checkUpFile, checkUpTemplate),
  posts: articleFiles('posts'),
  specialties: list('specialty', 'specialties.yaml', specialtyFile, specialtyTemplate, slugOf),
  serviceCategories: list(
    'service-category',
    'service-categories.yaml',
    serviceCategoryFile,
    serviceCategoryTemplate,
    slugOf,
  ),
  parentCheckUps: list(
    'parent-check-up',
    'parent-check-ups.yaml',
    parentCheckUpFile,
    parentCheckUpTemplate,
    slugOf,
  ),
  banners: list('banner', 'banners.yaml', bannerFile, bannerTemplate, ({ name }) => name.ru),
  analyses: table('analysis', 'analyses.csv', analysisTable),
  analysisCategories: table('analysis-category', 'analysis-categories.csv', analysisCategoryTable),
  servicePrices: table(undefined, 'services.csv', serviceTable),
}

type Sources = typeof sources
export type RecordKind = keyof Sources

export const recordKinds = Object.keys(sources) as readonly RecordKind[]

/** The parsed records of each kind. */
export type RecordEntries = {
  readonly [K in RecordKind]: ReturnType<Sources[K]['read']>['entries']
}

interface Cached {
  readonly stamp: string
  readonly read: Entries<unknown>
  /** Its last good state is shown instead. */
  readonly isHeld: boolean
}

/** Whether the clinic is told by e-mail of what is held back; not by `env()`, as commands have not all of it. */
const isNoticeSent = () => Boolean(process.env.SMTP_URL && process.env.REQUESTS_EMAIL)

/** Milliseconds until it is looked at once more whether somebody was told. */
const askedAgainMs = 30_000

/** Apart from what is held of files that are there. */
const goneUnits = 'gone'

type AnySource = Source<{ readonly id: number }>

/**
 * Caches the records of each file. Of a file that has become invalid or doubtful the last good state
 * stays, until it is mended or confirmed; a removal of many records is believed after an hour.
 */
export class RecordFiles {
  private readonly cache = new Map<string, Cached>()
  private acceptedAt = ''
  /** When the next removal is believed, in ms since 1970. */
  private nextAt = Number.POSITIVE_INFINITY

  constructor(
    private readonly lastGood: LastGoodFiles = new LastGoodFiles(),
    private readonly now: () => number = Date.now,
    private readonly addresses: Addresses = lastGood,
  ) {}

  /** Whether a file has changed, appeared or gone since {@link read}, or what is held may go. */
  hasChanged(): boolean {
    const now = stamps()
    return (
      now.size !== this.cache.size ||
      [...now].some(([unit, stamp]) => this.cache.get(unit)?.stamp !== stamp) ||
      this.now() >= this.nextAt ||
      this.lastGood.acceptedAt() !== this.acceptedAt
    )
  }

  /** It never throws: what cannot be read is a finding. */
  read(): {
    entries: RecordEntries
    findings: readonly Finding[]
    notes: readonly Finding[]
    /** The data of each record that is left out; of what cannot be read none. */
    refused: readonly (readonly [RecordKind, unknown])[]
  } {
    this.acceptedAt = this.lastGood.acceptedAt()
    this.nextAt = Number.POSITIVE_INFINITY
    const present = stamps()
    for (const unit of this.cache.keys()) if (!present.has(unit)) this.cache.delete(unit)
    const reads = kindsOfSources.map(([kind, source]) => {
      const units = source.units()
      if (!units) return [kind, [this.readUnknown(source)]] as const
      const missing = this.readMissing(kind, source, units)
      const read = units.map(unit => this.readUnit(source, unit, present.get(unit) ?? ''))
      return [kind, [...read, ...missing]] as const
    })
    const entries = reads.map(([kind, units]) => [kind, units.flatMap(it => it.entries)] as const)
    return {
      entries: Object.fromEntries(entries) as unknown as RecordEntries,
      findings: reads.flatMap(([, units]) => units.flatMap(({ findings }) => findings)),
      notes: reads.flatMap(([, units]) => units.flatMap(({ notes = [] }) => notes)),
      refused: reads.flatMap(([kind, units]) =>
        units.flatMap(unit => (unit.refused ?? []).map(raw => [kind, raw] as const)),
      ),
    }
  }

  /** Why last good states are shown in place of files, the findings of each unit together. */
  heldBack(): readonly (readonly Finding[])[] {
    this.read()
    const kept = [...this.cache.values()].filter(({ isHeld }) => isHeld)
    const missing = kindsOfSources.flatMap(([kind, source]) => {
      const units = source.units()
      return units ? this.readMissing(kind, source, units) : []
    })
    return [...kept.map(({ read }) => read.findings), ...missing.map(({ findings }) => findings)]
  }

  /**
   * Makes the present files the last good ones, as far as they can be used; removals too.
   * @param names files, and folders of which files are gone, as findings name them; without it all
   */
  accept(names?: readonly string[]): void {
    const isNamed = (files: readonly string[]) =>
      names === undefined || files.some(file => names.includes(file))
    for (const [, source] of kindsOfSources) {
      const units = source.units()
      if (!units) continue
      for (const unit of source.unitsAmong(this.lastGood.names()))
        if (!units.includes(unit) && isNamed([unit, dirname(unit)])) this.forget(source, unit)
      for (const unit of units) {
        const files = source.files(unit)
        if (!isNamed([unit, ...files, ...files.map(fileOf)])) continue
        const { entries, findings } = source.read(unit, readFile, this.addresses)
        if (findings.every(({ isDoubtful }) => isDoubtful)) this.save(source, unit, entries)
      }
    }
    this.lastGood.noteAccepted()
  }

  /** What is known of a folder that cannot be read: nothing of it is believed to be gone. */
  private readUnknown(source: AnySource): Entries<unknown> {
    const folder = folderOf(source)
    const known = source.unitsAmong(this.lastGood.names())
    const read = {
      entries: known.flatMap(unit => this.lastGoodEntries(source, unit) ?? []),
      findings: [unreadableFolder(folder)],
    }
    this.cache.set(folder, { stamp: unreadable, read, isHeld: true })
    return read
  }

  private readUnit(source: AnySource, unit: string, stamp: string): Entries<unknown> {
    const last = this.cache.get(unit)
    if (last?.stamp === stamp && !last.isHeld) return last.read
    const now = source.read(unit, readFile, this.addresses)
    const before = this.lastGoodEntries(source, unit)
    const doubts = before ? this.doubts(unit, before, now, stamp) : []
    const findings = [...now.findings, ...doubts]
    const isHeld = before !== undefined && findings.length > 0 && !this.isSaved(source, unit)
    if (!isHeld && now.entries.length + (before?.length ?? 0) > 0)
      this.save(source, unit, now.entries)
    const read = isHeld ? { ...now, entries: before, findings } : now
    this.cache.set(unit, { stamp, read, isHeld })
    return read
  }

  private doubts(
    unit: string,
    before: AnyEntries,
    { entries, findings, sections }: Entries<{ readonly id: number }>,
    stamp: string,
  ): readonly Finding[] {
    const become = becameSections(before, sections)
    if (isPublished(unit)) return [...publishedDoubts(unit, before, entries), ...become]
    const gone = goneOf(before, entries)
    const isEmptied = entries.length === 0 && gone > 0
    // Invalid records are not gone.
    const isMuch = findings.length === 0 && (isEmptied || isSuspicious(before.length, gone))
    return [
      ...differences(before, entries),
      ...become,
      ...(isMuch ? this.held(unit, stamp, before.length, gone) : []),
    ]
  }

  /** Nothing once the hour has passed and, where e-mail can be sent, somebody was told. */
  private held(
    unit: string,
    state: string,
    before: number,
    gone: number,
    kind = '',
  ): readonly Finding[] {
    const at = this.lastGood.heldSince(join(kind, unit), state, this.now()) + removalGraceMs
    const findings = removal(unit, before, gone, almatyTime(new Date(at)))
    const told = this.lastGood.told()
    const isAnnounced = !isNoticeSent() || findings.every(each => told.includes(findingLine(each)))
    if (this.now() >= at && isAnnounced) return []
    this.nextAt = Math.min(this.nextAt, Math.max(at, this.now() + askedAgainMs))
    return findings
  }

  /** Records of files that are gone, while that is not believed; else they are forgotten. */
  private readMissing(
    kind: string,
    source: AnySource,
    units: readonly string[],
  ): readonly Entries<unknown>[] {
    const known = source.unitsAmong(this.lastGood.names())
    const missing = known.filter(unit => !units.includes(unit))
    const isFile = known.every(unit => source.files(unit).includes(unit) && !unit.includes('/'))
    const isMuch = missing.length > 0 && (isFile || isSuspicious(known.length, missing.length))
    const place = isFile ? (known[0] ?? kind) : dirname(known[0] ?? kind)
    const findings = isMuch
      ? this.held(place, missing.join(' '), known.length, missing.length, goneUnits)
      : []
    if (findings.length === 0) {
      if (known.length > 0) this.lastGood.release(join(goneUnits, place))
      for (const unit of missing) this.forget(source, unit)
      return []
    }
    return [
      { entries: missing.flatMap(unit => this.lastGoodEntries(source, unit) ?? []), findings },
    ]
  }

  private lastGoodEntries(source: AnySource, unit: string): AnyEntries | undefined {
    const isThere = source.files(unit).every(file => this.lastGood.read(file).text !== undefined)
    return isThere ? source.read(unit, this.lastGood.read, this.addresses).entries : undefined
  }

  private isSaved(source: AnySource, unit: string): boolean {
    return source
      .files(unit)
      .every(file => readFile(file).text === (this.lastGood.read(file).text ?? ''))
  }

  private save(source: AnySource, unit: string, entries: AnyEntries): void {
    for (const file of source.files(unit)) {
      const { text } = readFile(file)
      if (text !== undefined) this.lastGood.save(file, text)
    }
    source.remember?.(this.lastGood, entries)
    this.lastGood.release(unit)
  }

  private forget(source: AnySource, unit: string): void {
    for (const file of source.files(unit)) this.lastGood.forget(file)
    this.lastGood.release(unit)
  }
}

type AnyEntries = Entries<{ readonly id: number }>['entries']

const kindsOfSources: readonly (readonly [RecordKind, AnySource])[] = recordKinds.map(kind => [
  kind,
  sources[kind],
])

const unreadable = 'unreadable'

const folderOf = ({ templates }: Pick<AnySource, 'templates'>) =>
  dirname(Object.keys(templates)[0] ?? '')

/** What tells that a unit's files have changed; in place of those of a folder that cannot be read, its own. */
function stamps(): Map<string, string> {
  return new Map(
    Object.values(sources).flatMap(source => {
      const units = source.units()
      if (!units) return [[folderOf(source), unreadable] as [string, string]]
      const stampOfUnit = (unit: string) =>
        source
          .files(unit)
          .map(file => stampOf(fileOf(file)))
          .join(' ')
      return units.map(unit => [unit, stampOfUnit(unit)] as [string, string])
    }),
  )
}

/** What a record is without a number in its file. */
type Numbered = { readonly id?: number | undefined }
type Identified<T extends z.ZodType> = z.infer<T> & { readonly id: number }

/**
 * A file that is a list; a clinic without such records has none.
 * @param keyOf what tells its records apart
 */
function list<T extends z.ZodType<Numbered>>(
  record: string,
  file: string,
  schema: T,
  template: string,
  keyOf: (record: z.infer<T>) => string,
): Source<Identified<T>> {
  return {
    record,
    templates: { [file]: template },
    ...only(file, from => {
      const { entries, ...rest } = readYamlList(file, schema, from)
      const numbered = entries.map(entry => ({
        ...entry,
        value: identified(entry.value, keyOf(entry.value)),
      }))
      return { ...rest, entries: numbered }
    }),
  }
}

/** A table, which is a CSV file or a workbook of the same name. */
function table<T extends z.ZodObject>(
  record: string | undefined,
  file: string,
  { schema, required, complete }: RecordTable<T>,
): Source<z.infer<T>> {
  return {
    ...(record && { record }),
    templates: { [file]: '' },
    ...only(file, (from, addresses) => {
      const known = addresses ? knownIn(addresses, file) : []
      return readTable(
        file,
        {
          ...{ schema, required, complete: (rows, name) => complete(name, rows, known) },
          ...(addresses && { known: knownLines(addresses, file) }),
        },
        from,
      )
    }),
    remember: (addresses, entries) => remember(addresses, file, entries),
  }
}

interface RecordTable<T extends z.ZodObject> {
  readonly schema: T
  readonly required: readonly (string & keyof z.infer<T>)[]
  readonly complete: (file: string, rows: readonly Row[], known: readonly Known[]) => CompletedRows
}

function only<T>(file: string, read: (from?: ReadFile, addresses?: Addresses) => Entries<T>) {
  return {
    units: () => (hasFile(file) ? [file] : []),
    unitsAmong: (files: readonly string[]) => files.filter(each => each === file),
    files: (unit: string) => [unit],
    read: (_unit: string, from?: ReadFile, addresses?: Addresses) => read(from, addresses),
  }
}

/** A file for each record; its name is the slug. */
function folder<T extends z.ZodType<Numbered>>(
  record: string,
  name: string,
  schema: T,
  template: string,
): Source<Identified<T> & { slug: string }> {
  return {
    record,
    templates: { [`${name}/{slug}.yaml`]: template },
    units: () =>
      namesIn(name)
        ?.filter(file => file.endsWith('.yaml'))
        .map(file => join(name, file)),
    unitsAmong: files => files.filter(file => dirname(file) === name && file.endsWith('.yaml')),
    files: unit => [unit],
    read: (unit, from) => {
      const { value, data, findings, lineOf } = readYaml(unit, schema, from)
      const slug = basename(unit, '.yaml')
      const wrong = wrongName(unit, slug)
      const all = [...findings, ...wrong]
      if (!value || wrong.length > 0)
        return { entries: [], findings: all, refused: [{ ...Object(data), slug }] }
      const entry = { value: { ...identified(value, slug), slug }, file: unit, lineOf }
      return { entries: [entry], findings: all }
    },
  }
}

function wrongName(file: string, name: string): readonly Finding[] {
  if (slug.safeParse(name).success) return []
  return [
    {
      file,
      found: `the name ${name}`,
      expected: 'a name that can stand in an address: without spaces and the signs \\ ? #',
    },
  ]
}

/** Two files for each record, one for each language. */
function articleFiles(folder: string) {
  const files = (unit: string) => [`${unit}.ru.md`, `${unit}.kk.md`] as const
  return {
    record: 'post',
    templates: {
      [`${folder}/{slug}.ru.md`]: articleRuTemplate,
      [`${folder}/{slug}.kk.md`]: articleKkTemplate,
    },
    units: () => {
      const units = namesIn(folder)?.flatMap(file =>
        /\.(ru|kk)\.md$/.test(file) ? [join(folder, file.slice(0, -'.ru.md'.length))] : [],
      )
      return units && [...new Set(units)]
    },
    unitsAmong: (all: readonly string[]) => [
      ...new Set(
        all.flatMap(file => (dirname(file) === folder ? [file.slice(0, -'.ru.md'.length)] : [])),
      ),
    ],
    files,
    read: (unit: string, from?: ReadFile) => {
      const [ruFile, kkFile] = files(unit)
      const ru = readMarkdown(ruFile, articleFronts.ru, from)
      const kk = readMarkdown(kkFile, articleFronts.kk, from)
      const slug = basename(unit)
      const findings = [...ru.findings, ...kk.findings, ...wrongName(ruFile, slug)]
      if (!ru.value || !kk.value || findings.length > 0)
        return { entries: [], findings, refused: [{ slug }] }
      const value = {
        ...identified(ru.value.front, slug),
        slug,
        name: { ru: ru.value.front.name, kk: kk.value.front.name },
        description: { ru: markdownToHtml(ru.value.body), kk: markdownToHtml(kk.value.body) },
      }
      return { entries: [{ value, file: ruFile, lineOf: ru.lineOf }], findings }
    },
  }
}
