/**
 * The form around rows of analyses. Without JavaScript it sends the ticked boxes to the page of the
 * estimate; with it, the calculator's whole selection, which may include rows not rendered here.
 */
'use client'

import type { ReactNode, SubmitEvent } from 'react'
import { getSnapshot } from '@/components/analyses/Calculator/calculatorStore'
import { formId } from '@/components/analyses/Calculator/formId'
import { chosenFragment, estimateHref } from '@/lib/calculator/estimate'

interface RowsFormProps {
  /** The page of estimates, with the language's prefix. */
  readonly estimate: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function RowsForm({ estimate, className, children }: RowsFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Boxes of rows whose island failed are not in the calculator.
    const ticked = new FormData(event.currentTarget).getAll('ids').map(Number)
    const ids = new Set([...getSnapshot().ids, ...ticked])
    window.location.assign(estimateHref(estimate, [...ids]))
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
