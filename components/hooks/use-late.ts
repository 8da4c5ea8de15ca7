import { useEffect, useState } from 'react'

/**
 * Code that is loaded once the page is hydrated.
 * @param load the same function at each call
 * @returns undefined while it is loaded, `null` where it cannot be
 */
export function useLate<Code extends object>(load: () => Promise<Code>): Code | null | undefined {
  const [code, setCode] = useState<Code | null>()
  useEffect(() => {
    load().then(setCode, () => setCode(null))
  }, [load])
  return code
}
