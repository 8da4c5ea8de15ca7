/**
 * The form around rows of analyses. Without JavaScript it sends the ticked boxes to the page of the
 * estimate; with it, the calculator's whole selection, which may include rows not rendered here.
 */
'use client'

import { useRouter } from 'next/navigation'
import type { MouseEvent, ReactNode, SubmitEvent } from 'react'
import { getSnapshot } from '@/components/blocks/Calculator/calculatorStore'
import { formId } from '@/components/blocks/Calculator/formId'
import { isPlainClick } from '@/components/hooks/is-plain-click'
import { chosenFragment, estimateHref } from '@/lib/calculator/estimate'

interface RowsFormProps {
  /** The page of estimates, with the language's prefix. */
  readonly estimate: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function RowsForm({ estimate, className, children }: RowsFormProps) {
  const router = useRouter()

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    router.push(estimateHref(estimate, [...getSnapshot().ids]))
  }

  /** Client navigation for the rows' links, which are plain anchors. */
  const follow = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null
    if (!anchor || event.defaultPrevented || !isPlainClick(event)) return
    if (anchor.origin !== window.location.origin || isFile(anchor.pathname)) return
    event.preventDefault()
    router.push(anchor.pathname + anchor.search)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link inside fires a click, too
    <form
      id={formId}
      action={estimate + chosenFragment}
      className={className}
      autoComplete="off"
      onSubmit={submit}
      onClick={follow}
    >
      {children}
    </form>
  )
}

function isFile(path: string): boolean {
  return path.startsWith('/media/') || /\.\w+$/.test(path)
}
