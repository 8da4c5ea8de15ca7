import { useLocale, useTranslations } from 'next-intl'
import { CheckUpPrices } from '@/components/check-ups/CheckUpPrices'
import { hasLines, linesPriced } from '@/components/check-ups/lines'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { CheckUpAdvantages } from '@/components/screens/CheckUps/CheckUpAdvantages'
import { EmptySection } from '@/components/sections/EmptySection'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Button } from '@/components/ui/Button/Button'
import { Tags } from '@/components/ui/Tags/Tags'
import { clinicIn } from '@/lib/clinic'
import { requestHref } from '@/lib/requests/href'
import type { CheckUpsData } from '@/lib/screens/check-ups'
import styles from './CheckUpsView.module.scss'
import { Directions } from './Directions'

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
        <div className={styles.intro}>
          <Breadcrumbs crumbs={crumbs} />
          <h1>{h1}</h1>
          <p>{lead}</p>
          {tags.length > 0 && <Tags tags={tags} />}
          <div className={styles.actions}>
            {hasLines(directions) && (
              <Button href="#packages" size="l">
                {t('list.packages', { priced: linesPriced(directions) })}
              </Button>
            )}
            <RequestButton kind="mail" href={href} size="l" variant="secondary">
              {t('list.consult')}
            </RequestButton>
          </div>
        </div>
        <CheckUpAdvantages />
      </header>
      <Directions directions={directions} faces={faces} promotion={promotion} />
      <CheckUpPrices directions={directions} />
    </div>
  )
}
