'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog.island'
import { Case } from '../Case'
import type { ExhibitProps } from '../words'

const kinds = [
  { name: 'card', size: 'card', persistent: false },
  { name: 'narrow', size: 'narrow', persistent: false },
  { name: 'persistent: pulses on Escape', size: 'narrow', persistent: true },
] as const

/** Closed until its button is pressed. */
export function DialogExhibit({ words }: ExhibitProps) {
  const [open, setOpen] = useState<string | null>(null)
  return kinds.map(({ name, ...kind }) => (
    <Case key={name} name={name}>
      <Button variant="secondary" onClick={() => setOpen(name)}>
        {words.dialogTitle}
      </Button>
      <Dialog
        {...kind}
        open={open === name}
        onClose={() => setOpen(null)}
        title={words.dialogTitle}
        closeLabel={words.close}
      >
        <p>{words.dialogText}</p>
        <p>{words.long}</p>
      </Dialog>
    </Case>
  ))
}
