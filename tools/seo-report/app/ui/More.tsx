/** A list rendered in steps on scrolling, as thousands of rows at once would be slow. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { pageLabels } from '../../labels/page'
import { number } from '../../labels/say'

interface MoreProps<T> {
  readonly items: readonly T[]
  /** How many at a time. */
  readonly step?: number
  /** Renders the next step on scrolling; otherwise on a click alone. */
  readonly eager?: boolean
  readonly children: (shown: readonly T[]) => ReactNode
}

/** Needs a `key` that changes with the list, so that it starts again. */
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
          {pageLabels.more}: {number(Math.min(step, left))} {pageLabels.of} {number(left)}
        </button>
      )}
    </>
  )
}
