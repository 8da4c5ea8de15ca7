/**
 * Texts of the sample content, read without modules of the site, as Playwright loads this file,
 * too.
 */
import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import type { ClinicFile } from '../../lib/clinic/schema'

export const facts = load(readFileSync('content/clinic.yaml', 'utf8')) as ClinicFile

/** The first paragraph of a page, such as `home`. */
export function leadOf(page: string, locale: 'ru' | 'kk'): string {
  const [, front = ''] = readFileSync(`content/pages/${page}.${locale}.md`, 'utf8').split('---\n')
  return (load(front) as { lead: string }).lead
}
