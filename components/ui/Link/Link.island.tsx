'use client'

import { useRouter } from 'next/navigation'
import type { ComponentProps, MouseEvent } from 'react'
import { isPlainClick } from '@/components/hooks/is-plain-click'

interface LinkProps extends Omit<ComponentProps<'a'>, 'target' | 'download'> {
  readonly href: string
}

/**
 * A link that prefetches on hover, focus or touch, not when it scrolls into view: thirty visible
 * cards would make thirty requests. Why not `next/link`:
 * docs/decisions/plain-links.md. `href` carries the language prefix already (`localePath`).
 */
export function Link({ href, onClick, ...props }: LinkProps) {
  const router = useRouter()
  const prefetch = () => router.prefetch(href)

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isHere = event.currentTarget.origin === window.location.origin
    if (event.defaultPrevented || !isHere || !isPlainClick(event)) return
    event.preventDefault()
    router.push(href)
  }

  return (
    <a
      {...props}
      href={href}
      onClick={follow}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    />
  )
}
