/** `posts/<slug>.ru.md`, which also has the fields common to both languages, and `<slug>.kk.md`. */
import { z } from 'zod'
import { name } from '@/lib/entities/fields'
import {
  both,
  day,
  draft,
  focus,
  formerSlugs,
  httpsUrl,
  id,
  path,
  reference,
  type Text,
} from './fields'
import { draftTemplate, focusTemplate } from './template'

const front = z.strictObject({
  id,
  draft,
  name,
  /** Who checked the text. */
  doctor: reference.nullable().default(null),
  /** When before the publication, where `reviewed_at` is the day of a later check. */
  first_reviewed_at: day.optional(),
  /** When last, and by when again. */
  reviewed_at: day.optional(),
  next_review_at: day.optional(),
  /** What it rests on; a book has no address. */
  sources: z
    .array(z.strictObject({ title: both, url: httpsUrl.nullable().default(null) }))
    .default([]),
  /** What it is about. */
  services: z.array(reference).default([]),
  analyses: z.array(reference).default([]),
  image: path,
  image_focus: focus,
  is_certificate: z.boolean().default(false),
  is_for_childs: z.boolean().default(false),
  is_for_olders: z.boolean().default(false),
  created_at: day,
  former_slugs: formerSlugs,
  updated_at: day.optional(),
})

export const articleFronts = { ru: front, kk: z.strictObject({ name }) }

export interface Article
  extends Omit<
    z.infer<typeof front>,
    'draft' | 'image_focus' | 'name' | 'doctor' | 'first_reviewed_at' | 'services' | 'analyses'
  > {
  readonly id: number
  readonly slug: string
  readonly name: Text
  /** HTML. */
  readonly description: Text
  readonly doctor_id: number | null
  readonly service_ids: readonly number[]
  readonly analysis_ids: readonly number[]
}

export const articleRuTemplate = `---
# An article: the name of this file is the address of the page, /posts/{slug}. What is said here holds
# for both languages; {slug}.kk.md has the name and the text in Kazakh.
${draftTemplate}
name: ''
# The doctor who checked the text: the name of a file in doctors/, or null.
doctor: null
# The day of that check, and the day by which it is due again; after a later one also the first day.
# first_reviewed_at: {today}
# reviewed_at: {today}
# next_review_at: …
# What the text rests on, in the order of importance; url: null for a book.
sources: []
#  - title: { ru: …, kk: … }
#    url: https://…
# What it is about: names of files in services/, slugs of analyses.csv.
services: []
analyses: []
image: ''
${focusTemplate}
# Stands out among the cards.
is_certificate: false
# For whom it is.
is_for_childs: false
is_for_olders: false
created_at: {today}
# Earlier names of this file: their addresses lead here.
# former_slugs: []
updated_at: {today}
---

`

export const articleKkTemplate = `---
name: ''
---

`
