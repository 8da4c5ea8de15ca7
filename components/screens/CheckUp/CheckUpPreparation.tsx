import { useTranslations } from 'next-intl'
import { Name } from '@/components/analyses/AnalysisRows/Name'
import { Fasting } from '@/components/analyses/Fasting'
import { RichText } from '@/components/ui/RichText/RichText'
import type { CheckUpData } from '@/lib/screens/check-up'
import styles from './CheckUpPreparation.module.scss'

interface CheckUpPreparationProps extends Pick<CheckUpData, 'preparation' | 'fasting'> {
  readonly className: string | undefined
}

/** How to prepare for all that its packages include; leaflets as links. */
export function CheckUpPreparation({ preparation, fasting, className }: CheckUpPreparationProps) {
  const t = useTranslations('estimate')
  const { told, leaflets, toAsk } = preparation
  const common = preparation.fasting ? [{ name: '', fasting: preparation.fasting }] : []
  if (told.length + leaflets.length === 0) return null
  return (
    <section className={className} aria-labelledby="preparation">
      <h2 id="preparation">{t('all.preparation')}</h2>
      {(fasting.length > 0 ? fasting : common).map(each => (
        <p key={each.name}>
          {each.name && <b>{`${each.name}. `}</b>}
          <Fasting fasting={each.fasting} />
        </p>
      ))}
      <dl className={styles.told}>
        {told.map(({ html, hours, names }) => (
          <div key={`${hours} ${html}`}>
            <dt>
              <Name html={names.join(', ')} />
            </dt>
            <dd>
              <RichText html={html} />
              {hours && <p>{t('leafletHours', { hours })}</p>}
            </dd>
          </div>
        ))}
      </dl>
      {leaflets.length > 0 && (
        <ul className={styles.leaflets}>
          {leaflets.map(({ document, leaflet }, index) => (
            <li key={document}>
              <a href={document}>{leaflet?.title ?? t('leaflet', { number: String(index + 1) })}</a>
            </li>
          ))}
        </ul>
      )}
      {toAsk.length > 0 && (
        <p>
          <Name html={t('toAsk', { names: toAsk.join(', ') })} />
        </p>
      )}
    </section>
  )
}
