/**
 * What is open in the list of analyses, in `history.state` and in one shape for both layouts: it
 * is restored after the phone is rotated and by "back" from an analysis.
 */
import { type Change, useHistoryState } from '@/components/hooks/history-state'
import { listStep } from '@/lib/calculator/browse'

export interface ListState {
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
export function useListState(limit: number): readonly [ListState, Change<ListState>] {
  return useHistoryState<ListState>('list', { open: [], letter: '', limit }, revive)
}

/** Text of the find field. */
export function useFinderText(): readonly [string, Change<string>] {
  return useHistoryState('find', '', stored => (typeof stored === 'string' ? stored : undefined))
}

/** Whether all analyses were fetched, so that no part of them needs another request. */
export function useAllFetched(): readonly [boolean, Change<boolean>] {
  return useHistoryState('all', false, stored => stored === true)
}

function revive(stored: unknown): ListState | undefined {
  const { open, letter, limit } = stored as { [key in keyof ListState]?: unknown }
  if (!Array.isArray(open)) return undefined
  return {
    open: open.filter(id => typeof id === 'number'),
    letter: typeof letter === 'string' ? letter : '',
    limit: typeof limit === 'number' ? limit : listStep,
  }
}
