import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { useLate } from '@/components/hooks/use-late'
import type { Press } from './press'

/**
 * What opens a dialog whose code is loaded once the page is hydrated. A press before that is kept for
 * the dialog, which takes it with `usePressedModal`.
 * @param load the same function at each call
 * @param instead what a press does once the code is known to be lost, as without scripts
 */
export function useLateDialog<Code extends object>(
  load: () => Promise<Code>,
  instead: (opener: HTMLElement) => void,
) {
  const [press, setPress] = useState<Press>()
  const code = useLate(load)
  const lost = code === null ? press?.opener : undefined
  const leave = useEffectEvent(instead)
  useEffect(() => {
    if (lost) leave(lost)
  }, [lost])
  const show = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    setPress({ opener: event.currentTarget })
  }
  return { code, press, onClick: code === null ? undefined : show }
}
