import { useTranslations } from 'next-intl'
import { Terms } from '@/components/sections/Terms'
import type { Service } from '@/lib/kinds/service'
import styles from './ServiceTerms.module.scss'

type ServiceTermsProps = Pick<Service, 'listDescription' | 'journeyDescription' | 'warning'>

/** What is included, what to watch out for, and the steps of the visit in their order. */
export function ServiceTerms(props: ServiceTermsProps) {
  const { listDescription, journeyDescription: steps, warning } = props
  const t = useTranslations('services.service')
  const journey = steps.length > 0 && (
    <ol className={styles.steps}>
      {steps.map(({ name, description }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps never move, and names may repeat
        <li key={index}>
          <h3>{name}</h3>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ol>
  )
  return (
    <Terms
      list={listDescription}
      warning={warning}
      journey={journey || null}
      titles={{ included: t('included'), warning: t('warning'), journey: t('journey') }}
    />
  )
}
