/**
 * The form around rows of analyses. Without JavaScript it sends the ticked boxes to the page of the
 * estimate; with it, the calculator's whole selection, which may include rows not rendered here.
 */
'use client'

import type { ReactNode, SubmitEvent } from 'react'
import { formId } from '@/components/analyses/Calculator/formId'
import { loadBoxes } from '@/components/analyses/Calculator/useBoxes'
import { chosenFragment } from '@/lib/calculator/fragments'

interface RowsFormProps {
  /** The page of estimates, with the language's prefix. */
  readonly estimate: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function RowsForm({ estimate, className, children }: RowsFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    // Boxes are not in the calculator yet, or never, when its code is late or lost.
    const ticked = new FormData(form).getAll('ids').map(Number)
    loadBoxes().then(
      ({ chosenHref }) => location.assign(chosenHref(estimate, ticked)),
      () => form.submit(),
    )
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
