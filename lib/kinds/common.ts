/** Fields that several kinds of records have. */
import * as tolerant from '@/lib/entities/fields'
import type { FieldHelp } from '@/messages/field-help'
import {
  day,
  type Field,
  flag,
  group,
  inFiles,
  inResponses,
  line,
  list,
  optional,
  whole,
} from './field'
import * as strict from './strict'

export const id: Field<typeof strict.id, typeof tolerant.id> = {
  ...{ file: strict.id, wire: tolerant.id, widget: 'hidden' },
}

export const slug = {
  ...line(tolerant.segment, { blank: '{slug}' }),
  ...{ file: tolerant.slug, wire: tolerant.slug },
}

/** The name of the record's file. */
export const slugOfFile = inResponses(slug)

/** Whether the record is still being written: the site is as if it were not there. */
export const draft = inFiles(
  optional({
    ...flag({ says: 'draft' }),
    ...{ file: strict.draft, example: 'true' },
  }),
)

/** Percent from the left and the top: what has to be seen of `image` where it is cropped. */
const focusOf = (says: FieldHelp) =>
  inFiles(
    optional(group({ x: whole(0, 100), y: whole(0, 100) }, { says, example: '{ x: 50, y: 30 }' })),
  )

export const focus = focusOf('focus')

export const faceFocus = focusOf('faceFocus')

/** Slugs that the record had before: their addresses lead to it. */
export const formerSlugs = {
  ...optional(
    list(line(strict.reference), {
      ...{ says: 'formerSlugs', example: '[]' },
    }),
  ),
  ...{ file: strict.formerSlugs, wire: tolerant.listOf(tolerant.slug).optional() },
}

export const updatedAt = {
  ...optional(day({ says: 'updatedAt' })),
  blank: '{today}',
}

export const forChildren = flag({ says: 'forWhom' })
export const forAdults = { ...flag(), blank: 'true' }
