/** Specialties of doctors (spec 2 §7). */
import 'server-only'
import { type JobTitle, jobTitleSchema } from '@/lib/entities/doctor'
import type { Locale } from '@/lib/i18n/locales'
import { plainText } from '@/lib/text/plain-text'
import type { Resource } from './parse'
import { readList, readRecord } from './read'
import type { Read } from './reader'

const jobTitle: Resource<JobTitle> = {
  entity: 'job title',
  schema: jobTitleSchema,
  clean: value => ({ ...value, name: plainText(value.name) }),
}

/** @throws BackendError */
export function getJobTitles(locale: Locale, read?: Read): Promise<readonly JobTitle[]> {
  return readList(jobTitle, { path: 'job-titles', locale }, read)
}

/** @throws BackendError */
export function getJobTitle(locale: Locale, id: number, read?: Read): Promise<JobTitle | null> {
  return readRecord(jobTitle, { path: `job-titles/${id}`, locale }, read)
}
