import type { ReactNode } from 'react'

interface LayoutBoxProps {
  /** Of the layout's style sheet; undefined in the layout without the box. */
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A box that one layout has: in the other one, its content stands by itself. */
export function LayoutBox({ className, children }: LayoutBoxProps) {
  return className ? <div className={className}>{children}</div> : children
}
