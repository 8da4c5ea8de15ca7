/** Specialties of doctors. */
import 'server-only'
import { type Specialty, specialtySchema } from '@/lib/entities/doctor'
import { plainText } from '@/lib/text/plain-text'
import { callsOf } from './calls'

export const specialties = callsOf<Specialty>({
  entity: 'specialty',
  path: 'job-titles',
  schema: specialtySchema,
  clean: value => ({ ...value, name: plainText(value.name) }),
})

export const { list: getSpecialties, details: getSpecialty } = specialties
