/**
 * Opens the dialog for a doctor's referral, whose code is loaded on demand. Without JavaScript, and
 * without that code, it is a link to the same form on the page of estimates.
 */
'use client'

import { bounded } from '@/components/hooks/bounded'
import { buttonClassName } from '@/components/ui/Button/buttonClassName'
import { useLateDialog } from '@/components/ui/Dialog/useLateDialog'
import type { ReferralProps } from './referralProps'

const loadHost = () => import('./ReferralHost')

export const ReferralButton = bounded(LiveButton, PlainButton)

function LiveButton(props: ReferralProps) {
  const { button } = props
  const href = formOf(props)
  const { code, press, onClick } = useLateDialog(loadHost, () => location.assign(href))
  const preload = code?.preloadReferralDialog
  return (
    <>
      <a
        href={href}
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={onClick}
      >
        {button}
      </a>
      {code && <code.ReferralHost {...props} press={press} />}
    </>
  )
}

function PlainButton(props: ReferralProps) {
  return (
    <a href={formOf(props)} className={className}>
      {props.labels.open}
    </a>
  )
}

const className = buttonClassName({ variant: 'secondary', wide: true })

/** The page with the same form. */
const formOf = ({ estimate }: ReferralProps) => `${estimate}#list`
