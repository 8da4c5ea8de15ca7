/** Whom a service or a promotion is for (B65). */
export type Audience = 'children' | 'adults' | 'both'

export interface AudienceFlags {
  readonly is_for_childs: boolean
  /** Adults are received. */
  readonly is_for_olders: boolean
}

/** `null` when neither flag is set: then the clinic has not said, and the line is left out. */
export function offerFor({ is_for_childs, is_for_olders }: AudienceFlags): Audience | null {
  if (is_for_childs && is_for_olders) return 'both'
  if (is_for_childs) return 'children'
  return is_for_olders ? 'adults' : null
}
