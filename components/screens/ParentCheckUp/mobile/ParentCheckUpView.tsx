import { useTranslations } from 'next-intl'
import { CheckUpConsult } from '@/components/check-ups/CheckUpConsult'
import { CheckUpHead } from '@/components/check-ups/CheckUpHead'
import { DirectionCard } from '@/components/check-ups/DirectionCard'
import { ParentActions } from '@/components/screens/ParentCheckUp/ParentActions'
import type { ParentCheckUpData } from '@/lib/props/check-ups'
import { CheckUpAccordion } from './CheckUpAccordion'
import styles from './ParentCheckUpView.module.scss'

export function ParentCheckUpView({ h1, crumbs, parent, checkUps, others }: ParentCheckUpData) {
  const t = useTranslations('checkUps.parent')
  return (
    <div className={styles.page}>
      <CheckUpHead
        crumbs={crumbs}
        h1={h1}
        text={parent.short_description}
        price={parent.min_price}
        tags={parent.short_tags}
        image={parent.image}
      >
        <ParentActions hasCheckUps={checkUps.length > 0} />
      </CheckUpHead>
      <section className={styles.section} aria-labelledby="programmes">
        <h2 id="programmes">{t('checkUps')}</h2>
        {checkUps.length === 0 && <p>{t('empty')}</p>}
        <CheckUpAccordion checkUps={checkUps} />
        <CheckUpConsult />
      </section>
      {others.length > 0 && (
        <section className={styles.section} aria-labelledby="others">
          <h2 id="others">{t('others')}</h2>
          <ul className={styles.others}>
            {others.map(other => (
              <li key={other.id}>
                <DirectionCard parent={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
