import { ArrowLeft } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { CheckUpLines } from '@/components/check-ups/CheckUpPrices'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { CheckUpData } from '@/lib/screens/check-up'
import styles from './CheckUpSiblings.module.scss'

/** Where to go from a check-up: the others of its parent, the parent, all parents. */
export function CheckUpSiblings({ parent, siblings }: Pick<CheckUpData, 'parent' | 'siblings'>) {
  const t = useTranslations('checkUps.details')
  const locale = useLocale()
  return (
    <nav className={styles.siblings} aria-labelledby="siblings">
      <h2 id="siblings">{siblings.length > 0 ? t('siblings') : t('more')}</h2>
      {siblings.length > 0 && <CheckUpLines lines={siblings} />}
      <div className={styles.actions}>
        {parent && (
          <Button
            href={localePath(pathOf('parentCheckUp', parent.slug), locale)}
            variant="secondary"
          >
            <Icon of={ArrowLeft} />
            {t('back', { name: parent.name })}
          </Button>
        )}
        <Button href={localePath(pathOf('checkUps'), locale)} variant="ghost">
          {t('all')}
        </Button>
      </div>
    </nav>
  )
}
