/** Specialties of doctors. */
import { id, slug, updatedAt } from './common'
import { inFiles, inResponses, list, named, references, title } from './field'
import { type EntityOf, kind } from './kind'

export const specialtyKind = kind(
  {
    ...{ entity: 'specialty', path: 'job-titles', home: 'specialties.yaml' },
    heading: '{slug} is how doctors, services and promotions name it.',
  },
  {
    id,
    // In files alone: addresses have the id.
    slug: inFiles(slug),
    name: title(),
    reads: list(named('analysisCategories'), {
      says: 'name_ru of the categories of analyses whose results these doctors read.',
    }),
    explains: references('services', {
      says: 'Names of files in services/ whose results these doctors explain, where others do the examination.',
    }),
    updated_at: inResponses(updatedAt),
  },
)

export type Specialty = EntityOf<typeof specialtyKind>
