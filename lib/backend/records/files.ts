/** The files of the content folder that hold records, read again only when they have changed. */
import 'server-only'
import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { z } from 'zod'
import type { Entries } from '@/lib/clinic/files/check'
import { readCsv } from '@/lib/clinic/files/csv'
import { contentDir } from '@/lib/clinic/files/dir'
import type { Finding } from '@/lib/clinic/files/finding'
import { markdownToHtml, readMarkdown } from '@/lib/clinic/files/markdown'
import { readYaml, readYamlList } from '@/lib/clinic/files/yaml'
import { slug } from '@/lib/content/entities/fields'
import { analysisCategoryRow, analysisRow } from './analyses'
import { checkUpFile, checkUpTemplate, parentCheckUpFile, parentCheckUpTemplate } from './check-ups'
import { doctorFile, doctorTemplate, specialtyFile, specialtyTemplate } from './doctors'
import { postFronts, postKkTemplate, postRuTemplate } from './posts'
import { bannerFile, bannerTemplate, promotionFile, promotionTemplate } from './promotions'
import {
  serviceCategoryFile,
  serviceCategoryTemplate,
  serviceFile,
  serviceTemplate,
} from './services'

/** Where records of a kind are. A unit is read as a whole: a file, or a post's two. */
interface Source<T> {
  /** Name of the kind for `npm run content -- new`. */
  readonly record: string
  /** Template of each file of a new record; a list's is appended to it, a table has none. */
  readonly templates: Readonly<Record<string, string>>
  units(): readonly string[]
  /** Paths of a unit's files. */
  files(unit: string): readonly string[]
  read(unit: string): Entries<T>
}

/** In the order of the command's help. */
export const sources = {
  doctors: folder('doctor', 'doctors', doctorFile, doctorTemplate),
  services: folder('service', 'services', serviceFile, serviceTemplate),
  promotions: folder('promotion', 'promotions', promotionFile, promotionTemplate),
  checkUps: folder('check-up', 'check-ups', checkUpFile, checkUpTemplate),
  posts: posts('posts'),
  specialties: list('specialty', 'specialties.yaml', specialtyFile, specialtyTemplate),
  serviceCategories: list(
    'service-category',
    'service-categories.yaml',
    serviceCategoryFile,
    serviceCategoryTemplate,
  ),
  parentCheckUps: list(
    'parent-check-up',
    'parent-check-ups.yaml',
    parentCheckUpFile,
    parentCheckUpTemplate,
  ),
  banners: list('banner', 'banners.yaml', bannerFile, bannerTemplate),
  analyses: table('analysis', 'analyses.csv', analysisRow),
  analysisCategories: table('analysis-category', 'analysis-categories.csv', analysisCategoryRow),
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
}

/** Caches the records of each file, so that an invalid file keeps its last good ones. */
export class RecordFiles {
  private readonly cache = new Map<string, Cached>()

  /** Whether a file has changed, appeared or gone since {@link read}. */
  hasChanged(): boolean {
    const now = stamps()
    return (
      now.size !== this.cache.size ||
      [...now].some(([unit, stamp]) => this.cache.get(unit)?.stamp !== stamp)
    )
  }

  /** It never throws: what cannot be read is a finding. */
  read(): { entries: RecordEntries; findings: readonly Finding[] } {
    const present = stamps()
    for (const unit of this.cache.keys()) if (!present.has(unit)) this.cache.delete(unit)
    const reads = Object.entries(sources).map(([kind, source]) => {
      const units = source.units().map(unit => this.readUnit(source, unit, present.get(unit) ?? ''))
      return [kind, units] as const
    })
    const entries = reads.map(([kind, units]) => [kind, units.flatMap(it => it.entries)] as const)
    return {
      entries: Object.fromEntries(entries) as unknown as RecordEntries,
      findings: reads.flatMap(([, units]) => units.flatMap(({ findings }) => findings)),
    }
  }

  private readUnit(source: Source<unknown>, unit: string, stamp: string): Entries<unknown> {
    const last = this.cache.get(unit)
    if (last?.stamp === stamp) return last.read
    const { entries, findings } = source.read(unit)
    const good = last && findings.length > 0 ? last.read.entries : entries
    const read = { entries: good, findings }
    this.cache.set(unit, { stamp, read })
    return read
  }
}

/** Modification time and size of each unit's files. */
function stamps(): Map<string, string> {
  return new Map(
    Object.values(sources).flatMap(source =>
      source
        .units()
        .map(unit => [unit, source.files(unit).map(stampOf).join(' ')] as [string, string]),
    ),
  )
}

function stampOf(file: string): string {
  const stat = statSync(within(file), { throwIfNoEntry: false })
  return stat ? `${stat.mtimeMs}-${stat.size}` : ''
}

function within(file: string): string {
  return join(/* turbopackIgnore: true */ contentDir(), file)
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(within(folder))
      .filter(name => !/^[.~]/.test(name))
      .sort()
  } catch {
    return []
  }
}

/** A file that is a list; a clinic without such records has none. */
function list<T extends z.ZodType>(
  record: string,
  file: string,
  schema: T,
  template: string,
): Source<z.infer<T>> {
  return {
    record,
    templates: { [file]: template },
    ...only(file, () => readYamlList(file, schema)),
  }
}

function table<T extends z.ZodObject>(record: string, file: string, schema: T): Source<z.infer<T>> {
  return { record, templates: { [file]: '' }, ...only(file, () => readCsv(file, schema)) }
}

function only<T>(file: string, read: () => Entries<T>) {
  return { units: () => (stampOf(file) ? [file] : []), files: (unit: string) => [unit], read }
}

/** A file for each record; its name is the slug. */
function folder<T extends z.ZodObject>(
  record: string,
  name: string,
  schema: T,
  template: string,
): Source<z.infer<T> & { slug: string }> {
  return {
    record,
    templates: { [`${name}/{slug}.yaml`]: template },
    units: () =>
      namesIn(name)
        .filter(file => file.endsWith('.yaml'))
        .map(file => join(name, file)),
    files: unit => [unit],
    read: unit => {
      const { value, findings, lineOf } = readYaml(unit, schema)
      const wrong = wrongName(unit, basename(unit, '.yaml'))
      const all = [...findings, ...wrong]
      if (!value || wrong.length > 0) return { entries: [], findings: all }
      const entry = { value: { ...value, slug: basename(unit, '.yaml') }, file: unit, lineOf }
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
function posts(folder: string) {
  const files = (unit: string) => [`${unit}.ru.md`, `${unit}.kk.md`] as const
  return {
    record: 'post',
    templates: {
      [`${folder}/{slug}.ru.md`]: postRuTemplate,
      [`${folder}/{slug}.kk.md`]: postKkTemplate,
    },
    units: () => [
      ...new Set(
        namesIn(folder).flatMap(file =>
          /\.(ru|kk)\.md$/.test(file) ? [join(folder, file.slice(0, -'.ru.md'.length))] : [],
        ),
      ),
    ],
    files,
    read: (unit: string) => {
      const [ruFile, kkFile] = files(unit)
      const ru = readMarkdown(ruFile, postFronts.ru)
      const kk = readMarkdown(kkFile, postFronts.kk)
      const slug = basename(unit)
      const findings = [...ru.findings, ...kk.findings, ...wrongName(ruFile, slug)]
      if (!ru.value || !kk.value || findings.length > 0) return { entries: [], findings }
      const value = {
        ...ru.value.front,
        slug,
        name: { ru: ru.value.front.name, kk: kk.value.front.name },
        description: { ru: markdownToHtml(ru.value.body), kk: markdownToHtml(kk.value.body) },
      }
      return { entries: [{ value, file: ruFile, lineOf: ru.lineOf }], findings }
    },
  }
}
