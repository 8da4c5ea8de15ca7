import 'server-only'
import { missingSections } from '@/lib/content/listed'
import { trackReads } from '@/lib/invalidation/making'
import { currentLocale } from '@/lib/routing/current-locale'
import type { MissingSections } from '@/lib/routing/navigation'

/** What the menus of a page leave out; a page is outdated when that changes. */
export const loadMissingSections = (): Promise<MissingSections> =>
  trackReads(async () => missingSections(await currentLocale()))
