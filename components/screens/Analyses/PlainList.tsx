import { Rows } from '@/components/analyses/AnalysisRows/Rows.island'
import { RowsForm } from '@/components/analyses/AnalysisRows/RowsForm.island'
import type { RowLabels } from '@/components/analyses/AnalysisRows/rowLabels'
import { PlainFindField } from '@/components/lists/PlainFindField'
import { Button } from '@/components/ui/Button/Button'
import type { ListCategory } from '@/lib/calculator/browse'
import { hrefBelow } from '@/lib/calculator/href'
import type { CalculatorItem } from '@/lib/calculator/item'
import type { AnalysisHrefs } from '@/lib/routing/analysis-hrefs'
import styles from './ListStates.module.scss'
import type { ListLabels } from './listLabels'

export interface PlainListProps {
  readonly labels: ListLabels
  readonly rowLabels: RowLabels
  readonly hrefs: AnalysisHrefs
  readonly categories: readonly ListCategory[]
  /** The first analyses. */
  readonly items: readonly CalculatorItem[]
}

/** The list of analyses when its island failed: the site's search, the pages of categories, a form. */
export function PlainList({ labels, rowLabels, hrefs, categories, items }: PlainListProps) {
  return (
    <div className={styles.found}>
      <PlainFindField labels={labels} search={hrefs.search} />
      <nav aria-label={labels.categories}>
        {categories.map(
          ({ id, slug, name }) =>
            slug && (
              <Button key={id} href={hrefBelow(hrefs.category, slug)} variant="ghost" size="s">
                {name}
              </Button>
            ),
        )}
      </nav>
      <RowsForm estimate={hrefs.estimate}>
        <Rows items={items} labels={rowLabels} base={hrefs.list} />
      </RowsForm>
    </div>
  )
}
