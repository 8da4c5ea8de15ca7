import type { LayoutProps } from '@/components/blocks/layoutProps'
import { PromotionLines } from '@/components/blocks/PromotionLines/PromotionLines'
import { PromotionList } from '@/components/blocks/PromotionList/PromotionList'
import { SearchBox } from '@/components/blocks/SearchBox/SearchBox'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import type { PromotionsData } from '@/lib/props/promotions'

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
