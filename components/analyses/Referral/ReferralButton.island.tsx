/**
 * Opens the dialog for a doctor's referral, whose code is loaded on demand. Without JavaScript, and
 * without that code, it is a link to the same form on the page of estimates.
 */
'use client'

import { type MouseEvent, useEffect, useState } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { useLate } from '@/components/hooks/use-late'
import { buttonClassName } from '@/components/ui/Button/buttonClassName'
import type { Press } from '@/components/ui/Dialog/press'
import type { ReferralProps } from './referralProps'

const loadHost = () => import('./ReferralHost')

export const ReferralButton = bounded(LiveButton, PlainButton)

function LiveButton(props: ReferralProps) {
  const { button } = props
  const href = formOf(props)
  const [press, setPress] = useState<Press>()
  const code = useLate(loadHost)
  const isLost = code === null && press !== undefined
  useEffect(() => {
    if (isLost) window.location.assign(href)
  }, [isLost, href])
  const show = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    setPress({ opener: event.currentTarget })
  }
  return (
    <>
      <a
        href={href}
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={code?.preloadReferralDialog}
        onFocus={code?.preloadReferralDialog}
        onClick={code === null ? undefined : show}
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
