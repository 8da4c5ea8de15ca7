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
    heading: 'anArticle',
  },
  {
    id,
    draft,
    slug: slugOfFile,
    name: { ...words(), wire: tolerant.name, clean: 'plain' },
    doctor: orNone(
      reference('doctors', {
        says: 'checkedBy',
      }),
    ),
    first_reviewed_at: inFiles(
      optional(
        day({
          says: 'daysOfChecks',
        }),
      ),
    ),
    reviewed_at: optional(day()),
    next_review_at: optional(day({ example: '…' })),
    sources: list(group({ title: title(), url: { ...orNone(address()), wire: tolerant.link } }), {
      says: 'sources',
    }),
    services: references('services', {
      says: 'about',
    }),
    analyses: references('analyses'),
    image: picture(),
    image_focus: focus,
    is_certificate: flag({ says: 'standsOut' }),
    is_for_childs: flag({ says: 'forWhomItIs' }),
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
