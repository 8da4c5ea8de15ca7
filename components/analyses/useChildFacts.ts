import { useTranslations } from 'next-intl'
import { type ForChildren, saidAge } from '@/lib/entities/child'

interface ChildFacts {
  /** From what age it is done; empty when it is not said. */
  readonly age: string
  /** How blood is taken, and a note, a sentence each. */
  readonly how: readonly string[]
}

/** What is said of an analysis for children. */
export function useChildFacts(): (analysis: ForChildren) => ChildFacts {
  const t = useTranslations('analyses.children')
  return ({ minAgeMonths, childBlood, childNote }) => ({
    age: minAgeMonths === null ? '' : t('from', saidAge(minAgeMonths)),
    how: [childBlood && t(`blood.${childBlood}`), childNote].filter(each => !!each) as string[],
  })
}
