import { useLocale, useTranslations } from 'next-intl'
import { CheckUpPrices } from '@/components/check-ups/CheckUpPrices'
import { DirectionCard } from '@/components/check-ups/DirectionCard'
import { hasLines, linesPriced } from '@/components/check-ups/lines'
import { PromotionCard } from '@/components/promotions/PromotionCard'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { CheckUpAdvantages } from '@/components/screens/CheckUps/CheckUpAdvantages'
import { firstDirections } from '@/components/screens/CheckUps/firstDirections'
import { Specialists } from '@/components/screens/CheckUps/Specialists'
import { EmptySection } from '@/components/sections/EmptySection'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Button } from '@/components/ui/Button/Button'
import { Tags } from '@/components/ui/Tags/Tags'
import { clinicIn } from '@/lib/clinic'
import { requestHref } from '@/lib/requests/href'
import type { CheckUpsData } from '@/lib/screens/check-ups'
import styles from './CheckUpsView.module.scss'

export function CheckUpsView({ h1, lead, crumbs, directions, faces, promotion }: CheckUpsData) {
  const t = useTranslations('checkUps')
  const locale = useLocale()
  const href = requestHref(locale, 'mail')
  const { insurance, claims } = clinicIn(locale)
  const tags = [
    ...(insurance ? [t('tags.insurance')] : []),
    ...(claims.companyService === 'yes' ? [t('tags.fast'), t('tags.individual')] : []),
  ]
  if (directions.length === 0)
    return <EmptySection h1={h1} crumbs={crumbs} note={t('list.empty')} />
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs crumbs={crumbs} />
        <h1>{h1}</h1>
        <p>{lead}</p>
        {hasLines(directions) && (
          <Button href="#packages" size="l" wide>
            {t('list.packages', { priced: linesPriced(directions) })}
          </Button>
        )}
        <RequestButton kind="mail" href={href} size="l" variant="secondary" wide>
          {t('list.consult')}
        </RequestButton>
        <CheckUpAdvantages />
        {tags.length > 0 && <Tags tags={tags} />}
      </header>
      <section className={styles.directions} aria-labelledby="directions">
        <h2 id="directions">{t('list.directions')}</h2>
        <ul className={styles.list}>
          {directions.map(({ parent }, index) => (
            <li key={parent.id}>
              <DirectionCard parent={parent} highlighted={index === firstDirections} />
            </li>
          ))}
        </ul>
        <Specialists faces={faces} />
        {promotion && <PromotionCard promotion={promotion} sizes="93vw" />}
      </section>
      <CheckUpPrices directions={directions} />
    </div>
  )
}
