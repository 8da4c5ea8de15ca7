import 'server-only'
import { readNamed } from '@/lib/content/client/public'
import { BackendError } from '@/lib/content/client/result'
import type { Locale } from '@/lib/routing/locales'
import type { ListName, Route } from '@/lib/routing/routes'

/** Whether the lists that a page needs are available, of whatever age. */
export async function hasContent(
  { needs = [], needsAny }: Route,
  locale: Locale,
): Promise<boolean> {
  const [all, any] = await Promise.all([
    Promise.all(needs.map(name => isThere(name, locale))),
    Promise.all((needsAny ?? []).map(name => isThere(name, locale))),
  ])
  return all.every(Boolean) && (!needsAny || any.some(Boolean))
}

async function isThere(name: ListName, locale: Locale): Promise<boolean> {
  try {
    await readNamed(name, locale)
    return true
  } catch (error) {
    if (error instanceof BackendError) return false
    throw error
  }
}
