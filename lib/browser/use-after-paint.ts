import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * The value as it was when the last picture was painted: what depends on it is rendered after the
 * answer to a click is on the screen, and never keeps that answer waiting. Before the first picture
 * nobody has clicked: a change is taken at once.
 * @param value one that keeps its identity from render to render
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(() => value)
  const seen = useRef(false)
  useLayoutEffect(() => {
    if (!seen.current) setPainted(() => value)
  }, [value])
  useEffect(() => {
    let timer: number | undefined
    const frame = requestAnimationFrame(() => {
      seen.current = true
      timer = window.setTimeout(() => startTransition(() => setPainted(() => value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(timer)
    }
  }, [value])
  return painted
}
