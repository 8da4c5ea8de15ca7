import { useLocale, useTranslations } from 'next-intl'
import { LinkRows } from '@/components/lists/LinkRows'
import { MorePromotions } from '@/components/promotions/MorePromotions'
import { EmptySection } from '@/components/sections/EmptySection'
import type { LayoutProps } from '@/components/sections/LayoutBox'
import { PriceListLink } from '@/components/sections/PriceListLink'
import { serviceLengths } from '@/components/services/lengths'
import { ServicesHelp } from '@/components/services/ServicesHelp'
import { serviceRows } from '@/components/services/serviceRows'
import { TopServiceCard } from '@/components/services/TopServiceCard'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { clinicIn } from '@/lib/clinic'
import { serviceCounts } from '@/lib/screens/counts'
import type { ServicesTopData } from '@/lib/screens/services-top'

export function ServicesTopView({
  layout,
  styles,
  h1,
  crumbs,
  top,
  others,
  promotions,
  facts,
  elsewhere,
}: ServicesTopData & LayoutProps) {
  const t = useTranslations('services.top')
  const locale = useLocale()
  if (top.length + others.length === 0)
    return <EmptySection h1={h1} crumbs={crumbs} note={t('empty')} elsewhere={elsewhere} />
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.lead}>
        <h1>{h1}</h1>
        <p>
          {t('lead', { ...clinicIn(locale).claims, ...facts })} <PriceListLink />
        </p>
      </div>
      {top.length > 0 && (
        <section className={styles.top} aria-labelledby="top">
          <h2 id="top">{t('title', { others: others.length > 0 ? 'yes' : 'no' })}</h2>
          <ol className={styles.cards}>
            {top.map((service, index) => (
              <li key={service.id}>
                <TopServiceCard
                  service={service}
                  position={index + 1}
                  descriptionLength={serviceLengths.topDescription[layout]}
                />
              </li>
            ))}
          </ol>
        </section>
      )}
      <LinkRows id="others" title={t('others')} rows={serviceRows(others, locale)} />
      <MorePromotions
        title={t('promotions')}
        all={t('allPromotions')}
        promotions={promotions}
        cards={serviceCounts.promotionCards.top}
      />
      <ServicesHelp />
    </div>
  )
}
