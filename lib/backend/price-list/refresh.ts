/** One look at a published sheet: what has changed, and whether it is held back. */
import 'server-only'
import { comparePublished, summary } from '@/lib/backend/records/published'
import { prepareTable } from '@/lib/clinic/files/changed-tables'
import { LastGoodFiles, lastGoodFolder } from '@/lib/clinic/files/last-good'
import { copyName, type PublishedTable, publishedCopy } from '@/lib/clinic/files/published'
import { textOf } from '@/lib/clinic/files/text'
import { prepareBook } from '@/lib/clinic/files/workbook/known-books'
import { log } from '@/lib/telemetry/log'
import { copyBytes, copyState, saveCopy, saveState } from './copy'
import { fetchSheet } from './fetch'

/**
 * The site itself reads the copy within two seconds, and holds it back for the same reasons.
 * @returns whether it is held back; `undefined`: it could not be fetched. Never throws.
 */
export async function refreshPriceList(
  table: PublishedTable,
  url: string,
): Promise<boolean | undefined> {
  const state = copyState(table, url)
  try {
    const fetched = await fetchSheet(url, publishedCopy(table) ? state : {})
    const isNew = fetched !== null && !copyBytes(table, fetched.isBook)?.equals(fetched.bytes)
    if (fetched?.isBook) await prepareBook(fetched.bytes, table)
    const lastGood = new LastGoodFiles(lastGoodFolder(), true)
    // Compared before the site can see it, after which there is no difference.
    const text = fetched ? textOf(copyName(table, fetched.isBook), fetched.bytes) : undefined
    await prepareTable(table, text?.text)
    const comparison = comparePublished(table, lastGood, text)
    if (isNew) {
      saveCopy(table, fetched.bytes, fetched.isBook)
      log.info(`The published price list: ${summary(comparison)}`)
    }
    const seen = { ...state, failure: undefined, seenAt: Date.now() }
    const { etag, modified } = fetched ?? state
    saveState(table, { ...seen, etag, modified })
    return comparison.findings.length > 0
  } catch (error) {
    const failure = reasonOf(error)
    log.warn(
      { table, reason: failure },
      'The published price list cannot be fetched; the last one stays',
    )
    try {
      saveState(table, { ...state, failure })
    } catch (unsaved) {
      log.warn(
        { table, reason: reasonOf(unsaved) },
        'What is known of the published price list is not kept',
      )
    }
    return undefined
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return `${error.message}${code}`
}
