/** How groups of an alphabet row are read: of doctors' specialties and of analysis categories. */
import 'server-only'
import { type LetterGroup, letterGroupSchema } from '@/lib/entities/letter'
import { plainText } from '@/lib/text/plain-text'
import type { Resource } from './parse'

export const letterGroup: Resource<LetterGroup> = {
  entity: 'letter group',
  schema: letterGroupSchema,
  clean: value => ({
    ...value,
    categories: value.categories.map(entry => ({ ...entry, name: plainText(entry.name) })),
  }),
}
