'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import { bounded } from '@/components/hooks/bounded'
import { internalPath } from '@/lib/routing/internal-slug'
import type { NavLinkProps } from './navLinkProps'
import { PlainLink } from './PlainLink'

/** Whether the page of a section, or one below it, is open. */
export function useOpenSection(section: string): 'page' | 'true' | undefined {
  const open = useSelectedLayoutSegments()
    .filter(segment => !segment.startsWith('('))
    .join('/')
  const name = internalPath(section)
  if (open === name) return 'page'
  return open.startsWith(`${name}/`) ? 'true' : undefined
}

/** A link of the navigation that knows whether its section is open. */
export const NavLink = bounded(LiveLink, PlainLink)

function LiveLink({ section, ...link }: NavLinkProps) {
  return <a {...link} aria-current={useOpenSection(section)} />
}
