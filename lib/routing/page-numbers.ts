/** The numbered pages of a long list: `/page/2` and on, below the path of the list. */
import { pathOf, type RouteName } from './routes'

/** Which part of a list a page has. */
export interface Pages {
  /** Counted from 1. */
  readonly current: number
  /** Paths of all pages, without language prefix; of a short list the only one. */
  readonly paths: readonly string[]
}

/** @param step records on a page */
export function pageCount(records: number, step: number): number {
  return Math.max(1, Math.ceil(records / step))
}

export function pagesOf(name: RouteName, slug: string, current: number, count: number): Pages {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return { current, paths: numbers.map(number => pathOf(name, slug, number)) }
}

/** The records of one page. */
export function onPage<T>(records: readonly T[], page: number, step: number): readonly T[] {
  return records.slice((page - 1) * step, page * step)
}
