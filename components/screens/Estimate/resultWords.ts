import { useTranslations } from 'next-intl'
import type { ResultWords } from '@/lib/calculator/results'
import { samples } from '@/lib/entities/sample'

/** Words for what is taken and for terms. */
export function useResultWords(): ResultWords {
  const t = useTranslations('analyses.results')
  return {
    samples: Object.fromEntries(
      samples.map(each => [each, t(`samples.${each}`)]),
    ) as ResultWords['samples'],
    sameDay: t('sameDay'),
    days: t.raw('days'),
  }
}
