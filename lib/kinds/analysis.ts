/** Lab analyses, their categories, and what may be written of both. Files have them as tables. */
import { z } from 'zod'
import { adultMonths, childBloods } from '@/lib/entities/child'
import * as tolerant from '@/lib/entities/fields'
import { samples } from '@/lib/entities/sample'
import { id, slugOfFile, updatedAt } from './common'
import {
  choice,
  flag,
  ids,
  inResponses,
  longText,
  namedPrices,
  paper,
  percent,
  picture,
  price,
  title,
} from './field'
import { type EntityOf, kind } from './kind'

export const analysisKind = kind(
  { entity: 'analysis', path: 'analyses' },
  {
    id,
    slug: slugOfFile,
    /** HTML: bold, italic, superscript and subscript. */
    name: { ...title(), clean: 'inline' },
    ...price('price'),
    prices: namedPrices(),
    /** `null`: listed among all analyses only. */
    category_analysis_id: inResponses({ ...id, wire: tolerant.reference }),
    /** Address of the PDF with the preparation. */
    document: paper(),
    bloodTestIncluded: flag(),
    image: picture(),
    discount_percent: percent(),
    /** Days until the result; 0: the same day. `null`: not said. */
    result_days: {
      file: undefined,
      wire: tolerant.numeric.pipe(z.int().min(0).max(365)).nullable().catch(null),
      widget: 'whole',
    },
    /** What is taken; `null`: not said, or none of the list. */
    sample: choice(samples),
    /** From what age it is done, in months; 0: from birth. `null`: not said. */
    min_age_months: {
      file: undefined,
      wire: tolerant.numeric.pipe(z.int().min(0).max(adultMonths)).nullable().catch(null),
      widget: 'whole',
    },
    /** How blood is taken from a small child; `null`: not said, or none of the list. */
    child_blood: choice(childBloods),
    /** What else parents should know. */
    child_note: longText(),
    /** What it shows, in a sentence or two. */
    shows: longText(),
    /** How to prepare, as text or HTML, beside or in place of the document. */
    preparation: { ...longText(), clean: 'rich' },
    updated_at: updatedAt,
  },
)

export const analysisCategoryKind = kind(
  { entity: 'analysis category', path: 'category-analyses' },
  {
    id,
    name: title(),
    /** Doctors who read the results. */
    doctor_ids: ids,
    updated_at: updatedAt,
  },
)

/** `null` and an empty form field: the clinic names no price. */
const priceInput = z.preprocess(value => value || null, tolerant.amount.nullable())

/** Body of the write calls. Strict where reading is lenient, as the writer gets the errors. */
export const analysisInput = analysisKind.response
  .pick({
    ...{ slug: true, name: true, document: true, bloodTestIncluded: true },
    ...{ image: true, discount_percent: true },
  })
  .extend({ category_analysis_id: tolerant.id, price: priceInput })

export const analysisCategoryInput = analysisCategoryKind.response.pick({ name: true })

export type Analysis = EntityOf<typeof analysisKind>
export type AnalysisCategory = EntityOf<typeof analysisCategoryKind>
export type AnalysisInput = z.infer<typeof analysisInput>
export type AnalysisCategoryInput = z.infer<typeof analysisCategoryInput>
