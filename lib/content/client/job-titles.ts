/** Specialties of doctors. */
import 'server-only'
import { type JobTitle, jobTitleSchema } from '@/lib/entities/doctor'
import { plainText } from '@/lib/text/plain-text'
import { callsOf } from './calls'

export const jobTitles = callsOf<JobTitle>({
  entity: 'job title',
  path: 'job-titles',
  schema: jobTitleSchema,
  clean: value => ({ ...value, name: plainText(value.name) }),
})

export const { list: getJobTitles, details: getJobTitle } = jobTitles
