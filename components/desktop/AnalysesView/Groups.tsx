import { Failed } from '@/components/blocks/AnalysisList/Failed'
import { Loading } from '@/components/blocks/AnalysisList/Loading'
import type { ListWords } from '@/components/blocks/AnalysisList/listWords'
import { Rows } from '@/components/blocks/AnalysisRows/Rows'
import type { RowWords } from '@/components/blocks/AnalysisRows/rowWords'
import { MoreButton } from '@/components/blocks/MoreButton/MoreButton'
import { type ListPart, listStep } from '@/lib/calculator/browse'
import styles from './Browser.module.scss'

interface GroupsProps {
  readonly part: ListPart
  readonly failed: boolean
  readonly words: ListWords
  readonly rowWords: RowWords
  /** Address of the list, with the language's prefix. */
  readonly base: string
  readonly onRetry: () => void
  readonly onMore: () => void
  readonly onNear: (() => void) | undefined
}

/** The cards under the names of their categories; the first name is the selected category's. */
export function Groups(props: GroupsProps) {
  const { part, failed, words, rowWords, base, onRetry, onMore, onNear } = props
  const loading = part.short
  return (
    <>
      {part.groups.map(({ category, items }) => (
        <section key={category.id} className={styles.group}>
          <h2>{category.name}</h2>
          {items.length > 0 ? (
            <Rows items={items} words={rowWords} base={base} />
          ) : (
            <p>{words.emptyCategory}</p>
          )}
        </section>
      ))}
      {part.groups.length === 0 && !loading && <p>{words.emptyCategory}</p>}
      {loading && !failed && <Loading words={words} />}
      {loading && failed && <Failed words={words} onRetry={onRetry} />}
      {!(loading && failed) && (
        <MoreButton
          rest={part.rest}
          step={listStep}
          loading={loading}
          label={words.more}
          onMore={onMore}
          onNear={onNear}
        />
      )}
    </>
  )
}
