import { startTransition, useEffect, useState } from 'react'

/**
 * The value as it was when the last picture was painted: what depends on it is rendered after the
 * answer to a click is on the screen, and never keeps that answer waiting.
 * @param value one that keeps its identity from render to render
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(() => value)
  useEffect(() => {
    let timer: number | undefined
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setPainted(() => value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(timer)
    }
  }, [value])
  return painted
}
