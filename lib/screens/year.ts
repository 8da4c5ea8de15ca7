import 'server-only'
import { today } from '@/lib/content/today'
import { trackReads } from '@/lib/invalidation/making'

/** The year in Almaty, for the footer. */
export const currentYear = (): Promise<number> =>
  trackReads(async () => Number(today().slice(0, 4)))
