'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link } from './Link.island'

interface NavLinkProps {
  readonly href: string
  /** First segment of the section's pages, such as `services`. */
  readonly section: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link of the navigation that knows whether its section is open. */
export function NavLink({ section, ...link }: NavLinkProps) {
  const [current] = useSelectedLayoutSegments().filter(segment => !segment.startsWith('('))
  return <Link {...link} aria-current={current === section ? 'true' : undefined} />
}
