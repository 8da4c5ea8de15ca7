/**
 * The form around rows of analyses. Without JavaScript it sends the ticked boxes to the page of the
 * estimate; with it, the calculator's whole selection, which may include rows not rendered here.
 */
'use client'

import type { ReactNode, SubmitEvent } from 'react'
import { formId } from '@/components/analyses/Calculator/formId'
import { loadBoxes } from '@/components/analyses/Calculator/useBoxes'
import { chosenFragment, estimateHref } from '@/lib/calculator/estimate'

interface RowsFormProps {
  /** The page of estimates, with the language's prefix. */
  readonly estimate: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function RowsForm({ estimate, className, children }: RowsFormProps) {
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Boxes are not in the calculator yet, or never, when its code is late or lost.
    const ticked = new FormData(event.currentTarget).getAll('ids').map(Number)
    const { ids, also } = await loadBoxes().then(
      ({ getSnapshot }) => getSnapshot(),
      () => ({ ids: [], also: [] }),
    )
    window.location.assign(estimateHref(estimate, [...new Set([...ids, ...ticked])], also))
  }

  return (
    <form
      id={formId}
      action={estimate + chosenFragment}
      className={className}
      autoComplete="off"
      onSubmit={submit}
    >
      {children}
    </form>
  )
}
