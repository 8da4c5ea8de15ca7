/** Lab analyses and their categories. */
import { z } from 'zod'
import {
  amount,
  flag,
  id,
  isoDate,
  link,
  listOf,
  name,
  numeric,
  percent,
  price,
  reference,
  slug,
  text,
} from './fields'
import { samples } from './sample'
import { fromWire } from './wire'

const analysisWire = z.object({
  id,
  slug,
  /** HTML: bold, italic, superscript and subscript. */
  name,
  price,
  /** `null`: listed among all analyses only. */
  category_analysis_id: reference,
  /** Address of the PDF with the preparation. */
  document: link,
  bloodTestIncluded: flag,
  image: link,
  discount_percent: percent,
  /** Days until the result; 0: the same day. `null`: not said. */
  result_days: numeric.pipe(z.int().min(0).max(365)).nullable().catch(null),
  /** What is taken; `null`: not said, or none of the list. */
  sample: z.enum(samples).nullable().catch(null),
  /** What it shows, in a sentence or two. */
  shows: text,
  /** How to prepare, as text or HTML, beside or in place of the document. */
  preparation: text,
  updated_at: isoDate,
})

export const analysisSchema = analysisWire.transform(fromWire)

export const analysisCategorySchema = z
  .object({
    id,
    name,
    /** Doctors who read the results. */
    doctor_ids: listOf(id),
    updated_at: isoDate,
  })
  .transform(fromWire)

/** `null` and an empty form field: the clinic names no price. */
const priceInput = z.preprocess(value => value || null, amount.nullable())

/** Body of the write calls. Strict where reading is lenient, as the writer gets the errors. */
export const analysisInputSchema = analysisWire
  .pick({
    ...{ slug: true, name: true, document: true, bloodTestIncluded: true },
    ...{ image: true, discount_percent: true },
  })
  .extend({ category_analysis_id: id, price: priceInput })

export const analysisCategoryInputSchema = z.object({ name })

export type Analysis = z.infer<typeof analysisSchema>
export type AnalysisCategory = z.infer<typeof analysisCategorySchema>
export type AnalysisInput = z.infer<typeof analysisInputSchema>
export type AnalysisCategoryInput = z.infer<typeof analysisCategoryInputSchema>
