import styles from './RichText.module.scss'

interface RichTextProps {
  /** HTML that the sanitiser of lib/content/client has passed. */
  readonly html: string
  /** Larger type and measure for articles. */
  readonly size?: 'article' | 'note'
}

/** Styles HTML of the backend: headings, lists, tables, quotes and pictures. */
export function RichText({ html, size = 'note' }: RichTextProps) {
  if (!html) return null
  return (
    <div
      className={styles.text}
      data-size={size}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it entered (lib/content/client/sanitize.ts)
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
