/** Packages of a check-up: the programme and its prices. */
import 'server-only'
import { checkUpPackageKind } from '@/lib/kinds/check-up'
import { callsOf } from './calls'
import { resourceOf } from './kind'

export const checkUpPackages = callsOf(resourceOf(checkUpPackageKind))

export const { list: getCheckUpPackages } = checkUpPackages
