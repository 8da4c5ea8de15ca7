/**
 * Grows the sample records to any size, for tests and benchmarks of long lists.
 *
 * The hand-written records come first and unchanged; the added ones are variations of them with
 * their own id, slug, name, price and date, so every relation between records still holds.
 * The same size gives the same records, and a larger one starts with the smaller one's records
 * (analyses move between categories when the number of categories changes).
 */
import {
  analysisEndings,
  categoryEndings,
  type Ending,
  fathers,
  menNames,
  postEndings,
  surnames,
  visitEndings,
  womenNames,
} from './generate-words'
import type { AnalysisCategory } from './records/analyses'
import type { CheckUpPackage } from './records/check-ups'
import type { Doctor } from './records/doctors'
import type { Text } from './records/fields'
import type { Records } from './records/records'

/** Wanted numbers of records. Fewer than are hand-written, or none given: the hand-written. */
export interface RecordsSize {
  readonly doctors?: number
  readonly analyses?: number
  readonly analysisCategories?: number
  readonly services?: number
  readonly promotions?: number
  readonly posts?: number
  readonly checkUps?: number
}

export function generateRecords(seed: Records, size: RecordsSize): Records {
  const analysisCategories = grow(
    seed.analysisCategories,
    size.analysisCategories,
    (original, { id, round }) => ({ id, name: ending(categoryEndings, round).name(original.name) }),
  )
  const families = categoryFamilies(seed.analysisCategories, analysisCategories)
  const checkUps = grow(seed.checkUps, size.checkUps, (original, { id, round, dice }) => ({
    ...original,
    id,
    ...renamed(original, visitEndings, round),
    updated_at: dice.date(),
  }))

  return {
    ...seed,
    doctors: grow(seed.doctors, size.doctors, (original, { id, index, dice }) => ({
      ...original,
      id,
      ...doctorName(index, isWoman(original)),
      first_appointment: dice.price(original.first_appointment),
      repeated_appointment: dice.price(original.repeated_appointment),
      rating: dice.between(38, 50) / 10,
      updated_at: dice.date(),
    })),
    services: grow(seed.services, size.services, (original, { id, round, dice }) => ({
      ...original,
      id,
      ...renamed(original, visitEndings, round),
      price: dice.price(original.price),
      in_header: false,
      updated_at: dice.date(),
    })),
    promotions: grow(seed.promotions, size.promotions, (original, { id, round, dice }) => ({
      ...original,
      id,
      ...renamed(original, visitEndings, round),
      price: dice.price(original.price),
      discount: dice.between(5, 40),
      updated_at: dice.date(),
    })),
    posts: grow(seed.posts, size.posts, (original, { id, round, dice }) => {
      const date = dice.date()
      return {
        ...original,
        id,
        ...renamed(original, postEndings, round),
        created_at: date,
        updated_at: date,
      }
    }),
    analysisCategories,
    analyses: grow(seed.analyses, size.analyses, (original, { id, round, dice }) => ({
      ...original,
      id,
      ...renamed(original, analysisEndings, round),
      price: dice.price(original.price),
      category_analysis_id: at(families.get(original.category_analysis_id ?? 0) ?? [], round),
      discount_percent: dice.between(1, 12) === 1 ? dice.between(5, 30) : null,
      updated_at: dice.date(),
    })),
    checkUps,
    checkUpPackages: [...seed.checkUpPackages, ...addedPackages(seed, checkUps.length)],
  }
}

interface Variation {
  readonly id: number
  /** Number of the added record, from 0. */
  readonly index: number
  /** Which time the original is varied, from 1. */
  readonly round: number
  readonly dice: Dice
}

function grow<T extends { readonly id: number }>(
  written: readonly T[],
  wanted: number | undefined,
  vary: (original: T, variation: Variation) => T,
): readonly T[] {
  const added = Math.max(0, (wanted ?? 0) - written.length)
  const firstId = lastId(written) + 1
  return [
    ...written,
    ...Array.from({ length: added }, (_, index) => {
      const id = firstId + index
      const round = Math.floor(index / written.length) + 1
      return vary(at(written, index), { id, index, round, dice: new Dice(id) })
    }),
  ]
}

const lastId = (records: readonly { readonly id: number }[]) =>
  records.reduce((last, { id }) => Math.max(last, id), 0)

/** The element at an index that runs round the list. */
function at<T>(list: readonly T[], index: number): T {
  const element = list[index % list.length]
  if (element === undefined) throw new RangeError('Cannot vary an empty list')
  return element
}

/** After all endings have been used, they come again with a number. */
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

/** Hand-written category id → its own id and those of its variations, where its analyses go. */
function categoryFamilies(
  originals: readonly AnalysisCategory[],
  categories: readonly AnalysisCategory[],
) {
  const families = new Map<number, number[]>()
  categories.forEach(({ id }, index) => {
    const { id: original } = at(originals, index)
    families.set(original, [...(families.get(original) ?? []), id])
  })
  return families
}

/** One package for every added check-up, never cheaper than the original's: see `min_price`. */
function addedPackages(seed: Records, checkUpCount: number): readonly CheckUpPackage[] {
  const firstCheckUp = lastId(seed.checkUps) + 1
  const firstPackage = lastId(seed.checkUpPackages) + 1
  return Array.from({ length: checkUpCount - seed.checkUps.length }, (_, index) => {
    const { id: originalId } = at(seed.checkUps, index)
    const original = seed.checkUpPackages.find(each => each.check_up_id === originalId)
    if (!original) throw new RangeError(`Check-up ${originalId} has no package`)
    const dearer = (price: number | null) => price && price + 1000 * ((index % 30) + 1)
    return {
      ...original,
      id: firstPackage + index,
      check_up_id: firstCheckUp + index,
      male_check_up_price: dearer(original.male_check_up_price),
      female_check_up_price: dearer(original.female_check_up_price),
      general_price: dearer(original.general_price),
    }
  })
}

/** A name of the original's sex, so that the portrait and the description still fit. */
function isWoman({ name }: Doctor): boolean {
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

/** Repeatable chance (mulberry32): a record's own dice, thrown from its id. */
class Dice {
  private state: number

  constructor(id: number) {
    this.state = Math.imul(id, 0x9e3779b1)
  }

  /** A whole number, both ends included. */
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
