/**
 * The table of services: each row is a service. A file of `services/` with its address or its name
 * says more of it; the price and the discount are those of the row.
 */
import 'server-only'
import type { Finding } from '@/lib/clinic/files/finding'
import { legible } from '@/lib/text/look-alikes'
import { slugify } from '@/lib/text/transliterate'
import { sectionsOf } from './categories'
import type { RecordEntries } from './files'
import { byWrittenId } from './ids'
import { pricesOfRow } from './named-columns'
import { plain } from './table-rows'

type Row = RecordEntries['servicePrices'][number]
type Service = RecordEntries['services'][number]

/** With the services of the table, in its order before those that are files alone. */
export function withServicePrices(all: RecordEntries): {
  entries: RecordEntries
  findings: readonly Finding[]
} {
  const { servicePrices: rows, services: files } = all
  if (rows.length === 0) return { entries: all, findings: [] }
  const details = detailsOf(rows, files)
  const names = new Set(files.map(({ value }) => value.slug))
  const isTwin = (row: Row) => !details.has(row) && names.has(row.value.slug)
  const { serviceCategories, slugOf } = withSections(
    rows.filter(row => !details.has(row)),
    all.serviceCategories,
  )
  const inTable = rows.flatMap(row => {
    const file = details.get(row)
    if (isTwin(row)) return []
    return file ? priced(file, row) : bare(row, slugOf(row))
  })
  const described = new Set(details.values())
  const alone = files
    .filter(file => !described.has(file))
    .sort((a, b) => byWrittenId(a.value, b.value))
  return {
    entries: { ...all, servicePrices: [], services: [...inTable, ...alone], serviceCategories },
    findings: [
      ...[...details].flatMap(([row, file]) => saidTwice(file, row)),
      ...rows.filter(isTwin).map(
        ({ file, value, lineOf }): Finding => ({
          ...{ file, line: lineOf(['slug']), field: 'slug' },
          ...{ code: 'slugTaken', values: { found: value.slug } },
        }),
      ),
    ],
  }
}

/** Addresses that people wrote come first, those made of names last: they may be alike by accident. */
function detailsOf(rows: readonly Row[], files: readonly Service[]): ReadonlyMap<Row, Service> {
  const bySlug = new Map(files.map(file => [file.value.slug, file]))
  const byName = new Map(files.map(file => [plain(legible(file.value.name.ru)), file]))
  const found = new Map<Row, Service>()
  const taken = new Set<Service>()
  const take = (row: Row, file: Service | undefined) => {
    if (!file || taken.has(file) || found.has(row)) return
    found.set(row, file)
    taken.add(file)
  }
  const isOwn = ({ value: { slug, name_ru } }: Row) => slug !== slugify(name_ru)
  for (const row of rows.filter(isOwn)) take(row, bySlug.get(row.value.slug))
  for (const row of rows) take(row, byName.get(plain(row.value.name_ru)))
  for (const row of rows) take(row, bySlug.get(row.value.slug))
  return found
}

function priced(file: Service, { value: row, ...priceAt }: Row): Service {
  const { former_slugs = [], prices: _, ...value } = file.value
  // Where the service was before it had a file.
  const former = row.slug === value.slug ? former_slugs : [...former_slugs, row.slug]
  return {
    ...file,
    value: {
      ...{ ...value, price_kind: undefined, ...pricesOfRow(row) },
      ...{ discount: row.discount, former_slugs: former },
    },
    priceAt,
  }
}

const none = { ru: '', kk: '' }

function bare({ value: { id, slug, ...row }, ...place }: Row, category: string): Service {
  const { name_ru, name_kk, discount } = row
  const name = { ru: name_ru, kk: name_kk }
  const texts = { description: none, list_description: none, journey_description: [] }
  const files = { image: null, file: null, warning: null }
  const flags = { in_header: false, is_for_childs: false, is_for_olders: false }
  return {
    value: {
      id,
      slug,
      name,
      category,
      ...pricesOfRow(row),
      discount,
      ...texts,
      ...files,
      ...flags,
    },
    ...place,
  }
}

function saidTwice({ file, value, lineOf }: Service, row: Row): readonly Finding[] {
  const said = { line: row.lineOf([]), file: row.file }
  return (['price', 'discount'] as const)
    .filter(field =>
      field === 'price' ? value.price !== null || value.price_kind : value[field] !== null,
    )
    .map(field => {
      const values = { ...said, found: value[field] }
      return { file, line: lineOf([field]), field, code: 'saidTwice', values }
    })
}

/** Sections that no known category is called by become categories after these. */
function withSections(rows: readonly Row[], known: RecordEntries['serviceCategories']) {
  const slugs = new Map(
    known.flatMap(({ value: { slug, name } }) =>
      [slug, name.ru, name.kk].map(key => [plain(legible(key)), slug] as const),
    ),
  )
  const slugOf = ({ value: { category } }: Row) =>
    category === null ? '' : (slugs.get(plain(category)) ?? slugs.get(slugify(category)) ?? '')
  // The first place is that of the popular services.
  const last = Math.max(1, ...known.map(({ value }) => value.sort))
  const added = sectionsOf(rows.filter(row => !slugOf(row))).map(
    ({ value: { name_ru, name_kk, ...rest }, ...place }, index) => ({
      ...place,
      value: { ...rest, name: { ru: name_ru, kk: name_kk }, sort: last + 1 + index },
    }),
  )
  for (const { value } of added) slugs.set(plain(value.name.ru), value.slug)
  return { serviceCategories: [...known, ...added], slugOf }
}
