/** One look at a published sheet: what has changed, and whether it is held back. */
import 'server-only'
import { createHash } from 'node:crypto'
import { type Comparison, comparePublished, summary } from '@/lib/backend/records/published'
import { findingLine } from '@/lib/clinic/files/finding-line'
import { LastGoodFiles, lastGoodFolder } from '@/lib/clinic/files/last-good'
import { copyName, type PublishedTable, publishedCopy } from '@/lib/clinic/files/published'
import { textOf } from '@/lib/clinic/files/text'
import { prepareBook } from '@/lib/clinic/files/workbook/known-books'
import { log } from '@/lib/telemetry/log'
import { copyBytes, copyState, saveCopy, saveState } from './copy'
import { fetchSheet } from './fetch'

/** Tells somebody that the sheet is held back. */
export type Tell = (comparison: Comparison) => Promise<void>

/**
 * The site itself reads the copy within two seconds, and holds it back for the same reasons.
 * @returns whether it is held back; `undefined`: it could not be fetched. Never throws.
 */
export async function refreshPriceList(
  table: PublishedTable,
  url: string,
  tell: Tell,
): Promise<boolean | undefined> {
  const state = copyState(table, url)
  try {
    const fetched = await fetchSheet(url, publishedCopy(table) ? state : {})
    const isNew = fetched !== null && !copyBytes(table, fetched.isBook)?.equals(fetched.bytes)
    if (fetched?.isBook) await prepareBook(fetched.bytes, table)
    const lastGood = new LastGoodFiles(lastGoodFolder(), true)
    // Compared before the site can see it, after which there is no difference.
    const text = fetched ? textOf(copyName(table, fetched.isBook), fetched.bytes) : undefined
    const comparison = comparePublished(table, lastGood, text)
    if (isNew) {
      saveCopy(table, fetched.bytes, fetched.isBook)
      log.info(`The published price list: ${summary(comparison)}`)
    }
    const seen = { ...state, failure: undefined, seenAt: Date.now() }
    const { etag, modified } = fetched ?? state
    const told = await toldOf(comparison, state.told, tell)
    saveState(table, { ...seen, etag, modified, told })
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

/** Each state of the sheet is told once; one that could not be told, again. */
async function toldOf(comparison: Comparison, told: string | undefined, tell: Tell) {
  const { findings } = comparison
  if (findings.length === 0) return undefined
  const hash = createHash('sha256').update(findings.map(findingLine).join('\n')).digest('hex')
  if (hash === told) return told
  log.error(
    { findings: findings.slice(0, 5).map(findingLine), more: Math.max(0, findings.length - 5) },
    `The published price list is held back: ${summary(comparison)}`,
  )
  try {
    await tell(comparison)
    return hash
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'Nobody could be told by e-mail')
    return told
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return `${error.message}${code}`
}
