/** The alphabet filters: of doctors' specialties and of analysis categories. */
import 'server-only'
import { type LetterGroup, letterGroupSchema } from '@/lib/entities/letter'
import { plainText } from '@/lib/text/plain-text'
import type { Resource } from './parse'

/** @param path of the list: doctors' specialties and categories of analyses have one each */
export const letterGroups = (path: string): Resource<LetterGroup> => ({
  entity: 'letter group',
  path,
  schema: letterGroupSchema,
  clean: value => ({
    ...value,
    categories: value.categories.map(entry => ({ ...entry, name: plainText(entry.name) })),
  }),
})
