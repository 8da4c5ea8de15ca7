import { useEffect, useState } from 'react'
import type { Press } from '@/components/ui/Dialog/press'
import { usePressedModal } from '@/components/ui/Dialog/usePressedModal'
import type { ReferralDialog } from './ReferralDialog'
import type { ReferralProps } from './referralProps'

interface ReferralHostProps extends ReferralProps {
  /** The last press of the button. */
  readonly press: Press | undefined
}

const loadDialog = () => import('./ReferralDialog')

/** For when the button is pointed at. */
export const preloadReferralDialog = () => void loadDialog().catch(() => undefined)

/** The entry of the referral's dialog in the history, and the dialog once it was opened. */
export function ReferralHost({ press, entry = 'list', ...props }: ReferralHostProps) {
  const [code, setCode] = useState<{ readonly ReferralDialog: typeof ReferralDialog }>()
  const view = usePressedModal(entry, press)
  useEffect(() => {
    if (press) loadDialog().then(setCode, () => undefined)
  }, [press])
  return (
    code && (
      <code.ReferralDialog {...props} open={view.open} opener={view.opener} onDismiss={view.hide} />
    )
  )
}
