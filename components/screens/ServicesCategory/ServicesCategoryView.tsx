import { useLocale, useTranslations } from 'next-intl'
import { LinkRows } from '@/components/lists/LinkRows'
import type { LayoutProps } from '@/components/sections/LayoutBox'
import { PriceListLink } from '@/components/sections/PriceListLink'
import { serviceLengths } from '@/components/services/lengths'
import { ServiceCard } from '@/components/services/ServiceCard'
import { ServicesHelp } from '@/components/services/ServicesHelp'
import { serviceRows } from '@/components/services/serviceRows'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { serviceCounts } from '@/lib/screens/counts'
import type { ServicesCategoryData } from '@/lib/screens/services-category'
import { areAlikeWithin } from '@/lib/text/truncate'

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
  const cards = services.slice(0, serviceCounts.cards)
  const names = cards.map(({ name }) => name)
  const usual = serviceLengths.cardName[layout]
  const nameLength = areAlikeWithin(usual, names) ? Infinity : usual
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
        {cards.map(service => (
          <li key={service.id}>
            <ServiceCard service={service} nameLength={nameLength} />
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
