/** Loads the code of the combobox when the field is first used, so that no page waits for it. */
import { useEffect, useState } from 'react'

type Code = typeof import('./Combobox')

export function useCombobox(wanted: boolean): Code | undefined {
  const [code, setCode] = useState<Code>()
  useEffect(() => {
    if (wanted) import('./Combobox').then(setCode, () => undefined)
  }, [wanted])
  return code
}
