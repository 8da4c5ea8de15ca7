/**
 * The schema of the dialog's fields (B32); its messages are keys of `labels.errors`. zod's
 * small edition, because this goes to the browser: 5 KB instead of 34.
 */
import * as z from 'zod/mini'
import { phoneErrors, readPhone } from '@/lib/requests/phone'
import type { PhoneCountry } from '@/lib/text/phone-countries'
import { visibleText } from '@/lib/text/visible-text'
import type { RequestLabels } from './labels'

const message = (key: keyof RequestLabels['errors']) => key

export const fieldsSchema = (taken: readonly PhoneCountry[]) =>
  z.object({
    name: z
      .string()
      .check(z.overwrite(visibleText), z.minLength(1, { error: message('required') })),
    /** What was typed; the result is the number as it is stored. */
    phone: z.pipe(
      z.string(),
      z.transform((typed, context) => {
        const reading = readPhone(typed, taken)
        if (reading.number) return reading.number
        const error = message(phoneErrors[reading.problem ?? 'missing'])
        context.issues.push({ code: 'custom', message: error, input: typed })
        return z.NEVER
      }),
    ),
  })

type Schema = ReturnType<typeof fieldsSchema>
export type Fields = z.input<Schema>
export type CheckedFields = z.output<Schema>
