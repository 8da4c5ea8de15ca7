import { PromotionLines } from '@/components/blocks/PromotionLines/PromotionLines'
import { PromotionList } from '@/components/blocks/PromotionList/PromotionList'
import { SearchBox } from '@/components/blocks/SearchBox/SearchBox'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import type { PromotionsData } from '@/lib/screens/promotions.props'
import styles from './PromotionsView.module.scss'

export function PromotionsView({ h1, lead, crumbs, cards, rows, more }: PromotionsData) {
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
      <PromotionList cards={cards} rows={rows} firstRow={4} />
      <PromotionLines promotions={more} />
    </div>
  )
}
