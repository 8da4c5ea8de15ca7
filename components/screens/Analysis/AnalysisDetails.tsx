import { useLocale, useTranslations } from 'next-intl'
import { AddToCalculator } from '@/components/analyses/Calculator/AddToCalculator'
import { useChildFacts } from '@/components/analyses/useChildFacts'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { Discount } from '@/components/ui/Discount/Discount'
import { Picture } from '@/components/ui/Picture/Picture'
import { NamedPrices } from '@/components/ui/Price/NamedPrices'
import { Price } from '@/components/ui/Price/Price'
import { clinicIn, mainPhone } from '@/lib/clinic'
import { isDetailPassedOn } from '@/lib/clinic/passed-on'
import { analysesRequestHref } from '@/lib/requests/href'
import type { AnalysisData } from '@/lib/screens/analysis'
import { formatMoney } from '@/lib/text/money'
import { plainText } from '@/lib/text/plain-text'
import styles from './AnalysisDetails.module.scss'
import { Facts } from './Facts'
import { Preparation } from './Preparation'
import { QuickFacts } from './QuickFacts'

type AnalysisDetailsProps = Pick<AnalysisData, 'analysis' | 'item' | 'category' | 'leaflet'>

/** Price, discount, the calculator's button and the request of one analysis, what it shows and how it is taken. */
export function AnalysisDetails({ analysis, item, category, leaflet }: AnalysisDetailsProps) {
  const t = useTranslations('analyses.analysis')
  const children = useTranslations('analyses.children')
  const { how } = useChildFacts()(analysis)
  const locale = useLocale()
  const clinic = clinicIn(locale)
  const phone = mainPhone(clinic)
  const { price, priceKind, discountPercent: discount, document, preparation } = analysis
  const isTold = preparation !== '' || leaflet !== null
  return (
    <div className={styles.details}>
      <section className={styles.offer} aria-labelledby="price">
        <h2 id="price">{t('price')}</h2>
        <p className={styles.price}>
          <Price of="analysis" value={price} said={priceKind} />
          <Discount percent={discount} />
        </p>
        <NamedPrices prices={analysis.prices} />
        <QuickFacts analysis={analysis} />
        {discount !== null && <p className={styles.note}>{t('discount', { percent: discount })}</p>}
        {analysis.bloodTestIncluded && clinic.bloodDrawing > 0 && (
          <p className={styles.note}>
            {t('bloodText', { amount: formatMoney(clinic.bloodDrawing) })}
          </p>
        )}
        {price <= 0 && priceKind !== 'free' && (
          <p className={styles.note}>
            {t('onRequest')} <a href={`tel:${phone.number}`}>{phone.label}</a>
          </p>
        )}
        <div className={styles.actions}>
          <AddToCalculator item={item} labels={{ add: t('add'), added: t('added') }} />
          <RequestButton
            kind="mail"
            href={analysesRequestHref(locale, [item.id])}
            {...(isDetailPassedOn() && { analyses: [item.id], subject: plainText(item.name) })}
            variant="ghost"
            size="l"
          >
            {t('request')}
          </RequestButton>
        </div>
      </section>
      {analysis.shows && (
        <section className={styles.told} aria-labelledby="shows">
          <h2 id="shows">{t('shows')}</h2>
          <p>{analysis.shows}</p>
        </section>
      )}
      {how.length > 0 && (
        <section className={styles.told} aria-labelledby="children">
          <h2 id="children">{children('title')}</h2>
          <p>{how.join(' ')}</p>
        </section>
      )}
      {isTold && <Preparation preparation={preparation} leaflet={leaflet} document={document} />}
      {analysis.image && (
        <Picture
          className={styles.image}
          src={analysis.image}
          alt=""
          width={1200}
          height={675}
          sizes="(max-width: 639px) 92vw, 68vw"
        />
      )}
      <Facts document={document} isTold={isTold} category={category} sample={analysis.sample} />
    </div>
  )
}
