import { ArrowRight } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/Icon/Icon'
import { Picture } from '@/components/ui/Picture/Picture'
import { clinicIn } from '@/lib/clinic'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { CheckUpsData } from '@/lib/screens/check-ups'
import styles from './Specialists.module.scss'

/** `rem` of `sizes` is the browser's font size, without the page zoom on the root element. */
const faceSizes = '(min-width: 720px) and (max-width: 1499px) 4rem, 5rem'

/** How many people take part in a check-up, and the faces of some of them. */
export function Specialists({ faces }: Pick<CheckUpsData, 'faces'>) {
  const t = useTranslations('checkUps.specialists')
  const locale = useLocale()
  const { checkUpStaff: count } = clinicIn(locale).figures
  return (
    <a className={styles.card} href={localePath(pathOf('doctors'), locale)}>
      {faces.length > 0 && (
        <div className={styles.faces}>
          {faces.map(({ id, image }) => (
            <Picture key={id} src={image} alt="" width={800} height={1000} sizes={faceSizes} />
          ))}
        </div>
      )}
      {count > 0 && (
        <>
          <h3 className={styles.title}>
            <b>{t('count', { count })}</b> {t('title')}
          </h3>
          <p>{t('text')}</p>
        </>
      )}
      <span className={styles.more}>
        {t('link')}
        <Icon of={ArrowRight} />
      </span>
    </a>
  )
}
