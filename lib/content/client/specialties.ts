/** Specialties of doctors. */
import 'server-only'
import { specialtyKind } from '@/lib/kinds/specialty'
import { callsOf } from './calls'
import { resourceOf } from './kind'

export const specialties = callsOf(resourceOf(specialtyKind))

export const { list: getSpecialties, details: getSpecialty } = specialties
