/** Check-ups: what a parent programme consists of. */
import 'server-only'
import { type CheckUp, checkUpSchema } from '@/lib/entities/check-up'
import { plainText } from '@/lib/text/plain-text'
import { callsOf } from './calls'

export const checkUps = callsOf<CheckUp>({
  entity: 'check-up',
  path: 'check-ups',
  schema: checkUpSchema,
  clean: value => ({
    ...value,
    name: plainText(value.name),
    shortDescription: plainText(value.shortDescription),
  }),
})

export const { list: getCheckUps, details: getCheckUp } = checkUps
