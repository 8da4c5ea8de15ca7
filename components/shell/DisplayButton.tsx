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
      <div id="display-panel" popover="auto" role="none" className={styles.panel}>
        <p className={styles.title}>{t('title')}</p>
        <DisplayOptions />
      </div>
    </div>
  )
}
