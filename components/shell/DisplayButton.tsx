import { Eye } from 'lucide'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './DisplayButton.module.scss'
import { DisplayOptions } from './DisplayOptions'

/** The eye in the header; its panel is a native popover: Escape and a click elsewhere close it. */
export function DisplayButton() {
  const t = useTranslations('display')
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.button}
        popoverTarget="display-panel"
        aria-label={t('title')}
      >
        {/* A title of the button itself would be read a second time. */}
        <span title={t('title')}>
          <Icon of={Eye} />
        </span>
      </button>
      <section id="display-panel" popover="auto" className={styles.panel} aria-label={t('title')}>
        <p className={styles.title}>{t('title')}</p>
        <DisplayOptions />
      </section>
    </div>
  )
}
