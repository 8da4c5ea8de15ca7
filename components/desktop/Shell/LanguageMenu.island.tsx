/** What opens under a pointer and with the focus, by styles alone, closes with Escape. */
'use client'

import { type ReactNode, useEffect, useState } from 'react'

interface LanguageMenuProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function LanguageMenu({ className, children }: LanguageMenuProps) {
  const [closed, setClosed] = useState(false)
  useEffect(() => {
    // The focus may be anywhere while the pointer rests here.
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setClosed(true)
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [])
  const reopen = () => setClosed(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only forgets that the list was closed
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
