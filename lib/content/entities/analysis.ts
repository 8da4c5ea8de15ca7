/** Lab analyses and their categories. */
import { z } from 'zod'
import { amount, flag, id, isoDate, link, listOf, name, percent, price, slug } from './fields'

export const analysisSchema = z.object({
  id,
  slug,
  /** HTML: bold, italic, superscript and subscript. */
  name,
  price,
  /** `null`: listed among all analyses only. */
  category_analysis_id: id.nullable().catch(null),
  /** Address of the PDF with the preparation. */
  document: link,
  bloodTestIncluded: flag,
  image: link,
  discount_percent: percent,
  updated_at: isoDate,
})

export const analysisCategorySchema = z.object({
  id,
  name,
  /** Doctors who read the results. */
  doctor_ids: listOf(id),
  updated_at: isoDate,
})

/** `null` and an empty form field: the clinic names no price. */
const priceInput = z.preprocess(value => value || null, amount.nullable())

/** Body of the write calls. Strict where reading is lenient, as the writer gets the errors. */
export const analysisInputSchema = analysisSchema.omit({ id: true, updated_at: true }).extend({
  category_analysis_id: id,
  price: priceInput,
})

export const analysisCategoryInputSchema = z.object({ name })

export type Analysis = z.infer<typeof analysisSchema>
export type AnalysisCategory = z.infer<typeof analysisCategorySchema>
export type AnalysisInput = z.infer<typeof analysisInputSchema>
export type AnalysisCategoryInput = z.infer<typeof analysisCategoryInputSchema>
