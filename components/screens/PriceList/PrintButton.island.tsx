'use client'

import { Printer } from 'lucide'
import { bounded } from '@/components/hooks/bounded'
import { usePrint } from '@/components/hooks/use-print'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'

interface PrintButtonProps {
  readonly className: string | undefined
  readonly labels: { readonly print: string; readonly printElsewhere: string }
}

/** Opens the browser's own dialog for printing, which also saves a PDF. */
export const PrintButton = bounded(LivePrintButton)

function LivePrintButton({ className, labels }: PrintButtonProps) {
  const { print, isDoubtful } = usePrint()
  return (
    <>
      <Button className={className} onClick={print}>
        <Icon of={Printer} />
        {labels.print}
      </Button>
      <p role="status">{isDoubtful && labels.printElsewhere}</p>
    </>
  )
}
