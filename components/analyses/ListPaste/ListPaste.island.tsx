/**
 * Opens the dialog for a doctor's list, whose code is loaded on demand. Without JavaScript it is a
 * link to the same form on the page of estimates.
 */
'use client'

import { ClipboardList } from 'lucide'
import { useState } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { Button } from '@/components/ui/Button/Button'
import { useModal } from '@/components/ui/Dialog/useModal'
import { Icon } from '@/components/ui/Icon/Icon'
import type { ListDialog } from './ListDialog'
import type { ListPasteProps } from './listPasteProps'

export const ListPaste = bounded(LiveButton, PlainButton)

function LiveButton(props: ListPasteProps) {
  const [code, setCode] = useState<{ readonly ListDialog: typeof ListDialog }>()
  const view = useModal('list')
  const load = () => void import('./ListDialog').then(setCode, () => undefined)
  return (
    <>
      <Button
        href={`${props.estimate}#list`}
        variant="secondary"
        wide
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={event => {
          load()
          view.show(event)
        }}
      >
        <Icon of={ClipboardList} />
        {props.labels.open}
      </Button>
      {code && (
        <code.ListDialog {...props} open={view.open} opener={view.opener} onDismiss={view.hide} />
      )}
    </>
  )
}

function PlainButton({ estimate, labels }: ListPasteProps) {
  return (
    <Button href={`${estimate}#list`} variant="secondary" wide>
      {labels.open}
    </Button>
  )
}
