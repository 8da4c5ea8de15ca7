/** A page of dialogs only, bundled by `tests/e2e/dialog.spec.ts`. */
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Dialog } from '@/components/ui/Dialog/Dialog.island'
import '@/lib/styles/global.scss'

function Example({ name, persistent }: { readonly name: string; readonly persistent: boolean }) {
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={event => {
          setOpener(event.currentTarget)
          setOpen(true)
        }}
      >
        {name}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        opener={opener}
        persistent={persistent}
        size="narrow"
        title="Title"
        closeLabel="Close"
      >
        <input aria-label="Field" defaultValue="words" />
      </Dialog>
    </>
  )
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <>
    <Example name="Plain" persistent={false} />
    <Example name="Persistent" persistent />
    <div style={{ height: '300vh' }} />
  </>,
)
