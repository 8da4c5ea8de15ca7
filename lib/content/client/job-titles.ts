/** Specialties of doctors. */
import 'server-only'
import { contentStore } from '@/lib/content/content'
import { type JobTitle, jobTitleSchema } from '@/lib/content/entities/doctor'
import type { Locale } from '@/lib/routing/locales'
import { plainText } from '@/lib/text/plain-text'
import type { Resource } from './parse'
import type { Source } from './reader'

const jobTitle: Resource<JobTitle> = {
  entity: 'job title',
  path: 'job-titles',
  schema: jobTitleSchema,
  clean: value => ({ ...value, name: plainText(value.name) }),
}

/** @throws BackendError */
export function getJobTitles(
  locale: Locale,
  from: Source = contentStore(),
): Promise<readonly JobTitle[]> {
  return from.list(jobTitle, locale)
}

/** @throws BackendError */
export function getJobTitle(
  locale: Locale,
  id: number,
  from: Source = contentStore(),
): Promise<JobTitle | null> {
  return from.record(jobTitle, locale, id)
}
