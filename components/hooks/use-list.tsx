/** Lists of the site's own API in islands: the one hook that fetches them. */
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { Locale } from '@/lib/routing/locales'
import type { ListState } from './list-state'

export interface RemoteList<T> extends Omit<ListState<T>, 'path'> {
  /** The component that fetches: it has to be rendered, and renders nothing. */
  readonly source: ReactNode
}

interface Options<T> {
  /**
   * The list rendered by the server for the first path, which is then not fetched; `null`: it had
   * none.
   */
  readonly initial?: readonly T[] | null
  /** While a path is pending, `data` is that of the path before. */
  readonly keepPrevious?: boolean
}

/**
 * The list at a path of the site's API; stale-while-revalidate for paths fetched before.
 * @param path with its query; `null`: nothing to fetch yet
 */
export function useList<T>(
  path: string | null,
  locale: Locale,
  { initial = null, keepPrevious = false }: Options<T> = {},
): RemoteList<T> {
  const [first] = useState(path)
  const [state, setState] = useState<ListState<T>>()
  const [latest, setLatest] = useState<readonly T[]>()
  const [isReloaded, setReloaded] = useState(false)
  const wanted = path !== null && (path !== first || initial === null || isReloaded)
  const { code, missing, retry } = useSource(path, wanted)

  const onChange = useCallback((next: ListState<T>) => {
    setState(next)
    if (next.data) setLatest(next.data)
  }, [])

  const reload = () => {
    setReloaded(true)
    retry()
  }

  const before = keepPrevious ? (latest ?? initial) : path === first ? initial : null
  const known = state?.path === path ? state : undefined
  return {
    data: known?.data ?? before,
    loading: known?.loading ?? (wanted && !missing),
    failed: known?.failed ?? missing,
    reload: known?.reload ?? reload,
    source: code && path !== null && (
      <code.ListSource path={path} locale={locale} requested={wanted} onChange={onChange} />
    ),
  }
}

type Code = typeof import('./ListSource')

const loadSource = () => import('./ListSource')

const preload = () => void loadSource().catch(() => undefined)

/**
 * Loads the code that fetches, which is larger than a list's own: on the first `pointerdown` or
 * `keydown`, or when a list is wanted. `missing`: it failed to load, until `retry` or another path.
 */
function useSource(path: string | null, wanted: boolean) {
  const [code, setCode] = useState<Code>()
  const [missing, setMissing] = useState<string | null>(null)

  useEffect(() => {
    document.addEventListener('pointerdown', preload, { once: true })
    document.addEventListener('keydown', preload, { once: true })
  }, [])

  useEffect(() => {
    if (!wanted || code || missing === path) return
    loadSource().then(setCode, () => setMissing(path))
  }, [path, wanted, code, missing])

  return { code, missing: wanted && missing === path, retry: () => setMissing(null) }
}
