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
  'breath',
  'hair',
] as const

export type Sample = (typeof samples)[number]
