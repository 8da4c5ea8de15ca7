/** Lists of the site's own API in islands: the one hook that fetches them. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { fetchList } from './fetch-list'

export interface RemoteList<T> {
  /** The last answer for this path; `null` while there is none. */
  readonly data: readonly T[] | null
  /** There is no answer for this path yet, and one is under way. */
  readonly loading: boolean
  /** The newest question was not answered. */
  readonly failed: boolean
  /** Asks for the path again. */
  readonly reload: () => void
}

interface Options<T> {
  /** The server's list for the first path, which is not asked for then; `null`: it had none. */
  readonly initial?: readonly T[] | null
  /** While there is no answer for a path, `data` is that of the path before. */
  readonly keepPrevious?: boolean
}

/** The last answer for each path, as long as the document lives: "back" finds it. */
export const lastAnswers = new Map<string, readonly unknown[]>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The list at a path of the site's API. Each change of the path asks (spec 2 §4); a path that was
 * asked for before shows its last answer meanwhile. Nothing asks by itself while a list is read.
 * By hand: a library for this weighs as much as all else that a list needs in the browser.
 * @param path with its query; `null`: nothing is wanted yet
 */
export function useList<T>(
  path: string | null,
  locale: Locale,
  { initial = null, keepPrevious = false }: Options<T> = {},
): RemoteList<T> {
  const key = path === null ? null : `${locale} ${path}`
  const [first] = useState(key)
  const [hasMoved, setMoved] = useState(false)
  if (key !== first && !hasMoved) setMoved(true)
  const [question, setQuestion] = useState<{ key: string | null; failed: boolean }>()
  const newest = useRef(0)

  const ask = useCallback(async () => {
    if (path === null || key === null) return
    newest.current += 1
    const own = newest.current
    setQuestion({ key, failed: false })
    try {
      lastAnswers.set(key, await fetchList<T>([path, locale]))
      for (const listener of listeners) listener()
    } catch {
      if (own === newest.current) setQuestion({ key, failed: true })
    }
  }, [path, key, locale])

  // What the server gave needs no asking; newer than what is known from an earlier visit it may be.
  const isGiven = useRef(initial !== null)
  useEffect(() => {
    if (key !== null && !(isGiven.current && !lastAnswers.has(key))) void ask()
    isGiven.current = false
  }, [key, ask])

  const answerNow = () => (key === null ? undefined : lastAnswers.get(key))
  const answer = useSyncExternalStore(subscribe, answerNow, () => undefined)
  const previous = useRef<readonly unknown[]>(undefined)
  useEffect(() => {
    if (answer) previous.current = answer
  }, [answer])

  const given = key === first ? initial : null
  const isAsked = question !== undefined && question.key === key
  const failed = isAsked && question.failed
  const known = answer ?? (keepPrevious ? previous.current : undefined) ?? given
  return {
    // Whoever asks for a path knows what it lists.
    data: (known ?? null) as readonly T[] | null,
    loading: key !== null && !answer && !failed && (given === null || hasMoved || isAsked),
    failed,
    reload: () => void ask(),
  }
}
