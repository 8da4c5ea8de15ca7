import { type ReactNode, useEffect, useState } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { ListAnswer, ListSource } from './ListSource'

export interface AskedList<T> {
  /** The newest that is known: at first the server's, and the last good one after a failure. */
  readonly data: readonly T[] | null
  readonly waiting: boolean
  /** The newest question was not answered. */
  readonly failed: boolean
  /** Asks for the path, again if it was asked before. Another path is asked for by itself. */
  readonly ask: () => void
  /** To be rendered anywhere beside what is shown. */
  readonly source: ReactNode
}

const loadSource = () => import('./ListSource')

/** Fetches ahead of a press; a failure shows itself when something is really asked. */
export function preloadListSource(): void {
  loadSource().catch(() => undefined)
}

let visits = 0

/**
 * A list of the site's own API that begins with the server's and is asked for when a visitor
 * changes something, at no other time. `null` at the beginning: the server had none, ask at once.
 */
export function useAskedList<T>(
  path: string,
  locale: Locale,
  initial: readonly T[] | null,
): AskedList<T> {
  const [visit] = useState(() => {
    visits += 1
    return visits
  })
  const [first] = useState(path)
  const [attempt, setAttempt] = useState(0)
  const [changed, setChanged] = useState(initial === null)
  const [code, setCode] = useState<{ readonly Source: typeof ListSource<T> } | 'broken' | null>(
    null,
  )
  const [answer, setAnswer] = useState<ListAnswer<T> | null>(null)

  if (!changed && (path !== first || attempt > 0)) setChanged(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt tries a lost chunk again
  useEffect(() => {
    if (!changed || (code && code !== 'broken')) return
    loadSource().then(
      ({ ListSource: Source }) => setCode({ Source }),
      () => setCode('broken'),
    )
  }, [changed, path, attempt])

  const loaded = code !== 'broken' ? code : null
  const current = answer?.path === path && answer.attempt === attempt ? answer : null
  const failed = current ? current.failed : code === 'broken'
  return {
    data: answer?.data ?? initial,
    waiting: changed && !failed && (!current || current.loading),
    failed,
    ask: () => setAttempt(attempt + 1),
    source: changed && loaded && (
      <loaded.Source
        path={path}
        locale={locale}
        visit={visit}
        attempt={attempt}
        onAnswer={setAnswer}
      />
    ),
  }
}
