import { Rows } from '@/components/analyses/AnalysisRows/Rows.island'
import type { RowLabels } from '@/components/analyses/AnalysisRows/rowLabels'
import { MoreButton } from '@/components/lists/MoreButton'
import { Failed } from '@/components/screens/Analyses/Failed'
import { Loading } from '@/components/screens/Analyses/Loading'
import type { ListLabels } from '@/components/screens/Analyses/listLabels'
import { type ListPart, listStep } from '@/lib/calculator/browse'
import styles from './Browser.module.scss'

interface GroupsProps {
  readonly part: ListPart
  readonly failed: boolean
  readonly labels: ListLabels
  readonly rowLabels: RowLabels
  /** Path of the list, with the language's prefix. */
  readonly base: string
  readonly onRetry: () => void
  readonly onMore: () => void
  readonly onNear: (() => void) | undefined
}

/** The cards under the names of their categories; the first name is the selected category's. */
export function Groups(props: GroupsProps) {
  const { part, failed, labels, rowLabels, base, onRetry, onMore, onNear } = props
  const loading = part.short
  return (
    <>
      {part.groups.map(({ category, items }) => (
        <section key={category.id} className={styles.group}>
          <h2>{category.name}</h2>
          {items.length > 0 ? (
            <Rows items={items} labels={rowLabels} base={base} />
          ) : (
            <p>{labels.emptyCategory}</p>
          )}
        </section>
      ))}
      {part.groups.length === 0 && !loading && <p>{labels.emptyCategory}</p>}
      {loading && !failed && <Loading labels={labels} />}
      {loading && failed && <Failed labels={labels} onRetry={onRetry} />}
      {!(loading && failed) && (
        <MoreButton
          rest={part.rest}
          step={listStep}
          loading={loading}
          label={labels.more}
          onMore={onMore}
          onNear={onNear}
        />
      )}
    </>
  )
}
