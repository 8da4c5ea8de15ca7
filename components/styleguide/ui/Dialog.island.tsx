'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog.island'
import { Case } from '../Case'
import type { ExhibitProps } from '../labels'

const kinds = [
  { name: 'card', size: 'card', persistent: false },
  { name: 'narrow', size: 'narrow', persistent: false },
  { name: 'persistent: pulses on Escape', size: 'narrow', persistent: true },
] as const

/** Closed until its button is clicked. */
export function DialogExhibit({ labels }: ExhibitProps) {
  const [open, setOpen] = useState<string | null>(null)
  return kinds.map(({ name, ...kind }) => (
    <Case key={name} name={name}>
      <Button variant="secondary" onClick={() => setOpen(name)}>
        {labels.dialogTitle}
      </Button>
      <Dialog
        {...kind}
        open={open === name}
        onClose={() => setOpen(null)}
        title={labels.dialogTitle}
        closeLabel={labels.close}
      >
        <p>{labels.dialogText}</p>
        <p>{labels.long}</p>
      </Dialog>
    </Case>
  ))
}
