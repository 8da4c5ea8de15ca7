import type { Locale } from '@/lib/routing/locales'
import labels from './labels.json'

/** Sample texts of one language: ordinary ones, and `long` with words that are hard to break. */
export type GuideLabels = (typeof labels)['ru']

export function guideLabels(locale: Locale): GuideLabels {
  return labels[locale]
}

export interface ExhibitProps {
  readonly labels: GuideLabels
}
