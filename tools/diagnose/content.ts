/** Names what is wrong in the content folder of the embedded backend. */
import 'server-only'
import { checkContent } from '@clinic/content/check/check'
import type { Env } from '@/lib/clinic/environment/env'
import { findingLine } from '@/lib/clinic/files/finding-line'
import { type Finding, fail, ok } from './finding'

const maxShown = 3

export async function checkFiles({ BACKEND_URL }: Env): Promise<readonly Finding[]> {
  if (BACKEND_URL) return []
  const { findings } = await checkContent()
  if (findings.length === 0) return [ok('all files of the content folder are valid')]
  const todo =
    'Mend it; the site shows the last good file meanwhile. All: npm run -s content -- check'
  const more = findings.length - maxShown
  return findings
    .slice(0, maxShown)
    .map((each, index) =>
      fail(
        findingLine(each) + (index === maxShown - 1 && more > 0 ? `; and ${more} more` : ''),
        todo,
      ),
    )
}
