/** Sets of analyses for an occasion, such as those before an operation. */
import * as tolerant from '@/lib/entities/fields'
import { draft, formerSlugs, id, slugOfFile, updatedAt } from './common'
import {
  filled,
  flag,
  group,
  inFiles,
  inResponses,
  languages,
  list,
  longText,
  optional,
  reference,
  text,
  title,
  whole,
} from './field'
import { type EntityOf, kind } from './kind'

export type SetLink = Pick<AnalysisSet, 'slug' | 'name'>

const validDays = optional(whole(1))

export const analysisSetKind = kind(
  {
    ...{ entity: 'analysis set', path: 'analysis-sets', home: 'analysis-sets/{slug}.yaml' },
    ...{ heading: 'anAnalysisSet', mayBeMissing: true },
  },
  {
    id,
    draft,
    slug: slugOfFile,
    name: title(),
    /** What people call it, for the search. */
    called: list(text(), { says: 'alsoCalled' }),
    description: longText(),
    items: inFiles(
      filled(
        group({
          ...languages,
          analysis: optional(reference('analyses')),
          service: optional(reference('services')),
          valid_days: validDays,
        }),
        { says: 'partsOfSet' },
      ),
    ),
    is_for_olders: flag({ says: 'setForAdults' }),
    /** Terms that hold for all of it. */
    note: optional(longText({ says: 'termsOfSet' })),
    former_slugs: formerSlugs,
    updated_at: updatedAt,
    /** What it consists of; what has neither id is not sold here. */
    parts: inResponses(
      list(
        group({
          name: title(),
          analysis_id: { file: undefined, wire: tolerant.reference, widget: 'reference' },
          service_id: { file: undefined, wire: tolerant.reference, widget: 'reference' },
          valid_days: validDays,
        }),
      ),
    ),
  },
)

export type AnalysisSet = EntityOf<typeof analysisSetKind>
