/** The files of the content folder that hold records, read again only when they have changed. */
import 'server-only'
import { basename, dirname, join } from 'node:path'
import type { z } from 'zod'
import type { Entries } from '@/lib/clinic/files/check'
import type { Finding } from '@/lib/clinic/files/finding'
import type { LastGoodFiles } from '@/lib/clinic/files/last-good'
import { namesIn } from '@/lib/clinic/files/listing'
import { markdownToHtml, readMarkdown } from '@/lib/clinic/files/markdown'
import { type CompletedRows, type Row, readTable } from '@/lib/clinic/files/table'
import type { ReadFile } from '@/lib/clinic/files/text'
import { type Addresses, onlyFile, type Source, WatchedFiles } from '@/lib/clinic/files/watched'
import { readYaml, readYamlList } from '@/lib/clinic/files/yaml'
import { slug } from '@/lib/entities/fields'
import { knownIn, knownLines, remember } from './addresses'
import { analysisCategoryTable, analysisTable, serviceTable } from './analyses'
import { articleFronts, articleKkTemplate, articleRuTemplate } from './articles'
import { checkUpFile, checkUpTemplate, parentCheckUpFile, parentCheckUpTemplate } from './check-ups'
import { doubts } from './differences'
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

/** Where records of a kind are. */
interface RecordSource<T> extends Source<T> {
  /** Name of the kind for `npm run content -- new`; it begins none of a table that need not be there. */
  readonly record?: string
  /** Template of each file of a new record; a list's is appended to it, a table has none. */
  readonly templates: Readonly<Record<string, string>>
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

/** The records of each file, as the site shows them. */
export class RecordFiles extends WatchedFiles<Sources> {
  constructor(lastGood?: LastGoodFiles, now?: () => number, addresses?: Addresses) {
    super(sources, lastGood, now, addresses)
  }

  /** It never throws: what cannot be read is a finding. */
  read(): {
    entries: RecordEntries
    findings: readonly Finding[]
    notes: readonly Finding[]
    /** The data of each record that is left out; of what cannot be read none. */
    refused: readonly (readonly [RecordKind, unknown])[]
  } {
    const readings = this.readings()
    const byKind = recordKinds.map((kind): readonly [RecordKind, readonly Entries<unknown>[]] => [
      kind,
      readings[kind],
    ])
    const units = byKind.flatMap(([, all]) => all)
    const entries = byKind.map(([kind, all]) => [kind, all.flatMap(it => it.entries)] as const)
    return {
      entries: Object.fromEntries(entries) as unknown as RecordEntries,
      findings: units.flatMap(({ findings }) => findings),
      notes: units.flatMap(({ notes = [] }) => notes),
      refused: byKind.flatMap(([kind, all]) =>
        all.flatMap(({ refused = [] }) => refused.map(raw => [kind, raw] as const)),
      ),
    }
  }
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
): RecordSource<Identified<T>> {
  return {
    record,
    templates: { [file]: template },
    doubts,
    ...onlyFile(file, from => {
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
): RecordSource<z.infer<T>> {
  return {
    ...(record && { record }),
    templates: { [file]: '' },
    doubts,
    ...onlyFile(file, (from, addresses) => {
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

/** A file for each record; its name is the slug. */
function folder<T extends z.ZodType<Numbered>>(
  record: string,
  name: string,
  schema: T,
  template: string,
): RecordSource<Identified<T> & { slug: string }> {
  return {
    record,
    templates: { [`${name}/{slug}.yaml`]: template },
    place: name,
    doubts,
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
    place: folder,
    doubts,
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
