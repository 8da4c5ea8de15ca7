/** Whom a service or a promotion is for (B65). */
export type Audience = 'children' | 'adults' | 'both'

export interface AudienceFlags {
  readonly isForChildren: boolean
  /** Adults are received. */
  readonly isForAdults: boolean
}

/** `null` when neither flag is set: then the clinic has not said, and the line is left out. */
export function offerFor({ isForChildren, isForAdults }: AudienceFlags): Audience | null {
  if (isForChildren && isForAdults) return 'both'
  if (isForChildren) return 'children'
  return isForAdults ? 'adults' : null
}
