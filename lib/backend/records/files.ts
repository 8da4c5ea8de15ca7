/** The files of the content folder that hold records, read again only when they have changed. */
import 'server-only'
import { basename, dirname, join } from 'node:path'
import type { z } from 'zod'
import type { Entries } from '@/lib/clinic/files/check'
import type { Finding } from '@/lib/clinic/files/finding'
import { givenTo, readOnce } from '@/lib/clinic/files/known-readings'
import type { LastGoodFiles } from '@/lib/clinic/files/last-good'
import { namesIn } from '@/lib/clinic/files/listing'
import { markdownToHtml, readMarkdown } from '@/lib/clinic/files/markdown'
import { unusable } from '@/lib/clinic/files/table'
import { type FileText, type ReadFile, readFile } from '@/lib/clinic/files/text'
import { type Addresses, onlyFile, type Source, WatchedFiles } from '@/lib/clinic/files/watched'
import { readYaml, readYamlList } from '@/lib/clinic/files/yaml'
import { slug } from '@/lib/entities/fields'
import { analysisCategoryKind, analysisKind } from '@/lib/kinds/analysis'
import { analysisSetKind } from '@/lib/kinds/analysis-set'
import { articleInKazakh, articleKind } from '@/lib/kinds/article'
import { bannerKind } from '@/lib/kinds/banner'
import { checkUpKind } from '@/lib/kinds/check-up'
import { doctorKind } from '@/lib/kinds/doctor'
import type { Fields } from '@/lib/kinds/field'
import { parentCheckUpKind } from '@/lib/kinds/parent-check-up'
import { promotionKind } from '@/lib/kinds/promotion'
import { serviceKind } from '@/lib/kinds/service'
import { serviceCategoryKind } from '@/lib/kinds/service-category'
import { specialtyKind } from '@/lib/kinds/specialty'
import { templateOf } from '@/lib/kinds/template'
import type { Language } from '@/lib/text/sentences'
import type { FieldHelp } from '@/messages/field-help'
import { remember } from './addresses'
import { analysisCategoryTable, analysisTable, serviceTable } from './analyses'
import { doubts } from './differences'
import { identified } from './ids'
import { type RecordTable, readRows } from './read-rows'

/** Where records of a kind are. */
interface RecordSource<T> extends Source<T> {
  /** Name of the kind for `npm run content -- new`; it begins none of a table that need not be there. */
  readonly record?: string
  /** Template of each file of a new record; a list's is appended to it, a table has none. */
  readonly templates: Readonly<Record<string, (language: Language) => string>>
  /** What its records have. */
  readonly fields: Fields
}

const slugOf = ({ slug }: { readonly slug: string }) => slug

/** In the order of the command's help. */
export const sources = {
  doctors: folder(doctorKind),
  services: folder(serviceKind),
  promotions: folder(promotionKind),
  checkUps: folder(checkUpKind),
  analysisSets: folder(analysisSetKind),
  posts: articleFiles('posts'),
  specialties: list(specialtyKind, slugOf),
  serviceCategories: list(serviceCategoryKind, slugOf),
  parentCheckUps: list(parentCheckUpKind, slugOf),
  banners: list(bannerKind, ({ name }) => name.ru),
  analyses: table('analysis', 'analyses.csv', analysisTable, analysisKind.fields),
  analysisCategories: table(
    'analysis-category',
    'analysis-categories.csv',
    analysisCategoryTable,
    analysisCategoryKind.fields,
  ),
  servicePrices: table(undefined, 'services.csv', serviceTable, serviceKind.fields),
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

interface Described<T extends z.ZodType<Numbered>> {
  readonly entity: string
  readonly home: string
  readonly heading?: FieldHelp
  readonly fields: Fields
  readonly file: T
}

/** What people call it at the command line. */
function nameOf(entity: string): string {
  return entity.replaceAll(' ', '-')
}

/**
 * A file that is a list; a clinic without such records has none.
 * @param keyOf what tells its records apart
 */
function list<T extends z.ZodType<Numbered>>(
  kind: Described<T>,
  keyOf: (record: z.infer<T>) => string,
): RecordSource<Identified<T>> {
  return {
    record: nameOf(kind.entity),
    fields: kind.fields,
    templates: { [kind.home]: language => templateOf(kind, language) },
    doubts,
    ...onlyFile(kind.home, from => {
      const { entries, ...rest } = readYamlList(kind.home, kind.file, from)
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
  read: RecordTable<T>,
  fields: Fields,
): RecordSource<z.infer<T>> {
  return {
    ...(record && { record }),
    fields,
    templates: { [file]: () => '' },
    doubts,
    ...onlyFile(file, (from = readFile, addresses) => {
      const source = from(file)
      if (source.text === undefined) return unusable([source.finding])
      const input = { table: file, text: source.text, given: givenTo(file, addresses?.read) }
      return namedAs(
        source,
        readOnce(input, () => readRows(read, input)),
      )
    }),
    remember: (addresses, entries) => remember(addresses, file, entries),
  }
}

/** With the name of the file that the text is from, and what is to be said of it. */
function namedAs<T>(
  { file, notes = [] }: FileText & { text: string },
  read: Entries<T>,
): Entries<T> {
  const named = <Each extends { readonly file: string }>(all: readonly Each[]): readonly Each[] =>
    file === undefined ? all : all.map(each => ({ ...each, file }))
  return {
    ...read,
    entries: named(read.entries),
    findings: named(read.findings),
    ...(read.sections && { sections: named(read.sections) }),
    notes: [...notes, ...named(read.notes ?? [])],
  }
}

/** A file for each record; its name is the slug. */
function folder<T extends z.ZodType<Numbered>>(
  kind: Described<T>,
): RecordSource<Identified<T> & { slug: string }> {
  const name = dirname(kind.home)
  return {
    record: nameOf(kind.entity),
    fields: kind.fields,
    templates: { [kind.home]: language => templateOf(kind, language) },
    place: name,
    doubts,
    units: () =>
      namesIn(name)
        ?.filter(file => file.endsWith('.yaml'))
        .map(file => join(name, file)),
    unitsAmong: files => files.filter(file => dirname(file) === name && file.endsWith('.yaml')),
    files: unit => [unit],
    read: (unit, from) => {
      const { value, data, findings, lineOf } = readYaml(unit, kind.file, from)
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
      code: 'fileName',
      values: { name },
    },
  ]
}

function frontOf(fields: string): string {
  return `---\n${fields}---\n\n`
}

/** Two files for each record, one for each language. */
function articleFiles(folder: string) {
  const files = (unit: string) => [`${unit}.ru.md`, `${unit}.kk.md`] as const
  return {
    record: 'post',
    fields: articleKind.fields,
    templates: {
      [`${folder}/{slug}.ru.md`]: (language: Language) =>
        frontOf(templateOf(articleKind, language)),
      [`${folder}/{slug}.kk.md`]: () => frontOf("name: ''\n"),
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
      const ru = readMarkdown(ruFile, articleKind.file, from)
      const kk = readMarkdown(kkFile, articleInKazakh, from)
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
