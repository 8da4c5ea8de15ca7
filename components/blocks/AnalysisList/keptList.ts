/**
 * What of the list of analyses is open, in one shape for both layouts, so that it stays when a phone
 * is turned and when a visitor comes back from the page of an analysis.
 */
import { type Change, useKept } from '@/components/hooks/history-state'
import { listStep } from '@/lib/calculator/browse'

export interface KeptList {
  /** Ids of open categories, the last one opened last. */
  readonly open: readonly number[]
  /** In lower case; empty for all. Only where no category is open. */
  readonly letter: string
  /** How many analyses are shown. */
  readonly limit: number
}

/** Id of a category's element in the page. */
export const categoryAnchor = (id: number) => `category-${id}`

/** @param limit how many analyses are shown at first: those of the HTML */
export function useKeptList(limit: number): readonly [KeptList, Change<KeptList>] {
  return useKept<KeptList>('list', { open: [], letter: '', limit }, revive)
}

/** What is typed into the finder. */
export function useKeptText(): readonly [string, Change<string>] {
  return useKept('find', '', kept => (typeof kept === 'string' ? kept : undefined))
}

/** Whether all analyses were fetched: then no part of them has to be. */
export function useKeptAll(): readonly [boolean, Change<boolean>] {
  return useKept('all', false, kept => kept === true)
}

function revive(kept: unknown): KeptList | undefined {
  const { open, letter, limit } = kept as { [key in keyof KeptList]?: unknown }
  if (!Array.isArray(open)) return undefined
  return {
    open: open.filter(id => typeof id === 'number'),
    letter: typeof letter === 'string' ? letter : '',
    limit: typeof limit === 'number' ? limit : listStep,
  }
}
