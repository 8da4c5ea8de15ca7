import { useLocale, useTranslations } from 'next-intl'
import { useRowLabels } from '@/components/analyses/AnalysisRows/rowLabels'
import { AnalysesPage } from '@/components/analyses/desktop/AnalysesPage'
import { SetLinks } from '@/components/analyses/SetLinks'
import { ChildrenLink } from '@/components/screens/Analyses/ChildrenLink'
import { listLabels } from '@/components/screens/Analyses/listLabels'
import { SetsLink } from '@/components/screens/Analyses/SetsLink'
import { EmptySection } from '@/components/sections/EmptySection'
import { PriceListLink } from '@/components/sections/PriceListLink'
import { analysisHrefs } from '@/lib/routing/analysis-hrefs'
import type { AnalysesData } from '@/lib/screens/analyses'
import { Browser } from './Browser.island'

export function AnalysesView(props: AnalysesData) {
  const t = useTranslations('analyses')
  const { h1, crumbs, items, elsewhere } = props
  if (items.length === 0) {
    return <EmptySection h1={h1} crumbs={crumbs} note={t('none')} elsewhere={elsewhere} />
  }
  return <Catalogue {...props} />
}

function Catalogue({
  h1,
  crumbs,
  categories,
  letters,
  items,
  facts,
  hasForChildren,
  sets,
}: AnalysesData) {
  const t = useTranslations('analyses')
  const common = useTranslations('common')
  const locale = useLocale()
  return (
    <AnalysesPage
      crumbs={crumbs}
      heading={<h1>{h1}</h1>}
      lead={
        <>
          {t('lead', facts)} <PriceListLink />
          {hasForChildren && <ChildrenLink />}
          {sets.length > 0 && <SetsLink />}
        </>
      }
      below={<SetLinks title={t('set.all')} sets={sets} />}
    >
      <Browser
        labels={listLabels(t, common)}
        rowLabels={useRowLabels()}
        locale={locale}
        hrefs={analysisHrefs(locale)}
        categories={categories}
        letters={letters}
        items={items}
      />
    </AnalysesPage>
  )
}
