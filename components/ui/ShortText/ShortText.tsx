import { cutText } from '@/lib/text/truncate'
import styles from './ShortText.module.scss'

interface ShortTextProps {
  readonly text: string
  /** Characters that are shown. */
  readonly length: number
  /** The name on a link: whole where nothing hovers, and while the link has the focus. */
  readonly isName?: boolean
}

/**
 * A text cut for the eye: assistive technology and search engines read all of it, and a pointer
 * finds it in the tooltip.
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
