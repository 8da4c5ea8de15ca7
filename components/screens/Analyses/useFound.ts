import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useList } from '@/components/hooks/use-list'
import { useSettled } from '@/components/hooks/use-settled'
import { foundPath, type ListCategory } from '@/lib/calculator/browse'
import type { CalculatorItem } from '@/lib/calculator/item'
import type { Locale } from '@/lib/routing/locales'

type Finder = typeof import('@/lib/calculator/find')

/** The chunk for searching without a connection is loaded when the find field gets the focus. */
export const loadFinder = (): Promise<Finder> => import('@/lib/calculator/find')

/** Milliseconds without a key press before the text is sent; the first letter is sent at once. */
const debounceMs = 200

interface FoundAnalyses {
  readonly items: readonly CalculatorItem[]
  /** The site's search has answered for this text. */
  readonly complete: boolean
  /** It has not: `items` are those of the loaded analyses that have the words of the text. */
  readonly failed: boolean
  readonly retry: () => void
  /** The component that fetches: it has to be rendered, and renders nothing. */
  readonly source: ReactNode
}

/**
 * The analyses that the site's search finds (B87). While it answers, those of the text before stay,
 * so that no row moves under a finger twice.
 * @param text not blank
 * @param loaded analyses that are in the browser, for when the search cannot be reached
 */
export function useFound(
  text: string,
  locale: Locale,
  categories: readonly ListCategory[],
  loaded: readonly CalculatorItem[],
): FoundAnalyses {
  const query = text.trim()
  const asked = useSettled(query, debounceMs)
  const list = useList<CalculatorItem>(foundPath(asked), locale, { keepPrevious: true })
  const isCurrent = asked === query && !list.loading
  const failed = isCurrent && list.failed
  const finder = useFinder()
  const names = useMemo(() => new Map(categories.map(({ id, name }) => [id, name])), [categories])
  const own = useMemo(
    () => (failed && finder ? finder.findItems(loaded, query, names) : []),
    [failed, finder, loaded, query, names],
  )
  const items = failed ? own : (list.data ?? own)
  const complete = isCurrent && !failed && list.data !== null
  return { items, complete, failed, retry: list.reload, source: list.source }
}

/** Loaded with the first character at the latest. */
function useFinder(): Finder | null {
  const [finder, setFinder] = useState<Finder | null>(null)
  useEffect(() => {
    loadFinder().then(setFinder, () => undefined)
  }, [])
  return finder
}
