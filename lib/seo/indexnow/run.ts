/** One run: finds changed pages, submits them, and records what was accepted. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { contentStore } from '@/lib/content/content'
import { type Fingerprints, fingerprints } from './fingerprints'
import { type Change, changesBetween, readJournal, writeJournal } from './journal'
import { batchSize, submit } from './submit'

/** Milliseconds for each list: longer than for a page, as no visitor waits. */
const timeoutMs = 20_000

export interface Outcome {
  readonly changes: readonly Change[]
  /** Pages of the site. */
  readonly total: number
  /** How many of the changes were accepted; the others stay for the next run. */
  readonly accepted: number
  /** Why not all were accepted. */
  readonly failure?: string
}

/**
 * @param send without it nothing is sent and the journal stays as it is
 * @throws Error when the content or the journal cannot be read, or the site is not set up to send
 */
export async function run({ send }: { readonly send: boolean }): Promise<Outcome> {
  const journal = readJournal()
  // Fresh lists, as older ones would miss changes or submit deleted pages.
  const now = await fingerprints(contentStore().reading({ waitMs: timeoutMs, maxAge: 0 }))
  const changes = changesBetween(journal, now, env().SITE_URL)
  const found = { changes, total: now.size, accepted: 0 }
  return send ? { ...found, ...(await submitChanges(changes, journal, now)) } : found
}

/** Stops at the first refusal, as the next batches would be refused, too. */
async function submitChanges(
  changes: readonly Change[],
  journal: Map<string, string>,
  now: Fingerprints,
): Promise<Pick<Outcome, 'accepted' | 'failure'>> {
  const { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint, SITE_URL: origin } = env()
  if (!key) throw new Error('INDEXNOW_KEY is not set.')
  if (new URL(origin).hostname === 'localhost') throw new Error('SITE_URL is not set.')
  for (let accepted = 0; accepted < changes.length; accepted += batchSize) {
    const urls = changes.slice(accepted, accepted + batchSize).map(({ url }) => url)
    try {
      await submit({ endpoint, key, origin, urls })
    } catch (error) {
      return { accepted, failure: error instanceof Error ? error.message : String(error) }
    }
    for (const url of urls) {
      const print = now.get(url)
      if (print === undefined) journal.delete(url)
      else journal.set(url, print)
    }
    writeJournal(journal)
  }
  return { accepted: changes.length }
}
