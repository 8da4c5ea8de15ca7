/**
 * The schema of the dialog's fields (B32); its messages are keys of `labels.errors`. zod's
 * small edition, because this goes to the browser: 5 KB instead of 34.
 */
import * as z from 'zod/mini'
import { phonePattern } from '@/lib/requests/phone'
import type { RequestLabels } from './labels'

const message = (key: keyof RequestLabels['errors']) => key

/** Invisible characters come along with pasted names, and the server refuses them. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu

const required = z.minLength(1, { error: message('required'), abort: true })

export const fieldsSchema = z.object({
  name: z.string().check(
    z.overwrite(name => name.replace(invisible, ' ').trim()),
    required,
  ),
  /** The digits under the mask; the result is `7XXXXXXXXXX`. */
  phone: z.string().check(
    z.trim(),
    required,
    z.overwrite(digits => `7${digits}`),
    z.regex(phonePattern, message('phoneIncomplete')),
  ),
})

export type Fields = z.input<typeof fieldsSchema>
export type CheckedFields = z.output<typeof fieldsSchema>
