import type { ReactNode } from 'react'
import type { Layout } from '@/lib/routing/layout'

/** A view of both layouts gets its style sheet as a prop, so that a page loads just one. */
export interface LayoutProps {
  readonly layout: Layout
  readonly styles: Readonly<Record<string, string>>
  /** Added at the bottom of the view by one layout, so that the other does not load it. */
  readonly children?: ReactNode
}
