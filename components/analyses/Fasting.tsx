import { useTranslations } from 'next-intl'
import { Name } from '@/components/analyses/AnalysisRows/Name'
import type { Fasting as FastingDemand } from '@/lib/calculator/preparation'

interface FastingProps {
  readonly fasting: FastingDemand
}

/** How long not to eat before a visit for all of it, and what to eat before. */
export function Fasting({ fasting: { hours, names, fed } }: FastingProps) {
  const t = useTranslations('estimate')
  const values = { hours, names: names.join(', '), fed: fed.join(', ') }
  return <Name html={t(fed.length > 0 ? 'fastingThenMeal' : 'fasting', values)} />
}
