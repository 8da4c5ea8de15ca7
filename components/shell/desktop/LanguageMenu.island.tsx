/** Closes on Escape what CSS opens on hover and focus. */
'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { bounded } from '@/components/hooks/bounded'

interface LanguageMenuProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

export const LanguageMenu = bounded(LiveMenu, PlainMenu)

function LiveMenu({ className, children }: LanguageMenuProps) {
  const [closed, setClosed] = useState(false)
  useEffect(() => {
    // On the window: while the menu is hovered, the focus may be anywhere.
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setClosed(true)
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [])
  const reopen = () => setClosed(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only resets the closed state
    <div
      className={className}
      data-closed={closed || undefined}
      onPointerEnter={reopen}
      onPointerDown={reopen}
      onFocus={reopen}
    >
      {children}
    </div>
  )
}

function PlainMenu({ className, children }: LanguageMenuProps) {
  return <div className={className}>{children}</div>
}
