/** Whether search engines may show the site. */
import type { Env } from '@/lib/clinic/environment/env'
import { type Finding, ok, warn } from './finding'

export async function checkIndexing({ INDEXING, SITE_URL }: Env): Promise<Finding> {
  if (INDEXING) return ok('search engines may show the site')
  const todo = `Right for a copy. If ${SITE_URL} is the site of the clinic, unset INDEXING.`
  return warn('INDEXING is off: search engines are told to show no page', todo)
}
