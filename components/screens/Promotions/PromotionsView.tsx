import { PromotionLines } from '@/components/promotions/PromotionLines'
import { SearchBox } from '@/components/search/SearchBox'
import type { LayoutProps } from '@/components/sections/LayoutBox'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import type { PromotionsData } from '@/lib/screens/promotions'
import { PromotionList } from './PromotionList'

export function PromotionsView({
  layout,
  styles,
  h1,
  lead,
  crumbs,
  cards,
  rows,
  more,
}: PromotionsData & LayoutProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs crumbs={crumbs} />
        <h1>{h1}</h1>
        <p>{lead}</p>
        <div className={styles.search}>
          <SearchBox />
        </div>
      </header>
      <PromotionList cards={cards} rows={rows} firstRow={layout === 'desktop' ? 4 : 2} />
      <PromotionLines promotions={more} />
    </div>
  )
}
