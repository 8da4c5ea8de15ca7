'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { internalSlug } from '@/lib/routing/internal-slug'
import { PlainLink } from './PlainLink'

export interface NavLinkProps {
  readonly href: string
  /** Path below the layout that holds the link: `services`, or `category/dentistry`, encoded. */
  readonly section: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Whether the page of a section, or one below it, is open. */
export function useOpenSection(section: string): 'page' | 'true' | undefined {
  const open = useSelectedLayoutSegments()
    .filter(segment => !segment.startsWith('('))
    .join('/')
  const name = section.split('/').map(decodeURIComponent).map(internalSlug).join('/')
  if (open === name) return 'page'
  return open.startsWith(`${name}/`) ? 'true' : undefined
}

/** A link of the navigation that knows whether its section is open. */
export const NavLink = bounded(LiveLink, PlainLink)

function LiveLink({ section, ...link }: NavLinkProps) {
  return <a {...link} aria-current={useOpenSection(section)} />
}
