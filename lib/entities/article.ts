/** News and articles. */
import { z } from 'zod'
import { flag, id, isoDate, link, listOf, name, reference, slug, text } from './fields'
import { fromWire } from './wire'

/** What an article rests on; `url` is `null` for a book or another thing without an address. */
const sourceSchema = z.object({ title: name, url: link })

export const articleSchema = z
  .object({
    id,
    slug,
    name,
    /** HTML: the whole article. */
    description: text,
    image: link,
    /** Highlighted among the cards. */
    is_certificate: flag,
    is_for_childs: flag,
    is_for_olders: flag,
    /** The doctor who checked the text; `null`: nobody is named. */
    doctor_id: reference,
    /** When the doctor last checked it, and when that is due again. */
    reviewed_at: isoDate,
    next_review_at: isoDate,
    sources: listOf(sourceSchema),
    /** What it is about. */
    service_ids: listOf(id),
    analysis_ids: listOf(id),
    created_at: isoDate,
    /** Slugs that it had before: their addresses lead to it. */
    former_slugs: listOf(slug).optional(),
    updated_at: isoDate,
  })
  .transform(fromWire)

export type Article = z.infer<typeof articleSchema>
