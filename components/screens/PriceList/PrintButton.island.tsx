'use client'

import { Printer } from 'lucide'
import { bounded } from '@/components/hooks/bounded'
import { usePrint } from '@/components/hooks/use-print'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import type { Locale } from '@/lib/routing/locales'

interface PrintButtonProps {
  readonly className: string | undefined
  /** Of a list of thousands the rows are loaded first. */
  readonly locale: Locale
  readonly labels: { readonly print: string; readonly printElsewhere: string }
}

/** Opens the browser's own dialog for printing, which also saves a PDF. */
export const PrintButton = bounded(LivePrintButton)

function LivePrintButton({ className, locale, labels }: PrintButtonProps) {
  const { print, isDoubtful } = usePrint()
  return (
    <>
      <Button className={className} onClick={() => printWhole(locale, print)}>
        <Icon of={Printer} />
        {labels.print}
      </Button>
      <p role="status">{isDoubtful && labels.printElsewhere}</p>
    </>
  )
}

/** What could not be loaded has its number of prices on paper. */
function printWhole(locale: Locale, print: () => void): void {
  if (!document.querySelector('[data-later]')) {
    print()
    return
  }
  import('./narrow')
    .then(({ loadRows }) => loadRows(locale))
    .catch(() => undefined)
    .then(print)
}
