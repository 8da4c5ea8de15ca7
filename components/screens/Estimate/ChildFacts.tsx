import { useTranslations } from 'next-intl'
import { Name } from '@/components/analyses/AnalysisRows/Name'
import { useChildFacts } from '@/components/analyses/useChildFacts'
import type { EstimateData } from '@/lib/screens/estimate'
import styles from './ChildFacts.module.scss'

type ChildFactsProps = Pick<EstimateData, 'items' | 'forChildren'>

/** What is said of taking the analyses from children: each fact once, with the names it is said of. */
export function ChildFacts({ items, forChildren }: ChildFactsProps) {
  const t = useTranslations('estimate')
  const factsOf = useChildFacts()
  const said = new Map<string, string[]>()
  for (const { id, name } of items) {
    const facts = forChildren.get(id)
    if (!facts) continue
    const { age, how } = factsOf(facts)
    for (const fact of [...(age ? [age] : []), ...how]) {
      said.set(fact, [...(said.get(fact) ?? []), name])
    }
  }
  if (said.size === 0) return null
  return (
    <section className={styles.facts} aria-labelledby="children">
      <h2 id="children">{t('children')}</h2>
      <ul>
        {[...said].map(([fact, names]) => (
          <li key={fact}>
            {names.length === items.length ? (
              fact
            ) : (
              <>
                {fact.replace(/\.$/, '')}: <Name html={names.join(', ')} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
