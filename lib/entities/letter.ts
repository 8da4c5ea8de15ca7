/** Groups of an alphabet row: of analysis categories and of doctors' specialties (B23). */
import { z } from 'zod'
import { id, listOf, name } from './fields'

/** An analysis category or a specialty. */
const letterCategorySchema = z.object({ id, name })

/** The first entry "all" is the interface's own and never comes from the backend. */
export const letterGroupSchema = z.object({
  letter: name,
  categories: listOf(letterCategorySchema),
})

export type LetterGroup = z.infer<typeof letterGroupSchema>
