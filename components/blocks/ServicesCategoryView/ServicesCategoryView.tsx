import { useLocale, useTranslations } from 'next-intl'
import { LinkRows } from '@/components/blocks/LinkRows/LinkRows'
import type { LayoutProps } from '@/components/blocks/layoutProps'
import { PriceListLink } from '@/components/blocks/PriceListLink/PriceListLink'
import { ServiceCard } from '@/components/blocks/ServiceCard/ServiceCard'
import { serviceRows } from '@/components/blocks/ServiceDetails/serviceRows'
import { ServicesHelp } from '@/components/blocks/ServicesHelp/ServicesHelp'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { type ServicesCategoryData, serviceCounts, serviceLengths } from '@/lib/props/services'

export function ServicesCategoryView({
  layout,
  styles,
  crumbs,
  category,
  lead,
  services,
}: ServicesCategoryData & LayoutProps) {
  const t = useTranslations('services')
  const locale = useLocale()
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.lead}>
        <h1>{category.name}</h1>
        <p>
          {lead}. <PriceListLink />
        </p>
      </div>
      <ul className={styles.cards}>
        {services.slice(0, serviceCounts.cards).map(service => (
          <li key={service.id}>
            <ServiceCard service={service} nameLength={serviceLengths.cardName[layout]} />
          </li>
        ))}
      </ul>
      <LinkRows
        id="rows"
        title={t('top.others')}
        rows={serviceRows(services.slice(serviceCounts.cards), locale)}
      />
      <ServicesHelp />
    </div>
  )
}
