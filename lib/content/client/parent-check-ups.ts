/** Parent check-up programmes. */
import 'server-only'
import { parentCheckUpKind } from '@/lib/kinds/parent-check-up'
import { callsOf } from './calls'
import { resourceOf } from './kind'

export const parentCheckUps = callsOf(resourceOf(parentCheckUpKind))

export const { list: getParentCheckUps, details: getParentCheckUp } = parentCheckUps
