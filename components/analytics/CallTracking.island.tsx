'use client'

import { useEffect } from 'react'
import { addScript } from '@/components/hooks/add-script'
import { bounded } from '@/components/hooks/bounded'

/** The call-tracking script, loaded when the browser is idle. */
export const CallTracking = bounded(Script)

function Script({ src }: { readonly src: string }) {
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(addScript, 1000, src)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => addScript(src), { timeout: 3000 })
    return () => cancelIdleCallback(idle)
  }, [src])
  return null
}
