/** From what age an analysis is done, and how blood is taken from a small child. Without zod, for views. */
export const childBloods = ['vein', 'finger'] as const

export type ChildBlood = (typeof childBloods)[number]

/** What is said of children; nothing by most clinics. */
export interface ForChildren {
  /** 0: from birth; `null`: not said. */
  readonly minAgeMonths: number | null
  readonly childBlood: ChildBlood | null
  readonly childNote: string
}

/** Months: from this age on nobody is a child. */
export const adultMonths = 216

/** Whether the clinic says that it is done for children. */
export const isForChildren = ({ minAgeMonths, childBlood, childNote }: ForChildren): boolean =>
  minAgeMonths === null ? childBlood !== null || childNote !== '' : minAgeMonths < adultMonths

/** Up to two years parents count months. */
const inMonths = 24

/** An age as it is said. */
export function saidAge(months: number) {
  if (months === 0) return { unit: 'birth', count: 0 } as const
  if (months < inMonths && months % 12 > 0) return { unit: 'months', count: months } as const
  const count = Math.ceil(months / 12)
  return { unit: months < adultMonths ? 'years' : 'adults', count } as const
}
