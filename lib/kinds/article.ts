/** News and articles: a file for each language, the Russian one also with what holds for both. */
import { z } from 'zod'
import * as tolerant from '@/lib/entities/fields'
import { draft, focus, formerSlugs, id, slugOfFile, updatedAt } from './common'
import {
  address,
  day,
  flag,
  group,
  ids,
  inFiles,
  inResponses,
  list,
  longText,
  optional,
  orNone,
  picture,
  reference,
  references,
  title,
  words,
} from './field'
import { type EntityOf, kind } from './kind'

export const articleKind = kind(
  {
    ...{ entity: 'article', path: 'posts' },
    heading: `An article: the name of this file is the address of the page, /posts/{slug}. What is said here holds
for both languages; {slug}.kk.md has the name and the text in Kazakh.`,
  },
  {
    id,
    draft,
    slug: slugOfFile,
    name: { ...words(), wire: tolerant.name, clean: 'plain' },
    doctor: orNone(
      reference('doctors', {
        says: 'The doctor who checked the text: the name of a file in doctors/, or null.',
      }),
    ),
    first_reviewed_at: inFiles(
      optional(
        day({
          says: 'The day of that check, and the day by which it is due again; after a later one also the first day.',
        }),
      ),
    ),
    reviewed_at: optional(day()),
    next_review_at: optional(day({ example: '…' })),
    sources: list(group({ title: title(), url: { ...orNone(address()), wire: tolerant.link } }), {
      says: 'What the text rests on, in the order of importance; url: null for a book.',
    }),
    services: references('services', {
      says: 'What it is about: names of files in services/, slugs of analyses.csv.',
    }),
    analyses: references('analyses'),
    image: picture(),
    image_focus: focus,
    is_certificate: flag({ says: 'Stands out among the cards.' }),
    is_for_childs: flag({ says: 'For whom it is.' }),
    is_for_olders: flag(),
    created_at: { ...day(), blank: '{today}' },
    former_slugs: formerSlugs,
    updated_at: updatedAt,
    /** HTML: the whole article, which files have below their fields. */
    description: { ...inResponses(longText()), clean: 'rich' },
    /** Who checked the text; `null`: nobody is named. */
    doctor_id: { file: undefined, wire: tolerant.reference, widget: 'reference' },
    service_ids: ids,
    analysis_ids: ids,
  },
)

/** What the Kazakh file has. */
export const articleInKazakh = z.strictObject({ name: articleKind.fields.name.file })

export type Article = EntityOf<typeof articleKind>
