/**
 * The resources of the API, one entry per kind of record: its path, and where its wire format or
 * its calls differ from the rest.
 */
import 'server-only'
import type { z } from 'zod'
import { analysisCategoryInput, analysisInput } from '@/lib/kinds/analysis'
import type { Text } from '@/lib/kinds/strict'
import { recordRoutes, type SlugKind } from '@/lib/routing/routes'
import { type RecordKind, recordKinds } from './records/files'
import type { CheckUpPackage, Doctor, Records, Service } from './records/records'
import { sortDoctors, sortSchema } from './sorting'

export interface NamedRecord {
  readonly id: number
  readonly name: Text
}

/** Methods instead of function properties, so that an entry may narrow the type of its records. */
export interface Resource {
  readonly path: string
  readonly list: keyof Records
  /** The list comes as `data.data`. */
  readonly nested?: true
  /** Path of its names by their first letter. */
  readonly letters?: string
  readonly sorting?: Sorting
  /** The wire format, where it is not the record itself. */
  wire?(record: object, records: Records): object
  /** Write calls; without them it is read-only. */
  readonly writing?: Writing
}

export interface Sorting {
  readonly query: z.ZodType<object>
  order(records: readonly NamedRecord[], query: object): readonly NamedRecord[]
}

export interface Writing {
  readonly input: z.ZodType<object>
  /** Schema of an update. */
  readonly change: z.ZodType<object>
  /** Whether the record has `updated_at`. */
  readonly dated: boolean
  /** Fields that contradict other records. */
  conflicts?(input: object, records: Records, ownId?: number): readonly string[]
  /** Why a record cannot be deleted; `null` when it can. */
  deletionObstacle?(id: number, records: Records): string | null
}

const differing = [
  {
    path: 'analyses',
    list: 'analyses',
    writing: {
      input: analysisInput,
      change: analysisInput.partial(),
      dated: true,
      conflicts: analysisConflicts,
    },
  },
  {
    path: 'category-analyses',
    list: 'analysisCategories',
    letters: 'analyse/russian-letters',
    writing: {
      input: analysisCategoryInput,
      change: analysisCategoryInput,
      dated: false,
      deletionObstacle: (id, { analyses }) =>
        analyses.some(each => each.category_analysis_id === id)
          ? 'The category still has analyses'
          : null,
    },
  },
  {
    path: 'doctors',
    list: 'doctors',
    sorting: { query: sortSchema, order: sortDoctors },
    wire: doctorWire,
  },
  { path: 'analysis-sets', list: 'analysisSets' },
  { path: 'job-titles', list: 'specialties', letters: 'doctor/russian-letters' },
  { path: 'services', list: 'services', wire: serviceWire },
  { path: 'category-services', list: 'serviceCategories' },
  { path: 'parent-check-ups', list: 'parentCheckUps', nested: true },
  { path: 'check-ups', list: 'checkUps', nested: true },
  { path: 'check-up-packages', list: 'checkUpPackages', nested: true, wire: packageWire },
] as const satisfies readonly Resource[]

/** The rest: the path is the name of the list, and records are sent as they are. */
const alike = recordKinds
  .filter(
    kind =>
      kind !== 'specialties' &&
      kind !== 'servicePrices' &&
      !differing.some(({ list }) => list === kind),
  )
  .map(kind => ({ path: kind, list: kind as keyof Records }))

export const resources: readonly Resource[] = [...differing, ...alike]

const byPath = Object.fromEntries(resources.map(each => [each.path, each])) as Readonly<
  Record<(typeof differing)[number]['path'] | RecordKind, Resource>
>

/** The resource of a kind. */
export const resourceOf = (kind: SlugKind): Resource => byPath[recordRoutes[kind].list]

/** Names of the specialties in place of their ids, and the number of reviews. */
function doctorWire({ job_titles, ...doctor }: Doctor, { specialties }: Records) {
  const titles = job_titles.flatMap(id => specialties.filter(title => title.id === id))
  return {
    ...doctor,
    short_info: titles.map(title => ({ specialty: title.name })),
    reviews_count: doctor.reviews.length,
  }
}

/** The category itself in place of its id. */
function serviceWire({ category_service_id, ...service }: Service, records: Records) {
  const category = records.serviceCategories.find(({ id }) => id === category_service_id)
  return {
    ...service,
    category_service: category ? { id: category.id, name: category.name } : null,
  }
}

/** The programme as a list of one entry. */
function packageWire({ program_description, ...rest }: CheckUpPackage) {
  return { ...rest, program_description: [{ description: program_description }] }
}

/** A slug that is taken, a category that does not exist. */
function analysisConflicts(
  { slug, category_analysis_id: category }: { slug?: string; category_analysis_id?: number },
  { analyses, analysisCategories }: Records,
  ownId?: number,
): readonly string[] {
  const taken = analyses.some(each => each.slug === slug && each.id !== ownId)
  const unknown = category !== undefined && !analysisCategories.some(({ id }) => id === category)
  return [...(taken ? ['slug'] : []), ...(unknown ? ['category_analysis_id'] : [])]
}
