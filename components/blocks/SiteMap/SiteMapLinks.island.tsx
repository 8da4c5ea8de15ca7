'use client'

import type { SiteMapList } from '@/lib/views/site-map'

interface SiteMapLinksProps {
  readonly className: string | undefined
  readonly list: SiteMapList
}

/**
 * It does nothing in the browser: it is an island for the size of the page alone, which carries the
 * props of an island once and the elements of a server component as well as their HTML.
 */
export function SiteMapLinks({ className, list: { base, links } }: SiteMapLinksProps) {
  return (
    <ul className={className}>
      {links.map(([rest, title]) => (
        <li key={rest}>
          <a href={base + rest} target="_blank" rel="noopener">
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
