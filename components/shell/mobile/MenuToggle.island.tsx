'use client'

import type { ReactNode } from 'react'
import { bounded } from '@/components/hooks/bounded'
// With the page, as a style sheet of its own would be one more request.
import '@/components/ui/Dialog/Modal.module.scss'
import { useLateDialog } from '@/components/ui/Dialog/useLateDialog'

interface MenuToggleProps {
  readonly open: string
  readonly close: string
  /** Where the burger leads without JavaScript: the links of the footer. */
  readonly fallback: string
  readonly icon: ReactNode
  readonly children: ReactNode
}

const loadDialog = () => import('./MenuDialog')

/** The burger and its menu, whose code is loaded once the page is hydrated. */
export const MenuToggle = bounded(LiveToggle, PlainToggle)

function LiveToggle({ open, close, fallback, icon, children }: MenuToggleProps) {
  const { code, press, onClick } = useLateDialog(loadDialog, () => location.assign(fallback))
  if (code === null) return <PlainToggle open={open} fallback={fallback} icon={icon} />
  return (
    <>
      <a href={fallback} aria-label={open} aria-haspopup="dialog" onClick={onClick}>
        {icon}
      </a>
      {code ? (
        <code.MenuDialog press={press} label={open} close={close}>
          {children}
        </code.MenuDialog>
      ) : (
        <div hidden>{children}</div>
      )}
    </>
  )
}

function PlainToggle({
  open,
  fallback,
  icon,
}: Pick<MenuToggleProps, 'open' | 'fallback' | 'icon'>) {
  return (
    <a href={fallback} aria-label={open}>
      {icon}
    </a>
  )
}
