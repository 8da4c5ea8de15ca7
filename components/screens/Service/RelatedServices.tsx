import { ArrowRight } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { LinkRows } from '@/components/lists/LinkRows'
import { serviceRows } from '@/components/services/serviceRows'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { serviceCategoryPath } from '@/lib/routing/service-categories'
import type { ServiceData } from '@/lib/screens/service'
import styles from './RelatedServices.module.scss'

type RelatedServicesProps = Pick<ServiceData, 'related' | 'category'>

/** Other services of the same category, and the link to all of them. */
export function RelatedServices({ related, category }: RelatedServicesProps) {
  const t = useTranslations('services.service')
  const locale = useLocale()
  const path = category ? serviceCategoryPath(category) : pathOf('servicesTop')
  return (
    <div className={styles.related}>
      <LinkRows
        id="related"
        title={category ? t('related', { category: category.name }) : t('others')}
        rows={serviceRows(related, locale)}
      />
      <Button href={localePath(path, locale)} variant="secondary">
        {category ? t('allOfCategory') : t('all')}
        <Icon of={ArrowRight} />
      </Button>
    </div>
  )
}
