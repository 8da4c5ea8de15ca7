/** Check-ups and their packages, which stand in the same file. */
import { z } from 'zod'
import { expects } from '@/lib/text/finding-codes'
import { draft, formerSlugs, id, slugOfFile, updatedAt } from './common'
import {
  choice,
  filled,
  flag,
  group,
  ids,
  inFiles,
  inResponses,
  languages,
  list,
  longText,
  optional,
  reference,
  tenge,
  title,
  whole,
} from './field'
import { type EntityOf, type FileOf, kind } from './kind'
import * as strict from './strict'

/** A check-up with the packages it is sold in. */
export interface CheckUpOffer extends CheckUp {
  readonly packages: readonly CheckUpPackage[]
}

const sex = optional(choice(['female', 'male'], { example: 'female' }))

/** A step of a programme, and the record that offers it on the site, which has its price. */
const item = group({
  ...languages,
  visit_to: optional(reference('specialties')),
  service: optional(reference('services')),
  /** One or several. */
  analysis: optional({
    ...filled(reference('analyses')),
    file: strict.oneOrSeveral(strict.reference, expects('analysisSlugs')),
  }),
  /** What to do before it, of a step that no record offers. */
  preparation: optional(longText({ says: 'preparationOfStep' })),
  /** Of a step that no record offers; no page shows it. */
  price: optional({ ...whole(0), file: strict.stepPrice }),
})

const programmeStep = group({
  title: title(),
  sex,
  notes: flag({ says: 'noPrice' }),
  items: filled(item, {
    says: 'stepsOfCheckUp',
  }),
})

export const checkUpPackageKind = kind(
  { entity: 'check-up package', path: 'check-up-packages' },
  {
    id,
    name: title(),
    general_price: tenge({
      says: 'packagePrice',
    }),
    male_check_up_price: tenge(),
    female_check_up_price: tenge(),
    /** Drawing blood is in the price. */
    drawing_included: flag({ says: 'drawingIncluded' }),
    programme: inFiles(filled(programmeStep)),
    check_up_id: inResponses(id),
    /** What its programme includes: a part for everybody, and those for one sex. */
    parts: inResponses(
      list(
        group({
          ...{ sex, service_ids: ids, analysis_ids: ids, doctor_ids: ids },
          /** Steps that no record offers, and what to do before them. */
          steps: list(group({ name: title(), preparation: longText() })),
        }),
      ),
    ),
    /** The first entry's description is the programme, as HTML. */
    program_description: inResponses(
      list(group({ description: { ...longText(), wire: z.string(), clean: 'rich' } })),
    ),
  },
)

export const checkUpKind = kind(
  {
    ...{ entity: 'check-up', path: 'check-ups', home: 'check-ups/{slug}.yaml' },
    heading: 'aCheckUp',
  },
  {
    id,
    draft,
    slug: slugOfFile,
    parent: reference('parentCheckUps', { says: 'groupOfCheckUp' }),
    name: title(),
    /** Whom all of it is for; in responses its parts say so. */
    sex: inFiles(sex),
    short_description: longText(),
    packages: inFiles(filled(group(checkUpPackageKind.fields))),
    former_slugs: formerSlugs,
    updated_at: updatedAt,
    parent_id: inResponses(id),
    /** What its packages include, and whose visits. */
    service_ids: ids,
    analysis_ids: ids,
    doctor_ids: ids,
  },
)

export type CheckUp = EntityOf<typeof checkUpKind>
export type CheckUpPackage = EntityOf<typeof checkUpPackageKind>
export type PackageFile = FileOf<typeof checkUpPackageKind>
