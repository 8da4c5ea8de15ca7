import { useEffect, useEffectEvent } from 'react'
import type { Press } from './press'
import { useModal } from './useModal'

/**
 * `useModal` for a dialog whose code comes after the element that opens it.
 * @param press the last one of that element, perhaps before this code was there
 */
export function usePressedModal(name: string, press: Press | undefined) {
  const modal = useModal(name)
  const show = useEffectEvent(modal.showFrom)
  useEffect(() => {
    if (press) show(press.opener)
  }, [press])
  return modal
}
