/** Which records belong together: said once, in one file, and sent with the other record as ids. */
import 'server-only'
import type { Entry } from '@/lib/clinic/files/check'
import { receivesChildren } from '@/lib/doctors/implied-tags'
import type { PackageFile } from '@/lib/kinds/check-up'
import { locales } from '@/lib/routing/locales'
import type { RecordEntries } from './files'
import { type Faults, resolver } from './references'

type Step = PackageFile['programme'][number]['items'][number]

const audiences = [null, 'female', 'male'] as const

type Of<Kind extends keyof RecordEntries> = RecordEntries[Kind][number]

/**
 * @param withDrafts others may name them
 * @param faults gets those about references of doctors, articles and specialties that lead nowhere
 */
export function relationsIn(all: RecordEntries, withDrafts: RecordEntries, faults: Faults) {
  const service = resolver(
    'services',
    withDrafts.services,
    slugOf,
    { code: 'noSuchFile', values: { folder: 'services/' } },
    faults,
  )
  const analysis = resolver(
    'analyses',
    all.analyses,
    slugOf,
    { code: 'noSuchSlug', values: { file: 'analyses.csv' } },
    faults,
  )
  const category = resolver(
    'analysisCategories',
    all.analysisCategories,
    ({ name_ru }) => name_ru,
    { code: 'noSuchName', values: { file: 'analysis-categories.csv' } },
    faults,
  )

  const givers = groups(
    all.doctors.flatMap(entry =>
      named(entry, 'services', entry.value.services, service).map(id => [id, entry.value.id]),
    ),
  )
  const visited = groups(
    all.doctors.flatMap(({ value: { id, specialties } }) => specialties.map(slug => [slug, id])),
  )
  const readers = groups(
    all.specialties.flatMap(entry =>
      named(entry, 'reads', entry.value.reads, category).flatMap(id =>
        (visited.get(entry.value.slug) ?? []).map(doctor => [id, doctor] as const),
      ),
    ),
  )
  const explainers = groups(
    all.specialties.flatMap(entry =>
      named(entry, 'explains', entry.value.explains, service).flatMap(id =>
        (visited.get(entry.value.slug) ?? []).map(doctor => [id, doctor] as const),
      ),
    ),
  )
  const doctorsOf = (specialties: readonly string[]) =>
    distinct(specialties.flatMap(slug => visited.get(slug) ?? []))
  const withChildren = idsOfChildrensDoctors(all)
  /** Of all of a specialty, at a record for children alone, those who receive children. */
  const seenBy = (value: For, doctors: readonly number[]) =>
    value.is_for_childs && !value.is_for_olders
      ? doctors.filter(id => withChildren.has(id))
      : doctors
  // References of programmes and promotions that lead nowhere are findings about their prices.
  const services = knownIds(all.services)
  const analyses = knownIds(all.analyses)
  const includedIn = (items: readonly Step[]) => ({
    service_ids: services(items.flatMap(item => item.service ?? [])),
    analysis_ids: analyses(items.flatMap(item => item.analysis ?? [])),
    doctor_ids: doctorsOf(items.flatMap(item => item.visit_to ?? [])),
  })

  return {
    /** Those who name the service; else, for a visit, all of the specialty. And who explains the result. */
    ofService: ({ value }: Of<'services'>) => ({
      doctor_ids:
        givers.get(value.id) ?? seenBy(value, doctorsOf(value.visit_to ? [value.visit_to] : [])),
      reader_ids: seenBy(value, distinct(explainers.get(value.id) ?? [])),
    }),
    ofPromotion: ({ value }: Of<'promotions'>) => ({
      service_ids: services(value.services),
      doctor_ids: seenBy(value, doctorsOf(value.visits_to)),
    }),
    ofCheckUp({ value: { packages } }: Of<'checkUps'>) {
      return includedIn(packages.flatMap(({ programme }) => programme.flatMap(part => part.items)))
    },
    /** What a package includes for everybody, for women and for men. @param of whom the check-up is for */
    partsOf: ({ programme }: PackageFile, of?: (typeof audiences)[number]) =>
      audiences.flatMap(sex => {
        const parts = programme.filter(part => (part.sex ?? null) === sex)
        const items = parts.flatMap(part => part.items)
        const steps = parts
          .flatMap(part => (part.notes ? [] : part.items))
          .filter(({ visit_to, service, analysis }) => !visit_to && !service && !analysis)
          .map(({ ru, kk, preparation }) => ({
            name: { ru, kk },
            preparation: preparation ?? { ru: '', kk: '' },
          }))
        return items.length > 0 ? [{ sex: sex ?? of ?? null, ...includedIn(items), steps }] : []
      }),
    /** What is named and is not there is a finding, and said on the page as not sold. */
    ofSet: (entry: Of<'analysisSets'>) =>
      entry.value.items.map((item, index) => {
        const idOf = (field: 'analysis' | 'service', resolve: typeof analysis) => {
          const slug = item[field]
          return slug ? resolve(entry, ['items', index, field], slug) : null
        }
        return {
          name: { ru: item.ru, kk: item.kk },
          analysis_id: idOf('analysis', analysis),
          service_id: idOf('service', service),
          valid_days: item.valid_days ?? 0,
        }
      }),
    ofArticle: (entry: Of<'posts'>) => ({
      service_ids: named(entry, 'services', entry.value.services, service),
      analysis_ids: named(entry, 'analyses', entry.value.analyses, analysis),
    }),
    /** Doctors who read the results of a category of analyses. */
    ofCategory: ({ value: { id } }: Of<'analysisCategories'>) => ({
      doctor_ids: distinct(readers.get(id) ?? []),
    }),
  }
}

type For = Pick<Of<'promotions'>['value'], 'is_for_childs' | 'is_for_olders'>

function idsOfChildrensDoctors({ doctors, specialties }: RecordEntries): ReadonlySet<number> {
  const names = new Map(specialties.map(({ value: { slug, name } }) => [slug, name]))
  const found = doctors.filter(({ value: { tags, specialties: slugs } }) =>
    locales.some(locale =>
      receivesChildren(
        {
          tags: tags.map(tag => tag[locale]),
          specialties: slugs.flatMap(slug => names.get(slug)?.[locale] ?? []),
        },
        locale,
      ),
    ),
  )
  return new Set(found.map(({ value: { id } }) => id))
}

const slugOf = ({ slug }: { readonly slug: string }) => slug
const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** Ids of the records that a field names. */
function named(
  entry: Entry<unknown>,
  field: string,
  names: readonly string[],
  resolve: ReturnType<typeof resolver>,
): number[] {
  const ids = names.map((name, index) => resolve(entry, [field, index], name))
  return distinct(ids.filter(id => id !== null))
}

function knownIds(entries: readonly Entry<{ readonly id: number; readonly slug: string }>[]) {
  const ids = new Map(entries.map(({ value: { slug, id } }) => [slug, id]))
  return (slugs: readonly string[]) => distinct(slugs.flatMap(slug => ids.get(slug) ?? []))
}

function groups<Key>(pairs: readonly (readonly [Key, number])[]): Map<Key, number[]> {
  const found = new Map<Key, number[]>()
  for (const [key, id] of pairs) {
    const group = found.get(key)
    if (group) group.push(id)
    else found.set(key, [id])
  }
  return found
}
