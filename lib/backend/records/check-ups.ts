/** `parent-check-ups.yaml` and `check-ups/*.yaml`, packages included. */
import { z } from 'zod'
import { amount, slug } from '@/lib/entities/fields'
import {
  both,
  day,
  draft,
  formerSlugs,
  id,
  itemsHtml,
  path,
  price,
  reference,
  type Text,
  wholeTenge,
} from './fields'
import { identified } from './ids'
import { bothTemplate, updatedTemplate } from './template'

export const parentCheckUpFile = z.strictObject({
  id,
  slug,
  name: both,
  short_description: both,
  short_tags: z.array(both).default([]),
  image: path,
  former_slugs: formerSlugs,
  updated_at: day.optional(),
})

/** A step of a programme, and the record that offers it on the site, which has its price. */
const item = z.strictObject({
  ...both.shape,
  visit_to: reference.optional(),
  service: reference.optional(),
  /** One or several. */
  analysis: z
    .union([reference, z.array(reference).min(1)], {
      error: 'a slug of analyses.csv, or a list of them',
    })
    .transform(slugs => [slugs].flat())
    .optional(),
  /** Price of a step that no record offers; no page shows it. */
  price: amount.pipe(z.int({ error: wholeTenge }).min(0)).optional(),
})

const part = z.strictObject({
  title: both,
  /** Set when only one sex gets this part. */
  sex: z.enum(['female', 'male']).optional(),
  /** Information only, without a price. */
  notes: z.boolean().default(false),
  items: z.array(item).min(1),
})

const packageFile = z.strictObject({
  id,
  name: both,
  general_price: price,
  male_check_up_price: price,
  female_check_up_price: price,
  programme: z.array(part).min(1),
})

export const checkUpFile = z.strictObject({
  id,
  draft,
  parent: reference,
  name: both,
  short_description: both,
  packages: z.array(packageFile).min(1),
  former_slugs: formerSlugs,
  updated_at: day.optional(),
})

export interface ParentCheckUp extends z.infer<typeof parentCheckUpFile> {
  readonly id: number
  /** The lowest price of its packages, in tenge. */
  readonly min_price: number
}

export interface CheckUp
  extends Omit<z.infer<typeof checkUpFile>, 'draft' | 'parent' | 'packages'> {
  readonly id: number
  readonly slug: string
  readonly parent_id: number
  /** Of all its packages. */
  readonly service_ids: readonly number[]
  readonly analysis_ids: readonly number[]
  readonly doctor_ids: readonly number[]
}

type PackageFile = z.infer<typeof packageFile>

export interface CheckUpPackage extends Omit<PackageFile, 'programme'> {
  readonly id: number
  readonly check_up_id: number
  /** Simple HTML: `<h3>`, `<ul>`. */
  readonly program_description: Text
}

/** A package as the API has it. */
export function packageOf(
  { programme, ...rest }: PackageFile,
  checkUp: Pick<CheckUp, 'id' | 'slug'>,
): CheckUpPackage {
  const html = (locale: keyof Text) =>
    programme
      .map(({ title, items }) => `<h3>${title[locale]}</h3>${itemsHtml('ul', items, locale)}`)
      .join('')
  return {
    ...identified(rest, `${checkUp.slug} ${rest.name.ru}`),
    check_up_id: checkUp.id,
    program_description: { ru: html('ru'), kk: html('kk') },
  }
}

export const parentCheckUpTemplate = `
- slug: {slug}
  name: { ru: '', kk: '' }
  short_description: { ru: '', kk: '' }
  # Short labels.
  short_tags: []
  image: ''
  # Earlier slugs: their addresses lead here.
  # former_slugs: []
  updated_at: {today}
`

export const checkUpTemplate = `# A check-up: the name of this file is the address of the page, /check-up/adults-details/{slug}.
# A slug of parent-check-ups.yaml.
parent: ''
name:${bothTemplate}
short_description:${bothTemplate}
packages:
  - name: { ru: '', kk: '' }
    # Whole tenge: a general price, or one for women and one for men.
    general_price: null
    female_check_up_price: null
    male_check_up_price: null
    programme:
      - title: { ru: '', kk: '' }
        # sex: female
        # notes: true        what is to be known: it has no price
        items:
          # visit_to (a specialty), service (a file in services/) or analysis (a slug of
          # analyses.csv, or a list of them) say where its price is known from; price says it
          # where the site does not. The whole must not cost more than its parts.
          - ru: ''
            kk: ''
${updatedTemplate}`
