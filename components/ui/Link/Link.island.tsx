'use client'

import NextLink from 'next/link'
import { type ComponentProps, useState } from 'react'

/**
 * A link that prefetches when a visitor means it (pointer over it, focus or touch) and not when it
 * scrolls into view: thirty visible cards would make thirty requests.
 * `href` carries the language prefix already (`localePath`).
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  const [wanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return (
    <NextLink
      {...props}
      prefetch={wanted ? null : false}
      onPointerEnter={want}
      onFocus={want}
      onTouchStart={want}
    />
  )
}
