import { log } from '@/lib/server/telemetry/log'
import 'server-only'
import { BackendError } from '@/lib/content/client/result'

/**
 * What a page can do without: a teaser, a second list. While the backend does not give it, the page
 * is shown without the block that is made from it. The store goes on asking for it, and pages are
 * made anew when it is there. What the page is about is
 * awaited plainly, as an empty page must never look like a good one (R14).
 * @param missing what stands in for it
 */
export async function optional<T, Missing>(
  wanted: Promise<T>,
  missing: Missing,
): Promise<T | Missing> {
  try {
    return await wanted
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    log.warn({ err: error }, 'A block is left out of a page')
    return missing
  }
}
