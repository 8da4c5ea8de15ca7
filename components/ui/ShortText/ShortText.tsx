import { cutText } from '@/lib/text/truncate'
import styles from './ShortText.module.scss'

interface ShortTextProps {
  readonly text: string
  /** Number of characters shown. */
  readonly length: number
  /** The name of a link: not cut on touch screens and while the link has the focus. */
  readonly isName?: boolean
}

/**
 * A text cut only visually: assistive technology and search engines read all of it, and the
 * tooltip shows it.
 */
export function ShortText({ text, length, isName = false }: ShortTextProps) {
  const { kept, broken, rest } = cutText(text, length)
  if (!rest) return text
  return (
    <span title={text} className={isName ? styles.name : undefined}>
      {kept}
      <span className={`visually-hidden ${styles.rest}`}>{rest}</span>
      <span className={styles.cut} aria-hidden="true">
        {broken}…
      </span>
    </span>
  )
}
