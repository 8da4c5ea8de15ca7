import type { ReactNode } from 'react'
import type { Layout } from '@/lib/routing/layout'

/** A view of both layouts gets its style sheet as a prop, so that a page loads just one. */
export interface LayoutProps {
  readonly layout: Layout
  readonly styles: Readonly<Record<string, string>>
  /** Part of the view that one layout has, so that the other does not load it. */
  readonly children?: ReactNode
}

interface LayoutBoxProps {
  /** Of the layout's style sheet; undefined in the layout without the box. */
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A box that one layout has: in the other one, its content stands by itself. */
export function LayoutBox({ className, children }: LayoutBoxProps) {
  return className ? <div className={className}>{children}</div> : children
}
