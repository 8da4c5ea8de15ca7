/** Assembles records from the files, with references by name resolved to ids. */
import 'server-only'
import type { Entry } from '@/lib/clinic/files/check'
import { cropped, type Focus } from '@/lib/clinic/files/crop'
import type { Finding } from '@/lib/clinic/files/finding'
import { doctorKind } from '@/lib/kinds/doctor'
import { priceKey } from '@/lib/kinds/price-key'
import { firstMadeId, type Text } from '@/lib/kinds/strict'
import { priceRange } from '@/lib/text/price-range'
import { isTable } from './compared'
import { withoutDrafts } from './drafts'
import { type RecordEntries, recordKinds } from './files'
import { byWrittenId } from './ids'
import { pricesOfRow } from './named-columns'
import { packageOf } from './packages'
import type { AssembledRecords, Plain, Records } from './records'
import { type Faults, resolver } from './references'
import { RefusedRecords } from './refused'
import { relationsIn } from './relations'

/**
 * A dangling reference is a finding; the record stays, except a check-up without its parent.
 * @param refused records that are left out already; gets those that are left out here
 */
export function assemble(
  files: RecordEntries,
  refused = new RefusedRecords(),
): {
  records: Records
  findings: readonly Finding[]
} {
  const findings: Finding[] = []
  const faults = { findings, refused }
  const withDrafts = distinct(files, faults)
  const all = withoutDrafts(withDrafts)
  const idOf = {
    specialty: resolver(
      'specialties',
      all.specialties,
      slugOf,
      { code: 'noSuchSlug', values: { file: 'specialties.yaml' } },
      faults,
    ),
    category: resolver(
      'serviceCategories',
      all.serviceCategories,
      slugOf,
      { code: 'noSuchSlug', values: { file: 'service-categories.yaml' } },
      faults,
    ),
    parent: resolver(
      'parentCheckUps',
      all.parentCheckUps,
      slugOf,
      { code: 'noSuchSlug', values: { file: 'parent-check-ups.yaml' } },
      faults,
    ),
    doctor: resolver(
      'doctors',
      withDrafts.doctors,
      slugOf,
      { code: 'noSuchFile', values: { folder: 'doctors/' } },
      faults,
    ),
    analysisCategory: resolver(
      'analysisCategories',
      all.analysisCategories,
      ({ name_ru }) => name_ru,
      { code: 'noSuchName', values: { file: 'analysis-categories.csv' } },
      faults,
    ),
  }

  const relations = relationsIn(all, withDrafts, faults)

  const checkUps = all.checkUps.flatMap(entry => {
    const { parent, ...rest } = entry.value
    const parent_id = idOf.parent(entry, ['parent'], parent)
    if (parent_id !== null) return [{ ...rest, parent_id, ...relations.ofCheckUp(entry) }]
    refused.add('checkUps', entry.value)
    return []
  })
  const checkUpPackages = checkUps
    .flatMap(checkUp =>
      checkUp.packages.map(each => ({
        ...packageOf(each, checkUp),
        parts: relations.partsOf(each, checkUp.sex),
      })),
    )
    .sort(byWrittenId)

  findings.push(...takenPackages(withDrafts.checkUps))

  const assembled: AssembledRecords = {
    specialties: all.specialties.map(({ value: { slug, reads, explains, ...title } }) => title),
    doctors: all.doctors.map(entry => {
      const { specialties, services, image_focus, draft, receives, away, ...doctor } = entry.value
      const ids = specialties.map((slug, index) =>
        idOf.specialty(entry, ['specialties', index], slug),
      )
      return {
        ...doctor,
        image: cropped(doctor.image, { shape: 'portrait', focus: image_focus }),
        job_titles: ids.filter(id => id !== null),
        receives: doctorKind.response.shape.receives.parse(receives),
        away: away.map(({ substitute, ...absence }, index) => ({
          ...absence,
          substitute_id: substitute
            ? idOf.doctor(entry, ['away', index, 'substitute'], substitute)
            : null,
        })),
      }
    }),
    services: all.services.map(entry => {
      const { category, visit_to, image_focus, draft, ...service } = entry.value
      return {
        ...service,
        ...(service.prices && { prices: withKeys(service.prices) }),
        image: around(service.image, image_focus),
        category_service_id: category ? idOf.category(entry, ['category'], category) : null,
        ...relations.ofService(entry),
      }
    }),
    promotions: all.promotions.map(entry => {
      const { services, visits_to, image_focus, draft, ...promotion } = entry.value
      const image = around(promotion.image, image_focus)
      return { ...promotion, image, ...relations.ofPromotion(entry) }
    }),
    analysisSets: all.analysisSets.map(entry => {
      const { items, draft, ...set } = entry.value
      return { ...set, parts: relations.ofSet(entry) }
    }),
    posts: all.posts
      .map(entry => {
        const { doctor, services, analyses, image_focus, draft, ...article } = entry.value
        return {
          ...article,
          image: around(article.image, image_focus),
          doctor_id: doctor === null ? null : idOf.doctor(entry, ['doctor'], doctor),
          ...relations.ofArticle(entry),
        }
      })
      .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || b.id - a.id),
    analysisCategories: all.analysisCategories.map(entry => {
      const { id, name_ru, name_kk } = entry.value
      return { id, name: { ru: name_ru, kk: name_kk }, ...relations.ofCategory(entry) }
    }),
    analyses: all.analyses.map(entry => {
      const { id, slug, name_ru, name_kk, category, discount, blood, document, updated, ...row } =
        entry.value
      const { sample, days, shows_ru, shows_kk, preparation_ru, preparation_kk } = row
      const { child_age, child_blood, child_note_ru, child_note_kk } = row
      const { prices, ...price } = pricesOfRow(row)
      return {
        ...{ id, slug, document, sample, ...price },
        ...(prices && { prices: withKeys(prices) }),
        name: { ru: name_ru, kk: name_kk },
        category_analysis_id:
          category === null ? null : idOf.analysisCategory(entry, ['category'], category),
        bloodTestIncluded: blood ?? sample === 'blood',
        image: null,
        discount_percent: discount,
        result_days: days,
        min_age_months: child_age,
        child_blood,
        child_note: { ru: child_note_ru, kk: child_note_kk },
        shows: { ru: shows_ru, kk: shows_kk },
        preparation: { ru: preparation_ru, kk: preparation_kk },
        ...(updated && { updated_at: updated }),
      }
    }),
    parentCheckUps: all.parentCheckUps.map(({ value }) => ({
      ...value,
      min_price: lowestPackagePrice(value.id, checkUps, checkUpPackages),
    })),
    checkUps: checkUps.map(({ packages, draft, ...checkUp }) => checkUp),
    checkUpPackages,
  }
  return { records: { ...plain(all), ...assembled }, findings }
}

/** A picture whose frames differ stays whole where nothing has to be seen before all else. */
function around<T extends string | null>(image: T, focus: Focus | undefined): T | string {
  return focus ? cropped(image, { shape: 'landscape', focus }) : image
}

/** A name of the clinic's own has the same key in both languages. */
const withKeys = <P extends { readonly name: Text }>(prices: readonly P[]) =>
  prices.map(each => ({ ...each, key: priceKey(each.name.ru) }))

/** Records as the files have them. */
function plain({ specialties, servicePrices, ...files }: RecordEntries): Plain {
  const kinds = Object.entries(files)
  return Object.fromEntries(
    kinds.map(([kind, entries]) => [kind, entries.map(({ value }) => value)]),
  ) as unknown as Plain
}

const slugOf = ({ slug }: { readonly slug: string }) => slug

type Identified = Entry<{ readonly id: number; readonly slug?: string }>

/** A clinic puts what is asked for most first in its price list; ids are made from codes or names. */
const isInTable = ({ file, priceAt }: Identified) => isTable((priceAt ?? { file }).file)

/** Files sorted by the ids that people wrote, rows as they stand; the first of two with the same id or slug wins. */
function distinct(files: RecordEntries, { findings, refused }: Faults): RecordEntries {
  const kinds = recordKinds.map(kind => {
    const entries: readonly Identified[] = files[kind]
    const seen = new Map<number | string, Identified>()
    const kept = entries.filter(entry => {
      const { id, slug = id } = entry.value
      const [twin, first] = [slug, id]
        .map(key => [key, seen.get(key)] as const)
        .find(([, other]) => other) ?? [id]
      seen.set(id, entry)
      seen.set(slug, entry)
      if (first) {
        findings.push(twinFinding(entry, [], twin, placeOf(first, ['id'])))
        refused.add(kind, entry.value)
      }
      return !first
    })
    if (kept.some(isInTable)) return [kind, kept] as const
    return [kind, [...kept].sort((a, b) => byWrittenId(a.value, b.value))] as const
  })
  return Object.fromEntries(kinds) as unknown as RecordEntries
}

/** Findings about packages whose id an earlier one has. */
function takenPackages(checkUps: RecordEntries['checkUps']): Finding[] {
  const seen = new Map<number, string>()
  return checkUps.flatMap(entry =>
    entry.value.packages.flatMap((each, index) => {
      const path = ['packages', index]
      const { id } = packageOf(each, entry.value)
      const first = seen.get(id)
      seen.set(id, first ?? placeOf(entry, [...path, 'id']))
      return first === undefined ? [] : [twinFinding(entry, path, id, first)]
    }),
  )
}

/** @param path of the record in its file */
function twinFinding(
  { file, lineOf }: Entry<unknown>,
  path: readonly PropertyKey[],
  twin: number | string,
  first: string,
): Finding {
  const at = (name: string) => {
    const field = [...path, name]
    return { file, line: lineOf(field), field: field.join('.') }
  }
  if (typeof twin === 'string') return { ...at('slug'), code: 'slugTaken', values: { found: twin } }
  if (twin < firstMadeId)
    return { ...at('id'), code: 'numberTaken', values: { found: twin, first } }
  return { ...at('name'), code: 'nameTaken', values: { first } }
}

const placeOf = ({ file, lineOf }: Entry<unknown>, path: readonly PropertyKey[]) =>
  [file, lineOf(path)].filter(Boolean).join(':')

/** Lowest price of all packages below a parent, in tenge; 0 when all are on request. */
function lowestPackagePrice(
  parent: number,
  checkUps: readonly { readonly id: number; readonly parent_id: number }[],
  packages: Records['checkUpPackages'],
): number {
  const family = new Set(checkUps.flatMap(it => (it.parent_id === parent ? [it.id] : [])))
  const prices = packages
    .filter(({ check_up_id }) => family.has(check_up_id))
    .flatMap(it => [it.general_price, it.male_check_up_price, it.female_check_up_price])
    .filter(price => price !== null)
  return priceRange(prices)?.min ?? 0
}
