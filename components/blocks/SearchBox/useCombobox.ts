/** Loads the chunk of the drop-down when the field is first used, so that no page waits for it. */
import { useEffect, useState } from 'react'

type Code = typeof import('./Suggestions')

export function useSuggestions(wanted: boolean): Code | undefined {
  const [code, setCode] = useState<Code>()
  useEffect(() => {
    if (wanted) import('./Suggestions').then(setCode, () => undefined)
  }, [wanted])
  return code
}
