import 'server-only'
import { BackendError } from '@/lib/content/client/result'
import { log } from '@/lib/telemetry/log'

/**
 * Data that a page can be shown without: a teaser, a second list. While the backend fails the block
 * is left out; the store retries, and the page is revalidated once the data is there. The subject
 * of a page is awaited without this, as an empty page must never look like a good one (R14).
 * @param missing the value used instead
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
