/**
 * Building blocks of the schemas of the content files. They are strict, as the editor sees the
 * findings; those of `lib/entities`, for responses of any backend, are more lenient.
 */
import { z } from 'zod'
import { upload } from '@/lib/clinic/files/upload'
import { amount, name } from '@/lib/entities/fields'
import { firstMadeId } from './ids'

/** Russian and Kazakh, side by side. */
export const both = z.strictObject({ ru: name, kk: name })

export type Text = z.infer<typeof both>

/** Without one it is made of the record's name. */
export const id = z
  .int()
  .min(1)
  .max(firstMadeId - 1, 'at most nine digits, or no number: the site then makes one')
  .optional()

/** Names another record: the name of its file without the ending, or its `slug`. */
export const reference = z.string().regex(/^[^\s/]+$/, 'the slug of another record')

/** `9.000` may be nine thousand or nine: it is not guessed. */
export const wholeTenge = 'whole tenge such as 9000'

/** Whole tenge, `9000` or `9 000`; `null` or none: the price is named on request. */
export const price = z
  .union([z.null(), amount.pipe(z.int().min(0))], { error: `${wholeTenge}, or null` })
  .default(null)

/** Whether the record is still being written: the site is as if it were not there. */
export const draft = z.boolean().optional()

/** Slugs that the record had before: their addresses lead to it. */
export const formerSlugs = z.array(reference).optional()

/** Percent. */
export const discount = z.int().min(1).max(99)

/** An address with a space ends at it in many programs. */
export const withoutSpaces = 'a name without spaces: rename the file, and write the new name here'

/** A file of `public` or of the clinic's own folder `files`, or an external URL. */
export const path = z
  .string()
  .regex(/^(\/(?!\/)|https:\/\/)./, { error: 'a path such as /images/a.webp', abort: true })
  .regex(/^\S*$/, withoutSpaces)
  .meta(upload)

const percent = z.int().min(0).max(100)

/** What has to be seen of `image` where it is cropped, percent from the left and the top. */
export const focus = z.strictObject({ x: percent, y: percent }).optional()

/** An address elsewhere. */
export const httpsUrl = z.url({
  protocol: /^https$/,
  error: 'an address that begins with https://',
})

export const day = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: 'a day such as 2026-01-31',
})

/** Items of a list, as the simple HTML of the API. */
export const points = z.array(both).transform(list => listHtml('ul', list))

/** The same as an ordered list. */
export const stages = z.array(both).transform(list => listHtml('ol', list))

function listHtml(tag: 'ul' | 'ol', list: readonly Text[]): Text {
  return { ru: itemsHtml(tag, list, 'ru'), kk: itemsHtml(tag, list, 'kk') }
}

/** Items in one language, which may contain simple HTML; empty without any. */
export function itemsHtml(tag: 'ul' | 'ol', list: readonly Text[], locale: keyof Text): string {
  if (list.length === 0) return ''
  return `<${tag}>${list.map(item => `<li>${item[locale]}</li>`).join('')}</${tag}>`
}
