/** Checks that the privacy policy says what the settings do. */
import 'server-only'
import { readFile } from 'node:fs/promises'
import { policyStamp, stampIn } from '@/lib/clinic/documents/policy'
import type { Env } from '@/lib/clinic/environment/env'
import { ownFilePath } from '@/lib/clinic/files/served'
import { policyHref } from '@/lib/clinic/legal'
import { locales } from '@/lib/routing/locales'
import { type Finding, fail, ok, warn } from './finding'

export async function checkPolicy(checked: Env): Promise<readonly Finding[]> {
  const now = JSON.stringify(policyStamp(checked))
  const findings = locales.map(async locale => {
    const path = policyHref(locale)
    const made = stampIn(await readFile(ownFilePath(path) ?? path))
    if (made === now) return []
    if (made !== undefined) {
      return [
        fail(
          `${path} says other things than the settings do: ${made}, now ${now}`,
          'Run npm run documents with the settings of the site, and add an edition (docs/editors.md).',
        ),
      ]
    }
    return [warn(`${path} was not made by npm run documents`, `Compare it with ${now}.`)]
  })
  const wrong = (await Promise.all(findings)).flat()
  return wrong.length > 0 ? wrong : [ok('the privacy policy says what the settings do')]
}
