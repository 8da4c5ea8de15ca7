import { useEffect, useState } from 'react'

/** The parts that stand beside a selection; undefined until they are wanted and loaded. */
export function useLateParts(wanted: boolean) {
  const [parts, setParts] = useState<typeof import('./lateParts')>()
  useEffect(() => {
    if (wanted) import('./lateParts').then(setParts, () => undefined)
  }, [wanted])
  return wanted ? parts : undefined
}
