/** Specialties of doctors. */
import { id, slug, updatedAt } from './common'
import { inFiles, inResponses, list, named, references, title } from './field'
import { type EntityOf, kind } from './kind'

export const specialtyKind = kind(
  {
    ...{ entity: 'specialty', path: 'job-titles', home: 'specialties.yaml' },
    heading: 'namesIt',
  },
  {
    id,
    // In files alone: addresses have the id.
    slug: inFiles(slug),
    name: title(),
    reads: list(named('analysisCategories'), {
      says: 'readsCategories',
    }),
    explains: references('services', {
      says: 'explainsServices',
    }),
    updated_at: inResponses(updatedAt),
  },
)

export type Specialty = EntityOf<typeof specialtyKind>
