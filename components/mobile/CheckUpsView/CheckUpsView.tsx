import { useLocale, useTranslations } from 'next-intl'
import { CheckUpAdvantages } from '@/components/blocks/CheckUpAdvantages/CheckUpAdvantages'
import { CheckUpPrices } from '@/components/blocks/CheckUpPrices/CheckUpPrices'
import { DirectionCard } from '@/components/blocks/DirectionCard/DirectionCard'
import { PromotionCard } from '@/components/blocks/PromotionCard/PromotionCard'
import { RequestButton } from '@/components/blocks/RequestDialog/RequestButton.island'
import { Specialists } from '@/components/blocks/Specialists/Specialists'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Button } from '@/components/ui/Button/Button'
import { EmptyNote } from '@/components/ui/EmptyNote/EmptyNote'
import { Tags } from '@/components/ui/Tags/Tags'
import { type CheckUpsData, firstDirections, hasLines } from '@/lib/props/check-ups'
import { requestHref } from '@/lib/requests/href'
import styles from './CheckUpsView.module.scss'

export function CheckUpsView({ h1, crumbs, directions, faces, promotion }: CheckUpsData) {
  const t = useTranslations('checkUps')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs crumbs={crumbs} />
        <h1>{h1}</h1>
        <p>{t('list.lead')}</p>
        {hasLines(directions) && (
          <Button href="#packages" size="l" wide>
            {t('list.packages')}
          </Button>
        )}
        <RequestButton
          kind="mail"
          href={requestHref(useLocale(), 'mail')}
          size="l"
          variant="secondary"
          wide
        >
          {t('list.consult')}
        </RequestButton>
        <CheckUpAdvantages />
        <Tags tags={[t('tags.insurance'), t('tags.fast'), t('tags.individual')]} />
      </header>
      <section className={styles.directions} aria-labelledby="directions">
        <h2 id="directions">{t('list.directions')}</h2>
        {directions.length === 0 ? (
          <EmptyNote>{t('list.empty')}</EmptyNote>
        ) : (
          <ul className={styles.list}>
            {directions.map(({ parent }, index) => (
              <li key={parent.id}>
                <DirectionCard parent={parent} highlighted={index === firstDirections} />
              </li>
            ))}
          </ul>
        )}
        <Specialists faces={faces} />
        {promotion && <PromotionCard promotion={promotion} sizes="93vw" />}
      </section>
      <CheckUpPrices directions={directions} />
    </div>
  )
}
