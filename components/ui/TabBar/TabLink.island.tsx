'use client'

import { useEffect, useRef } from 'react'
import { NavLink, type NavLinkProps, useOpenSection } from '@/components/ui/NavLink/NavLink.island'

/** A tab that scrolls its row sideways to centre itself when it opens. */
export function TabLink(props: NavLinkProps) {
  const tab = useRef<HTMLAnchorElement>(null)
  const open = useOpenSection(props.section)

  useEffect(() => {
    const row = tab.current?.closest('ul')
    if (!open || !tab.current || !row) return
    const from = row.getBoundingClientRect()
    const to = tab.current.getBoundingClientRect()
    // Not scrollIntoView: that would scroll the page, too.
    row.scrollLeft += to.left + to.width / 2 - (from.left + from.width / 2)
  }, [open])

  return <NavLink {...props} ref={tab} />
}
