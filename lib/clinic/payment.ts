/** How `clinic.yaml` says what patients may pay with, and whose policies count. */
import { z } from 'zod'
import { choice, group, line, list, optional, otherwise, text, title } from '@/lib/kinds/field'
import { expects } from '@/lib/text/finding-codes'

/** In the order in which pages name them. */
export const paymentWays = ['cash', 'card', 'kaspi', 'transfer'] as const

/** A flag would say no of what nobody has thought of. */
const said = optional(choice(['yes', 'no']))

const parts = group({
  cash: said,
  card: said,
  kaspi: said,
  /** By invoice, from an account. */
  transfer: said,
  instalments: said,
  instalments_terms: optional(text()),
  /** The compulsory insurance of the state. */
  osms: said,
  osms_terms: optional(text()),
})

export const paymentField = otherwise(
  {
    ...parts,
    file: parts.file.superRefine((payment, context) => {
      for (const name of ['instalments', 'osms'] as const) {
        if (!payment[`${name}_terms`] || payment[name] === 'yes') continue
        const message = expects('yesWithTerms')
        context.addIssue({ code: 'custom', message, path: [`${name}_terms`] })
      }
    }),
  },
  {},
)

const url = z.url({ protocol: /^https?$/, error: expects('webAddress') })

export const insurersField = list(
  group({
    name: title(),
    url: optional({ ...line(url), widget: 'url' as const }),
    /** The last day of the contract. */
    until: optional(line(z.iso.date(expects('day')))),
  }),
)
