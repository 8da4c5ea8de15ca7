'use client'

import { useEffect, useRef } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { useOpenSection } from '@/components/ui/NavLink/NavLink.island'
import type { NavLinkProps } from '@/components/ui/NavLink/navLinkProps'
import { PlainLink } from '@/components/ui/NavLink/PlainLink'

/** A tab that scrolls its row sideways to centre itself, unless the visitor has scrolled it. */
export const TabLink = bounded(LiveTabLink, PlainLink)

function LiveTabLink({ section, ...link }: NavLinkProps) {
  const tab = useRef<HTMLAnchorElement>(null)
  const open = useOpenSection(section)

  useEffect(() => {
    const row = tab.current?.closest('ul')
    if (!open || !tab.current || !row || row.scrollLeft) return
    const from = row.getBoundingClientRect()
    const to = tab.current.getBoundingClientRect()
    // Not scrollIntoView: that would scroll the page, too.
    row.scrollLeft += to.left + to.width / 2 - (from.left + from.width / 2)
  }, [open])

  return <a {...link} ref={tab} aria-current={open} />
}
