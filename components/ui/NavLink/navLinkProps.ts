import type { ReactNode } from 'react'

export interface NavLinkProps {
  readonly href: string
  /** Path below the layout that holds the link: `services`, or `category/dentistry`, encoded. */
  readonly section: string
  readonly className?: string | undefined
  readonly children: ReactNode
}
