import { FileText } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './FileLink.module.scss'

interface FileLinkProps {
  readonly href: string
  /** For assistive technology: what the file is about, and that it opens in a new tab. */
  readonly about: string
  readonly children: ReactNode
}

/** A link to a document, with a file icon. */
export function FileLink({ href, about, children }: FileLinkProps) {
  return (
    <a className={styles.file} href={href} target="_blank" rel="noopener">
      <Icon of={FileText} />
      <span>
        {children}
        <span className="visually-hidden"> — {about}</span>
      </span>
    </a>
  )
}
