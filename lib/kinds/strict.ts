/** What files of the content folder may say: strictly, as whoever edits them sees the findings. */
import { z } from 'zod'
import { amount, name } from '@/lib/entities/fields'
import { writtenKinds } from '@/lib/entities/price'
import { isVideoAddress } from '@/lib/entities/video'
import { expects } from '@/lib/text/finding-codes'

/** Russian and Kazakh, side by side. */
export const both = z.strictObject({ ru: name, kk: name })

export type Text = z.infer<typeof both>

/** Numbers that people write are below those that are made of names. */
export const firstMadeId = 1_000_000_000

/** Without one it is made of the record's name. */
export const id = z
  .int()
  .min(1)
  .max(firstMadeId - 1, expects('recordNumber'))
  .optional()

/** Names another record: the name of its file without the ending, or its `slug`. */
export const reference = z.string().regex(/^[^\s/]+$/, expects('reference'))

/** A host of videos, which the page links. */
export const videoAddress = z.string().refine(isVideoAddress, {
  error: expects('videoAddress'),
})

/** `9.000` may be nine thousand or nine: it is not guessed. */
export const wholeTenge = expects('price')

/** Whole tenge, `9000` or `9 000`; `null` or none: the price is named on request. */
export const price = z
  .union([z.null(), amount.pipe(z.int().min(0))], { error: expects('priceOrNull') })
  .default(null)

/** How the price beside it is said, where a word with the price does not say it. */
export const priceKind = z.enum(writtenKinds).optional()

/** Of a step of a programme that no record offers. */
export const stepPrice = amount.pipe(z.int({ error: wholeTenge }).min(0))

/** A single value stands for a list of it. */
export const oneOrSeveral = <T extends z.ZodType>(each: T, error: string) =>
  z
    .union([each, z.array(each).min(1)], { error })
    .transform(given => [given].flat() as z.output<T>[])

/** Not to be shown yet. */
export const draft = z.boolean().optional()

export const formerSlugs = z.array(reference).optional()

/** Percent. */
export const discount = z.int().min(1).max(99)

/** An address with a space ends at it in many programs. */
export const withoutSpaces = expects('fileWithSpace')

/** A file of `public` or of the clinic's own folder `files`, or an external URL. */
export const path = z
  .string()
  .regex(/^(\/(?!\/)|https:\/\/)./, { error: expects('picturePath'), abort: true })
  .regex(/^\S*$/, withoutSpaces)

/** Without a language in front. */
export const pagePath = z.string().regex(/^\/(?!\/)\S*$/, expects('promotionsAddress'))

/** An address elsewhere. */
export const httpsUrl = z.url({
  protocol: /^https$/,
  error: expects('webAddress'),
})

export const day = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: expects('day'),
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
