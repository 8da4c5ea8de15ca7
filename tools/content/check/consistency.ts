/** Checks that facts in several files agree: prices, specialists, the licence, the policy. */
import 'server-only'
import { isTable } from '@/lib/backend/records/compared'
import type { LoadedContent } from '@/lib/backend/records/load'
import type { Entry } from '@/lib/clinic/files/check'
import type { Fault, Finding } from '@/lib/clinic/files/finding'
import { readText } from '@/lib/clinic/files/text'
import { hoursOf } from '@/lib/clinic/hours-file'
import type { ClinicFile } from '@/lib/clinic/schema'
import { deniesChildren, saysChildren, treatsChildren } from '@/lib/doctors/implied-tags'
import { receptionHours } from '@/lib/doctors/reception'
import { doctorKind } from '@/lib/kinds/doctor'
import { defaultLocale, locales } from '@/lib/routing/locales'
import { fullDate } from '@/lib/text/days'
import { dayNames } from '@/lib/text/weekdays'

type Place = Pick<Entry<unknown>, 'file' | 'lineOf'>

/** A finding about a field. */
function finding({ file, lineOf }: Place, path: readonly PropertyKey[], fault: Fault): Finding {
  return { file, line: lineOf(path), field: path.join('.'), ...fault }
}

/** @param place of clinic.yaml */
export function checkConsistency(
  loaded: LoadedContent,
  clinic: ClinicFile | undefined,
  place: Place,
): readonly Finding[] {
  const visits = visitPrices(loaded)
  return [
    ...checkVisits(loaded, visits),
    ...checkLabels(loaded),
    ...checkPromotions(loaded, visits),
    ...checkProgrammes(loaded, visits),
    ...(clinic
      ? [
          ...checkLicence(loaded, clinic, place),
          ...checkPolicy(clinic),
          ...checkReceptions(loaded, clinic),
        ]
      : []),
  ]
}

/** Specialties that have a doctor, with the lowest price of a first visit. */
type VisitPrices = ReadonlyMap<string, number | null>

function visitPrices({ entries }: LoadedContent): VisitPrices {
  const prices = new Map<string, number | null>()
  for (const { value } of entries.doctors) {
    for (const specialty of value.specialties) {
      const known = [prices.get(specialty), value.first_appointment].filter(
        price => typeof price === 'number',
      )
      prices.set(specialty, known.length > 0 ? Math.min(...known) : null)
    }
  }
  return prices
}

/** Doctors of a specialty for children whose labels do not say so, or say the contrary. */
function checkLabels({ entries }: LoadedContent): readonly Finding[] {
  const names = new Map(
    entries.specialties.map(({ value }) => [value.slug, Object.values(value.name)]),
  )
  return entries.doctors.flatMap(entry => {
    const { specialties, tags } = entry.value
    if (!treatsChildren(specialties.flatMap(slug => names.get(slug) ?? []))) return []
    return locales.flatMap(locale => {
      const own = tags.map(tag => tag[locale])
      const denied = own.findIndex(tag => deniesChildren(tag, locale))
      if (denied >= 0) {
        const fault = { code: 'labelDenied', values: { found: own[denied] } } as const
        return [finding(entry, ['tags', denied, locale], fault)]
      }
      if (own.some(tag => saysChildren(tag, locale))) return []
      const values = { found: own.join(', '), locale }
      return [finding(entry, ['tags'], { code: 'labelMissing', values })]
    })
  })
}

/** Days and hours of doctors at which the clinic is closed. */
function checkReceptions({ entries }: LoadedContent, clinic: ClinicFile): readonly Finding[] {
  const hours = hoursOf(clinic.hours, defaultLocale)
  return entries.doctors.flatMap(entry =>
    entry.value.receives.flatMap((group, index) => {
      const own = doctorKind.response.shape.receives.parse([group])
      const { week } = receptionHours({ receives: own, away: [] }, hours)
      const closed = own.flatMap(({ days }) =>
        days.filter(day => week[dayNames.indexOf(day)]?.length === 0),
      )
      if (closed.length === 0) return []
      const values = { found: group.days, days: closed.join(', ') }
      return [finding(entry, ['receives', index, 'days'], { code: 'receivesClosed', values })]
    }),
  )
}

function noDoctor(
  entry: Place,
  path: readonly PropertyKey[],
  specialty: string,
  visits: VisitPrices,
  { refused }: LoadedContent,
): readonly Finding[] {
  if (visits.has(specialty) || refused.hasDoctorOf(specialty)) return []
  return [finding(entry, path, { code: 'noSuchDoctor', values: { found: specialty } })]
}

/** A visit that is offered as a service has the price of the cheapest doctor. */
function checkVisits(loaded: LoadedContent, visits: VisitPrices): readonly Finding[] {
  const { entries, refused } = loaded
  return entries.services.flatMap(entry => {
    const { visit_to: specialty, price, slug, name } = entry.value
    if (specialty === undefined) {
      // A row of a table has no column for it.
      const isVisit = slug.startsWith('priem-') && !isTable(entry.file)
      const fault = { code: 'visitSpecialty', values: { found: undefined } } as const
      return isVisit ? [finding(entry, ['visit_to'], fault)] : []
    }
    const cheapest = visits.get(specialty) ?? null
    const isUnknown =
      refused.hasDoctorOf(specialty) ||
      [slug, name.ru].some(each => refused.has('servicePrices', each))
    if (isUnknown || price === cheapest)
      return noDoctor(entry, ['visit_to'], specialty, visits, loaded)
    return [
      ...noDoctor(entry, ['visit_to'], specialty, visits, loaded),
      finding(entry.priceAt ?? entry, ['price'], {
        code: 'visitPrice',
        values: { found: price, price: cheapest, specialty },
      }),
    ]
  })
}

/** Prices without discount of the parts of programmes and promotions. */
function partPrices({ records }: LoadedContent, visits: VisitPrices) {
  const full = (price: number | null, discount: number | null) =>
    price === null ? null : price / (1 - (discount ?? 0) / 100)
  return {
    visit_to: visits,
    service: new Map(records.services.map(it => [it.slug, full(it.price, it.discount)])),
    analysis: new Map(records.analyses.map(it => [it.slug, full(it.price, it.discount_percent)])),
  }
}

/** The sum, or `null` where not every price is known. */
function sumOf(prices: readonly (number | null | undefined)[]): number | null {
  const known = prices.filter(price => typeof price === 'number')
  if (known.length < prices.length || known.length === 0) return null
  return Math.round(known.reduce((sum, price) => sum + price, 0))
}

function checkPromotions(loaded: LoadedContent, visits: VisitPrices): readonly Finding[] {
  const { service } = partPrices(loaded, visits)
  return loaded.entries.promotions.flatMap(entry => {
    const { services, visits_to, price, discount } = entry.value
    const sum = sumOf(services.map(slug => service.get(slug)))
    const maxPrice = sum === null ? null : Math.round(sum * (1 - discount / 100))
    return [
      ...visits_to.flatMap((slug, index) =>
        noDoctor(entry, ['visits_to', index], slug, visits, loaded),
      ),
      ...services.flatMap((slug, index) =>
        service.has(slug) || loaded.refused.has('services', slug)
          ? []
          : [
              finding(entry, ['services', index], {
                code: 'noSuchService',
                values: { found: slug },
              }),
            ],
      ),
      ...(maxPrice !== null && price !== null && price > maxPrice
        ? [
            finding(entry, ['price'], {
              code: 'promotionPrice',
              values: { found: price, price: maxPrice },
            }),
          ]
        : []),
    ]
  })
}

const priced = [
  ['general_price', undefined],
  ['female_check_up_price', 'female'],
  ['male_check_up_price', 'male'],
] as const

/** What the name of a part should be. */
const kinds = {
  visit_to: found => ({ code: 'noSuchDoctor', values: { found } }),
  service: found => ({ code: 'noSuchService', values: { found } }),
  analysis: found => ({ code: 'noSuchSlug', values: { found, file: 'analyses.csv' } }),
} satisfies Record<string, (found: string) => Fault>

type Item =
  LoadedContent['entries']['checkUps'][number]['value']['packages'][number]['programme'][number]['items'][number]

/** The records that an item refers to, with the path of each reference. */
function namesIn({ visit_to, service, analysis = [] }: Item) {
  return [
    ...(visit_to === undefined ? [] : [{ kind: 'visit_to', name: visit_to, path: [] } as const]),
    ...(service === undefined ? [] : [{ kind: 'service', name: service, path: [] } as const]),
    ...analysis.map(
      (name, at) => ({ kind: 'analysis', name, path: analysis.length > 1 ? [at] : [] }) as const,
    ),
  ]
}

function checkProgrammes(loaded: LoadedContent, visits: VisitPrices): readonly Finding[] {
  const prices = partPrices(loaded, visits)
  const isRefused = (kind: keyof typeof kinds, name: string) =>
    kind === 'visit_to'
      ? loaded.refused.hasDoctorOf(name)
      : loaded.refused.has(kind === 'service' ? 'services' : 'analyses', name)
  /** The prices of an item's parts; `null` for an unknown one. */
  const costsOf = (item: Item) => {
    const costs = namesIn(item).map(({ kind, name }) => prices[kind].get(name) ?? null)
    return costs.length === 0 || costs.includes(null) ? [item.price ?? null] : costs
  }
  return loaded.entries.checkUps.flatMap(entry =>
    entry.value.packages.flatMap((pack, at) => {
      const unknown = pack.programme.flatMap(({ items }, part) =>
        items.flatMap((item, index) =>
          namesIn(item).flatMap(({ kind, name, path }) => {
            if (prices[kind].has(name) || isRefused(kind, name)) return []
            const place = ['packages', at, 'programme', part, 'items', index, kind, ...path]
            return [finding(entry, place, kinds[kind](name))]
          }),
        ),
      )
      const overpriced = priced.flatMap(([field, sex]) => {
        const price = pack[field]
        const items = pack.programme
          .filter(part => !part.notes && (part.sex === undefined || part.sex === sex))
          .flatMap(part => part.items)
        const sum = sumOf(items.flatMap(costsOf))
        if (price === null || sum === null || price <= sum) return []
        return [
          finding(entry, ['packages', at, field], {
            code: 'programmePrice',
            values: { found: price, price: sum },
          }),
        ]
      })
      return [...unknown, ...overpriced]
    }),
  )
}

/** The licence permits everything that is offered, and refers to records that exist. */
function checkLicence(
  { entries, refused }: LoadedContent,
  clinic: ClinicFile,
  place: Place,
): readonly Finding[] {
  const { activities } = clinic.licence
  const notLicensed = (found: string) => ({ code: 'notLicensed', values: { found } }) as const
  const permits = (
    list: 'specialties' | 'service_categories' | 'promotion_categories',
    named: string,
  ) => activities.some(activity => activity[list].some(each => each === named))
  const known = [
    ['specialties', 'specialties', 'specialties.yaml'],
    ['service_categories', 'serviceCategories', 'service-categories.yaml'],
  ] as const
  return [
    ...known.flatMap(([list, kind, file]) =>
      activities.flatMap((activity, at) =>
        activity[list].flatMap((slug, index) =>
          entries[kind].some(({ value }) => value.slug === slug) || refused.has(kind, slug)
            ? []
            : [
                finding(place, ['licence', 'activities', at, list, index], {
                  code: 'noSuchSlug',
                  values: { found: slug, file },
                }),
              ],
        ),
      ),
    ),
    ...unlicensedSpecialties(entries, slug => permits('specialties', slug)),
    ...entries.services.flatMap(entry =>
      isTable(entry.file) || permits('service_categories', entry.value.category)
        ? []
        : [finding(entry, ['category'], notLicensed(entry.value.category))],
    ),
    ...unlicensedRows(entries, category => permits('service_categories', category)),
    ...entries.promotions.flatMap(entry =>
      permits('promotion_categories', entry.value.category)
        ? []
        : [finding(entry, ['category'], notLicensed(entry.value.category))],
    ),
  ]
}

/** One finding with all that has to be written into clinic.yaml, as a table begins many doctors at once. */
function unlicensedSpecialties(
  { doctors }: LoadedContent['entries'],
  isPermitted: (slug: string) => boolean,
): readonly Finding[] {
  const all = doctors.flatMap(entry =>
    entry.value.specialties.flatMap((slug, at) => (isPermitted(slug) ? [] : [{ entry, at, slug }])),
  )
  const [first] = all
  if (!first) return []
  const slugs = [...new Set(all.map(({ slug }) => slug))].join(', ')
  const fault = { code: 'specialtiesNotLicensed', values: { slugs } } as const
  return [finding(first.entry, ['specialties', first.at], fault)]
}

/** One finding with all that has to be written into clinic.yaml, as a price list has hundreds of rows. */
function unlicensedRows(
  { services }: LoadedContent['entries'],
  isPermitted: (category: string) => boolean,
): readonly Finding[] {
  const rows = services.filter(
    ({ file, value: { category } }) => isTable(file) && category && !isPermitted(category),
  )
  const [first] = rows
  if (!first) return []
  const slugs = [...new Set(rows.map(({ value }) => value.category))].join(', ')
  return [
    {
      file: first.file,
      line: first.lineOf([]),
      field: 'category',
      code: 'categoriesNotLicensed',
      values: { rows: rows.length, slugs },
    },
  ]
}

/** The edition that visitors consent to is the one that is published. */
function checkPolicy({ policy_editions }: ClinicFile): readonly Finding[] {
  const edition = policy_editions.at(-1) ?? ''
  return locales.flatMap(locale => {
    const file = `documents/privacy-policy.${locale}.md`
    const text = readText(file)
    if (text === undefined || text.includes(fullDate(edition))) return []
    return [
      {
        file,
        code: 'otherEdition',
        values: { day: fullDate(edition) },
      },
    ]
  })
}
