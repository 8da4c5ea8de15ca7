/** What may be taken for an analysis. Closed, as each language has a word for it; without zod, for islands. */
export const samples = [
  'blood',
  'urine',
  'stool',
  'swab',
  'sputum',
  'saliva',
  'semen',
  'tissue',
  'secretion',
  'breath',
  'hair',
] as const

export type Sample = (typeof samples)[number]

/** Taken by a doctor or in a room of its own, so that no queue is for it: the time is agreed on (B970). */
const agreed: readonly Sample[] = ['swab', 'semen', 'tissue', 'secretion', 'breath']

export const isByAppointment = (sample: Sample | null | undefined): boolean =>
  sample != null && agreed.includes(sample)
