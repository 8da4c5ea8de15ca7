import { useTranslations } from 'next-intl'
import { DirectionCard } from '@/components/check-ups/DirectionCard'
import { PromotionCard } from '@/components/promotions/PromotionCard'
import { firstDirections } from '@/components/screens/CheckUps/firstDirections'
import { Specialists } from '@/components/screens/CheckUps/Specialists'
import type { CheckUpsData } from '@/lib/screens/check-ups'
import styles from './CheckUpsView.module.scss'

type DirectionsProps = Pick<CheckUpsData, 'directions' | 'faces' | 'promotion'>

/**
 * Three parents, then the specialists, a promotion and the fourth parent highlighted (B14); the
 * remaining ones follow.
 */
export function Directions({ directions, faces, promotion }: DirectionsProps) {
  const t = useTranslations('checkUps.list')
  const parents = directions.map(({ parent }) => parent)
  const fourth = parents[firstDirections]
  const rest = parents.slice(firstDirections + 1)
  return (
    <section className={styles.directions} aria-labelledby="directions">
      <h2 id="directions">{t('directions')}</h2>
      <ul className={styles.first}>
        {parents.slice(0, firstDirections).map((parent, index) => (
          <li key={parent.id}>
            <DirectionCard parent={parent} shape="tall" sizes="32vw" priority={index === 0} />
          </li>
        ))}
      </ul>
      <ul className={fourth ? styles.mosaic : styles.pair}>
        <li>
          <Specialists faces={faces} />
        </li>
        {promotion && (
          <li>
            <PromotionCard
              promotion={promotion}
              sizes={fourth ? '(max-width: 900px) 44vw, 22vw' : '31vw'}
            />
          </li>
        )}
        {fourth && (
          <li>
            <DirectionCard parent={fourth} highlighted sizes="31vw" />
          </li>
        )}
      </ul>
      {rest.length > 0 && (
        <ul className={styles.rest}>
          {rest.map(parent => (
            <li key={parent.id}>
              <DirectionCard parent={parent} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
