import { useLocale, useTranslations } from 'next-intl'
import { useRowLabels } from '@/components/analyses/AnalysisRows/rowLabels'
import { CalculatorPanel } from '@/components/analyses/Calculator/CalculatorPanel.island'
import { useCalculatorLabels } from '@/components/analyses/Calculator/calculatorLabels'
import styles from '@/components/analyses/desktop/AnalysesPage.module.scss'
import { useListPaste } from '@/components/analyses/ListPaste/listPasteProps'
import { listLabels } from '@/components/screens/Analyses/listLabels'
import { EmptySection } from '@/components/sections/EmptySection'
import { PriceListLink } from '@/components/sections/PriceListLink'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import type { AnalysesData } from '@/lib/props/analyses'
import { analysisHrefs } from '@/lib/routing/analysis-hrefs'
import { Browser } from './Browser.island'

export function AnalysesView(props: AnalysesData) {
  const t = useTranslations('analyses')
  const { h1, crumbs, items } = props
  if (items.length === 0) return <EmptySection h1={h1} crumbs={crumbs} note={t('none')} />
  return <Catalogue {...props} />
}

function Catalogue({ h1, crumbs, categories, letters, items }: AnalysesData) {
  const t = useTranslations('analyses')
  const common = useTranslations('common')
  const locale = useLocale()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs crumbs={crumbs} />
        <h1>{h1}</h1>
        <p>
          {t('lead')} <PriceListLink />
        </p>
      </header>
      <div className={styles.columns}>
        <Browser
          labels={listLabels(t, common)}
          rowLabels={useRowLabels()}
          locale={locale}
          hrefs={analysisHrefs(locale)}
          categories={categories}
          letters={letters}
          items={items}
        />
        <CalculatorPanel list={useListPaste()} labels={useCalculatorLabels()} />
      </div>
    </div>
  )
}
