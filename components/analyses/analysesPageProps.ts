import type { ComponentType, ReactNode } from 'react'
import type { Crumb } from '@/lib/routing/crumbs'

/** A page about analyses, with the calculator beside it or, on phones, below. */
export interface AnalysesPageProps {
  readonly crumbs: readonly Crumb[]
  /** The `h1`. */
  readonly heading: ReactNode
  readonly lead?: ReactNode
  /** After the calculator, where that is beside the page. */
  readonly below?: ReactNode
  readonly children: ReactNode
}

/** A view of both layouts gets their frame as a prop, so that a page loads one calculator. */
export interface AnalysesFrame {
  readonly Page: ComponentType<AnalysesPageProps>
}
