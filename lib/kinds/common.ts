/** Fields that several kinds of records have. */
import * as tolerant from '@/lib/entities/fields'
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
    ...flag({ says: 'While it is written: the site does not show it, until this line is gone.' }),
    ...{ file: strict.draft, example: 'true' },
  }),
)

/** Percent from the left and the top: what has to be seen of `image` where it is cropped. */
const focusOf = (says: string) =>
  inFiles(
    optional(group({ x: whole(0, 100), y: whole(0, 100) }, { says, example: '{ x: 50, y: 30 }' })),
  )

export const focus = focusOf(
  'What has to be seen when the picture is cropped: percent from the left and from the top.',
)

export const faceFocus = focusOf(
  'Where the face is, percent from the left and from the top; without it the site looks for it.',
)

/** Slugs that the record had before: their addresses lead to it. */
export const formerSlugs = {
  ...optional(
    list(line(strict.reference), {
      ...{ says: 'Earlier names of this file: their addresses lead here.', example: '[]' },
    }),
  ),
  ...{ file: strict.formerSlugs, wire: tolerant.listOf(tolerant.slug).optional() },
}

export const updatedAt = {
  ...optional(day({ says: 'The day of the last change.' })),
  blank: '{today}',
}

export const forChildren = flag({ says: 'For children, for adults: at least one of the two.' })
export const forAdults = { ...flag(), blank: 'true' }
