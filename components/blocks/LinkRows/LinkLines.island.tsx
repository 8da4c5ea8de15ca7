'use client'

import type { ReactNode } from 'react'

/** Address, name, and a date or a price. */
export type Line = readonly [href: string, name: string, note: ReactNode]

interface LinkLinesProps {
  readonly className: string | undefined
  readonly lines: readonly Line[]
}

/**
 * It does nothing in the browser: it is an island for the size of the page alone, which carries the
 * props of an island once and the elements of a server component as well as their HTML.
 */
export function LinkLines({ className, lines }: LinkLinesProps) {
  return (
    <ul className={className}>
      {lines.map(([href, name, note]) => (
        <li key={href}>
          <a href={href}>{name}</a>
          {typeof note === 'string' ? <span>{note}</span> : note}
        </li>
      ))}
    </ul>
  )
}
