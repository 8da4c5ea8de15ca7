/**
 * Grows the sample content to any size, for tests and benchmarks of long lists.
 *
 * What the files say comes first and unchanged; the added records are variations of it with their
 * own id, slug, name, price and date, so every relation between records still holds. The same size
 * gives the same records, and a larger one starts with the smaller one's records (analyses move
 * between categories when the number of categories changes).
 */

import type { RecordEntries, RecordKind } from '@/lib/backend/records/files'
import { packageOf } from '@/lib/backend/records/packages'
import type { Entry } from '@/lib/clinic/files/check'
import type { Text } from '@/lib/kinds/strict'
import {
  analysisEndings,
  articleEndings,
  categoryEndings,
  type Ending,
  fathers,
  menNames,
  surnames,
  visitEndings,
  womenNames,
} from './words'

/** Wanted numbers of records; at least those of the sample. */
export type ContentSize = { readonly [K in RecordKind]?: number }

type Entries<K extends RecordKind> = RecordEntries[K]
type Value<K extends RecordKind> = Entries<K>[number]['value']

/** The sample content extended to these sizes. */
export function largeContent(written: RecordEntries, size: ContentSize): RecordEntries {
  const categories = grow(
    written.analysisCategories,
    size.analysisCategories,
    ({ slug, name_ru, name_kk }, { id, round }) => {
      const name = ending(categoryEndings, round).name({ ru: name_ru, kk: name_kk })
      return { id, slug: `${slug}-${id}`, name_ru: name.ru, name_kk: name.kk }
    },
  )
  const families = categoryFamilies(written.analysisCategories, categories)
  const packages = written.checkUps.flatMap(({ value }) =>
    value.packages.map(each => packageOf(each, value)),
  )
  const firstPackage = lastId(packages) + 1

  return {
    ...written,
    doctors: grow(written.doctors, size.doctors, (original, { id, index, dice }) => ({
      ...original,
      id,
      ...doctorName(index, isWoman(original.name)),
      first_appointment: dice.price(original.first_appointment),
      repeated_appointment: dice.price(original.repeated_appointment),
      rating: dice.between(38, 50) / 10,
      updated_at: dice.date(),
    })),
    services: grow(written.services, size.services, (original, { id, round, dice }) => ({
      ...original,
      id,
      ...renamed(original, visitEndings, round),
      price: dice.price(original.price),
      in_header: false,
      updated_at: dice.date(),
    })),
    promotions: grow(written.promotions, size.promotions, (original, { id, round, dice }) => ({
      ...original,
      id,
      ...renamed(original, visitEndings, round),
      price: dice.price(original.price),
      discount: dice.between(5, 40),
      updated_at: dice.date(),
    })),
    posts: grow(written.posts, size.posts, (original, { id, round, dice }) => {
      const date = dice.date()
      const { slug, name } = renamed(original, articleEndings, round)
      return { ...original, id, slug, name, created_at: date, updated_at: date }
    }),
    analysisCategories: categories,
    analyses: grow(written.analyses, size.analyses, (original, { id, round, dice }) => {
      const { slug, name_ru, name_kk } = original
      const { slug: ownSlug, name } = renamed(
        { slug, name: { ru: name_ru, kk: name_kk } },
        analysisEndings,
        round,
      )
      return {
        ...original,
        id,
        slug: ownSlug,
        name_ru: name.ru,
        name_kk: name.kk,
        price: dice.price(original.price),
        category: at(families.get(original.category ?? '') ?? [], round),
        discount: dice.between(1, 12) === 1 ? dice.between(5, 30) : null,
        updated: dice.date(),
      }
    }),
    checkUps: grow(written.checkUps, size.checkUps, (original, { id, index, round, dice }) => ({
      ...original,
      id,
      ...renamed(original, visitEndings, round),
      packages: [dearer(original.packages, firstPackage + index, index)],
      updated_at: dice.date(),
    })),
  }
}

interface Variation {
  readonly id: number
  /** Index of the added record, from 0. */
  readonly index: number
  /** How many times the original has been varied, from 1. */
  readonly round: number
  readonly dice: Dice
}

/** Variations of the records in the order of their ids. */
function grow<E extends Entry<{ readonly id: number }>>(
  written: readonly E[],
  wanted: number | undefined,
  vary: (original: E['value'], variation: Variation) => E['value'],
): E[] {
  const originals = [...written].sort((a, b) => a.value.id - b.value.id)
  const added = Math.max(0, (wanted ?? 0) - originals.length)
  const firstId = lastId(originals.map(({ value }) => value)) + 1
  return [
    ...originals,
    ...Array.from({ length: added }, (_, index) => {
      const id = firstId + index
      const round = Math.floor(index / originals.length) + 1
      const original = at(originals, index)
      return { ...original, value: vary(original.value, { id, index, round, dice: new Dice(id) }) }
    }),
  ]
}

const lastId = (records: readonly { readonly id: number }[]) =>
  records.reduce((last, { id }) => Math.max(last, id), 0)

/** The element at an index modulo the length. */
function at<T>(list: readonly T[], index: number): T {
  const element = list[index % list.length]
  if (element === undefined) throw new RangeError('Cannot vary an empty list')
  return element
}

/** After all endings are used, they are repeated with a number. */
function ending(endings: readonly Ending[], round: number) {
  const { slug, ru, kk } = at(endings, round - 1)
  const lap = Math.ceil(round / endings.length)
  return {
    slug: (base: string) => (lap === 1 ? `${base}-${slug}` : `${base}-${slug}-${lap}`),
    name: (base: Text): Text =>
      lap === 1
        ? { ru: `${base.ru}, ${ru}`, kk: `${base.kk}, ${kk}` }
        : { ru: `${base.ru}, ${ru} (${lap})`, kk: `${base.kk}, ${kk} (${lap})` },
  }
}

function renamed(
  original: { readonly slug: string; readonly name: Text },
  endings: readonly Ending[],
  round: number,
) {
  const { slug, name } = ending(endings, round)
  return { slug: slug(original.slug), name: name(original.name) }
}

/**
 * Maps the name of a sample category to itself and its variations, over which its analyses are
 * distributed.
 */
function categoryFamilies(
  written: Entries<'analysisCategories'>,
  categories: Entries<'analysisCategories'>,
) {
  const originals = categories.slice(0, written.length)
  const families = new Map<string, string[]>()
  categories.forEach(({ value: { name_ru } }, index) => {
    const { name_ru: original } = at(originals, index).value
    families.set(original, [...(families.get(original) ?? []), name_ru])
  })
  return families
}

/**
 * The package with the lowest number is never cheaper than the original: the family's lowest price
 * stays.
 */
function dearer(packages: Value<'checkUps'>['packages'], id: number, index: number) {
  const [original] = [...packages].sort((a, b) => (a.id ?? 0) - (b.id ?? 0))
  if (!original) throw new RangeError('A check-up without a package')
  const price = (amount: number | null) => amount && amount + 1000 * ((index % 30) + 1)
  return {
    ...original,
    id,
    male_check_up_price: price(original.male_check_up_price),
    female_check_up_price: price(original.female_check_up_price),
    general_price: price(original.general_price),
  }
}

/** Whether a name is female; variations keep the gender, so that portrait and text still fit. */
function isWoman(name: Text): boolean {
  return name.ru.split(' ').some(word => /(овна|евна|ична|қызы|кызы)$/.test(word))
}

/** Unique up to some 1,600 doctors, then numbered. */
function doctorName(index: number, woman: boolean): { slug: string; name: Text } {
  const given = woman ? womenNames : menNames
  const surname = at(surnames, index)
  const first = at(given, Math.floor(index / surnames.length))
  const father = at(fathers, Math.floor(index / (surnames.length * given.length)))
  const lap = Math.floor(index / (surnames.length * given.length * fathers.length))
  const number = lap === 0 ? '' : ` ${lap + 1}`
  const a = woman ? 'а' : ''
  return {
    slug: [
      `${surname.slug}${woman ? 'a' : ''}`,
      first.slug,
      `${father.slug}${woman ? 'ovna' : 'ovich'}${lap === 0 ? '' : `-${lap + 1}`}`,
    ].join('-'),
    name: {
      ru: `${surname.ru}${a} ${first.ru} ${father.ru}${woman ? 'овна' : 'ович'}${number}`,
      kk: `${surname.kk}${a} ${first.kk} ${father.kk}${woman ? 'қызы' : 'ұлы'}${number}`,
    },
  }
}

/** A deterministic random generator (mulberry32), seeded with the record's id. */
class Dice {
  private state: number

  constructor(id: number) {
    this.state = Math.imul(id, 0x9e3779b1)
  }

  /** A random integer, both ends included. */
  between(lowest: number, highest: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    const fraction = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    return lowest + Math.floor(fraction * (highest - lowest + 1))
  }

  /** 15 % below to 35 % above, in steps of 50 tenge; a missing price stays missing. */
  price(original: number | null): number | null {
    return original && Math.max(50, Math.round((original * this.between(85, 135)) / 5000) * 50)
  }

  /** A day of 2026 up to 31 October. */
  date(): string {
    return new Date(Date.UTC(2026, 0, this.between(1, 304), 5)).toISOString()
  }
}
