import { X } from 'lucide'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/Icon/Icon'
import { noticeScript } from '@/lib/routing/notice-script'
import type { Notice } from '@/lib/screens/notices'
import styles from './Notices.module.scss'

/** What the clinic tells every visitor, above the header; a line that was closed stays away. */
export function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  const t = useTranslations('shell.notice')
  if (notices.length === 0) return null
  return (
    <section className={styles.notices} aria-label={t('label')}>
      {notices.map(({ id, text, href }) => (
        // The inline script hides it before it is painted.
        <div key={id} data-notice={id} className={styles.notice} suppressHydrationWarning>
          <p>{href ? <a href={href}>{text}</a> : text}</p>
          <button type="button" aria-label={t('close')}>
            <Icon of={X} />
          </button>
        </div>
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant without input */}
      <script dangerouslySetInnerHTML={{ __html: noticeScript }} />
    </section>
  )
}
