import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface NewTabLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** A link to a site of others, which says where it opens. */
export function NewTabLink({ href, children }: NewTabLinkProps) {
  const t = useTranslations('common')
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({t('newTab')})</span>
    </a>
  )
}
