import type { ReactNode } from 'react'
import type { Layout } from '@/lib/routing/layout'

/** A view of both layouts gets its style sheet as a prop, so that a page loads just one. */
export interface LayoutProps {
  readonly layout: Layout
  readonly styles: Readonly<Record<string, string>>
  /** Part of the view that one layout has, so that the other does not load it. */
  readonly children?: ReactNode
}
