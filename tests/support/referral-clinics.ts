/** Clinics whose price lists the doctors' lists are read with, and how they call what is in the answers. */
import { readFileSync } from 'node:fs'
import { corpusOfSeed } from '@/lib/backend/search'
import type { CalculatorItem } from '@/lib/calculator/item'
import { corpusOf } from '@/lib/content/corpus'
import type { Corpus, SearchRecord } from '@/lib/content/search/corpus'
import type { Offers } from '@/lib/content/search/match-referral'
import { priceOf } from '@/lib/entities/price'
import { foreignClinic, foreignLists, keysOf } from './foreign-clinic'
import type { Names } from './referral-lists'
import { seed } from './seed'

interface ListClinic {
  readonly name: string
  readonly corpus: Corpus
  readonly offers: Offers
  readonly names: Names
}

export const listClinics = (): readonly ListClinic[] => [sample(), another(), large()]

function sample(): ListClinic {
  const items = seed.analyses.map(({ id, slug, name, price, category_analysis_id }) =>
    itemOf({ id, slug, name: name.ru }, category_analysis_id ?? 0, price ?? 0),
  )
  const services = seed.services.map(({ id, slug, name }) => ({ id, slug, name: name.ru }))
  const keys = new Set([...items.map(({ id }) => `${id}`), ...services.map(({ slug }) => slug)])
  return {
    name: 'sample',
    corpus: corpusOfSeed(seed),
    offers: offersOf(items, services),
    names: {
      analysis: String,
      service: id => services.find(service => service.id === id)?.slug ?? '',
      has: key => keys.has(key),
    },
  }
}

/** With other names, ids and slugs; its keys are slugs of the sample. */
function another(): ListClinic {
  const { analysis, service } = foreignLists.ru
  const ids = new Map(seed.analyses.map(({ id, slug }) => [slug, `${id}`]))
  const analysisKey = (slug: string) => ids.get(keysOf('analysis', slug)[0] ?? '') ?? ''
  const serviceKey = (slug: string) => keysOf('services', slug)[0] ?? ''
  const keys = new Set([
    ...analysis.map(({ slug }) => analysisKey(slug)),
    ...service.map(({ slug }) => serviceKey(slug)),
  ])
  const items = analysis.map(record =>
    itemOf(
      record,
      Number(Reflect.get(record, 'categoryId')),
      panel.test(record.name) ? 3000 : 1000,
    ),
  )
  return {
    name: 'another',
    corpus: foreignClinic,
    offers: offersOf(items, service),
    names: {
      analysis: id => analysisKey(`r-${id}`),
      service: id => serviceKey(`r-${id}`),
      has: key => keys.has(key),
    },
  }
}

/** The price list of a laboratory as these name their rows, in Russian alone: `HBsAg` is three of them. */
function large(): ListClinic {
  const [, ...lines] = readFileSync('tests/support/large-price-list.csv', 'utf8').trim().split('\n')
  const rows = lines.map((line, place) => {
    const [is = '', name = '', category = ''] = line.split(';')
    return { id: 5000 + place, slug: `l-${place}`, key: is.replace('$', ''), name, category }
  })
  const categories = [...new Set(rows.map(({ category }) => category))].filter(name => name !== '$')
  const analyses = rows
    .filter(({ category }) => category !== '$')
    .map(row => ({ ...row, categoryId: 1 + categories.indexOf(row.category) }))
  const services = rows
    .filter(({ category }) => category === '$')
    .map(row => ({ ...row, description: '', serviceCategory: { id: 1, name: '' } }))
  const lists: Readonly<Record<string, readonly SearchRecord[]>> = {
    analysis: analyses,
    service: services,
    analysisCategory: categories.map((name, place) => ({ id: 1 + place, slug: '', name })),
  }
  const keyOf = new Map(rows.map(({ id, key }) => [id, key]))
  const keys = new Set(keyOf.values())
  return {
    name: 'large',
    corpus: corpusOf((kind, locale) => (locale === 'ru' ? (lists[kind] ?? []) : [])),
    offers: offersOf(
      analyses.map(row => itemOf(row, row.categoryId, panel.test(row.name) ? 3000 : 1000)),
      services,
    ),
    names: {
      analysis: id => keyOf.get(id) ?? '',
      service: id => keyOf.get(id) ?? '',
      has: key => keys.has(key),
    },
  }
}

const panel = /грамма|профиль|комплекс|панель/i

const itemOf = (
  { id, slug, name }: SearchRecord,
  category: number,
  price: number,
): CalculatorItem => ({
  ...{ id, slug, name, price, category, bloodTest: true, discount: 0, document: null },
})

const offersOf = (items: readonly CalculatorItem[], services: readonly SearchRecord[]): Offers => ({
  items: new Map(items.map(item => [item.id, item])),
  services: new Map(
    services.map(({ id, slug, name }) => [
      id,
      { id, slug, name, price: '', cost: priceOf('service', 0) },
    ]),
  ),
})
