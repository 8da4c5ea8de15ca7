/**
 * Opens the dialog for a doctor's referral, whose code is loaded on demand. Without JavaScript it is a
 * link to the same form on the page of estimates.
 */
'use client'

import { ClipboardList } from 'lucide'
import { useState } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { Button } from '@/components/ui/Button/Button'
import { useModal } from '@/components/ui/Dialog/useModal'
import { Icon } from '@/components/ui/Icon/Icon'
import type { ReferralDialog } from './ReferralDialog'
import type { ReferralProps } from './referralProps'

export const ReferralButton = bounded(LiveButton, PlainButton)

function LiveButton(props: ReferralProps) {
  const [code, setCode] = useState<{ readonly ReferralDialog: typeof ReferralDialog }>()
  const view = useModal('list')
  const load = () => void import('./ReferralDialog').then(setCode, () => undefined)
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
        <code.ReferralDialog
          {...props}
          open={view.open}
          opener={view.opener}
          onDismiss={view.hide}
        />
      )}
    </>
  )
}

function PlainButton({ estimate, labels }: ReferralProps) {
  return (
    <Button href={`${estimate}#list`} variant="secondary" wide>
      {labels.open}
    </Button>
  )
}
