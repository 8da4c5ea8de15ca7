/** The drop-down and what belongs to it, fetched when the field is used: no page waits for it. */
import { useEffect, useState } from 'react'

type Code = typeof import('./Suggestions')

export function useSuggestions(wanted: boolean): Code | undefined {
  const [code, setCode] = useState<Code>()
  useEffect(() => {
    if (wanted) import('./Suggestions').then(setCode, () => undefined)
  }, [wanted])
  return code
}
