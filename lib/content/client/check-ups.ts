/** Check-ups: what a parent programme consists of. */
import 'server-only'
import { checkUpKind } from '@/lib/kinds/check-up'
import { callsOf } from './calls'
import { resourceOf } from './kind'

export const checkUps = callsOf(resourceOf(checkUpKind))

export const { list: getCheckUps, details: getCheckUp } = checkUps
