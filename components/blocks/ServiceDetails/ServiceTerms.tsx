import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { RichText } from '@/components/ui/RichText/RichText'
import type { Service } from '@/lib/entities/service'
import styles from './ServiceTerms.module.scss'

type ServiceTermsProps = Pick<Service, 'list_description' | 'journey_description' | 'warning'>

/** What is included, what to watch out for, and the steps of the visit in their order. */
export function ServiceTerms(props: ServiceTermsProps) {
  const { list_description, journey_description: steps, warning } = props
  const t = useTranslations('services.service')
  if (!list_description && steps.length === 0 && !warning) return null
  return (
    <div className={styles.terms}>
      {(list_description || warning) && (
        <div className={styles.side}>
          {list_description && (
            <section className={styles.part} aria-labelledby="included">
              <h2 id="included">{t('included')}</h2>
              <RichText html={list_description} />
            </section>
          )}
          {warning && (
            <section className={styles.warning} aria-labelledby="warning">
              <TriangleAlert aria-hidden="true" />
              <div>
                <h2 id="warning">{t('warning')}</h2>
                <p>{warning}</p>
              </div>
            </section>
          )}
        </div>
      )}
      {steps.length > 0 && (
        <section className={styles.part} aria-labelledby="journey">
          <h2 id="journey">{t('journey')}</h2>
          <ol className={styles.steps}>
            {steps.map(({ name, description }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps never move, and names may repeat
              <li key={index}>
                <h3>{name}</h3>
                {description && <p>{description}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
