/** The drop-down, fetched when somebody types: no page waits for it. */
import { useEffect, useState } from 'react'
import type { HitList } from './HitList'

export function useHitList(wanted: boolean): typeof HitList | undefined {
  const [code, setCode] = useState<{ readonly HitList: typeof HitList }>()
  useEffect(() => {
    if (wanted) import('./HitList').then(setCode, () => undefined)
  }, [wanted])
  return code?.HitList
}
