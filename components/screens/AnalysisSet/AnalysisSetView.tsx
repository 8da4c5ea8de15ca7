import { CalendarClock, Plus } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { RowsForm } from '@/components/analyses/AnalysisRows/RowsForm.island'
import type { AnalysesFrame } from '@/components/analyses/analysesPageProps'
import { SetLinks } from '@/components/analyses/SetLinks'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { priceWords } from '@/components/ui/Price/priceWords'
import { estimateHref } from '@/lib/calculator/estimate'
import { chosenFragment } from '@/lib/calculator/fragments'
import { priceText } from '@/lib/calculator/price-text'
import { lastResultOf } from '@/lib/calculator/results'
import { isExaminationCode } from '@/lib/calculator/sold'
import { analysisHrefs } from '@/lib/routing/analysis-hrefs'
import type { AnalysisSetData } from '@/lib/screens/analysis-set'
import { formatMoney } from '@/lib/text/money'
import styles from './AnalysisSetView.module.scss'
import { PartsTable } from './PartsTable'

export function AnalysisSetView({ Page, ...data }: AnalysisSetData & AnalysesFrame) {
  const { h1, crumbs, set, parts, items, also, summary, price, outside, others } = data
  const t = useTranslations('analyses.set')
  const labels = useTranslations('calculator')
  const prices = priceWords(useTranslations('price'))
  const { estimate } = analysisHrefs(useLocale())
  const { bloodDrawing, unpriced } = summary
  const ids = items.map(({ id }) => id)
  const last = lastResultOf(items)
  return (
    <Page
      crumbs={crumbs}
      heading={<h1>{h1}</h1>}
      lead={set.description}
      below={<SetLinks title={t('others')} sets={others} />}
    >
      <RowsForm estimate={estimate} className={styles.content}>
        <section className={styles.sum} aria-labelledby="sum">
          <h2 id="sum">{t('sum')}</h2>
          <p className={styles.price}>{priceText(price, prices)}</p>
          {bloodDrawing > 0 && <p>{t('drawing', { amount: formatMoney(bloodDrawing) })}</p>}
          {unpriced > 0 && <p>{t('unpriced', { count: unpriced })}</p>}
          {outside && <p>{t('outside', { names: outside })}</p>}
          {last && (
            <p className={styles.last}>
              <Icon of={CalendarClock} />
              <span>
                {last.days === 0
                  ? labels('lastResultSameDay')
                  : labels('lastResult', { count: last.days })}{' '}
                {last.isPartial && `${labels('otherTerms')} `}
                {also.some(({ sold }) => isExaminationCode(sold)) && labels('examinationTerms')}
              </span>
            </p>
          )}
          <Button href={estimateHref(estimate, ids, also) + chosenFragment} rel="nofollow" size="l">
            <Icon of={Plus} />
            {t('add')}
          </Button>
          <p>{t('addHint')}</p>
        </section>
        <section className={styles.parts} aria-labelledby="parts">
          <h2 id="parts">{t('parts')}</h2>
          <PartsTable parts={parts} />
        </section>
        <section className={styles.terms} aria-labelledby="terms">
          <h2 id="terms">{t('terms')}</h2>
          {set.note && <p>{set.note}</p>}
          <p>{t('doctor')}</p>
        </section>
      </RowsForm>
    </Page>
  )
}
