import { useTranslations } from 'next-intl'
import { alsoCode, isOpen } from '@/lib/calculator/also'
import type { EstimateData } from '@/lib/props/estimate'
import styles from './OpenOrders.module.scss'
import { RemoveLink } from './RemoveLink'

/** What is not decided: in no sum, and in the sheet until it is taken out. */
export function OpenOrders({ items, also }: Pick<EstimateData, 'items' | 'also'>) {
  const t = useTranslations('estimate')
  const open = also.filter(isOpen)
  if (open.length === 0) return null
  return (
    <section className={styles.open}>
      <h2>{t('openTitle')}</h2>
      <ul>
        {open.map(each => (
          <li key={alsoCode(each)}>
            <span>{each.text}</span>
            <span className={styles.actions}>
              <RemoveLink items={items} also={also} of={each} />
            </span>
          </li>
        ))}
      </ul>
      <p>{t('openHint')}</p>
    </section>
  )
}
