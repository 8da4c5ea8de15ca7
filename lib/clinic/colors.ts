/** The colours of a clinic's own, as `clinic.yaml` names them; the design has some for a clinic that names none. */
import { z } from 'zod'
import { refusal } from '@/lib/clinic/files/schema-fault'
import { group, line, optional, otherwise } from '@/lib/kinds/field'
import { expects } from '@/lib/text/finding-codes'
import { named, unreadable } from './palette'

const names = Object.keys(named) as (keyof typeof named)[]

const color = {
  ...line(
    z
      .string(expects('hexColor'))
      .regex(/^#[\da-f]{6}$/i, { error: expects('hexColor'), abort: true }),
  ),
  widget: 'color',
} as const

const colors = group({
  /** Of buttons, links and icons; grounds and greys follow it. */
  primary: optional(color),
  /** Of discounts and warnings. */
  accent: optional(color),
})

export const colorsField = otherwise(
  {
    ...colors,
    file: colors.file.superRefine((own, context) => {
      for (const name of names) {
        const fault = unreadable(name, own)
        if (fault) context.addIssue({ ...refusal('colorUnreadable', fault), path: [name] })
      }
    }),
  },
  {},
)
