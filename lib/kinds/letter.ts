/** Groups of an alphabet row: of analysis categories and of doctors' specialties (B23). */
import { id } from './common'
import { group, inResponses, list, title } from './field'
import { type EntityOf, kind } from './kind'

export const letterGroupKind = kind(
  { entity: 'letter group', path: 'analyse/russian-letters' },
  {
    // The first entry "all" is the interface's own and never comes from the backend.
    letter: { ...inResponses(title()), clean: undefined },
    categories: inResponses(list(group({ id, name: title() }))),
  },
)

export type LetterGroup = EntityOf<typeof letterGroupKind>
