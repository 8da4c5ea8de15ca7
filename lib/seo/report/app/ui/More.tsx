/** A long list that grows as the reader comes to its end: thousands of rows are never made at once. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { pageWords } from '../../labels/page'
import { number } from '../../labels/say'

interface MoreProps<T> {
  readonly items: readonly T[]
  /** How many at a time. */
  readonly step?: number
  /** Grows by itself on scrolling; else by its button alone. */
  readonly eager?: boolean
  readonly children: (shown: readonly T[]) => ReactNode
}

/** Give it a key that changes with the list, so that it begins anew. */
export function More<T>({ items, step = 50, eager = false, children }: MoreProps<T>) {
  const [count, setCount] = useState(step)
  const end = useRef<HTMLButtonElement>(null)
  const left = items.length - count

  useEffect(() => {
    const button = end.current
    if (!eager || !button || left <= 0) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setCount(count + step)
      },
      { rootMargin: '600px' },
    )
    observer.observe(button)
    return () => observer.disconnect()
  }, [eager, count, step, left])

  return (
    <>
      {children(items.slice(0, count))}
      {left > 0 && (
        <button type="button" className="more" ref={end} onClick={() => setCount(count + step)}>
          {pageWords.more}: {number(Math.min(step, left))} {pageWords.of} {number(left)}
        </button>
      )}
    </>
  )
}
