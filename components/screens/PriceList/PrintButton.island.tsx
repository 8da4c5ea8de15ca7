'use client'

import { Printer } from 'lucide'
import { bounded } from '@/components/hooks/bounded'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'

interface PrintButtonProps {
  readonly className: string | undefined
  readonly labels: { readonly print: string }
}

/** Opens the browser's own dialog for printing, which also saves a PDF. */
export const PrintButton = bounded(({ className, labels }: PrintButtonProps) => (
  <Button className={className} onClick={() => window.print()}>
    <Icon of={Printer} />
    {labels.print}
  </Button>
))
