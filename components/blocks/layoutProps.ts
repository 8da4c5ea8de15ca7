import type { ReactNode } from 'react'
import type { Layout } from '@/lib/routing/layout'

/** A view of both layouts gets its style sheet handed in, so that a page loads its own layout's alone. */
export interface LayoutProps {
  readonly layout: Layout
  readonly styles: Readonly<Record<string, string>>
  /** What one layout has at the foot of the view; the other layout does not load it. */
  readonly children?: ReactNode
}
