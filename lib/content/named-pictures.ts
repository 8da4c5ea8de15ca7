/** Pictures that records name, as the site shows them. */
import 'server-only'
import { BackendError } from '@/lib/content/client/result'
import { type Kind, kindOf } from '@/lib/content/kinds'
import { slugKinds } from '@/lib/routing/routes'

/** Whether a record has the picture of this path; not while no list can be read. */
export async function isNamedPicture(pathname: string): Promise<boolean> {
  for (const kind of slugKinds.map(kindOf)) {
    const records = kind.picture ? await recordsOf(kind) : []
    if (records.some(record => kind.picture?.(record) === pathname)) return true
  }
  return false
}

/** Pictures are the same in both languages. */
async function recordsOf(kind: Kind) {
  try {
    return await kind.list('ru')
  } catch (error) {
    if (error instanceof BackendError) return []
    throw error
  }
}
