import type { Summary } from '@/lib/calculator/summary'

/** Words for what is chosen: analyses alone, or whatever the clinic sells. */
export const countLabels = <Words>(
  { count, analyses }: Pick<Summary, 'count' | 'analyses'>,
  labels: Words & { readonly all: Words },
): Words => (count > analyses ? labels.all : labels)
